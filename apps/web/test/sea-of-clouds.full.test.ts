/** Sea of Clouds: a whole game by keyboard, by taps and with a bot and a spectator; every question at a prepared position; a reload during a boarding. */
import { at, parseJournal } from '@tortuga/kit'
import { choiceKeyOf, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { View } from '@tortuga/sea-of-clouds/rules'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { en as words } from '../../../games/sea-of-clouds/web/text/en/index.ts'
import { pl as slowa } from '../../../games/sea-of-clouds/web/text/pl/index.ts'
import { KIT_TEXTS } from '../../../packages/ui/src/text/kit-text.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { isMyTurn, isOver, until } from './support/play.ts'
import { answer, askedOf, clicking, openAtPage, settled, tapping, TITLE, toBoarding, typing, visitPosition } from './games/sea-of-clouds.ts'
import type { Hand } from './games/sea-of-clouds.ts'
import { findLeaks, lookThrough } from './games/sea-of-clouds-viewer.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

const QUICK = { reducedMotion: 'reduce' } as const

const journalOf = async (path: string) => {
  const { text } = await stage.server.api('GET', `/api/matches/${path.replace('/t/', '')}/journal`)
  const read = parseJournal(text)
  if (!read.ok) throw new Error(read.problem)
  return read.journal
}

it('three captains play to the end, by keyboard only, by taps on a phone and as a bot; nobody learns a hidden face', async () => {
  const ola = await visit(stage.browser, stage.url, QUICK)
  const jan = await visit(stage.browser, stage.url, { ...QUICK, ...PHONE })
  const ewa = await visit(stage.browser, stage.url, QUICK)
  const witnesses = [lookThrough(ola.page, 0), lookThrough(jan.page, 1), lookThrough(ewa.page, 'table')]
  const path = await openAtPage(ola.page, 'Ola')
  await jan.page.goto(path)
  await jan.page.getByRole('textbox', { name: en.setup.name }).fill('Jan')
  await jan.page.getByRole('button', { name: en.waiting.sit }).tap()
  await ewa.page.goto(path)
  for (const { page } of [ola, jan, ewa]) await page.getByRole('heading', { level: 1, name: new RegExp(TITLE) }).waitFor()
  await ewa.page.getByText(en.table.watching).waitFor()

  /** Everybody has heard the same, and while a person is asked nothing more comes. */
  const lookAll = async (): Promise<void> => {
    const version = Math.max(...witnesses.map(one => one.version()))
    for (const one of witnesses) await one.look(version)
  }
  const hands: readonly Hand[] = [await typing(ola.page), tapping(jan.page)]
  const looked = new Set<string>()
  /** Each kind of screen is looked at by axe once, the most common one on each device. */
  const checkState = async (page: Page, kind: string): Promise<void> => {
    const key = kind === 'decide' ? `${kind} ${page.viewportSize()?.width}` : kind
    if (looked.has(key)) return
    looked.add(key)
    expect([key, await audit(page)]).toEqual([key, []])
  }
  let turns = 0
  for (; turns < 400; turns += 1) {
    let asked: Hand | undefined
    await until('somebody to be asked', async () => {
      for (const hand of hands) if (await isMyTurn(hand.page)) asked = hand
      return asked !== undefined || (await isOver(ola.page))
    })
    if (asked === undefined) break
    await until('the question to be drawn', async () => (await askedOf(asked?.page ?? ola.page)) !== 'none')
    await lookAll()
    const page = asked.page
    await checkState(page, (await page.getByRole('button', { name: KIT_TEXTS.en.goOn }).count()) > 0 ? 'report' : await askedOf(page))
    await answer(asked, turns)
    await settled(page)
  }
  expect(turns).toBeLessThan(400)
  for (const { page } of [ola, jan]) {
    const over = page.getByRole('dialog', { name: en.table.over })
    await over.getByRole('row', { name: new RegExp(`^${words.total}`) }).waitFor()
    expect(await audit(page)).toEqual([])
    await over.getByRole('button', { name: en.result.seeTable }).first().press('Enter')
    await page.getByRole('heading', { name: words.finalScoring }).waitFor()
  }
  await lookAll()
  expect(await audit(ewa.page)).toEqual([])

  const journal = await journalOf(path)
  for (const one of witnesses) {
    const { leaks, named } = findLeaks(one, journal)
    expect([one.viewer, leaks]).toEqual([one.viewer, []])
    expect(named).toBeGreaterThan(100)
  }
  expect(findLeaks({ ...at(witnesses, 0), viewer: 'table' }, journal).leaks.length).toBeGreaterThan(20) // a captain's share would not pass
  expect([...ola.complaints, ...jan.complaints, ...ewa.complaints]).toEqual([])
  for (const { context } of [ola, jan, ewa]) await context.close()
})

it('a reload during a boarding shows the same battles and choices, and the game continues', async () => {
  let found: { readonly id: string; readonly cookie: string; readonly view: View } | null = null
  for (let tries = 0; found === null && tries < 12; tries += 1) {
    const { id, players, guests } = await stage.server.seatAll({ game: 'sea-of-clouds' }, ['Ola', 'Jan', 'Ewa'])
    const view = await toBoarding(players)
    if (view !== null) found = { id, view, cookie: at(guests, 0).cookie }
  }
  if (found === null) throw new Error('no boarding asked anything')
  const { id, cookie, view } = found
  const { page, context, complaints } = await visit(stage.browser, stage.url, QUICK)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: stage.url }])
  await page.goto(`/t/${id}`)
  const options = page.locator('.soc-choosing .option')
  const verdicts = page.getByRole('list', { name: words.battles }).locator('.soc-verdict')
  const scene = async () => [await verdicts.allInnerTexts(), await options.allInnerTexts()]
  await options.first().waitFor()
  const before = await scene()
  expect(before[0]).toHaveLength(3)
  const choices = new Set([...seaOfClouds.moves(view)].map(move => choiceKeyOf(view, at(view.captains, 0), move)))
  expect(before[1]).toHaveLength(choices.size) // one for each choice, not for each of several equal cards
  await options.last().click()
  await page.reload()
  await options.first().waitFor()
  expect(await scene()).toEqual(before)
  expect(await options.last().getAttribute('aria-pressed')).toBe('true') // half-made, and kept
  expect(await page.locator('.option[aria-pressed="true"]').count()).toBe(1)
  expect(await audit(page)).toEqual([])

  await options.first().click()
  await page.getByRole('button', { name: /^Resolve / }).click()
  await settled(page)
  for (
    let turn = 0;
    turn < 12 && (await isMyTurn(page)) && (await page.getByRole('button', { name: KIT_TEXTS.en.goOn }).count()) === 0;
    turn += 1
  ) {
    await answer(clicking(page), turn)
    await settled(page)
  }
  expect(await page.getByRole('list', { name: words.effects }).getByRole('listitem').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

const ORDER = 'standard | round: 3 | spaces: first-mate beer rum-2 / rum-3 / cutlass | A: 6 pirates gunner cook | B: 5 | C: 2'

it('taken cards can be ordered by drag, by two taps and by keyboard, and are played in that order', async () => {
  const { page, moves, complaints, context } = await visitPosition(stage.browser, stage.url, ORDER, 0)
  const grip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, place`) })
  const order = async (): Promise<readonly string[]> => page.locator('.order-entry h3').allInnerTexts()
  const hand = await typing(page)
  expect(await order()).toEqual(['First Mate', 'Beer', 'Spiced Rum'])

  const [from, to] = [await grip('Spiced Rum').boundingBox(), await grip('First Mate').boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 60)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 70, { steps: 6 })
  await page.mouse.up()
  expect(await order()).toEqual(['Spiced Rum', 'First Mate', 'Beer'])
  await grip('Beer').click()
  await grip('Spiced Rum').click()
  expect(await order()).toEqual(['Beer', 'Spiced Rum', 'First Mate'])
  await hand.keys.tabTo('button', /^Beer, place 1/, 'Shift+Tab')
  await hand.keys.press('Enter', 'ArrowRight')
  await until('the keys to have moved it', async () => (await order()).join() === 'Spiced Rum,Beer,First Mate')
  await until('focus to follow', async () => (await hand.keys.hear()).name.startsWith('Beer, place 2'))
  await hand.keys.press('ArrowLeft')
  await until('it to be first again', async () => (await order())[0] === 'Beer')
  await page.reload() // a half-made order is found again
  await page.locator('.soc-open').waitFor()
  expect(await order()).toEqual(['Beer', 'Spiced Rum', 'First Mate'])

  await hand.press(words.take)
  await until('the order to be asked for', async () => (await askedOf(page)) === 'order')
  expect(await order()).toEqual(['Beer', 'Spiced Rum', 'First Mate'])
  expect(await audit(page)).toEqual([])
  await hand.press('Play Beer')
  await until('a Pirate to be asked for', async () => (await askedOf(page)) === 'discard')
  await hand.pressBack(/^Cook/)
  await hand.press('Discard Cook')
  await until('all to be played', async () => moves().length === 3)
  expect(moves()).toEqual(['take', 'play 2', 'discard 2'])
  expect(complaints).toEqual([])
  await context.close()
})

const AT = 'standard | parrot: A | round: 5 | spaces: rum-1{A} gunner / cutlass / kraken-eye rum-2 +2'
const QUESTIONS = [
  [
    'pick',
    `${AT} | A: 6 | B: 5 | C: 2 | agenda: effect A grappling-hook take-share-card, refill 2, end-turn A`,
    [/^Take card 2 of space 3/],
    'pick 3 2',
  ],
  [
    'aim',
    `${AT} | A: 6 pirates mr-feather | B: 5 objects cutlass | C: 2 objects chest+3 magic-shell | boarding: 4 0 0; A>B B-C A>C | agenda: effect A mr-feather loser-discards vs B C, end-boarding, end-round`,
    [/^Ewa/],
    'aim C',
  ],
  [
    'exchange',
    `${AT} | A: 6 pirates swindler objects cursed-idol | B: 5 objects cutlass magic-shell | C: 2 | boarding: 3 0 0; A>B B-C A>C | agenda: effect A swindler exchange-object vs B, end-boarding, end-round`,
    [/^Cursed Idol/, /^Magic Shell/],
    'exchange B 1 for 2',
  ],
  [
    'discard',
    `${AT} | A: 6 objects cutlass cursed-idol | B: 5 pirates mr-feather | C: 2 | boarding: 1 4 0; A<B B>C A-C | agenda: discard-object A mr-feather B, end-boarding, end-round`,
    [/^Cursed Idol/],
    'discard 2',
  ],
  [
    'discard',
    `${AT} | A: 6 pirates recon gunner gunner>B | B: 5 | C: 2 | boarding: 5 0 0; A>B B-C A>C | agenda: effect A beer discard-pirate, resolve A, end-boarding, end-round`,
    [/^Gunner .*still to be resolved against Jan/],
    'discard 3',
  ],
  [
    'exchange',
    `${AT} | A: 6 pirates smuggler rum rotgut rotgut{B} luxury-rum luxury-rum | B: 5 rum rum-4 | C: 2 | boarding: 3 0 0; A>B B-C A>C | agenda: effect A smuggler exchange-rum vs B, end-boarding, end-round`,
    [/^Rotgut .*seen by Jan/, /^Random Rum from Jan/],
    'exchange B 2',
  ],
] as const

it.each(QUESTIONS)('every question can be answered on a phone: %s', async (asked, position, choices, move) => {
  const { page, moves, complaints, context } = await visitPosition(stage.browser, stage.url, position, 0, PHONE)
  expect(await askedOf(page)).toBe(asked)
  const main = page.locator('.soc-acts .btn.main')
  expect(await main.getAttribute('aria-disabled')).toBe('true')
  for (const name of choices) await page.getByRole('button', { name }).first().tap()
  expect(await main.getAttribute('aria-disabled')).toBeNull()
  expect(await audit(page)).toEqual([])
  await main.focus()
  await page.keyboard.press('Enter')
  await until('the answer to be taken', async () => moves().length === 1)
  expect(moves()).toEqual([move])
  expect(complaints).toEqual([])
  await context.close()
})

it('a refused move is explained at the table with its rule; a table without reminders shows no face seen before', async () => {
  const { page, turnDown, complaints, context } = await visitPosition(stage.browser, stage.url, ORDER, 0, {
    locale: 'pl-PL',
    colorScheme: 'light',
  })
  turnDown({ type: 'another-question', asked: 'resolve' })
  await page.getByRole('button', { name: slowa.take }).click()
  const note = page.getByRole('alert').filter({ hasText: KIT_TEXTS.pl.refused })
  await note.getByRole('button', { name: KIT_TEXTS.pl.rule('R3.2') }).click()
  await page.locator('[id="R3.2"]').waitFor()
  await page.keyboard.press('Escape')
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()

  const known =
    'own | round: 3 | spaces: rum-2{A} / rum-5{A} / cutlass | A: 6 | B: 5 rum rum-4{A} | C: 2 | agenda: decide B 3, end-turn B | options: '
  for (const reminders of [true, false]) {
    const options = JSON.stringify({ deck: 'completed', startSeat: 'random', reminders })
    const visitor = await visitPosition(stage.browser, stage.url, known + options, 0)
    expect(await visitor.page.getByText(/You know: Admiral's Reserve/).count()).toBe(reminders ? 1 : 0)
    expect(await visitor.page.locator('[data-face="rum-4"]').count()).toBe(reminders ? 1 : 0)
    await visitor.context.close()
  }
})

it('every card can be read: on its board, by hovering, and in the discard pile', async () => {
  const position =
    'standard | round: 3 | spaces: rum-2 / rum-5{A} / cutlass | A: 6 pirates gunner relics kraken-eye kraken-eye | B: 5 pirates recon | C: 2 | discards: beer | agenda: decide B 1, end-turn B'
  const { page, complaints, context } = await visitPosition(stage.browser, stage.url, position, 0)
  // The reader is loaded after the table; a pointer that came before it has to move again.
  await until('the reader', async () => {
    await page.mouse.move(0, 0)
    await page.locator('[data-place="bay-1-pirates"] .soc-mini').hover()
    const reading = page.locator('.reader').getByText('Recon').waitFor({ timeout: 3000 })
    return reading.then(
      () => true,
      () => false,
    )
  })
  await page.getByRole('button', { name: /^Relics 2, Ola: Eye of the Kraken ×2/ }).click()
  const board = page.getByRole('dialog', { name: words.yourBoard })
  await board.getByText(/3 points, next one \+5/).waitFor()
  await board.getByText('Steal 1 random Rum from each captain you defeat.').waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Space 2: Rum, you know: Admiral's Reserve/ }).click()
  await page.getByRole('dialog', { name: 'Space 2' }).getByText('5 points.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Deck: / }).click()
  await page.getByRole('dialog', { name: 'Deck' }).getByText('Discard 1 of your Pirates.').waitFor()
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()

  const tablet = await visitPosition(stage.browser, stage.url, position, 0, { viewport: { width: 1180, height: 820 }, hasTouch: true })
  await tablet.page.locator('[data-place="bay-1-pirates"] .soc-mini').tap() // opens the board, and not the card reader behind it
  await tablet.page
    .getByRole('dialog', { name: words.boardOf('Jan') })
    .getByText('Recon')
    .waitFor()
  expect(await tablet.page.locator('.reader').count()).toBe(0)
  await tablet.context.close()
})
