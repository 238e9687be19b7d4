/** How a test takes a lesson: what the coach shows, and hands that make RUM's moves by mouse, tap or key. */
import type { Language } from '@tortuga/ui'
import { plainText, parseInline } from '@tortuga/ui'
import type { Page } from 'playwright-core'
import { notation } from '../../../games/rum/rules/index.ts'
import type { Face, Move } from '../../../games/rum/rules/index.ts'
import type { Dye } from '../../../games/rum/web/art/ink.ts'
import { firstGame } from '../../../games/rum/web/lesson/first-game.ts'
import { TABLE_TEXTS } from '../../../games/rum/web/text/index.ts'
import { en } from '../src/lesson/text/en.ts'
import { pl } from '../src/lesson/text/pl.ts'
import type { Keys } from './keys.ts'
import { byClick, until } from './play.ts'
import type { Press } from './play.ts'

export const LESSON_TEXTS = { en, pl } as const

/** A sentence of a lesson as it is read. */
export const plain = (text: string): string => plainText(parseInline(text))

export const coach = (page: Page, language: Language) => page.getByRole('region', { name: LESSON_TEXTS[language].coach })
export const coachButton = (page: Page, language: Language, name: string) =>
  coach(page, language).getByRole('button', { name, exact: true })
const next = (page: Page) => page.locator('#lesson-next')

/** The number of the step in hand, as it is shown; 0 at the end. */
export const stepShown = async (page: Page): Promise<number> => {
  if ((await page.locator('.learnt').count()) > 0) return 0
  const words = await page.locator('.coach h2').textContent()
  return Number(/\d+/.exec(words ?? '')?.[0])
}

export const isWaiting = async (page: Page): Promise<boolean> => (await next(page).getAttribute('aria-disabled')) === 'true'

/** On from this step to the next one, past whatever is still to be seen. */
export const goOnFrom = async (page: Page, number: number, press: Press): Promise<void> => {
  await until(`step ${number} to be over`, async () => {
    if ((await stepShown(page)) !== number) return true
    await press(page, next(page))
    return false
  })
}

/** What hands can do at RUM's table: press something by its name; pick a card of the hand, and turn it where it should lie the other way. */
export type Hands = {
  readonly press: (name: RegExp | string) => Promise<void>
  readonly pick: (card: string, isTurned: boolean) => Promise<void>
}

/** A card of the hand by its name while two bottles are up. */
const nameOf = (face: Face, language: Language): string => {
  const [, double = '', single = ''] = /^([a-z]+)2-([a-z]+)1$/.exec(face) ?? []
  return TABLE_TEXTS[language].card({ dye: double as Dye, count: 2 }, { dye: single as Dye, count: 1 })
}

/** One of RUM's moves, by these hands. */
export const makeRumMove = async (move: Move, language: Language, { press, pick }: Hands): Promise<void> => {
  const text = TABLE_TEXTS[language]
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

/** By mouse or by taps, whichever presses. */
export const pointing = (page: Page, language: Language, press: Press): Hands => ({
  press: name => press(page, page.locator('.rum').getByRole('button', { name })),
  pick: async (card, isTurned) => {
    await press(page, page.locator('.rum-hand').getByRole('button', { name: card, exact: true }))
    if (isTurned) await press(page, page.getByRole('button', { name: TABLE_TEXTS[language].turnCard(card) }))
  },
})

/** By keys alone, walking through the page as somebody does who hears it. */
export const typing = (keys: Keys, language: Language): Hands => ({
  press: async name => {
    await keys.tabTo('button', name)
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

/** RUM's lesson: what its steps say, and which is which. */
export const said = (language: Language, id: string): { readonly say: string; readonly hint: string; readonly done: string } => {
  const { say = '', hint = '', done = '' } = firstGame.words[language].steps[id] ?? {}
  return { say: plain(say), hint: plain(hint), done: plain(done) }
}
export const numberOf = (id: string): number => firstGame.steps.findIndex(step => step.id === id) + 1
export const untilStep = (page: Page, id: string): Promise<void> =>
  until(`the step ${id}`, async () => (await stepShown(page)) === numberOf(id))

/** On to this step by hints alone. */
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

/** What lies where, from top to bottom. */
export const layout = async (page: Page): Promise<readonly number[]> => {
  const boxes = await Promise.all(['.coach', 'main', '.rum-shelf'].map(part => page.locator(part).boundingBox()))
  return boxes.flatMap(box => (box === null ? [] : [box.y, box.y + box.height]))
}
