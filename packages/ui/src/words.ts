/** A game's sentences, called as the shell and the table call them. */
import type { GameTypes, Seat } from '@tortuga/kit'
import { LANGUAGES, type ByLanguage, type Language } from './language.ts'

type NameOf = (seat: Seat) => string
type Typed = { readonly type: string }
/** A table of sentences by type: its own type says that it knows every member of the union. */
type Sayings<A extends Typed, More extends readonly unknown[]> = {
  readonly [K in A['type']]: (of: Extract<A, { readonly type: K }>, ...more: More) => string
}
type Described = Readonly<Record<string, { readonly name: string; readonly about: string }>>

type GameTexts<T extends GameTypes> = {
  readonly log: Sayings<T['event'], [NameOf]>
  readonly refusals: Sayings<T['refusal'], []>
  readonly reasons: Sayings<T['reason'], []>
  readonly rules: Readonly<Record<string, string>>
  readonly presets: Described
  readonly bots: Described
}

/** The part of `WebGame` that is made of words alone. */
export type GameWords<T extends GameTypes> = {
  readonly presetNames: ByLanguage<Readonly<Record<string, string>>>
  readonly levelNames: ByLanguage<Readonly<Record<string, string>>>
  readonly aboutPreset: (preset: string, language: Language) => string
  readonly aboutLevel: (level: string, language: Language) => string
  readonly sayEvent: (event: T['event'], name: NameOf, language: Language) => string | null
  readonly sayRefusal: (refusal: T['refusal'], language: Language) => string
  readonly sayReason: (reason: T['reason'], language: Language) => string
  readonly ruleTitle: (rule: string, language: Language) => string
}

const say = <A extends Typed, More extends readonly unknown[]>(sayings: Sayings<A, More>, of: A, ...more: More): string =>
  (sayings[of.type as A['type']] as (of: A, ...more: More) => string)(of, ...more)

const namesOf = (describedIn: (language: Language) => Described): ByLanguage<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    LANGUAGES.map(language => [language, Object.fromEntries(Object.entries(describedIn(language)).map(([id, { name }]) => [id, name]))]),
  ) as ByLanguage<Readonly<Record<string, string>>>

/** `isSilent` is for what is not worth a line of the log. */
export const createWords = <T extends GameTypes>(
  texts: ByLanguage<GameTexts<T>>,
  isSilent: (event: T['event']) => boolean,
): GameWords<T> => ({
  presetNames: namesOf(language => texts[language].presets),
  levelNames: namesOf(language => texts[language].bots),
  aboutPreset: (preset, language) => texts[language].presets[preset]?.about ?? '',
  aboutLevel: (level, language) => texts[language].bots[level]?.about ?? '',
  sayEvent: (event, name, language) => (isSilent(event) ? null : say<T['event'], [NameOf]>(texts[language].log, event, name)),
  sayRefusal: (refusal, language) => say<T['refusal'], []>(texts[language].refusals, refusal),
  sayReason: (reason, language) => say<T['reason'], []>(texts[language].reasons, reason),
  ruleTitle: (rule, language) => texts[language].rules[rule] ?? rule,
})
