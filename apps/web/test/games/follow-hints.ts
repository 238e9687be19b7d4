/** Plays any game on the page to its end by clicking what the hints say. */
import type { Locator, Page } from 'playwright-core'
import { isMyTurn, isOver, until } from '../support/play.ts'
import { en } from '../support/texts.ts'

/** A click that comes too late is left out: the page has moved on, and the next turn of the loop looks again. */
const tryClick = (target: Locator): Promise<unknown> => target.click({ timeout: 500 }).catch(() => {})

/** Asks for a hint, sets the hinted move up and submits it. Where a move needs no set-up, the hint plays it or marks its button. */
const followHint = async (page: Page): Promise<void> => {
  await tryClick(page.getByRole('button', { name: en.table.hint, exact: true }))
  const line = page.locator('.hint-line:visible').first()
  await line.waitFor({ timeout: 5000 }).catch(() => {})
  const setUp = line.locator('.btn')
  if ((await setUp.count()) > 0) await tryClick(setUp)
  await tryClick(page.locator('.table [data-mark="hinted"] .btn:visible, .table .btn.main:visible:not([aria-disabled="true"])').last())
}

/** A whole match on a busy machine. */
const MATCH_TIMEOUT = 240_000

/** Plays until the match is over. */
export const playToEnd = (page: Page): Promise<void> =>
  until(
    'the end of the match',
    async () => {
      if (await isOver(page)) return true
      if (await isMyTurn(page)) await followHint(page)
      return false
    },
    MATCH_TIMEOUT,
  )
