/** Takes a lesson in a test: reads the panel, and makes RUM's moves by mouse, tap or keyboard. */
import type { Language } from '@tortuga/kit'
import { plainText, parseInline } from '@tortuga/ui'
import type { Page } from 'playwright-core'
import { notation } from '../../../../games/rum/rules/index.ts'
import type { Face, Move } from '../../../../games/rum/rules/index.ts'
import type { Dye } from '../../../../games/rum/web/art/ink.ts'
import { firstGame } from '../../../../games/rum/web/lesson/first-game.ts'
import type { Keyboard } from '../support/keyboard.ts'
import { byClick, until } from '../support/play.ts'
import type { Press } from '../support/play.ts'
import { en, pl, RUM_TEXTS } from '../support/texts.ts'

export const LESSON_TEXTS = { en: en.lesson, pl: pl.lesson } as const

/** A sentence of a lesson without its markup. */
export const plain = (text: string): string => plainText(parseInline(text))

export const coach = (page: Page, language: Language) => page.getByRole('region', { name: LESSON_TEXTS[language].panel })
export const coachButton = (page: Page, language: Language, name: string) =>
  coach(page, language).getByRole('button', { name, exact: true })
const next = (page: Page) => page.locator('#lesson-next')

/** The number of the current step as shown; 0 at the end. */
export const stepShown = async (page: Page): Promise<number> => {
  if ((await page.locator('.learnt').count()) > 0) return 0
  const words = await page.locator('.coach h2').textContent()
  return Number(/\d+/.exec(words ?? '')?.[0])
}

export const isWaiting = async (page: Page): Promise<boolean> => (await next(page).getAttribute('aria-disabled')) === 'true'

/** Goes to the next step, past all automatic moves. */
export const goOnFrom = async (page: Page, number: number, press: Press): Promise<void> => {
  await until(`step ${number} to be over`, async () => {
    if ((await stepShown(page)) !== number) return true
    await press(page, next(page))
    return false
  })
}

/** What a test does at RUM's table: press a button by its name, or pick a card of the hand and turn it if needed. */
export type LessonHands = {
  readonly press: (name: RegExp | string) => Promise<void>
  readonly pick: (card: string, isTurned: boolean) => Promise<void>
}

/** A card of the hand by its name with the double side up. */
const nameOf = (face: Face, language: Language): string => {
  const [, double = '', single = ''] = /^([a-z]+)2-([a-z]+)1$/.exec(face) ?? []
  return RUM_TEXTS[language].card({ dye: double as Dye, count: 2 }, { dye: single as Dye, count: 1 })
}

/** Makes one of RUM's moves. */
export const makeRumMove = async (move: Move, language: Language, { press, pick }: LessonHands): Promise<void> => {
  const text = RUM_TEXTS[language]
  if (move.type === 'draw') {
    if (move.from === 'wreck') return press(text.drawWreck)
    const slot = new RegExp(`^${text.slot(move.from + 1, '')}`)
    await press(slot)
    return press(slot)
  }
  const cards = move.type === 'play' ? move.cards : move.cards.map(card => ({ card, end: 'two' }))
  for (const { card, end } of cards) await pick(nameOf(card, language), end === 'one')
  return press(move.type === 'play' ? text.play : text.discard(move.cards.length))
}

export const rumMove = (move: string): Move => notation.parseMove(move)

/** By mouse or by taps. */
export const pointing = (page: Page, language: Language, press: Press): LessonHands => ({
  press: name => press(page, page.locator('.rum').getByRole('button', { name })),
  pick: async (card, isTurned) => {
    await press(page, page.locator('.rum-hand').getByRole('button', { name: card, exact: true }))
    if (isTurned) await press(page, page.getByRole('button', { name: RUM_TEXTS[language].turnCard(card) }))
  },
})

/** By keyboard only, moving through the page like a screen reader's user. */
export const typing = (keys: Keyboard, language: Language): LessonHands => ({
  press: async name => {
    await keys.reach('button', name)
    await keys.press('Enter')
  },
  pick: async (card, isTurned) => {
    const inHand = language === 'en' ? /^(one|two) .* below$/ : /^(jedna|dwie) .* na dole$/
    await keys.tabTo('button', inHand)
    for (let heard = await keys.press('Home'); heard.name !== card;) {
      const after = await keys.press('ArrowRight')
      if (after.name === heard.name) throw new Error(`no ${card} in the hand`)
      heard = after
    }
    await keys.press('Space', ...(isTurned ? ['t'] : []))
  },
})

/** RUM's lesson: the texts of its steps. */
export const said = (language: Language, id: string): { readonly say: string; readonly hint: string; readonly done: string } => {
  const { say = '', hint = '', done = '' } = firstGame.words[language].steps[id] ?? {}
  return { say: plain(say), hint: plain(hint), done: plain(done) }
}
export const numberOf = (id: string): number => firstGame.steps.findIndex(step => step.id === id) + 1
export const untilStep = (page: Page, id: string): Promise<void> =>
  until(`the step ${id}`, async () => (await stepShown(page)) === numberOf(id))

/** Goes to this step by hints only. */
export const skipTo = async (page: Page, language: Language, id: string): Promise<void> => {
  const words = LESSON_TEXTS[language]
  while ((await stepShown(page)) !== numberOf(id)) {
    const number = await stepShown(page)
    if (await isWaiting(page)) {
      await coachButton(page, language, words.hint).click()
      await coachButton(page, language, words.showMe).click()
    }
    await goOnFrom(page, number, byClick)
  }
}

/** The positions of panel, table and shelf, from top to bottom. */
export const layout = async (page: Page): Promise<readonly number[]> => {
  const boxes = await Promise.all(['.coach', 'main', '.rum-shelf'].map(part => page.locator(part).boundingBox()))
  return boxes.flatMap(box => (box === null ? [] : [box.y, box.y + box.height]))
}
