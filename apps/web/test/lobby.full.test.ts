/** The lobby in a browser: the waiting room, players who stay away, rematches, chat on a phone, avatars, results in words. */
import { rematchSchema, tableInfoSchema } from '@tortuga/wire'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE, visit } from './support/browser.ts'
import { byClick, takeHint, until } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { en, RUM_TEXTS } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openTableSite)

type TestGuest = Awaited<ReturnType<(typeof stage)['server']['addGuest']>>

/** A browser of this guest. */
const enter = async (guest: TestGuest, path: string, options: BrowserContextOptions = {}) => {
  const visited = await visit(stage.browser, stage.url, { reducedMotion: 'reduce', ...options })
  const [name = '', value = ''] = guest.cookie.split('=')
  await visited.context.addCookies([{ name, value, url: stage.url }])
  await visited.page.goto(path)
  return visited
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const seatOf = (page: Page, name: string) =>
  page.getByRole('list', { name: en.waiting.seats }).getByRole('listitem').filter({ hasText: name })

/** Two guests at a table whose match has begun: Ola in a browser, Jan by the protocol. */
const seatOlaAndJan = async (options: BrowserContextOptions = {}) => {
  const { id, guests, players } = await stage.server.seatAll({ game: 'rum', seats: 2 }, ['Ola', 'Jan'])
  const [ola, jan] = guests as [TestGuest, TestGuest]
  const his = players[1]!
  players[0]!.close()
  const visited = await enter(ola, `/t/${id}`, options)
  await visited.page.locator('.rum').waitFor()
  return { id, ola, jan, his, ...visited }
}

it('the host puts a bot into a free seat and takes it out, everybody talks, and the seal is one tap away', async () => {
  const [ola, jan] = [await stage.server.addGuest('Ola'), await stage.server.addGuest('Jan')]
  const { id, commitment } = await ola.openTable({ game: 'rum', seats: 3, options: 'en', clock: { type: 'move', seconds: 120 } })
  await ola.sit(id, 0)
  const { page, complaints, context } = await enter(ola, `/t/${id}`)
  await heading(page, en.waiting.seatsFree(1, 2)).waitFor()
  await page.getByText(`RUM, English edition. ${en.waiting.clock.move(120)} ${en.waiting.takebacks.true}`).waitFor()

  expect(await page.getByText(commitment).isVisible()).toBe(false)
  await page.getByText(en.waiting.sealed).click()
  await page.getByText(commitment).waitFor()
  expect(await audit(page)).toEqual([])

  const free = seatOf(page, en.waiting.free).first()
  await free.getByRole('combobox', { name: en.waiting.level }).selectOption({ label: 'Captain' })
  await free.getByRole('button', { name: en.waiting.addBot }).click()
  await heading(page, en.waiting.seatsFree(2, 1)).waitFor()
  expect(await seatOf(page, 'Bonny').innerText()).toContain('Captain')
  expect(await seatOf(page, 'Bonny').innerText()).toContain(en.waiting.ready)
  await page.getByRole('button', { name: en.waiting.remove('Bonny') }).click()
  await heading(page, en.waiting.seatsFree(1, 2)).waitFor()

  await jan.sit(id, 2)
  await seatOf(page, 'Jan')
    .getByText(/^Away \d+ s/)
    .waitFor()
  const his = jan.join(id)
  await seatOf(page, 'Jan').getByText(en.waiting.here).waitFor()
  await his.ask({ type: 'chat', text: 'Ahoy, Ola' })
  await page.getByRole('log', { name: en.table.chat }).getByText('Ahoy, Ola').waitFor()
  await page.getByRole('textbox', { name: en.table.chatBox.write }).fill('Ahoy, Jan')
  await page.keyboard.press('Enter')
  await his.until(() => his.newest('chat')?.text === 'Ahoy, Jan', 'her message')
  await page.reload()
  await page.getByRole('log', { name: en.table.chat }).getByText('Ahoy, Jan').waitFor()
  expect(await page.getByRole('log', { name: en.table.chat }).locator('p').count()).toBe(2)

  await page.getByRole('button', { name: en.waiting.beReady }).click()
  await seatOf(page, 'Ola').getByText(en.waiting.ready).waitFor()
  expect(await seatOf(page, 'Jan').innerText()).toContain(en.waiting.notYet)
  await page.getByRole('button', { name: en.waiting.addBot }).click()
  await page.locator('.rum').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('a full table waits for a player who is away, and begins when they return', async () => {
  const [ola, jan] = [await stage.server.addGuest('Ola'), await stage.server.addGuest('Jan')]
  const { id } = await ola.openTable({ game: 'rum', seats: 2 })
  await ola.sit(id, 0)
  await stage.server.store.markSeen(id, 0, Date.now() - 60_000)
  const { page, complaints, context } = await enter(jan, `/t/${id}`, PHONE)
  await page.getByRole('textbox', { name: en.setup.name }).fill('Jan')
  await page.getByRole('button', { name: en.waiting.sit }).tap()
  await heading(page, en.waiting.waitingFor('Ola')).waitFor()
  expect(await audit(page)).toEqual([])
  ola.join(id)
  await page.locator('.rum').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('a seal that has changed since this browser first saw it is named, and nobody sits down', async () => {
  const [ola, jan] = [await stage.server.addGuest('Ola'), await stage.server.addGuest('Jan')]
  const { id } = await ola.openTable({ game: 'rum', seats: 3 })
  await ola.sit(id, 0)
  const { page, context } = await enter(jan, `/t/${id}`, PHONE)
  await page.getByRole('button', { name: en.waiting.sit }).first().waitFor()
  const seals = { [id]: { contribution: 'ab'.repeat(32), commitment: 'cd'.repeat(32) } }
  await page.evaluate(`localStorage.setItem('tortuga', JSON.stringify(${JSON.stringify({ name: 'Jan', seals })}))`)
  await page.reload()
  await page.getByRole('alert').getByText(en.problems['other-commitment']).waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: en.waiting.sit }).first().tap()
  await page.getByRole('alert').getByText(en.problems['other-commitment']).waitFor()
  expect((await jan.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).mine).toBeNull()
  await context.close()
})

it('half a minute after a player has gone, also over a reload, one press lets a bot play', async () => {
  const { id, page, his, complaints, context } = await seatOlaAndJan()
  if ((await his.shown()).awaited.includes(0)) await takeHint(page, byClick)
  await until('Jan to be awaited', async () => (await his.shown()).awaited.includes(1))
  his.close()
  const turn = page.getByRole('region', { name: RUM_TEXTS.en.note })
  await turn.getByText(/^Jan is away\. A bot can take over in \d+ seconds\.$/).waitFor()
  await stage.server.store.markSeen(id, 1, Date.now() - 60_000)
  await page.reload()
  await turn.getByText(en.away.isAway('Jan')).waitFor()
  expect(await turn.getByRole('button', { name: en.away.findSubstitute }).getAttribute('aria-disabled')).toBe('true')
  expect(await audit(page)).toEqual([])
  await turn.getByRole('button', { name: en.away.wait }).click()
  await turn.getByText(en.away.waiting('Jan')).waitFor()
  await turn.getByRole('button', { name: en.away.reconsider }).click()
  await turn.getByRole('button', { name: en.away.letBot }).click()
  await page.getByRole('log', { name: en.table.log }).getByText(en.table.entry.sitBot('Jan')).waitFor()
  await until('the note to go', async () => (await page.getByText(en.away.isAway('Jan')).count()) === 0)
  expect(complaints).toEqual([])
  await context.close()
})

it('one press leads to the rematch that another player has opened; it keeps the seats and counts the games', async () => {
  const { id, page, jan, his, complaints, context } = await seatOlaAndJan()
  /** Jan proposes to end the match, and Ola agrees. */
  const end = async (client: typeof his): Promise<void> => {
    const { version } = await client.shown()
    await client.ask({ type: 'propose', version, proposal: { type: 'end' } })
    await page.getByRole('button', { name: en.vote.yes }).click()
    await page.getByRole('dialog', { name: en.table.over }).waitFor()
  }
  await end(his)
  await page.getByRole('button', { name: en.result.seeTable }).click()
  const next = (await jan.api('POST', `/api/matches/${id}/rematch`)).read(rematchSchema)
  await jan.sit(next.id, next.seat)
  await page.getByText(en.result.rematchWaits('Jan')).waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: en.result.join }).click()
  await page.waitForURL(url => url.pathname === `/t/${next.id}`)
  await page.locator('.rum').waitFor()
  expect(next.seat).toBe(1)

  await end(jan.join(next.id))
  await page.getByRole('dialog').getByText(en.result.series(2, 'Ola 0, Jan 0')).waitFor()
  await page.goto('/')
  await until('both results', async () => (await page.getByText(en.results.agreed).count()) === 2)
  expect(complaints).toEqual([])
  await context.close()
})

it('a phone counts new chat messages and shows the newest one, not over the pieces', async () => {
  const { page, his, complaints, context } = await seatOlaAndJan(PHONE)
  const chat = page.getByRole('button', { name: en.table.chat })
  await his.ask({ type: 'chat', text: 'A moment, please' })
  const notice = page.locator('.chat-notice')
  await notice.getByText('A moment, please').waitFor()
  await chat.getByText(en.chat.unread(1)).waitFor({ state: 'attached' })
  expect(await page.getByRole('status').filter({ hasText: 'Jan: A moment, please' }).count()).toBe(1)
  const [notices, table] = [await notice.boundingBox(), await page.locator('.rum').boundingBox()]
  expect((notices?.y ?? 0) + (notices?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + 1)
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: en.chat.hide }).tap()
  await notice.waitFor({ state: 'detached' })

  await his.ask({ type: 'chat', text: 'Done' })
  await chat.getByText(en.chat.unread(2)).waitFor({ state: 'attached' })
  await page.reload()
  await chat.getByText(en.chat.unread(2)).waitFor({ state: 'attached' })
  await chat.tap()
  await page.getByRole('dialog', { name: en.table.chat }).getByText('Done').waitFor()
  await page.keyboard.press('Escape')
  await until('the number to go', async () => (await page.locator('.badge').count()) === 0)
  expect(complaints).toEqual([])
  await context.close()
})

it('an avatar is chosen once and seen at the table, in lists and in the replay', async () => {
  const { id, ola, jan, page, his, complaints, context } = await seatOlaAndJan()
  await page.goto('/settings')
  await page.getByRole('textbox', { name: en.settings.name }).fill('Ola')
  await page.getByRole('button', { name: en.settings.save, exact: true }).click()
  const whale = page.getByRole('radio', { name: en.settings.avatars.whale })
  await whale.check()
  expect(await audit(page)).toEqual([])
  const drawing = await page.locator('.avatars label').filter({ has: whale }).locator('svg').innerHTML()
  await until('the server to know', async () => (await jan.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).avatars[0] === 'whale')
  await page.reload()
  expect(await whale.isChecked()).toBe(true)

  const other = await enter(jan, `/t/${id}`)
  await other.page.locator('.rum').waitFor()
  const drawnBy = (shown: Page) => shown.locator('.plate').filter({ hasText: 'Ola' }).locator('.face svg').innerHTML()
  expect(await drawnBy(other.page)).toBe(drawing)
  await page.goto('/')
  expect(await page.locator('.list .faces svg').first().innerHTML()).toBe(drawing)

  await page.goto(`/t/${id}`)
  await page.locator('.rum').waitFor()
  const { version } = await his.shown()
  await his.ask({ type: 'propose', version, proposal: { type: 'end' } })
  await page.getByRole('button', { name: en.vote.yes }).click()
  await page.getByRole('dialog', { name: en.table.over }).waitFor()
  await page.goto(`/r/${id}`)
  await page.locator('.rum').waitFor()
  expect(await drawnBy(page)).toBe(drawing)
  expect((await ola.api('GET', '/api/me')).body).toEqual({ name: 'Ola', avatar: 'whale' })
  expect([...complaints, ...other.complaints]).toEqual([])
  for (const browser of [context, other.context]) await browser.close()
})
