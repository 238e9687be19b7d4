/** What players may choose before a match besides the preset: the options of a game, the values that a form offers, and their texts. */
import type { DescribedOption } from './described.ts'
import type { ByLanguage } from './language.ts'

export type OptionValue = string | number | boolean | null

export type OfferedOption = {
  /** The option's key in the game's options. */
  readonly option: string
  /** The heading under which a form folds the option away; null for an option that every player should see. */
  readonly group: string | null
  /** The values that a form offers, in its order. The game's schema may accept more. */
  values(seats: number): readonly OptionValue[]
}

export type OptionTexts = {
  readonly options: Readonly<Record<string, DescribedOption>>
  readonly groups: Readonly<Record<string, string>>
  /** Why options contradict each other, by the name of the contradiction; absent where all options can be combined. */
  readonly conflicts?: Readonly<Record<string, string>>
}

export type SetupOptions = {
  readonly offered: readonly OfferedOption[]
  readonly texts: ByLanguage<OptionTexts>
  /** The contradiction in well-formed options, as a key of `conflicts`; null if there is none. */
  findConflict?(options: unknown): string | null
}

type OptionValues = Readonly<Record<string, unknown>>

/** The name of a value, or the value itself if it needs no name, such as a number. */
export const sayOptionValue = ({ options }: OptionTexts, option: string, value: unknown): string =>
  options[option]?.values[String(value)] ?? String(value)

/** The values that a form offers, including the current one: a preset or an earlier choice may have one that is not offered. */
export const offeredValues = ({ values }: OfferedOption, seats: number, current: unknown): readonly OptionValue[] => {
  const offered = values(seats)
  return offered.some(value => value === current) ? offered : [...offered, current as OptionValue]
}

/** The given values that differ from the preset's. */
export const differencesFrom = (preset: OptionValues, values: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([option, value]) => value !== preset[option]))

/** The offered options whose value differs from the preset's, each as a name and the name of its value. */
export const sayDifferences = (
  { offered }: SetupOptions,
  texts: OptionTexts,
  preset: OptionValues,
  values: OptionValues,
): readonly (readonly [name: string, value: string])[] =>
  offered.flatMap(({ option }) =>
    values[option] === undefined || values[option] === preset[option]
      ? []
      : [[texts.options[option]?.name ?? option, sayOptionValue(texts, option, values[option])] as const],
  )
