/** Starts a browser and a site once for all tests of a file, and stops them afterwards. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startBrowser } from './browser.ts'

/** Call it at the top of a test file; its result is filled in when the tests run. */
export const useSite = <A extends object>(
  open: () => Promise<A & { readonly stop?: () => Promise<void> }>,
  start: () => Promise<Browser> = startBrowser,
) => {
  const stage = {} as A & { readonly browser: Browser; readonly stop?: () => Promise<void> }
  beforeAll(async () => {
    Object.assign(stage, await open())
    Object.assign(stage, { browser: await start() })
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.stop?.()
  })
  return stage
}
