/** The game's own sentences (`games/sea-of-clouds/text`), called as the shell and the table call them. */
import type { Language } from '@tortuga/ui'
import { DECKS, type Deck, type Event, type Reason, type Refusal } from '../rules/index.ts'
import { createTexts, type NameOf, type Texts, type Words } from '../text/index.ts'

/** With the names of the cards of all decks that have a name. */
export const texts = createTexts(Object.values(DECKS))

const made = new WeakMap<object, Readonly<Record<Language, Texts>>>()

/** Words and card names for the deck a match is played with. */
export const wordsFor = (deck: Deck, language: Language): Words => {
  const found = made.get(deck) ?? createTexts([deck.data])
  made.set(deck, found)
  return found[language].words
}

/** A table of sentences by type, asked with a member of the union: the table's own type says that the two agree. */
type Typed = { readonly type: string }
type Sayings<A extends Typed, More extends readonly unknown[]> = {
  readonly [K in A['type']]: (of: Extract<A, { readonly type: K }>, ...more: More) => string
}
const say = <A extends Typed, More extends readonly unknown[]>(sayings: Sayings<A, More>, of: A, ...more: More): string =>
  (sayings[of.type as A['type']] as (of: A, ...more: More) => string)(of, ...more)

/** Not worth a line: what is laid down was named as it was taken. */
const SILENT: readonly Event['type'][] = ['placed']

export const sayEvent = (event: Event, name: NameOf, language: Language): string | null =>
  SILENT.includes(event.type) ? null : say<Event, [NameOf]>(texts[language].log, event, name)
export const sayRefusal = (refusal: Refusal, language: Language): string => say<Refusal, []>(texts[language].refusals, refusal)
export const sayReason = (reason: Reason, language: Language): string => say<Reason, []>(texts[language].reasons, reason)
export const ruleTitle = (rule: string, language: Language): string =>
  (texts[language].rules as Readonly<Record<string, string | undefined>>)[rule] ?? rule
