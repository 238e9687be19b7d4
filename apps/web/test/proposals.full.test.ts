/** Two people at RUM's table who propose, leave, come back and end the game together, and a spectator of a whole match. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import { playTogether, seatTwo } from './support/friends.ts'
import { findLeaks, lookThrough, playToEnd, readJournal } from './games/rum-spectator.ts'
import { byClick, until } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

const act = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

const MARKUP = '<img src=x onerror=alert(1)>'

it('two people decline and agree, leave and come back, end the game and meet at the rematch', async () => {
  const { friends, path } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const [ola, jan] = friends
  const alerts: string[] = []
  for (const { page } of friends) page.on('dialog', dialog => alerts.push(dialog.message()))
  const option = async (page: Page, name: string): Promise<void> => {
    await act(page, en.table.options).click()
    await page.getByRole('dialog', { name: en.table.options }).getByRole('button', { name }).click()
  }
  await playTogether(friends, 4)
  const log = ola.page.getByRole('log', { name: en.table.log })

  for (const [answer, told] of [
    [en.vote.no, en.table.entry.no('Jan')],
    [en.vote.yes, /Ola undoes \d+ moves?\./],
  ] as const) {
    await act(ola.page, en.table.undo).click()
    await jan.page.getByText(/Ola wants to undo/).waitFor()
    await act(jan.page, answer).click()
    await log.getByText(told).last().waitFor()
    await until('the proposal to go', async () => (await act(ola.page, en.vote.withdraw).count()) === 0)
  }

  await ola.page.getByRole('textbox', { name: en.table.chatBox.write }).fill(MARKUP)
  await ola.page.keyboard.press('Enter')
  for (const { page } of friends) {
    await page.getByRole('log', { name: en.table.chat }).getByText(MARKUP).waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  }

  await option(jan.page, en.options.leave)
  await jan.page.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
  await ola.page.getByRole('listitem', { name: 'Jan' }).getByText(en.table.away).waitFor()
  await option(ola.page, en.options.replace('Jan'))
  await log.getByText(en.table.entry.sitBot('Jan')).waitFor()
  await jan.page.goto(path)
  await jan.page.getByText(en.table.botPlays).waitFor()
  await act(jan.page, en.table.comeBack).click()
  await log.getByText(en.table.entry.sitBack('Jan')).waitFor()
  await until('the banner to go', async () => (await jan.page.getByText(en.table.botPlays).count()) === 0)
  await playTogether(friends, 2)

  await option(ola.page, en.options.endGame)
  await ola.page.getByRole('alert').getByRole('button', { name: en.options.endGame }).click()
  await jan.page.getByText(en.vote.end('Ola')).waitFor()
  await act(jan.page, en.vote.yes).click()
  for (const { page } of friends) {
    const over = page.getByRole('dialog', { name: en.table.over })
    await over.getByText(en.table.overNone).waitFor()
    await over.getByRole('button', { name: en.result.rematch }).click()
  }
  for (const { page } of friends) {
    await page.waitForURL(url => url.pathname.startsWith('/t/') && url.pathname !== path)
    await page.locator('.rum').waitFor()
  }
  expect(new URL(ola.page.url()).pathname).toBe(new URL(jan.page.url()).pathname)
  expect([...alerts, ...ola.complaints, ...jan.complaints]).toEqual([])
  for (const { context } of friends) await context.close()
})

it('a spectator sees a whole match and never a hidden card, neither on the page nor in its messages', async () => {
  const { id, players } = await stage.server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
  const { page, complaints, context } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  const onlooker = lookThrough(page)
  await page.goto(`/t/${id}`)
  await page.getByText(en.table.watching).waitFor()
  await onlooker.look(0)
  await playToEnd(players, onlooker.look)
  await page.getByText(`${en.table.over}.`).waitFor()
  await onlooker.look(players[0]?.newest('update')?.version ?? 0)

  const { text } = await stage.server.api('GET', `/api/matches/${id}/journal`)
  const journal = readJournal(text)
  const { leaks, updates, named } = findLeaks(onlooker, journal)
  expect(leaks).toEqual([])
  expect(findLeaks({ ...onlooker, heard: players[0]?.messages ?? [] }, journal).leaks.length).toBeGreaterThan(updates / 2) // a player's share would not pass
  expect(updates).toBeGreaterThan(20)
  expect(named).toBeGreaterThan(updates)
  const opened = onlooker.heard.findIndex(({ type }) => type === 'opened')
  expect(JSON.stringify(onlooker.heard.slice(0, opened))).not.toMatch(/"(secret|seed)"/)
  expect(complaints).toEqual([])
  await context.close()
})
