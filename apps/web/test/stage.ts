/** What a file of browser tests stands on: a browser and a site, started once for all its tests and stopped after them. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startBrowser } from './browser.ts'

/** To be called at the top of a test file; what it gives is there as soon as the tests run. */
export const setStage = <A extends object>(open: () => Promise<A & { readonly stop?: () => Promise<void> }>) => {
  const stage = {} as A & { readonly browser: Browser; readonly stop?: () => Promise<void> }
  beforeAll(async () => {
    Object.assign(stage, await open())
    Object.assign(stage, { browser: await startBrowser() })
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.stop?.()
  })
  return stage
}
