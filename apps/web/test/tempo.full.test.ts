/** The tempo of a table: log lines, points and prompts appear with their beat, never before it; moves of bots can be followed, skipped ahead, or shown at once. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import { until, untilStaged } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openSite)

/** What a viewer sees at one moment. */
type Moment = {
  readonly beat: string
  readonly phase: string
  readonly lines: number
  readonly last: string
  readonly points: string
  readonly acts: string
}

/** Records every change of what the viewer sees. */
const RECORD = `
  globalThis.moments = []
  const look = () => {
    const text = selector => [...document.querySelectorAll(selector)].map(one => one.textContent).join(' | ')
    const now = {
      beat: document.querySelector('.game-table')?.dataset.beat ?? '',
      phase: document.querySelector('.game-table')?.dataset.phase ?? '',
      lines: document.querySelectorAll('.side .log .line').length,
      last: document.querySelector('.side .log p:last-child')?.textContent ?? '',
      points: text('.game-table .rum-score .vh'),
      acts: text('.table-acts .btn'),
    }
    const last = globalThis.moments.at(-1)
    if (JSON.stringify(last) !== JSON.stringify(now)) globalThis.moments.push(now)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  look()`

const moments = async (page: Page): Promise<readonly Moment[]> => (await page.evaluate('globalThis.moments')) as readonly Moment[]
const isOpen = ({ acts }: Moment): boolean => !acts.includes('Skip')

const startRum = async (tempo: 'natural' | 'slow' | 'instant') => {
  const visitor = await visit(stage.browser, stage.url, { tempo })
  const { page } = visitor
  await page.goto('/play/rum')
  await page.getByRole('button', { name: 'Draw from the wreck' }).waitFor()
  await untilStaged(page)
  await page.evaluate(RECORD)
  return visitor
}
const draw = (page: Page): Promise<void> => page.getByRole('button', { name: 'Draw from the wreck' }).click()
const untilAsked = (page: Page): Promise<void> => page.locator('.side .log .now', { hasText: 'Your turn.' }).waitFor()

it('log lines and points appear with their beat, and the prompt after the last one', async () => {
  const { page, complaints, context } = await startRum('natural')
  for (let turn = 0; turn < 3; turn += 1) {
    const { length } = await moments(page)
    await draw(page)
    await until('the moves of the others to be played', async () => {
      const since = (await moments(page)).slice(length)
      return since.some(one => !isOpen(one)) && since.at(-1)?.last === 'Your turn.'
    })
  }
  const seen = await moments(page)
  for (const [index, now] of seen.entries()) {
    const before = seen[index - 1]
    if (before === undefined) continue
    // Nothing is told while an actor is marked or pieces travel: a line appears when its beat settles, or when the next beat begins.
    if (now.lines > before.lines) expect([index, now.phase === 'settle' || now.beat !== before.beat]).toEqual([index, true])
    // A busy browser may draw two changes of the stage at once; `beats.gate.test.ts` looks at each of them while its clock stands still.
    if (now.points !== before.points) expect([index, now.phase === 'enter' && now.beat === before.beat]).toEqual([index, false])
    if (isOpen(now)) expect(seen.slice(index).find(({ lines }) => lines !== now.lines)?.phase ?? 'settle').toBe('settle')
  }
  const firstOpen = seen.findIndex((now, index) => index > 0 && isOpen(now) && !isOpen(seen[index - 1] ?? now))
  expect(seen[firstOpen]?.last).toBe('Your turn.')
  expect(complaints).toEqual([])
  await context.close()
})

it('Escape, a press on the table and the button skip ahead, and do nothing else', async () => {
  const { page, complaints, context } = await startRum('slow')
  const skips = [
    () => page.keyboard.press('Escape'),
    () => page.locator('.table-board').click({ position: { x: 5, y: 5 } }),
    () => page.getByRole('button', { name: 'Skip to your turn' }).click(),
  ]
  for (const skip of skips) {
    await draw(page)
    await page.getByRole('button', { name: 'Skip to your turn' }).waitFor()
    await skip()
    await untilAsked(page)
  }
  const cards = await page.locator('.rum-shelf [data-place^="card-"]').count()
  expect(cards).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

it('at instant tempo everything is there at once', async () => {
  const { page, complaints, context } = await startRum('instant')
  await draw(page)
  await untilAsked(page)
  const seen = await moments(page)
  expect(seen.every(isOpen)).toBe(true)
  expect(await page.locator('.flight').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
