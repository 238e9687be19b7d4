/** Turns a game's text tables into the functions that `WebGame` needs. */
import { LANGUAGES } from '@tortuga/kit'
import type { ByLanguage, Described, GameTexts, GameTypes, Language, NameOf, SentencesByType } from '@tortuga/kit'

type Typed = { readonly type: string }
type DescribedById = Readonly<Record<string, Described>>

/** The part of `WebGame` that consists of texts only. */
export type GameText<T extends GameTypes> = {
  readonly presetNames: ByLanguage<Readonly<Record<string, string>>>
  readonly levelNames: ByLanguage<Readonly<Record<string, string>>>
  readonly aboutPreset: (preset: string, language: Language) => string
  readonly aboutLevel: (level: string, language: Language) => string
  readonly sayEvent: (event: T['event'], name: NameOf, language: Language) => string | null
  readonly sayRefusal: (refusal: T['refusal'], language: Language) => string
  readonly sayReason: (reason: T['reason'], language: Language) => string
  readonly ruleTitle: (rule: string, language: Language) => string
}

const sentence = <A extends Typed, More extends readonly unknown[]>(sentences: SentencesByType<A, More>, of: A, ...more: More): string =>
  (sentences[of.type as A['type']] as (of: A, ...more: More) => string)(of, ...more)

/** The names by language, read when they are asked for: a page may have loaded one language only. */
const namesOf = (describedIn: (language: Language) => DescribedById): ByLanguage<Readonly<Record<string, string>>> => {
  const names = {}
  for (const language of LANGUAGES)
    Object.defineProperty(names, language, {
      get: () => Object.fromEntries(Object.entries(describedIn(language)).map(([id, { name }]) => [id, name])),
    })
  return names as ByLanguage<Readonly<Record<string, string>>>
}

/** Creates the text functions of a game. Events for which `isSilent` is true get no log line. */
export const createGameText = <T extends GameTypes>(
  texts: ByLanguage<Omit<GameTexts<T>, 'game'>>,
  isSilent: (event: T['event']) => boolean,
): GameText<T> => ({
  presetNames: namesOf(language => texts[language].presets),
  levelNames: namesOf(language => texts[language].bots),
  aboutPreset: (preset, language) => texts[language].presets[preset]?.about ?? '',
  aboutLevel: (level, language) => texts[language].bots[level]?.about ?? '',
  sayEvent: (event, name, language) => (isSilent(event) ? null : sentence<T['event'], [NameOf]>(texts[language].log, event, name)),
  sayRefusal: (refusal, language) => sentence<T['refusal'], []>(texts[language].refusals, refusal),
  sayReason: (reason, language) => sentence<T['reason'], []>(texts[language].reasons, reason),
  ruleTitle: (rule, language) => texts[language].rules[rule] ?? rule,
})
