/** RUM played without hints: by keyboard only, like a screen reader's user, and by taps on a phone. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import type { Keyboard } from './support/keyboard.ts'
import { begin, hasFocus, until, waitForTurn } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en, RUM_TEXTS } from './support/texts.ts'

const rum = RUM_TEXTS.en

const stage = useSite(openTableSite)

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
    .filter({ hasText: /^This set gains: / })
const settle = (page: Page): Promise<void> =>
  until('the move to be shown', async () => (await page.locator('.sending .late, .rum [data-mark="flying"]').count()) === 0)

/** Gives the first cards of the hand to the parrot. */
const giveBack = async (page: Page, keys: Keyboard): Promise<void> => {
  const owed = Number(/\d+/.exec((await act(page, /^Return \d/).textContent()) ?? '')?.[0])
  await keys.tabTo('button', IN_HAND)
  await keys.press('Home')
  for (let card = 0; card < owed; card += 1) expect((await keys.press(...(card === 0 ? [] : ['ArrowRight']), 'Space')).isPressed).toBe(true)
  expect((await keys.tabTo('button', /^Return \d/)).isDisabled).toBe(false)
  await keys.press('Enter')
}

/** Picks cards until the table accepts a set; returns whether it does. */
const pickSet = async (page: Page, keys: Keyboard): Promise<boolean> => {
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

const turnRound = async (keys: Keyboard): Promise<void> => {
  const before = await keys.tabTo('button', IN_HAND)
  const after = await keys.press('t')
  const [, up = '', , below = ''] = /^(\w+ \w+) (bottles?) up, (\w+ \w+) below$/.exec(before.name) ?? []
  expect(after.name.startsWith(below)).toBe(true)
  expect(after.name.endsWith(`${up} below`)).toBe(true)
  expect((await keys.press('T')).name).toBe(before.name)
}

/** Actions without effect: a card turned, picked and put back, the rules opened and closed. */
const tryOut = async (page: Page, keys: Keyboard): Promise<void> => {
  await turnRound(keys)
  expect((await keys.press('Space')).isPressed).toBe(true)
  await keys.tabTo('button', rum.clear)
  expect(await keys.press('Enter')).toMatchObject({ name: expect.stringMatching(IN_HAND) as string, isPressed: false })
  await keys.tabTo('button', en.table.rules, 'Shift+Tab')
  await keys.press('Enter')
  await until('focus to go to the book', () => hasFocus(page.getByRole('heading', { name: en.rulebook.title('RUM') })))
  expect(await keys.press('Escape')).toMatchObject({ role: 'button', name: en.table.rules })
}

/** One turn by keyboard: a card from the beach, one from the wreck, and a set if there is one. Focus is never lost. */
const takeTurn = async (page: Page, keys: Keyboard, turn: number): Promise<'gave' | 'drew' | 'played'> => {
  if ((await act(page, /^Return \d/).count()) > 0) {
    await giveBack(page, keys)
    return 'gave'
  }
  if (turn % 3 === 0) {
    const slot = await keys.reach('button', /^Beach, slot 2/)
    expect(slot).toMatchObject({ isPressed: false, isDisabled: false })
    const held = await keys.press('Enter')
    expect(held).toMatchObject({ isPressed: true, name: `${slot.name}; ${rum.tapAgain}` })
    await keys.press('Space')
    return 'drew'
  }
  if (turn % 3 === 1 || !(await pickSet(page, keys))) {
    if ((await act(page, rum.clear).count()) > 0) {
      await keys.tabTo('button', rum.clear)
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

it('RUM can be played by keyboard only, starting at the home page', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  const keys = await useKeyboard(page)
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
  expect(await page.getByRole('log', { name: en.table.log }).innerText()).toMatch(/You play a set/)
  expect(complaints).toEqual([])
  await context.close()
})

/** Plays a single bottle that gains nothing; if the beach would help it, draws another card first. */
const layTooLittle = async (page: Page): Promise<void> => {
  const reason = page.getByRole('region', { name: rum.note }).getByText(/This set gains no captain/)
  for (let turn = 0; turn < 12; turn += 1) {
    await waitForTurn(page)
    const owed = act(page, /^Return \d/)
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
      await act(page, rum.clear).tap()
      await act(page, rum.drawWreck).tap()
    }
    await settle(page)
  }
  throw new Error('every card gained something')
}

it('RUM can be played by taps on a phone: turning a card, reading the rule of a refusal, playing a set', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, ...PHONE })
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

  await act(page, rum.clear).tap()
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
    const owed = act(page, /^Return \d/)
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
