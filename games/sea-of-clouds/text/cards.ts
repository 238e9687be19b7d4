/** Names and words of cards. They stand in the deck's file; here they are looked up in a language. */
import type * as Rules from '../rules/index.ts'

export type Language = 'en' | 'pl'
type CardWords = { readonly name: string; readonly text: string }
/** A card's name and what it does, by its face. */
export type CardBook = (face: Rules.Face) => CardWords

/** A card of a deck that was not handed in keeps its name in the file: `first-mate` is “First mate”. */
const plain = (face: Rules.Face): CardWords => ({ name: face.charAt(0).toUpperCase() + face.slice(1).replaceAll('-', ' '), text: '' })

export const makeBook = (decks: readonly Rules.DeckData[], language: Language): CardBook => {
  const words = new Map(
    decks.flatMap(({ cards }) => cards.map(({ id, name, text }) => [id, { name: name[language], text: text[language] }] as const)),
  )
  return face => words.get(face) ?? plain(face)
}
