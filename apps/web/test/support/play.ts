/** Plays at RUM's table by role and name, as a screen reader would find things. */
import type { Locator, Page } from 'playwright-core'
import { TIMEOUT } from './browser.ts'
import { en, RUM_TEXTS } from './texts.ts'

const rum = RUM_TEXTS.en

const MAX_TURNS = 300

export const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: en.shelf.playWith('RUM') }).click()
  await page.getByRole('heading', { level: 1, name: /RUM/ }).waitFor()
}

export const overWords = (page: Page): Locator => page.getByText(`${en.table.over}.`)

export const isOver = (page: Page): Promise<boolean> => overWords(page).isVisible()

/** Polls from outside, since the page's policy forbids foreign scripts inside. */
export const until = async (what: string, test: () => Promise<boolean>, timeout = TIMEOUT): Promise<void> => {
  const end = Date.now() + timeout
  while (!(await test())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise(resolve => {
      setTimeout(resolve, 40)
    })
  }
}

/** Waits for the stage director, which is loaded after the table, and until it has shown everything. */
export const untilStaged = (page: Page): Promise<void> =>
  page.locator('.game-table[data-stage="live"][data-phase="rest"]').waitFor({ state: 'attached' })

export const isMyTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith(en.lists.yourTurn)

/** Waits for this seat's turn or the end of the game. */
export const waitForTurn = async (page: Page): Promise<'turn' | 'over'> => {
  await until('my turn, or the end', async () => (await isMyTurn(page)) || (await isOver(page)))
  return (await isOver(page)) ? 'over' : 'turn'
}

/** Presses a button by mouse, tap or keyboard. */
export type Press = (page: Page, button: Locator) => Promise<void>
export const byClick: Press = (_, button) => button.click()
export const byTap: Press = (_, button) => button.tap()
export const byKey: Press = async (page, button) => {
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Whether this element has focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element
    .and(element.page().locator(':focus'))
    .count()
    .then(count => count === 1)

const ACTS = [rum.play, rum.drawWreck, rum.drawSlot, /^Return \d/] as const

/** Asks for a hint and follows it. */
export const takeHint = async (page: Page, press: Press): Promise<void> => {
  await press(page, page.getByRole('button', { name: en.table.hint, exact: true }))
  await press(page, page.getByRole('button', { name: rum.takeHint }))
  const acts = ACTS.map(name => page.locator('.btn.main').and(page.getByRole('button', { name })))
  const [first, ...rest] = acts
  const act = rest.reduce((one, other) => one.or(other), first ?? page.locator('.btn.main'))
  await press(page, act)
}

/** Plays by hints for this number of turns or to the end; `between` is called before each turn. */
export const playOn = async (
  page: Page,
  { press = byClick, turns = MAX_TURNS, between = async (_turn: number): Promise<void> => {} } = {},
): Promise<'turn' | 'over'> => {
  for (let turn = 0; turn < turns; turn += 1) {
    if ((await waitForTurn(page)) === 'over') return 'over'
    await between(turn)
    await takeHint(page, press)
    await until('the move to be shown', async () => (await page.locator('.sending .late').count()) === 0)
  }
  return waitForTurn(page)
}
