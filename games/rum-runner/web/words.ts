/** The game's own sentences (`games/rum-runner/text`), called as the shell and the table call them. */
import type { Language } from '@tortuga/ui'
import type { Event, Reason, Refusal } from '../rules/index.ts'
import { texts, type NameOf } from '../text/index.ts'

/** A table of sentences by type, asked with a member of the union: the table's own type says that the two agree. */
type Typed = { readonly type: string }
type Sayings<A extends Typed, More extends readonly unknown[]> = {
  readonly [K in A['type']]: (of: Extract<A, { readonly type: K }>, ...more: More) => string
}
const say = <A extends Typed, More extends readonly unknown[]>(sayings: Sayings<A, More>, of: A, ...more: More): string =>
  (sayings[of.type as A['type']] as (of: A, ...more: More) => string)(of, ...more)

/** Nothing happened that is not said beside it. */
const isSilent = (event: Event): boolean =>
  (event.type === 'drew' || event.type === 'gained') && (event.type === 'drew' ? event.cards.length : event.coins) === 0

export const sayEvent = (event: Event, name: NameOf, language: Language): string | null =>
  isSilent(event) ? null : say<Event, [NameOf]>(texts[language].log, event, name)
export const sayRefusal = (refusal: Refusal, language: Language): string => say<Refusal, []>(texts[language].refusals, refusal)
export const sayReason = (reason: Reason, language: Language): string => say<Reason, []>(texts[language].reasons, reason)
export const ruleTitle = (rule: string, language: Language): string =>
  (texts[language].rules as Readonly<Record<string, string | undefined>>)[rule] ?? rule
