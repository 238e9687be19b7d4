/** A draft survives a reload at every game's table, but only for the same question and seat. The test plays the socket. */
import { MANIFESTS } from '@tortuga/games'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import type { BrowserVisit } from './support/browser.ts'
import { matchAtState } from '../workbench/positions/prepared-match.ts'
import { createPreparedTable } from '../workbench/positions/prepared-table.ts'
import type { PreparedTable } from '../workbench/positions/prepared-table.ts'
import { playTable } from './support/fake-table.ts'
import { until } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openSite)

const CASES = (
  await Promise.all(
    MANIFESTS.map(async ({ id, load }) => {
      const [{ draft }, { game, notation }] = await Promise.all([load.journey(), load.rules()])
      if (draft === undefined) return []
      const tableAt = (position: string, viewer: number): PreparedTable =>
        createPreparedTable(matchAtState(game, notation.parseState(position)), { viewer, id: 'played' })
      return [[id, { ...draft, tableAt }] as const]
    }),
  )
).flat()

/** A visitor at a table that is always the one which `table` gives. */
const sit = async (table: () => PreparedTable): Promise<BrowserVisit> => {
  const visitor = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await playTable(visitor.context, text => table().receive(text))
  return visitor
}
const open = async (page: Page): Promise<void> => {
  await page.goto('/t/played')
  await page.locator('main .wood:not(.outline-shelf)').waitFor()
}

describe('a draft survives a reload', () => {
  it.each(CASES)('%s', async (_, { tableAt, position, another, taps, made }) => {
    let table = tableAt(position, 0)
    const { page, context, complaints } = await sit(() => table)
    const come = async (): Promise<number> => {
      await open(page)
      return page.locator(made).count()
    }
    expect(await come()).toBe(0)
    for (const tap of taps) await page.locator(tap).click()
    await until('the draft', async () => (await page.locator(made).count()) > 0)
    const count = await page.locator(made).count()
    expect(await come()).toBe(count)

    table = tableAt(position, 1)
    expect(await come(), 'another seat on this device').toBe(0)
    table = tableAt(position, 0)
    expect(await come()).toBe(count)
    table = tableAt(another, 0)
    expect(await come(), 'another question').toBe(0)
    table = tableAt(position, 0)
    expect(await come(), 'dropped for good').toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
