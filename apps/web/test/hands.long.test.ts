/** Played by hand, no hints: by keys alone as a screen reader's user would, by taps on a phone, and by two people who ask, leave, come back and end, and watched to the end. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en as rum } from '../../../games/rum/web/text/en.ts'
import { en } from '../src/text/en.ts'
import { PHONE, startBrowser, visit } from './browser.ts'
import { playTogether, seatTwo } from './friends.ts'
import { takeKeys } from './keys.ts'
import type { Keys } from './keys.ts'
import { findLeaks, lookThrough, playToEnd, readJournal } from './onlooker.ts'
import { begin, byClick, hasFocus, until, waitForTurn } from './play.ts'
import { openTableSite } from './site.ts'

let site: Awaited<ReturnType<typeof openTableSite>>
let browser: Browser
beforeAll(async () => {
  site = await openTableSite()
  browser = await startBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const QUICK = { reducedMotion: 'reduce' } as const
const IN_HAND = /^(one|two) \w+ bottles? up, (one|two) \w+ below$/
const NOWHERE = { role: 'none', name: '' }

const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ }).getByRole('button', { name: IN_HAND })
const act = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const isPossible = async (page: Page, name: RegExp | string): Promise<boolean> =>
  (await act(page, name).getAttribute('aria-disabled')) !== 'true'
const gains = (page: Page) =>
  page
    .getByRole('region', { name: rum.note })
    .getByRole('status')
    .filter({ hasText: /^This set takes: / })
const settle = (page: Page): Promise<void> =>
  until('the move to be shown', async () => (await page.locator('.sending .late, .rum [data-state="flying"]').count()) === 0)

/** Gives back what the parrot takes, the first cards of the hand. */
const giveBack = async (page: Page, keys: Keys): Promise<void> => {
  const owed = Number(/\d+/.exec((await act(page, /^Give back/).textContent()) ?? '')?.[0])
  await keys.tabTo('button', IN_HAND)
  await keys.press('Home')
  for (let card = 0; card < owed; card += 1) expect((await keys.press(...(card === 0 ? [] : ['ArrowRight']), 'Space')).isPressed).toBe(true)
  expect((await keys.tabTo('button', /^Give back/)).isDisabled).toBe(false)
  await keys.press('Enter')
}

/** Picks card after card until the table says that the set takes something; says whether it does. */
const pickSet = async (page: Page, keys: Keys): Promise<boolean> => {
  const count = await hand(page).count()
  if (count === 0) return false
  await keys.tabTo('button', IN_HAND)
  await keys.press('Home')
  for (let card = 0; card < count; card += 1) {
    expect((await keys.press(...(card === 0 ? [] : ['ArrowRight']), 'Space')).isPressed).toBe(true)
    if ((await gains(page).count()) > 0) return true
  }
  return false
}

const turnRound = async (keys: Keys): Promise<void> => {
  const before = await keys.tabTo('button', IN_HAND)
  const after = await keys.press('t')
  const [, up = '', , below = ''] = /^(\w+ \w+) (bottles?) up, (\w+ \w+) below$/.exec(before.name) ?? []
  expect(after.name.startsWith(below)).toBe(true)
  expect(after.name.endsWith(`${up} below`)).toBe(true)
  expect((await keys.press('T')).name).toBe(before.name)
}

/** What leaves no trace: a card turned and picked and put back, the rules opened and closed. */
const tryOut = async (page: Page, keys: Keys): Promise<void> => {
  await turnRound(keys)
  expect((await keys.press('Space')).isPressed).toBe(true)
  await keys.tabTo('button', rum.gather)
  expect(await keys.press('Enter')).toMatchObject({ name: expect.stringMatching(IN_HAND) as string, isPressed: false })
  await keys.tabTo('button', en.table.rules, 'Shift+Tab')
  await keys.press('Enter')
  await until('focus to go to the book', () => hasFocus(page.getByRole('heading', { name: en.rulebook.title('RUM') })))
  expect(await keys.press('Escape')).toMatchObject({ role: 'button', name: en.table.rules })
}

/** One turn by keys: a card from the beach, one from the wreck, a set where there is one. Focus is never lost on the way. */
const takeTurn = async (page: Page, keys: Keys, turn: number): Promise<'gave' | 'drew' | 'played'> => {
  if ((await act(page, /^Give back/).count()) > 0) {
    await giveBack(page, keys)
    return 'gave'
  }
  if (turn % 3 === 0) {
    const slot = await keys.tabTo('button', /^Beach, slot 2/)
    expect(slot).toMatchObject({ isPressed: false, isDisabled: false })
    const held = await keys.press('Enter')
    expect(held).toMatchObject({ isPressed: true, name: `${slot.name}; ${rum.tapAgain}` })
    await keys.press('Space')
    return 'drew'
  }
  if (turn % 3 === 1 || !(await pickSet(page, keys))) {
    if ((await act(page, rum.gather).count()) > 0) {
      await keys.tabTo('button', rum.gather)
      expect(await keys.press('Enter')).toMatchObject({ role: 'button', name: expect.stringMatching(IN_HAND) as string })
    }
    expect((await keys.tabTo('button', rum.drawWreck)).isDisabled).toBe(false)
    await keys.press('Enter')
    return 'drew'
  }
  expect((await keys.tabTo('button', rum.play)).isDisabled).toBe(false)
  await keys.press('Enter')
  return 'played'
}

it('RUM is played by keys alone, from the harbour on', async () => {
  const { page, complaints, context } = await visit(browser, site.url, QUICK)
  const keys = await takeKeys(page)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect((await keys.press('Tab')).name).toBe(en.skip)
  await keys.tabTo('button', en.shelf.playWith('RUM'))
  await keys.press('Enter')
  await page.locator('.rum').waitFor()
  expect(await keys.hear()).toMatchObject({ role: 'heading', name: expect.stringMatching(/^RUM/) as string })

  const done: string[] = []
  for (let turn = 0; turn < 18 && (turn < 8 || !done.includes('played')); turn += 1) {
    if ((await waitForTurn(page)) === 'over') break
    if (!done.includes('tried') && (await hand(page).count()) > 0 && (await act(page, rum.drawWreck).count()) > 0) {
      await tryOut(page, keys)
      done.push('tried')
    }
    const did = await takeTurn(page, keys, turn)
    await settle(page)
    done.push(did)
    expect(await keys.hear(), `after turn ${turn} (${did})`).not.toMatchObject(NOWHERE)
  }
  expect(done).toEqual(expect.arrayContaining(['tried', 'drew', 'played']))
  expect(await page.getByRole('log', { name: en.table.log }).innerText()).toMatch(/plays a set/)
  expect(complaints).toEqual([])
  await context.close()
})

/** Lays one single bottle that gains nothing; where the beach helps it, another card is drawn first. */
const layTooLittle = async (page: Page): Promise<void> => {
  const reason = page.getByRole('region', { name: rum.note }).getByText(/This set gains no captain/)
  for (let turn = 0; turn < 12; turn += 1) {
    await waitForTurn(page)
    const owed = act(page, /^Give back/)
    if ((await owed.count()) > 0) {
      const count = Number(/\d+/.exec((await owed.textContent()) ?? '')?.[0])
      for (let card = 0; card < count; card += 1) await hand(page).nth(card).tap()
      await owed.tap()
    } else if ((await hand(page).count()) === 0) {
      await act(page, rum.drawWreck).tap()
    } else {
      const last = hand(page).last()
      const name = String(await last.getAttribute('aria-label'))
      await last.tap()
      await act(page, rum.turnCard(name)).last().tap()
      expect(await hand(page).last().getAttribute('aria-label')).not.toBe(name)
      if ((await reason.count()) > 0) return
      await act(page, rum.gather).tap()
      await act(page, rum.drawWreck).tap()
    }
    await settle(page)
  }
  throw new Error('every card gained something')
}

it('RUM is played by taps on a phone: a card turned, a set refused and its rule read, a set played', async () => {
  const { page, complaints, context } = await visit(browser, site.url, { ...QUICK, ...PHONE })
  await page.goto('/')
  await begin(page)
  await layTooLittle(page)
  expect(await isPossible(page, rum.play)).toBe(false)
  const held = await hand(page).count()
  await act(page, rum.play).tap({ force: true }) // it says that it cannot be pressed, and means it
  expect(await hand(page).count()).toBe(held)

  const link = page.getByRole('region', { name: rum.note }).getByRole('button', { name: /^Rule R/ })
  const rule = ((await link.textContent()) ?? '').replace('Rule ', '')
  await link.tap()
  const book = page.getByRole('dialog', { name: en.rulebook.title('RUM') })
  const sought = book.locator(`[id="${rule}"]`)
  await until('the rule to be found', () => hasFocus(sought))
  expect(await sought.innerText()).toContain(rule)
  await book.getByRole('button', { name: en.close }).tap()
  expect(await hasFocus(link)).toBe(true)

  await act(page, rum.gather).tap()
  expect(
    await page
      .getByRole('list', { name: /^Your hand/ })
      .getByRole('button', { pressed: true })
      .count(),
  ).toBe(0)
  await act(page, rum.drawWreck).tap()
  await settle(page)

  const mine = page.getByRole('list', { name: rum.yourCaptains }).getByRole('img')
  for (let turn = 0; turn < 12 && (await mine.count()) === 0; turn += 1) {
    await waitForTurn(page)
    const owed = act(page, /^Give back/)
    const isOwed = (await owed.count()) > 0
    const count = isOwed ? Number(/\d+/.exec((await owed.textContent()) ?? '')?.[0]) : await hand(page).count()
    for (let card = 0; card < count && (await gains(page).count()) === 0; card += 1) await hand(page).nth(card).tap()
    if (isOwed) await owed.tap()
    else if (await isPossible(page, rum.play)) await act(page, rum.play).tap()
    else await act(page, rum.drawWreck).tap()
    await settle(page)
  }
  expect(await mine.count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

const MARKUP = '<img src=x onerror=alert(1)>'

it('two people decline and agree, leave and come back, end together and go on to the same table', async () => {
  const { friends, path } = await seatTwo(browser, site.url, 'Polish edition', [{}, {}], byClick)
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
    [en.table.vote.no, en.table.entry.no('Jan')],
    [en.table.vote.yes, /Ola takes back \d+ moves?\./],
  ] as const) {
    await act(ola.page, en.table.undo).click()
    await jan.page.getByText(/Ola would like to take back/).waitFor()
    await act(jan.page, answer).click()
    await log.getByText(told).last().waitFor()
    await until('the proposal to go', async () => (await act(ola.page, en.table.vote.withdraw).count()) === 0)
  }

  await ola.page.getByRole('textbox', { name: en.table.words.write }).fill(MARKUP)
  await ola.page.keyboard.press('Enter')
  for (const { page } of friends) {
    await page.getByRole('log', { name: en.table.chat }).getByText(MARKUP).waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  }

  await option(jan.page, en.table.leave)
  await jan.page.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
  await ola.page.getByRole('listitem', { name: 'Jan' }).getByText(en.table.away).waitFor()
  await option(ola.page, en.table.replace('Jan'))
  await ola.page
    .getByRole('group', { name: en.table.whichBot('Jan') })
    .getByRole('button')
    .first()
    .click()
  await log.getByText(en.table.entry.sitBot('Jan')).waitFor()
  await jan.page.goto(path)
  await jan.page.getByText(en.table.botPlays).waitFor()
  await act(jan.page, en.table.comeBack).click()
  await log.getByText(en.table.entry.sitBack('Jan')).waitFor()
  await until('the strip to go', async () => (await jan.page.getByText(en.table.botPlays).count()) === 0)
  await playTogether(friends, 2)

  await option(ola.page, en.table.endGame)
  await ola.page.getByRole('alert').getByRole('button', { name: en.table.endGame }).click()
  await jan.page.getByText(en.table.vote.end('Ola')).waitFor()
  await act(jan.page, en.table.vote.yes).click()
  for (const { page } of friends) {
    const over = page.getByRole('dialog', { name: en.table.over })
    await over.getByText(en.table.overNone).waitFor()
    await over.getByRole('button', { name: en.table.rematch }).click()
  }
  for (const { page } of friends) {
    await page.waitForURL(url => url.pathname.startsWith('/t/') && url.pathname !== path)
    await page.locator('.rum').waitFor()
  }
  expect(new URL(ola.page.url()).pathname).toBe(new URL(jan.page.url()).pathname)
  expect([...alerts, ...ola.complaints, ...jan.complaints]).toEqual([])
  for (const { context } of friends) await context.close()
})

it('an onlooker sees a whole match and never a hidden card, neither on the page nor on the line', async () => {
  const { id, players } = await site.server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
  const { page, complaints, context } = await visit(browser, site.url, QUICK)
  const onlooker = lookThrough(page)
  await page.goto(`/t/${id}`)
  await page.getByText(en.table.watching).waitFor()
  await onlooker.look(0)
  await playToEnd(players, onlooker.look)
  await page.getByText(`${en.table.over}.`).waitFor()
  await onlooker.look(players[0]?.newest('update')?.version ?? 0)

  const { text } = await site.server.api('GET', `/api/matches/${id}/journal`)
  const journal = readJournal(text)
  const { leaks, updates, named } = findLeaks(onlooker, journal)
  expect(leaks).toEqual([])
  expect(findLeaks({ ...onlooker, heard: players[0]?.heard ?? [] }, journal).leaks.length).toBeGreaterThan(updates / 2) // a player's share would not pass
  expect(updates).toBeGreaterThan(20)
  expect(named).toBeGreaterThan(updates)
  const opened = onlooker.heard.findIndex(({ type }) => type === 'opened')
  expect(JSON.stringify(onlooker.heard.slice(0, opened))).not.toMatch(/"(secret|seed)"/)
  expect(complaints).toEqual([])
  await context.close()
})
