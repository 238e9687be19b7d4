/** The coach of a replay without a server: its judgement of every decision equals that of the strongest bot for the same view, and turning points lead to their positions. */
import { at, canonicalJson, winShares, range } from '@tortuga/kit'
import { botRandom } from '@tortuga/room'
import { bots } from '@tortuga/rum/bots'
import { rum } from '@tortuga/rum/rules'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startServer } from '../../server/test/test-server.ts'
import { findTurningPoints } from '../src/coach/analysis.ts'
import type { JudgedDecision } from '../src/coach/analysis.ts'
import { audit, visit } from './support/browser.ts'
import { untilKept } from './builds/stored-build.ts'
import { playToEnd } from './games/rum-spectator.ts'
import { TEST_PLAYOUTS } from './support/playouts.ts'
import { framesOf, openReplay, reachShown } from './replay-site.ts'
import type { Frames } from './replay-site.ts'
import { sharedPage } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(async () => ({ folder: await sharedPage() }))

/** With the page's number of playouts and the seed of the decision's version. */
const judge = (frames: Frames, seat: number): readonly JudgedDecision[] =>
  range(frames.length - 1).flatMap((version): readonly JudgedDecision[] => {
    const [before, after] = [frames[version], frames[version + 1]]
    if (before === undefined || after?.entry?.type !== 'move' || after.entry.seat !== seat) return []
    const seed = version.toString(16).padStart(8, '0')
    const { move, chance, reason } = bots.captain(rum.view(before.match.state, seat), { random: botRandom(seed), playouts: TEST_PLAYOUTS })
    return [{ version, move, chance, reason, isSame: canonicalJson(move) === canonicalJson(after.entry.move) }]
  })

/** Presses *Stop* in the page itself: before a press from outside arrives, all decisions may be judged. */
const stopWhenSomeAreJudged = (page: Page): Promise<unknown> =>
  page.evaluate(`new MutationObserver((_, observer) => {
    if (!(document.querySelector('.review progress')?.value > 1)) return
    observer.disconnect()
    for (const button of document.querySelectorAll('.review button')) if (button.textContent === ${JSON.stringify(en.coach.stop)}) button.click()
  }).observe(document.body, { subtree: true, childList: true, attributes: true }) ?? null`)

it('analyses a match with one seat’s knowledge, can be stopped and continued, and works offline', async () => {
  const server = await startServer('memory', { webFolder: stage.folder })
  const { id, players } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
  await playToEnd(players, async () => {})
  const { text } = await server.api('GET', `/api/matches/${id}/journal`)
  const frames = framesOf(text)
  const { page, complaints, context } = await visit(stage.browser, server.origin(), { reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await page.goto('/')
  await untilKept(page)
  await openReplay(page, id, 0, 0)
  await server.stop()

  await stopWhenSomeAreJudged(page)
  await page.getByRole('button', { name: en.replay.coach }).click()
  const panel = page.getByRole('region', { name: en.coach.title })
  await panel.getByRole('button', { name: en.coach.goOn }).waitFor()
  const done = await panel.getByRole('progressbar').getAttribute('value')
  await page.keyboard.press('ArrowRight') // the replay is walked meanwhile
  await reachShown(page, 1, 0)
  expect(await panel.getByRole('progressbar').getAttribute('value')).toBe(done)
  await panel.getByRole('button', { name: en.coach.goOn }).click()

  const judged = judge(frames, 0)
  const last = frames.at(-1)?.entry
  if (last?.type !== 'end' || last.outcome === null) throw new Error('the match has no end')
  const turnings = findTurningPoints(judged, at(winShares(last.outcome.places), 0))
  await panel.getByText(en.coach.agreed(judged.filter(({ isSame }) => isSame).length, judged.length)).waitFor({ timeout: 120_000 })
  const percent = (chance: number): number => Math.round(chance * 100)
  expect(await panel.getByRole('list', { name: en.coach.turnings }).getByRole('button').allInnerTexts()).toEqual(
    turnings.map(({ version, before, after }) => en.coach.turning(version, percent(before), percent(after))),
  )
  expect(await panel.getByRole('img').getAttribute('aria-label')).toBe(
    en.coach.curve(percent(judged[0]?.chance ?? 0), percent(judged.at(-1)?.chance ?? 0)),
  )
  expect(await audit(page)).toEqual([])

  for (const { version, before, isSame } of turnings.slice(0, 2)) {
    await panel
      .getByRole('list')
      .getByRole('button')
      .nth(turnings.findIndex(one => one.version === version))
      .click()
    await reachShown(page, version, 0)
    await panel.getByText(en.coach.here(percent(before))).waitFor()
    await panel.getByText(isSame ? en.coach.same : en.coach.other).waitFor()
    await page.waitForURL(url => url.searchParams.get('v') === String(version))
  }
  expect(turnings.length).toBeGreaterThan(0)
  await panel.getByRole('button', { name: en.coach.close }).click()
  expect(await panel.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
