/** `npm run orca` plays one turn of each game by keyboard in Chromium and prints what the screen reader Orca says. An argument selects a game. */
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { GOLDEN_SCENES } from '../games/golden-scenes.ts'
import { useKeyboard } from '../support/keyboard.ts'
import type { Keyboard } from '../support/keyboard.ts'
import { openWorkbench } from '../support/site.ts'
import { framePath } from '../../workbench/frame/frame-address.ts'
import { PLAY } from '../../workbench/frame/play-message.ts'
import { startScreenReader } from './screen-reader.ts'

/** A turn: the position, what others do first, and the buttons that are pressed. */
type SpokenTurn = {
  readonly game: string
  readonly golden: string
  readonly moves: number
  readonly steps: number
  readonly viewer: number
  readonly presses: readonly RegExp[]
}

const turnAfter = (name: string, presses: readonly RegExp[]): SpokenTurn => {
  const scene = GOLDEN_SCENES.find(one => one.name === name)
  if (scene === undefined) throw new Error(`no scene ${name}`)
  return { ...scene, presses }
}

const TURNS: readonly SpokenTurn[] = [
  turnAfter('stolen-captain', [/^Draw from the wreck/]),
  { game: 'rum-runner', golden: 'crown-2', moves: 17, steps: 2, viewer: 0, presses: [/^Raise nothing|^Raise none/] },
  turnAfter('opening', [/^Draw/]),
  { game: 'sea-of-clouds', golden: 'standard-3', moves: 62, steps: 1, viewer: 1, presses: [/^Leave|^Take/] },
]

const reader = await startScreenReader()
const site = await openWorkbench()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  headless: false,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--force-renderer-accessibility', '--window-size=1440,900'],
})

const tell = async (what: string): Promise<void> => {
  console.log(`\n> ${what}`)
  for (const line of await reader.hear()) console.log(`  ${line}`)
}

/** Goes through the page by Tab, aloud, until the last press has been made. */
const playTurn = async (page: Page, keys: Keyboard, { presses }: SpokenTurn): Promise<void> => {
  for (const name of presses) {
    for (let tabs = 0; tabs < 12 && !name.test((await keys.hear()).name); tabs += 1) {
      await page.keyboard.press('Tab')
      await tell('Tab')
    }
    await page.keyboard.press('Enter')
    await tell('Enter')
  }
}

for (const turn of TURNS.filter(({ game }) => game.includes(process.argv[2] ?? ''))) {
  const { game, golden, moves, steps, viewer } = turn
  const context = await browser.newContext({ viewport: null, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(framePath({ game, source: { type: 'golden', name: golden, moves }, viewer, steps, isMoving: true }))
  await page.locator('html[data-ready="yes"]').waitFor()
  await page.waitForLoadState('networkidle')
  const keys = await useKeyboard(page)
  await page.mouse.click(700, 400) // from the address bar into the page
  await page.locator('h1').first().focus()
  console.log(`\n=== ${game}`)
  await tell('the page is opened')
  await page.evaluate(`postMessage(${JSON.stringify(PLAY)}, location.origin)`)
  await tell('others play')
  await playTurn(page, keys, turn)
  await context.close()
  await reader.hear()
}
await browser.close()
await site.stop()
reader.stop()
