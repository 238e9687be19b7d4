/** How a test sits at RUM's table: by role and name, as a screen reader would find things. */
import type { Locator, Page } from 'playwright-core'
import { en as rum } from '../../../games/rum/web/text/en.ts'
import { en } from '../src/text/en.ts'
import { PATIENCE } from './browser.ts'

const MOST_TURNS = 300

export const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: en.shelf.playWith('RUM') }).click()
  await page.getByRole('heading', { level: 1, name: /RUM/ }).waitFor()
}

export const overWords = (page: Page): Locator => page.getByText(`${en.table.over}.`)

export const isOver = (page: Page): Promise<boolean> => overWords(page).isVisible()

/** Asks again and again, from outside: the page's policy allows no script of ours inside. */
export const until = async (what: string, test: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE
  while (!(await test())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise(resolve => {
      setTimeout(resolve, 40)
    })
  }
}

export const isMyTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith(en.lists.yourTurn)

/** Until something is asked of this seat, or the game is over. */
export const waitForTurn = async (page: Page): Promise<'turn' | 'over'> => {
  await until('my turn, or the end', async () => (await isMyTurn(page)) || (await isOver(page)))
  return (await isOver(page)) ? 'over' : 'turn'
}

/** Presses a button of the table by pointer, tap or key. */
export type Press = (page: Page, button: Locator) => Promise<void>
export const byClick: Press = (_, button) => button.click()
export const byTap: Press = (_, button) => button.tap()
export const byKey: Press = async (page, button) => {
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Whether focus is on this very element. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element
    .and(element.page().locator(':focus'))
    .count()
    .then(count => count === 1)

const ACTS = [rum.play, rum.drawWreck, /^Draw from slot/, /^Give back/] as const

/** Lays out the hint and does what it says. On a phone it is asked for inside the options. */
export const takeHint = async (page: Page, press: Press, isPhone: boolean): Promise<void> => {
  if (isPhone) await press(page, page.getByRole('button', { name: en.table.options }))
  await press(page, page.getByRole('button', { name: en.table.hint, exact: true }))
  await press(page, page.getByRole('button', { name: rum.takeHint }))
  const acts = ACTS.map(name => page.locator('.btn.main').and(page.getByRole('button', { name })))
  const [first, ...rest] = acts
  const act = rest.reduce((one, other) => one.or(other), first ?? page.locator('.btn.main'))
  await press(page, act)
}

/** Plays on by hints, for so many turns or to the end; `between` is called before each turn. */
export const playOn = async (
  page: Page,
  { press = byClick, isPhone = false, turns = MOST_TURNS, between = async (_turn: number): Promise<void> => {} } = {},
): Promise<'turn' | 'over'> => {
  for (let turn = 0; turn < turns; turn += 1) {
    if ((await waitForTurn(page)) === 'over') return 'over'
    await between(turn)
    await takeHint(page, press, isPhone)
    await until('the move to be shown', async () => (await page.locator('.sending .late').count()) === 0)
  }
  return waitForTurn(page)
}
