/** RUM's lesson in a browser: by mouse with mistakes, by keyboard only and by taps on a phone. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstGame } from '../../../games/rum/web/lesson/first-game.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import {
  coach,
  coachButton,
  goOnFrom,
  isWaiting,
  layout,
  LESSON_TEXTS,
  makeRumMove,
  numberOf,
  pointing,
  rumMove,
  said,
  skipTo,
  stepShown,
  typing,
  untilStep,
} from './games/lesson.ts'
import { byClick, byTap, hasFocus, until } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en, pl, RUM_TEXTS } from './support/texts.ts'

const stage = useSite(openSite)

const QUICK = { reducedMotion: 'reduce' } as const
const ADDRESS = '/learn/rum/first-game'
const inHand = (page: Page) => page.locator('.rum-hand [data-card]')

it('is linked on the home page, and handles another move, an illegal move, a step back and a reload', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, colorScheme: 'dark' })
  const words = LESSON_TEXTS.en
  const rum = RUM_TEXTS.en
  const hands = pointing(page, 'en', byClick)
  await page.goto('/')
  await page
    .getByRole('link', { name: en.shelf.learnGame('RUM'), exact: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: words.learn('RUM') }).waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('link', { name: words.begin }).click()
  await untilStep(page, 'goal')
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
  expect(await coach(page, 'en').innerText()).toContain(said('en', 'goal').say)
  expect(await audit(page)).toEqual([])

  await skipTo(page, 'en', 'draw')
  await hands.press(rum.drawWreck) // legal, but not what is meant
  await page.getByText(words.other).waitFor()
  await page.getByText(said('en', 'draw').hint).waitFor()
  expect([await stepShown(page), await inHand(page).count(), await page.getByRole('log').locator('p').count()]).toEqual([3, 1, 0])
  expect(await audit(page)).toEqual([])
  await makeRumMove(rumMove('draw 1'), 'en', hands)
  await page.getByText(said('en', 'draw').done).waitFor() // after the answer, at its own pace
  expect(await page.getByRole('log').locator('p').allInnerTexts()).toEqual([
    'You take 2 green / 1 blue from the beach.',
    'A face-down card fills slot 1.',
    'Jerzy draws a card from the wreck.',
  ])
  expect(await inHand(page).count()).toBe(2)
  await coachButton(page, 'en', words.back).click() // takes the move back
  expect([await stepShown(page), await inHand(page).count(), await isWaiting(page)]).toEqual([3, 1, true])
  await makeRumMove(rumMove('draw 1'), 'en', hands)
  await page.getByText(words.watch).waitFor()
  await page.reload() // in the middle: the answer is there, the words are said
  await page.getByText(said('en', 'draw').done).waitFor()
  expect([await stepShown(page), await inHand(page).count()]).toEqual([3, 2])

  await skipTo(page, 'en', 'steal')
  await hands.pick(rum.card({ dye: 'green', count: 2 }, { dye: 'blue', count: 1 }), false)
  const play = page.getByRole('button', { name: rum.play })
  expect(await play.getAttribute('aria-disabled')).toBe('true')
  await play.click({ force: true })
  await page.getByRole('button', { name: rum.rule('R4.5') }).click()
  const rule = page.locator('[id="R4.5"]')
  await until('the rule to be sought', () => hasFocus(rule))
  expect(await rule.innerText()).toContain('You may play a set only if')
  await page.keyboard.press('Escape')
  expect([await stepShown(page), await isWaiting(page)]).toEqual([numberOf('steal'), true])
  await page.getByRole('button', { name: rum.clear }).click()

  await page.getByRole('button', { name: en.table.options }).click()
  expect(await audit(page)).toEqual([])
  await page.getByText('Polski').click() // the step stays, its words change
  await page.keyboard.press('Escape')
  await page.getByText(said('pl', 'steal').say).waitFor()
  await makeRumMove(rumMove('play green2-purple1/2 green2-blue1/2'), 'pl', pointing(page, 'pl', byClick)) // in another order
  await page.getByText(said('pl', 'steal').done).waitFor()
  await page.getByRole('button', { name: LESSON_TEXTS.pl.startOver }).click()
  await page.getByText(said('pl', 'goal').say).waitFor()
  await page.getByRole('button', { name: LESSON_TEXTS.pl.leave }).click()
  await page.getByRole('link', { name: LESSON_TEXTS.pl.begin }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('can be taken by keyboard only, in Polish, and announces every step', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, locale: 'pl-PL', colorScheme: 'light' })
  const keys = await useKeyboard(page)
  const words = LESSON_TEXTS.pl
  const hands = typing(keys, 'pl')
  await page.goto('/learn/rum')
  await page.getByRole('link', { name: words.begin }).waitFor() // keys are faster than the page
  await keys.tabTo('link', words.begin)
  await keys.press('Enter')
  await untilStep(page, 'goal')
  expect(await keys.hear()).toMatchObject({ role: 'heading', name: `${words.learn('RUM')}: ${firstGame.words.pl.title}` })
  const live = page.locator('.coach [aria-live="polite"]')
  for (const { id, moves, then = [] } of firstGame.steps) {
    await untilStep(page, id)
    expect(await live.innerText()).toBe(said('pl', id).say)
    const [wanted] = moves ?? []
    if (wanted !== undefined) {
      expect(await keys.hear()).not.toMatchObject({ role: 'none', name: '' })
      await makeRumMove(rumMove(wanted), 'pl', hands)
    } else {
      await keys.tabTo('button', words.next)
      await keys.press('Enter')
    }
    const { done } = said('pl', id)
    if (done === '') continue
    await until(`${id} to be done`, async () => (await live.innerText()) === done)
    if (then.length > 0) expect(await page.getByRole('log').innerText()).toMatch(/Jerzy/)
    const button = id === firstGame.steps.at(-1)?.id ? words.finish : words.next
    await until('focus to come to what goes on', async () => (await keys.hear()).name === button)
    await keys.press('Enter')
  }
  await page.getByRole('heading', { level: 1, name: words.end }).waitFor()
  expect(await keys.hear()).toMatchObject({ role: 'heading', name: words.end })
  for (const line of firstGame.words.pl.learnt ?? []) await page.getByText(line).waitFor()
  expect(await audit(page)).toEqual([])
  await keys.tabTo('button', pl.shelf.playWith('RUM'))
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^RUM, / }).waitFor()
  await page.waitForURL(/\/d\//)
  expect(complaints).toEqual([])
  await context.close()
})

it('can be taken by taps on a phone, where the panel never covers the table', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...PHONE, ...QUICK, colorScheme: 'light' })
  const words = LESSON_TEXTS.en
  const hands = pointing(page, 'en', byTap)
  await page.goto(ADDRESS)
  await untilStep(page, 'goal')
  const first = await layout(page)
  for (const { id, moves } of firstGame.steps) {
    await untilStep(page, id)
    const [, coachEnd = 0, tableStart = 0, tableEnd = 0, , shelfEnd = 0] = await layout(page)
    expect([id, coachEnd <= tableStart, tableEnd <= 844, shelfEnd <= 844]).toEqual([id, true, true, true])
    expect([id, await layout(page)]).toEqual([id, first]) // nothing moves from step to step
    if (id === 'trio') {
      await coachButton(page, 'en', words.hint).tap()
      await page.getByText(said('en', id).hint).waitFor()
      expect(await audit(page)).toEqual([])
      await coachButton(page, 'en', words.fold).tap()
      expect(await page.getByText(said('en', id).say).isVisible()).toBe(false)
      expect(await audit(page)).toEqual([])
    }
    const [wanted] = moves ?? []
    if (wanted !== undefined) await makeRumMove(rumMove(wanted), 'en', hands)
    await goOnFrom(page, numberOf(id), byTap)
  }
  await page.getByRole('heading', { level: 1, name: words.end }).waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('link', { name: words.rulebook }).tap()
  await page.getByRole('heading', { level: 1, name: en.rulebook.title('RUM') }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
