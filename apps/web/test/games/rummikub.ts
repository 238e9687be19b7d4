/** Plays at Rummikub's table: prepared deals in a real server's store, tiles found by role and name, and the table as drawn. */
import { at, sha256Hex } from '@tortuga/kit'
import type { Clock, Game, GameTypes } from '@tortuga/kit'
import { beginMatch } from '@tortuga/room'
import type { TableSettings } from '@tortuga/wire'
import { notation, rummikub } from '@tortuga/rummikub/rules'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { en as table } from '../../../../games/rummikub/web/text/en/index.ts'
import { hashToken } from '../../../server/src/identity/tokens.ts'
import type { TestServer } from '../../../server/test/test-server.ts'
import { visit } from '../support/browser.ts'
import type { BrowserVisit } from '../support/browser.ts'
import { until } from '../support/play.ts'

type Prepared = { readonly position: string; readonly names: readonly string[]; readonly clock?: Clock }

/** A match that starts with a prepared position and seated players; returns its path and their cookies. */
const prepare = async ({ store }: TestServer, { position, names, clock = { type: 'none' } }: Prepared) => {
  const id = sha256Hex(`${position} ${names.join()} ${Date.now()}`).slice(0, 16)
  const state = notation.parseState(position)
  const game = { ...rummikub, setup: () => ({ state, events: [] }) } as unknown as Game<GameTypes>
  const settings: TableSettings = { clock, spectators: true, listed: false, takebacks: true }
  const seated = names.map((name, seat) => ({ name, bot: null, contribution: sha256Hex(`bytes ${id} ${seat}`) }))
  const secret = sha256Hex(`secret ${id}`)
  const now = Date.now()
  const beginning = beginMatch(game, { id, options: state.options, settings, seated, secret }, now)
  const tokens = names.map(name => sha256Hex(`token ${id} ${name}`))
  for (const [seat, name] of names.entries()) await store.addGuest(`${id}-${seat}`, name, hashToken(at(tokens, seat)))
  await store.openTable({
    id,
    game: rummikub.id,
    options: state.options,
    settings,
    opener: `${id}-0`,
    occupants: seated.map(() => null),
    secret,
    commitment: String(beginning.header.commitment),
    status: 'waiting',
    created: now,
    touched: now,
    rematchOf: null,
    series: null,
  })
  const occupants = seated.map((occupant, seat) => ({ ...occupant, player: `${id}-${seat}`, ready: true }))
  await store.changeSeats(id, 0, occupants, beginning)
  return { path: `/t/${id}`, cookies: tokens }
}

/** The first seats of a prepared table, each in a separate browser; the others stay away. */
export const sitDown = async (
  browser: Browser,
  url: string,
  server: TestServer,
  prepared: Prepared,
  options: readonly BrowserContextOptions[] = [{}, {}],
  /** Called as each one has come, before the next. */
  hasCome: (page: Page, seat: number) => Promise<void> = () => Promise.resolve(),
): Promise<{ readonly path: string; readonly seats: readonly BrowserVisit[] }> => {
  const { path, cookies } = await prepare(server, prepared)
  const seats: BrowserVisit[] = []
  for (const [seat, option] of options.entries()) {
    const visitor = await visit(browser, url, { reducedMotion: 'reduce', ...option })
    await visitor.context.addCookies([{ name: 'tortuga', value: at(cookies, seat), url }])
    await visitor.page.goto(path)
    await visitor.page.locator('.rummikub').waitFor()
    await hasCome(visitor.page, seat)
    seats.push(visitor)
  }
  return { path, seats }
}

export const rack = (page: Page): Locator => page.getByRole('list', { name: /^Your rack/ })
export const onRack = (page: Page, name: string): Locator => rack(page).getByRole('button', { name, exact: true }).first()
export const set = (page: Page, number: number): Locator => page.getByRole('group', { name: new RegExp(`^Set ${number},`) })
export const inSet = (page: Page, number: number, name: string): Locator =>
  set(page, number).getByRole('button', { name: new RegExp(`^${name}(, .*)?$`) })
export const newSet = (page: Page): Locator => page.getByRole('list', { name: table.table }).getByRole('button', { name: table.newSet })
export const act = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const isPossible = async (button: Locator): Promise<boolean> => (await button.getAttribute('aria-disabled')) !== 'true'

/** The table as it is drawn: faces, `?` for a blank. */
const tableOn = (page: Page): Promise<string> =>
  page.evaluate(
    `[...document.querySelectorAll('.rk-set')].map(set => [...set.querySelectorAll('[data-piece]')].map(tile => tile.dataset.face ?? '?').join(' ')).join(' / ')`,
  )

/** Drags by mouse in small steps from the middle of one element to the middle of another. */
export const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('nothing to drag, or nowhere')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** All messages that a page's socket receives, from its next load on. */
export const listenTo = (page: Page): readonly string[] => {
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** Waits until the page shows this table. */
export const seesTable = (page: Page, wanted: string): Promise<void> =>
  until(`the table ${wanted}`, async () => (await tableOn(page)) === wanted)
