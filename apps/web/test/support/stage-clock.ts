/** Plays a scene of the workbench step by step: the page's clock stands still unless a test moves it, so what is seen does not depend on the machine. */
import type { Page } from 'playwright-core'
import { PLAY } from '../../workbench/frame/play-message.ts'
import { scenePath } from '../games/golden-scenes.ts'
import type { GoldenScene } from '../games/golden-scenes.ts'
import { untilStaged } from './play.ts'
import { openFrame } from './workbench-frames.ts'
import type { LinkedFrame } from './workbench-frames.ts'

/** Waits until React has drawn what the last timers changed, and gives the event loop a few more turns for what follows from it. */
const DRAW = `(async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
})()`

/** Animations of the browser do not follow the page's clock: they are held, and moved by hand. */
const ANIMATE = (ms: number): string => `
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished' || animation.playState === 'idle') continue
    animation.pause()
    const end = Number(animation.effect.getComputedTiming().endTime)
    const time = Number(animation.currentTime ?? 0) + ${ms}
    if (time >= end) animation.finish()
    else animation.currentTime = time
  }`

/** Moves the page's clock and its animations. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms)
  await page.evaluate(ANIMATE(ms))
  await page.evaluate(DRAW)
}

/** Opens the table before the scene, stops the clock, and sends the table the moves of the scene. */
export const openScene = async (page: Page, scene: GoldenScene, look: Partial<Pick<LinkedFrame, 'size' | 'path'>> = {}): Promise<void> => {
  await page.clock.install()
  await openFrame(page, { name: scene.name, path: scenePath(scene), size: { width: 1440, height: 900 }, ...look })
  await untilStaged(page)
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 2000)
  await passTime(page, 0)
}

/** The phase of the beat that is being told; `rest` if everything is told, `hold` if the viewer has to go on. */
export const phaseOf = async (page: Page): Promise<string> => (await page.locator('.game-table').getAttribute('data-phase')) ?? ''

/** Presses the button that goes on where the table waits for the viewer. */
export const goOn = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click()

/** The longest time for which a move waits until the pieces of the move before it have rested. */
const MAX_REST = 2000
const REST_STEP = 50

/** Begins the scene: its first beat follows when the pieces of the deal or of the move before have rested. */
export const playScene = async (page: Page): Promise<void> => {
  await page.evaluate(`postMessage(${JSON.stringify(PLAY)}, location.origin)`)
  for (let passed = 0; (await phaseOf(page)) === 'rest'; passed += REST_STEP) {
    if (passed > MAX_REST) throw new Error('the scene does not begin')
    await passTime(page, REST_STEP)
  }
}
