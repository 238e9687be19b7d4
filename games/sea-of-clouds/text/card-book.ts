/** Looks up card names and card texts in a language. They are stored in the deck data, so that a new deck brings its own names. */
import type { Language } from '@tortuga/kit'
import type { Face, LootDeckData } from '../rules/index.ts'

type CardText = { readonly name: string; readonly text: string }
/** A card's name and text, by its face. */
export type CardBook = (face: Face) => CardText

/** Fallback for a card of an unknown deck: `first-mate` becomes “First mate”. */
const textFromFace = (face: Face): CardText => ({ name: face.charAt(0).toUpperCase() + face.slice(1).replaceAll('-', ' '), text: '' })

export const createCardBook = (decks: readonly LootDeckData[], language: Language): CardBook => {
  const texts = new Map(
    decks.flatMap(({ cards }) =>
      cards.map(({ id, name, text }) => [id, { name: name[language] ?? name.en, text: text[language] ?? text.en }] as const),
    ),
  )
  return face => texts.get(face) ?? textFromFace(face)
}
