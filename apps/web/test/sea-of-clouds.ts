/** How tests sit at the table of Sea of Clouds: by taps, by keys alone, over the wire, or at a prepared position. */
import { at, fastRandom, matchFrom, submit } from '@tortuga/kit'
import type { Game, GameTypes, Viewer } from '@tortuga/kit'
import { showEntries, showSetup, update, welcome } from '@tortuga/room'
import type { FromClient, FromServer, Opened, Settings, Stored } from '@tortuga/room'
import { notation, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { SeaTypes, View } from '@tortuga/sea-of-clouds/rules'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { en as words } from '../../../games/sea-of-clouds/web/text/en.ts'
import type { Player } from '../../server/test/player.ts'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { visit } from './browser.ts'
import type { Visit } from './browser.ts'
import { takeKeys } from './keys.ts'
import { until } from './play.ts'

export const TITLE = 'Sea of Clouds'

/** What the table asks of this page now: `decide`, `order` …, or `none`. */
export const askedOf = async (page: Page): Promise<string> => (await page.locator('.soc').getAttribute('data-asked')) ?? 'none'

/** A hand at the table: it presses a button by its name, whichever way it knows. */
export type Hand = { readonly page: Page; readonly press: (name: RegExp | string) => Promise<void> }

const button = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

export const tapping = (page: Page): Hand => ({ page, press: name => button(page, name).first().tap() })
export const clicking = (page: Page): Hand => ({ page, press: name => button(page, name).first().click() })

/** Walks there by Tab, backwards where that is said, and presses Enter. */
export const typing = async (
  page: Page,
): Promise<Hand & { readonly pressBack: Hand['press']; readonly keys: Awaited<ReturnType<typeof takeKeys>> }> => {
  const keys = await takeKeys(page)
  const go = async (name: RegExp | string, way: 'Tab' | 'Shift+Tab'): Promise<void> => {
    await keys.tabTo('button', name, way)
    await keys.press('Enter')
  }
  return { page, keys, press: name => go(name, 'Tab'), pressBack: name => go(name, 'Shift+Tab') }
}

/** The first thing to choose from, by all it says: equal cards may lie on both sides of an exchange. */
const firstOption = async (page: Page, list = '.soc-options'): Promise<string> =>
  (await page.locator(`${list} .soc-option-words`).first().innerText()).replaceAll(/\s+/g, ' ')

const MAIN = /^(Play |Take this|Discard |Resolve |Aim at |Exchange$)/

/** One answer to whatever is asked. Pirates are wanted, so that there is something to choose in a boarding; else every other share is taken. */
export const answer = async (hand: Hand & { readonly pressBack?: Hand['press'] }, turn: number): Promise<string> => {
  const { page, press } = hand
  const choose = hand.pressBack ?? press
  const asked = await askedOf(page)
  if ((await button(page, words.goOn).count()) > 0) {
    await press(words.goOn)
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

/** Until a move is shown. */
export const settled = (page: Page): Promise<void> =>
  until(
    'the move to be shown',
    async () => (await page.locator('.sending .late, .soc .is-flying, .soc [data-state="flying"]').count()) === 0,
  )

/** A guest sits down at a table of three with one bot; gives its path. */
export const openAtPage = async (page: Page, name: string): Promise<string> => {
  await page.goto('/')
  await page.getByRole('button', { name: en.shelf.inviteTo(TITLE), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: later.setup.name }).fill(name)
  await dialog.getByRole('group', { name: later.setup.seats }).getByText('3', { exact: true }).click()
  await dialog.getByRole('group', { name: later.setup.bots }).getByText(later.setup.botCount(1)).click()
  await dialog.getByRole('button', { name: later.setup.open }).click()
  await page.waitForURL(/\/t\//)
  return new URL(page.url()).pathname
}

const SETTINGS: Settings = { clock: { type: 'none' }, spectators: true, listed: false, takebacks: true }
const game = seaOfClouds as unknown as Game<GameTypes>

/** A visitor at a prepared position, whose socket is played by the real rules. `turnDown` answers the next move with a refusal of these rules. */
export const visitPosition = async (
  browser: Browser,
  url: string,
  position: string,
  viewer: Viewer,
  options: BrowserContextOptions = {},
): Promise<Visit & { readonly moves: readonly string[]; readonly turnDown: (refusal: SeaTypes['refusal']) => void }> => {
  const visitor = await visit(browser, url, { reducedMotion: 'reduce', ...options })
  const state = notation.parseState(position)
  const players = ['Ola', 'Jan', 'Ewa', 'Jerzy'].slice(0, state.seats).map(name => ({ name, bot: null }))
  const header = {
    journal: 1,
    match: 'played',
    game: game.id,
    rules: game.rules,
    seats: state.seats,
    options: state.options,
    players,
  } as const
  const whole = { ...header, chance: 'hmac-sha256', commitment: '', contributions: [], secret: null, seed: null } as const
  const rest = { clocks: null, deadline: null, halted: false }
  let opened: Opened = { header: whole, settings: SETTINGS, match: matchFrom(game, state, state.seats), players, ...rest }
  const stored: Stored[] = []
  const moves: string[] = []
  let refusal: SeaTypes['refusal'] | null = null
  const show = (since: number | null, from: number): FromServer => {
    const first = showSetup(game, { state, events: [] }, viewer)
    return update(game, opened, viewer, since, [...(since === null ? [first] : []), ...showEntries(game, stored.slice(from), viewer)], 0)
  }
  const play = (message: FromClient & { readonly type: 'move' }): readonly FromServer[] => {
    const refuse = (why: { readonly type: string }, rules: readonly string[]): FromServer => ({
      type: 'refused',
      id: message.id,
      refusal: why,
      rules,
    })
    if (refusal !== null) {
      const why = refusal
      refusal = null
      return [refuse(why, seaOfClouds.refusalRules[why.type])]
    }
    const asked = { seat: Number(viewer), question: message.question, move: message.move, by: 'player', at: 0, clocks: null } as const
    const made = submit(game, opened.match, asked, fastRandom(stored.length))
    if (!made.ok) return [refuse(made.refusal, made.rules)]
    const from = stored.length
    stored.push(...made.made.map((one, index) => ({ ...one, version: from + 1 + index })))
    opened = { ...opened, match: made.match }
    moves.push(notation.printMove(message.move as SeaTypes['move']))
    return [{ type: 'done', id: message.id, version: opened.match.version }, show(from, from)]
  }
  await visitor.context.routeWebSocket(/\/socket$/, socket => {
    socket.onMessage(text => {
      const message = JSON.parse(String(text)) as FromClient
      const said = message.type === 'hello' ? [welcome(opened, viewer), show(null, 0)] : message.type === 'move' ? play(message) : []
      for (const one of said) socket.send(JSON.stringify(one))
    })
  })
  await visitor.page.goto('/t/played')
  await visitor.page.locator('.soc').waitFor()
  return { ...visitor, moves, turnDown: why => void (refusal = why) }
}

const newest = (player: Player) => player.newest('update')

/** Plays on over the wire until the first captain is asked something in a boarding; null where the match ends before. */
export const toBoarding = async (players: readonly Player[]): Promise<View | null> => {
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
