/** Nothing on the page jumps while a table opens and its first moves are played, in all games, on a desk and on a phone. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import type { GoldenScene } from './games/golden-scenes.ts'
import { openWorkbench } from './support/site.ts'
import { goOn, openScene, passTime, phaseOf, playScene } from './support/stage-clock.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openWorkbench)

/** The first moves of a golden game. */
const opening = (game: string, golden: string, steps: number, viewer = 0): GoldenScene => ({
  name: 'opening',
  game,
  golden,
  moves: 0,
  steps,
  viewer,
})

const OPENINGS = [
  opening('rum', 'en-3', 4),
  opening('rum-runner', 'crown-2', 6),
  opening('rummikub', 'mso-2', 3, 1), // not as the player who lays tiles: a draft takes them from the rack before
  opening('sea-of-clouds', 'standard-3', 8),
]
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** A larger shift is seen as a jump. */
const MOST = 0.02

const WATCH = `
  globalThis.jumps = []
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput && value >= ${MOST})
        globalThis.jumps.push([value.toFixed(3), document.querySelector('.game-table')?.dataset.beat, ...sources.map(({ node }) => node?.className ?? '')].join(' '))
  }).observe({ type: 'layout-shift', buffered: true })`

const STEP = 150
const MAX_STEPS = 300

const playToRest = async (page: Page): Promise<void> => {
  for (let step = 0; step < MAX_STEPS && (await phaseOf(page)) !== 'rest'; step += 1) {
    if ((await phaseOf(page)) === 'hold') await goOn(page)
    await passTime(page, STEP)
  }
  expect(await phaseOf(page)).toBe('rest')
}

it.each(OPENINGS.flatMap(scene => SIZES.map(size => ({ ...scene, size, width: size.width }))))(
  '$game at $width',
  async ({ size, ...scene }) => {
    const { page, context } = await visit(stage.browser, stage.url, { deviceScaleFactor: 1 })
    await page.addInitScript(WATCH)
    await openScene(page, scene, { size })
    await playToRest(page)
    await playScene(page)
    await playToRest(page)
    expect(await page.evaluate('globalThis.jumps')).toEqual([])
    await context.close()
  },
)
