/** The deal at the start of a match: shown once in every game, skippable, and absent with reduced motion, at instant tempo and in the middle of a match. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { MANIFESTS } from '@tortuga/games'
import { describe, expect, it } from 'vitest'
import { visit, type BrowserVisit } from './support/browser.ts'
import { untilStaged } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openSite)

/** Records every beat of the table, how many pieces have flown, and the first version it shows; skips the deal if it is asked to. */
const record = (skips: boolean): string => `
  globalThis.beats = []
  globalThis.flown = 0
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.matches('.flight, .glide-copy')) globalThis.flown += 1
    const table = document.querySelector('.game-table')
    if (table === null) return
    globalThis.first ??= table.closest('.table').dataset.version
    const now = (table.dataset.beat ?? '') + ' ' + table.dataset.phase
    if (globalThis.beats.at(-1) === now) return
    globalThis.beats.push(now)
    if (${skips} && now === 'deal act') table.querySelector('.table-acts .btn').click()
  }).observe(document, { subtree: true, childList: true, attributes: true })`

type Recorded = { readonly beats: readonly string[]; readonly flown: number; readonly first: string }
const recorded = (page: Page): Promise<Recorded> => page.evaluate('({ beats, flown, first })')

type Options = BrowserContextOptions & { readonly tempo: 'natural' | 'instant' }

const open = async (game: string, options: Options, skips = false): Promise<BrowserVisit> => {
  const visitor = await visit(stage.browser, stage.url, options)
  await visitor.page.addInitScript(record(skips))
  await visitor.page.goto(`/play/${game}`)
  await untilStaged(visitor.page)
  return visitor
}

/** A match that the page has seen before anybody moved: a bot may be faster than the page. */
const openDealt = async (game: string, skips = false): Promise<BrowserVisit & { readonly seen: Recorded }> => {
  const visitor = await open(game, { tempo: 'natural' }, skips)
  const seen = await recorded(visitor.page)
  if (seen.first === '0') return { ...visitor, seen }
  await visitor.context.close()
  return openDealt(game, skips)
}

describe.each(MANIFESTS.map(({ id }) => id))('%s', game => {
  it('deals when a match begins', async () => {
    const { seen, complaints, context } = await openDealt(game)
    expect(seen.beats.slice(0, 3)).toEqual(['deal enter', 'deal act', 'deal settle'])
    expect(seen.flown).toBeGreaterThan(2)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('does not deal with reduced motion or at instant tempo', async () => {
    for (const options of [{ tempo: 'natural', reducedMotion: 'reduce' }, { tempo: 'instant' }] as const) {
      const { page, context } = await open(game, options)
      expect((await recorded(page)).beats).not.toContain('deal act')
      await context.close()
    }
  })
})

it('the deal can be skipped, and is not shown again in the middle of a match', async () => {
  const { seen, page, complaints, context } = await openDealt('rum', true)
  expect(seen.beats).toContain('deal act')
  expect(seen.beats).not.toContain('deal settle')
  await page.getByRole('button', { name: 'Draw from the wreck' }).click()
  await page.locator('.table:not([data-version="0"])').waitFor()
  await page.reload()
  await untilStaged(page)
  expect((await recorded(page)).beats).not.toContain('deal act')
  expect(complaints).toEqual([])
  await context.close()
})
