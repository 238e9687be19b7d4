/** Plays any game on the page, with the journey from the game's own folder. */
import type { Journey } from '@tortuga/games/journey'
import { tableInfoSchema } from '@tortuga/wire'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { isOver, until, waitForTurn } from '../support/play.ts'
import { en } from '../support/texts.ts'

/** Starts a match against bots from the home page. */
export const playFromHome = async (page: Page, title: string, { table }: Journey): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: en.shelf.playWith(title), exact: true }).click()
  await page.locator(table).waitFor()
}

/** Opens a table on the server with bots in all other seats, and sits down. The page offers that only with more than two seats. */
export const playWithServerBots = async (page: Page, game: string, level: string, { table }: Journey): Promise<void> => {
  await page.goto('/')
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const response = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  await post('/api/me', { name: 'Ola' })
  const { id } = v.parse(tableInfoSchema, await post('/api/matches', { game, seats: 2, bots: [{ seat: 1, level }] }))
  await page.goto(`/t/${id}`)
  await page.getByRole('textbox', { name: en.setup.name }).fill('Ola')
  await page.getByRole('button', { name: en.waiting.sit }).click()
  await page.locator(table).waitFor()
}

const hint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: en.table.hint, exact: true }).click()
  await page.locator('.hint-line:visible').first().waitFor()
}

/** The lines of the log beside the table. */
export const LOG_LINES = '.side .log p.line'

const logged = (page: Page): Promise<number> => page.locator(LOG_LINES).count()

/** Makes this many moves, or fewer if the match ends. */
export const playJourney = async (page: Page, journey: Journey, moves: number): Promise<'turn' | 'over'> => {
  for (let made = 0; made < moves; made += 1) {
    if ((await waitForTurn(page)) === 'over') return 'over'
    const before = await logged(page)
    await journey.move({ page, hint: () => hint(page) })
    await until('the move to be logged', async () => (await logged(page)) > before || (await isOver(page)))
  }
  return waitForTurn(page)
}
