/** Nothing is told before its beat, in any game: the log, the reader's announcements, totals and prompts of a whole scene are compared with the beats that the game plans for it. */
import { MANIFESTS } from '@tortuga/games'
import { at, namesFor } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { planBeats } from '@tortuga/ui/stage'
import type { Beat } from '@tortuga/ui/stage'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { matchInGolden, playersAt } from '../workbench/positions/prepared-match.ts'
import { visit } from './support/browser.ts'
import { readCatalogueFiles } from './games/game-files.ts'
import { GOLDEN_SCENES } from './games/golden-scenes.ts'
import type { GoldenScene } from './games/golden-scenes.ts'
import { openWorkbench } from './support/site.ts'
import { goOn, openScene, passTime, phaseOf, playScene } from './support/stage-clock.ts'
import { en } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openWorkbench)

/** What a viewer sees at one moment. */
type Moment = {
  readonly beat: string
  readonly phase: string
  readonly title: string
  /** The log without the line that says whose turn it is. */
  readonly lines: readonly string[]
  /** Everything else on the page that can be read or heard. */
  readonly others: string
  readonly totals: string
  readonly acts: string
}

/** Points, coins, strength and cards beside the names of the players, and the words at piles. */
const TOTALS = [
  '.rum-score .vh, .rum-seat .table-seat-facts > span:not(.rum-score), .rum-wreck .pile-caption',
  '.rr-score, .rr-supply, .rr-held, .rr-piles .pile-caption',
  '.soc-points, .soc-purse, .soc-strength, .soc-bay-head, .soc-counts, .soc-deck .pile-caption > :first-child',
  '.rk-seat-count, .rk-seat .table-seat-facts [role=img], .rk-bank',
].join(', ')

const RECORD = `
  globalThis.moments = []
  const read = (selector, say = one => one.textContent) => [...document.querySelectorAll(selector)].map(say)
  const look = () => {
    const table = document.querySelector('.game-table')
    const now = {
      beat: table?.dataset.beat ?? '',
      phase: table?.dataset.phase ?? '',
      title: document.title,
      lines: read('.side .log .line'),
      others: [...read('.game-table'), ...read('[role=status], [aria-live]:not(.log)')].join(' | '),
      totals: read('${TOTALS}', one => one.ariaLabel ?? one.textContent).join(' | '),
      acts: read('.table-acts .btn').join(' | '),
    }
    if (JSON.stringify(globalThis.moments.at(-1)) !== JSON.stringify(now)) globalThis.moments.push(now)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  look()`

/** Milliseconds of the page's clock between two looks, and the longest scene. */
const STEP = 60
const MAX_STEPS = 600

/** Plays the scene to its end. Where the table waits for the viewer, the viewer goes on. */
const watchScene = async (page: Page, scene: GoldenScene): Promise<readonly Moment[]> => {
  await openScene(page, scene)
  await page.evaluate(RECORD)
  await playScene(page)
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const phase = await phaseOf(page)
    if (phase === 'rest') break
    if (phase === 'hold') await goOn(page)
    await passTime(page, STEP)
  }
  expect(await phaseOf(page)).toBe('rest')
  return (await page.evaluate('globalThis.moments')) as readonly Moment[]
}

type Told = { readonly id: string; readonly lines: readonly string[] }

/** The beats of a scene with the lines that the log tells in each. */
const planScene = async ({ game: id, golden: name, moves, steps, viewer }: GoldenScene): Promise<readonly Told[]> => {
  const manifest = MANIFESTS.find(one => one.id === id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  const [files, web] = await Promise.all([readCatalogueFiles(manifest), manifest.load.web()])
  const [golden, staging] = await Promise.all([files.golden(name), web.loadStaging?.()])
  if (golden === null || staging === undefined) throw new Error(`no staging or no golden game ${name} of ${id}`)
  await web.loadTexts?.('en')
  const { game } = files
  const nameOf = namesFor(seat => at(playersAt(golden.seats), seat).name, viewer)
  const beats: Beat<GameTypes>[] = []
  let { view } = { view: game.view(matchInGolden(game, golden, moves).match.state, viewer) }
  for (const { version, events } of golden.entries.slice(moves, moves + steps)) {
    const seen = events.flatMap(event => game.viewEvent(event, viewer) ?? [])
    beats.push(...planBeats(staging, { version, events: seen }, view, viewer))
    view = beats.at(-1)?.view ?? view
  }
  return beats.map(beat => ({ id: beat.id, lines: beat.events.flatMap(({ event }) => web.sayEvent(event, nameOf, 'en') ?? []) }))
}

const isTold = ({ phase }: Moment): boolean => phase === 'settle' || phase === 'hold'

const NAMES = ['raid', 'raid-stopped', 'boarding', 'opening', 'stolen-captain', 'ending']

it.each(GOLDEN_SCENES.filter(({ name }) => NAMES.includes(name)))('$game, $name: nothing precedes its beat', async scene => {
  const { page, complaints, context } = await visit(stage.browser, stage.url)
  const [seen, beats] = [await watchScene(page, scene), await planScene(scene)]
  const start = at(seen, 0)
  const newLines = ({ lines }: Moment): readonly string[] => lines.slice(start.lines.length)
  const linesUntil = (count: number): readonly string[] => beats.slice(0, count).flatMap(({ lines }) => lines)
  expect(beats.map(({ id }) => id)).toEqual([...new Set(seen.map(({ beat }) => beat).filter(beat => beat !== ''))])
  for (const [index, now] of seen.entries()) {
    const place = beats.findIndex(({ id }) => id === now.beat)
    if (place < 0) continue
    const where = `${index}: ${now.beat} ${now.phase}`
    const isLast = place === beats.length - 1 && now.phase === 'settle'
    expect([where, newLines(now)]).toEqual([where, linesUntil(isTold(now) ? place + 1 : place)])
    for (const line of linesUntil(beats.length).slice(linesUntil(place + 1).length))
      if (!linesUntil(place + 1).includes(line) && !start.others.includes(line))
        expect([where, now.others]).not.toEqual([where, expect.stringContaining(line)])
    const before = seen[index - 1]
    const isSameBeat = before?.beat === now.beat
    // A beat without an introduction may begin in the same frame in which the last one is told.
    if (now.phase === 'enter' || (now.phase === 'act' && isSameBeat)) expect([where, now.totals]).toEqual([where, before?.totals])
    if (!isLast)
      expect([where, now.title.startsWith(en.lists.yourTurn), now.acts]).toEqual([
        where,
        false,
        expect.stringMatching(/^(Skip|Go on|Continue)[^|]*$|^$/),
      ])
  }
  expect(newLines(at(seen, seen.length - 1))).toEqual(linesUntil(beats.length))
  expect(complaints).toEqual([])
  await context.close()
})

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(`
    Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} })
    document.dispatchEvent(new Event('visibilitychange'))`)

it.each(GOLDEN_SCENES.filter(({ name }) => name === 'raid' || name === 'boarding'))(
  '$game, $name: a summary waits in a hidden tab until somebody has seen it',
  async scene => {
    const { page, complaints, context } = await visit(stage.browser, stage.url)
    await openScene(page, scene)
    await setHidden(page, true)
    await playScene(page)
    await passTime(page, 60_000)
    expect(await phaseOf(page)).toBe('hold')
    await setHidden(page, false)
    await passTime(page, STEP)
    expect(await phaseOf(page)).toBe('hold')
    await goOn(page)
    for (let step = 0; step < MAX_STEPS && (await phaseOf(page)) !== 'rest'; step += 1) {
      await passTime(page, STEP)
      if ((await phaseOf(page)) === 'hold') await goOn(page)
    }
    expect(await phaseOf(page)).toBe('rest')
    expect(complaints).toEqual([])
    await context.close()
  },
)
