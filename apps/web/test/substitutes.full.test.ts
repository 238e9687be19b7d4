/** Substitutes in a browser: a player leaves, the others look for a person, and somebody who opens the link takes the seat. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE, visit } from './support/browser.ts'
import { byClick, byKey, isMyTurn, takeHint, until } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { en, pl } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openTableSite)

type TestGuest = Awaited<ReturnType<(typeof stage)['server']['addGuest']>>

/** A browser of this guest, or of a visitor without a name. */
const enter = async (guest: TestGuest | null, path: string, options: BrowserContextOptions = {}) => {
  const visited = await visit(stage.browser, stage.url, { reducedMotion: 'reduce', ...options })
  const [name = '', value = ''] = guest?.cookie.split('=') ?? []
  if (guest !== null) await visited.context.addCookies([{ name, value, url: stage.url }])
  await visited.page.goto(path)
  return visited
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const logOf = (page: Page, name: string) => page.getByRole('log', { name, exact: true })

it('a friend takes the seat by the link, on a phone and in Polish; the former player may watch', async () => {
  const { id, guests, players } = await stage.server.seatAll({ game: 'rum', seats: 2 }, ['Ola', 'Jan'])
  const [olaGuest, janGuest] = guests as [TestGuest, TestGuest]
  players[0]?.close()
  const ola = await enter(olaGuest, `/t/${id}`)
  await ola.page.locator('.rum').waitFor()
  await players[1]?.ask({ type: 'chat', text: 'Bye!' })
  await janGuest.api('DELETE', `/api/matches/${id}/seats/mine`)
  players[1]?.close()

  await ola.page.getByText(en.away.hasLeft('Jan')).waitFor()
  await button(ola.page, en.away.letBot).waitFor()
  await byKey(ola.page, button(ola.page, en.away.findSubstitute))
  await ola.page.getByText(en.substitute.open('Jan')).waitFor()
  await logOf(ola.page, en.table.log).getByText(en.table.entry.proposeSubstitute('Ola', 'Jan')).waitFor()
  await until('the note to go', async () => (await ola.page.getByText(en.away.hasLeft('Jan')).count()) === 0)
  await byKey(ola.page, button(ola.page, en.substitute.invite))
  const invitation = ola.page.getByRole('dialog', { name: en.substitute.invite })
  await invitation.getByRole('img', { name: en.waiting.qr }).waitFor()
  const link = await invitation.getByRole('textbox', { name: en.waiting.link }).inputValue()
  expect(link).toBe(`${stage.url}/t/${id}`)
  expect(await audit(ola.page)).toEqual([])
  await ola.page.keyboard.press('Escape')
  await invitation.waitFor({ state: 'detached' })

  const ewa = await enter(null, new URL(link).pathname, { ...PHONE, locale: 'pl-PL' })
  await ewa.page.getByText(pl.substitute.offer('Jan')).waitFor()
  await button(ewa.page, pl.substitute.take).tap()
  const form = ewa.page.getByRole('dialog', { name: pl.substitute.takeOf('Jan') })
  expect(await audit(ewa.page)).toEqual([])
  await form.getByRole('button', { name: pl.substitute.take }).tap()
  await form.getByText(pl.setup.nameMissing).waitFor()
  await form.getByRole('textbox', { name: pl.setup.name }).fill('Jan')
  await form.getByRole('button', { name: pl.substitute.take }).tap()
  await form.getByText(pl.problems['name-taken']).waitFor()
  await form.getByRole('textbox', { name: pl.setup.name }).fill('Ewa')
  await form.getByRole('button', { name: pl.substitute.take }).tap()
  await form.waitFor({ state: 'detached' })
  await ewa.page.getByRole('button', { name: pl.table.skipToHand }).waitFor({ state: 'attached' })
  expect(await audit(ewa.page)).toEqual([])

  await logOf(ola.page, en.table.log).getByText(en.table.entry.substitute('Ewa', 'Jan')).waitFor()
  await ola.page.getByRole('listitem', { name: 'Ewa' }).waitFor()
  expect(await ola.page.getByText(en.substitute.open('Jan')).count()).toBe(0)
  expect(await logOf(ola.page, en.table.chat).innerText()).toContain('Jan') // she did not say what he said
  await until('Ewa to be asked', async () => {
    if ((await ewa.page.title()).startsWith(pl.lists.yourTurn)) return true
    if (await isMyTurn(ola.page)) await takeHint(ola.page, byClick)
    return false
  })

  const jan = await enter(janGuest, `/t/${id}`)
  await jan.page.getByText(en.substitute.given('Ewa')).waitFor()
  await logOf(jan.page, en.table.log).getByText(en.table.entry.substitute('Ewa', 'Jan')).waitFor()
  expect(await button(jan.page, en.table.skipToHand).count()).toBe(0)
  for (const { complaints, context } of [ola, ewa, jan]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('three vote at a private table; the owner returns in time, and the next time loses the open page', async () => {
  const { id, guests, players } = await stage.server.seatAll({ game: 'rum', seats: 3, spectators: false }, ['Ola', 'Jan', 'Iza'])
  const [olaGuest, janGuest] = guests as [TestGuest, TestGuest, TestGuest]
  players[0]?.close()
  players[1]?.close()
  const [ola, jan] = [await enter(olaGuest, `/t/${id}`), await enter(janGuest, `/t/${id}`)]
  for (const { page } of [ola, jan]) await page.locator('.rum').waitFor()
  /** Jan leaves on another device, so that his page stays open. Iza proposes, Ola agrees. */
  const openSeat = async (): Promise<void> => {
    await janGuest.api('DELETE', `/api/matches/${id}/seats/mine`)
    const izas = players[2]!
    const { version } = await izas.shown()
    await izas.ask({ type: 'propose', version, proposal: { type: 'substitute', seat: 1 } })
    await ola.page.getByText(en.vote.substitute('Iza', 'Jan')).waitFor()
    await button(ola.page, en.vote.yes).click()
    for (const { page } of [ola, jan]) await page.getByText(en.substitute.open('Jan')).waitFor()
    await izas.until(() => izas.newest('update')?.open?.length === 1, 'the open seat')
  }
  await openSeat()
  await jan.page.reload()
  await logOf(ola.page, en.table.log).getByText(en.table.entry.sitBack('Jan')).waitFor()
  for (const { page } of [ola, jan])
    await until('the banner to go', async () => (await page.getByText(en.substitute.open('Jan')).count()) === 0)
  await players[2]?.until(() => players[2]?.newest('update')?.open?.length === 0, 'the closed seat')

  await openSeat()
  const ewa = await enter(null, `/t/${id}`)
  const offer = ewa.page.getByRole('region', { name: en.substitute.takeOf('Jan') })
  expect(await audit(ewa.page)).toEqual([])
  await offer.getByRole('textbox', { name: en.setup.name }).fill('Ewa')
  await ewa.page.keyboard.press('Enter')
  await ewa.page.locator('.rum').waitFor()
  await logOf(ewa.page, en.table.log).getByText(en.table.entry.substitute('Ewa', 'Jan')).waitFor()
  await jan.page.getByRole('heading', { name: en.unavailable['seat-given'].title }).waitFor()
  expect(await jan.page.locator('.rum').count()).toBe(0)
  expect(await button(jan.page, en.substitute.watch).count()).toBe(0)
  expect(await audit(jan.page)).toEqual([])
  for (const { complaints, context } of [ola, ewa, jan]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})
