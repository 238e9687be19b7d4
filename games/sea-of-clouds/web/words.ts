/** The game's own sentences (`games/sea-of-clouds/text`), called as the shell and the table call them. */
import { createWords, type Language } from '@tortuga/ui'
import { DECKS, type Deck, type SeaTypes } from '../rules/index.ts'
import { createTexts, type Texts, type Words } from '../text/index.ts'

/** With the names of the cards of all decks that have a name. */
export const texts = createTexts(Object.values(DECKS))

const made = new WeakMap<object, Readonly<Record<Language, Texts>>>()

/** Words and card names for the deck a match is played with. */
export const wordsFor = (deck: Deck, language: Language): Words => {
  const found = made.get(deck) ?? createTexts([deck.data])
  made.set(deck, found)
  return found[language].words
}

/** Not worth a line: what is laid down was named as it was taken. */
export const gameWords = createWords<SeaTypes>(texts, ({ type }) => type === 'placed')
export const { sayEvent } = gameWords
