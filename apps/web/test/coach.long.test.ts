/** The coach beside a replay, with no server left: what it says of every decision is what the strongest bot says to that seat's own view, and its turning points lead there. */
import { at, canonicalJson, sharesOf, upTo } from '@tortuga/kit'
import { botRandom } from '@tortuga/room'
import { bots } from '@tortuga/rum/bots'
import { rum } from '@tortuga/rum/rules'
import { expect, it } from 'vitest'
import { startServer } from '../../server/test/table.ts'
import { turningsOf } from '../src/coach/coach.ts'
import type { Judged } from '../src/coach/coach.ts'
import { en as coach } from '../src/coach/text/en.ts'
import { en as words } from '../src/replay/text/en.ts'
import { audit, visit } from './browser.ts'
import { untilKept } from './builds.ts'
import { playToEnd } from './onlooker.ts'
import { until } from './play.ts'
import { framesOf, openReplay, reachShown } from './replays.ts'
import type { Frames } from './replays.ts'
import { sharedPage } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(async () => ({ folder: await sharedPage() }))

/** As the page asks: its budget, and the seed of the decision's version. */
const judge = (frames: Frames, seat: number): readonly Judged[] =>
  upTo(frames.length - 1).flatMap((version): readonly Judged[] => {
    const [before, after] = [frames[version], frames[version + 1]]
    if (before === undefined || after?.entry?.type !== 'move' || after.entry.seat !== seat) return []
    const seed = version.toString(16).padStart(8, '0')
    const { move, chance, reason } = bots.captain(rum.view(before.match.state, seat), { random: botRandom(seed), playouts: 400 })
    return [{ version, move, chance, reason, isSame: canonicalJson(move) === canonicalJson(after.entry.move) }]
  })

it('goes through a match with one seat’s knowledge, is stopped and goes on, and needs no line', async () => {
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

  await page.getByRole('button', { name: words.coach }).click()
  const panel = page.getByRole('region', { name: coach.title })
  await until('some to be judged', async () => Number(await panel.getByRole('progressbar').getAttribute('value')) > 1)
  await panel.getByRole('button', { name: coach.stop }).click()
  await panel.getByRole('button', { name: coach.goOn }).waitFor()
  const done = await panel.getByRole('progressbar').getAttribute('value')
  await page.keyboard.press('ArrowRight') // the replay is walked meanwhile
  await reachShown(page, 1, 0)
  expect(await panel.getByRole('progressbar').getAttribute('value')).toBe(done)
  await panel.getByRole('button', { name: coach.goOn }).click()

  const judged = judge(frames, 0)
  const last = frames.at(-1)?.entry
  if (last?.type !== 'end' || last.outcome === null) throw new Error('the match has no end')
  const turnings = turningsOf(judged, at(sharesOf(last.outcome.places), 0))
  await panel.getByText(coach.agreed(judged.filter(({ isSame }) => isSame).length, judged.length)).waitFor({ timeout: 120_000 })
  const percent = (chance: number): number => Math.round(chance * 100)
  expect(await panel.getByRole('list', { name: coach.turnings }).getByRole('button').allInnerTexts()).toEqual(
    turnings.map(({ version, before, after }) => coach.turning(version, percent(before), percent(after))),
  )
  expect(await panel.getByRole('img').getAttribute('aria-label')).toBe(
    coach.curve(percent(judged[0]?.chance ?? 0), percent(judged.at(-1)?.chance ?? 0)),
  )
  expect(await audit(page)).toEqual([])

  for (const { version, before, isSame } of turnings.slice(0, 2)) {
    await panel
      .getByRole('list')
      .getByRole('button')
      .nth(turnings.findIndex(one => one.version === version))
      .click()
    await reachShown(page, version, 0)
    await panel.getByText(coach.here(percent(before))).waitFor()
    await panel.getByText(isSame ? coach.same : coach.other).waitFor()
    await page.waitForURL(url => url.searchParams.get('v') === String(version))
  }
  expect(turnings.length).toBeGreaterThan(0)
  await panel.getByRole('button', { name: coach.close }).click()
  expect(await panel.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
