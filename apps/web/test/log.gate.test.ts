/** The log of a long match: the page gets its end, and loads the rest when the reader scrolls up or presses a button. */
import type { Entry } from '@tortuga/kit'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import { openTableSite } from './support/site.ts'
import { en } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openTableSite)
const LENGTH = 1000

/** A match that has begun, with 1000 votes in its journal; the cookie of a player. */
const openLongMatch = async () => {
  const { server } = stage
  const { id, guests, players } = await server.seatAll({ game: 'rum', seats: 2 }, ['Ola', 'Jan'])
  for (const player of players) player.close()
  const stored = await server.store.readMatch(id)
  if (stored === null) throw new Error('the match has not begun')
  const { match, clocks, deadline } = stored
  const vote = (index: number): Entry => ({ type: 'vote', at: index, seat: index % 2, agree: index % 2 === 0 })
  const applied = Array.from({ length: LENGTH }, (_, index) => ({ entry: vote(index), events: [], state: match.state }))
  const next = { ...match, version: LENGTH }
  await server.store.append({ id, expected: 0, key: null, applied, next, players: stored.players, owner: null, clocks, deadline })
  return { id, cookie: guests[0]?.cookie ?? '' }
}

const enter = async (options = {}) => {
  const { id, cookie } = await openLongMatch()
  const visitor = await visit(stage.browser, stage.url, { reducedMotion: 'reduce', ...options })
  const [name = '', value = ''] = cookie.split('=')
  await visitor.context.addCookies([{ name, value, url: stage.url }])
  await visitor.page.goto(`/t/${id}`)
  await visitor.page.locator('.rum').waitFor()
  return visitor
}

const VOTES = new RegExp(`${en.table.entry.yes('Jan').replace('Jan', '.*')}|${en.table.entry.no('Jan').replace('Jan', '.*')}`)
const votesIn = (log: Locator): Promise<number> => log.locator('p').filter({ hasText: VOTES }).count()
const earlierIn = (log: Locator): Locator => log.getByRole('button', { name: en.table.earlier })
const logOf = (page: Page): Locator => page.getByRole('log', { name: en.table.log })

it('loads earlier entries by keyboard, up to the beginning, and keeps the focus in the log', async () => {
  const { page, complaints, context } = await enter()
  const log = logOf(page)
  await expect.poll(() => votesIn(log)).toBe(500)
  expect(await audit(page)).toEqual([])
  const keys = await useKeyboard(page)
  await keys.tabTo('button', en.table.earlier)
  await keys.press('Enter')
  await expect.poll(() => votesIn(log)).toBe(700)
  await keys.press('Enter')
  await expect.poll(() => votesIn(log)).toBe(900)
  await keys.press('Enter')
  await expect.poll(() => votesIn(log)).toBe(LENGTH)
  await log.getByText(en.table.entry.began).waitFor({ state: 'attached' })
  expect(await earlierIn(log).count()).toBe(0)
  expect(await log.evaluate(element => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

it('loads a page when the reader scrolls to the top, and the lines stay where they are', async () => {
  const { page, complaints, context } = await enter()
  const log = logOf(page)
  await expect.poll(() => votesIn(log)).toBe(500)
  const fromBottom = (): Promise<number> => log.evaluate(element => element.scrollHeight - element.scrollTop)
  await log.evaluate(element => (element.scrollTop = 0))
  const before = await fromBottom()
  await expect.poll(() => votesIn(log)).toBe(700)
  expect(Math.abs((await fromBottom()) - before)).toBeLessThan(2)
  expect(complaints).toEqual([])
  await context.close()
})

it('has the button in the sheet on a phone, and not in the hidden log', async () => {
  const { page, complaints, context } = await enter(PHONE)
  await page.locator('button.lastline').tap()
  const sheet = page.getByRole('dialog')
  await earlierIn(sheet).waitFor()
  expect(await earlierIn(page.locator('.side')).count()).toBe(0)
  await earlierIn(sheet).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => votesIn(sheet)).toBe(700)
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
