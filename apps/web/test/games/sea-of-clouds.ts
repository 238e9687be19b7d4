/** Plays Sea of Clouds in tests: by taps, by keyboard only, by messages, or from a prepared position. */
import { at } from '@tortuga/kit'
import type { Game, GameTypes, Viewer } from '@tortuga/kit'
import { notation, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { SeaTypes, View } from '@tortuga/sea-of-clouds/rules'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { en as words } from '../../../../games/sea-of-clouds/web/text/en/index.ts'
import { KIT_TEXTS } from '../../../../packages/ui/src/text/kit-text.ts'
import type { TestClient } from '../../../server/test/test-client.ts'
import { visit } from '../support/browser.ts'
import type { BrowserVisit } from '../support/browser.ts'
import { matchAtState } from '../../workbench/positions/prepared-match.ts'
import { createPreparedTable } from '../../workbench/positions/prepared-table.ts'
import { playTable } from '../support/fake-table.ts'
import { useKeyboard } from '../support/keyboard.ts'
import { until } from '../support/play.ts'
import { en } from '../support/texts.ts'

export const TITLE = 'Sea of Clouds'

/** The question that the table asks now: `decide`, `order` …, or `none`. */
export const askedOf = async (page: Page): Promise<string> => (await page.locator('.soc').getAttribute('data-asked')) ?? 'none'

/** How a player presses a button by its name. */
export type Hand = { readonly page: Page; readonly press: (name: RegExp | string) => Promise<void> }

const button = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

export const tapping = (page: Page): Hand => ({ page, press: name => button(page, name).first().tap() })
export const clicking = (page: Page): Hand => ({ page, press: name => button(page, name).first().click() })

/** Goes there by Tab or Shift+Tab and arrow keys, and presses Enter. */
export const typing = async (
  page: Page,
): Promise<Hand & { readonly pressBack: Hand['press']; readonly keys: Awaited<ReturnType<typeof useKeyboard>> }> => {
  const keys = await useKeyboard(page)
  const go = async (name: RegExp | string, way: 'Tab' | 'Shift+Tab'): Promise<void> => {
    await keys.reach('button', name, way)
    await keys.press('Enter')
  }
  return { page, keys, press: name => go(name, 'Tab'), pressBack: name => go(name, 'Shift+Tab') }
}

/** The first option by its full label, since equal cards may be on both sides of an exchange. */
const firstOption = async (page: Page, list = '.soc .options'): Promise<string> =>
  (await page.locator(`${list} .option-words`).first().innerText()).replaceAll(/\s+/g, ' ')

const MAIN = /^(Play |Take this|Discard |Resolve |Aim at |Exchange$)/

/** Answers any question. It prefers pirates, so that boardings have choices; otherwise it takes every other share. */
export const answer = async (hand: Hand & { readonly pressBack?: Hand['press'] }, turn: number): Promise<string> => {
  const { page, press } = hand
  const choose = hand.pressBack ?? press
  const asked = await askedOf(page)
  if ((await button(page, KIT_TEXTS.en.goOn).count()) > 0) {
    await press(KIT_TEXTS.en.goOn)
    return 'report'
  }
  switch (asked) {
    case 'decide': {
      const hasPirate = (await page.locator('.soc-open [data-back="pirate"]').count()) > 0
      await press(hasPirate || turn % 2 === 0 ? words.take : 'Leave it')
      break
    }
    case 'pick':
      await choose(/^Take card 1 of/)
      await press(MAIN)
      break
    case 'exchange':
      if (turn % 2 === 0) await press('Exchange nothing')
      else {
        await choose(await firstOption(page, '.soc-exchange section:first-of-type'))
        await press(await firstOption(page, '.soc-exchange section:last-of-type'))
        await press(MAIN)
      }
      break
    case 'order':
      await press(MAIN)
      break
    default:
      await choose(await firstOption(page))
      await press(MAIN)
  }
  return asked
}

/** Waits until a move is shown. */
export const settled = (page: Page): Promise<void> =>
  until('the move to be shown', async () => (await page.locator('.sending .late, .soc [data-mark="flying"]').count()) === 0)

/** A guest sits down at a table of three with one bot; returns its path. */
export const openAtPage = async (page: Page, name: string): Promise<string> => {
  await page.goto('/')
  await page.getByRole('button', { name: en.shelf.inviteTo(TITLE), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: en.setup.name }).fill(name)
  await dialog.getByRole('group', { name: en.setup.seats }).getByText('3', { exact: true }).click()
  await dialog.getByRole('group', { name: en.setup.bots }).getByText(en.setup.botCount(1)).click()
  await dialog.getByRole('button', { name: en.setup.open }).click()
  await page.waitForURL(/\/t\//)
  return new URL(page.url()).pathname
}

const game = seaOfClouds as unknown as Game<GameTypes>

/** A visitor at a prepared position, which is played by the real rules. `turnDown` refuses the next move. */
export const visitPosition = async (
  browser: Browser,
  url: string,
  position: string,
  viewer: Viewer,
  options: BrowserContextOptions = {},
): Promise<BrowserVisit & { readonly moves: () => readonly string[]; readonly turnDown: (refusal: SeaTypes['refusal']) => void }> => {
  const visitor = await visit(browser, url, { reducedMotion: 'reduce', ...options })
  const table = createPreparedTable(matchAtState(game, notation.parseState(position)), { viewer, id: 'played' })
  await playTable(visitor.context, table.receive)
  await visitor.page.goto('/t/played')
  await visitor.page.locator('.soc').waitFor()
  return { ...visitor, moves: () => table.moves.map(move => notation.printMove(move as SeaTypes['move'])), turnDown: table.refuseNext }
}

const newest = (player: TestClient) => player.newest('update')

/** Plays by messages until the first captain is asked something in a boarding; null if the match ends before that. */
export const toBoarding = async (players: readonly TestClient[]): Promise<View | null> => {
  for (let turn = 0; turn < 300; turn += 1) {
    await players[0]?.until(
      () => players.some(player => typeof newest(player)?.question === 'number' || newest(player)?.over === true),
      'a question',
    )
    const seat = players.findIndex(player => typeof newest(player)?.question === 'number')
    const player = players[seat]
    if (player === undefined) return null
    const view = newest(player)?.view as View
    const [task] = view.agenda
    if (seat === 0 && view.boarding !== null && task?.type === 'resolve') return view
    const wants = (face: string | null): boolean => seat === 0 && (face === 'gunner' || face === 'recon' || face === 'first-mate')
    const isLeft = task?.type === 'decide' && !at(view.shares, task.space).cards.some(({ face }) => wants(face)) && turn % 3 > 0
    const moves = [...seaOfClouds.moves(view)]
    const done = await player.move(isLeft ? { type: 'leave' } : moves[task?.type === 'decide' ? 0 : moves.length - 1])
    if (done.type !== 'done') throw new Error(`not done: ${JSON.stringify(done)}`)
    await Promise.all(players.map(one => one.reaches(done.version)))
  }
  return null
}
