/** The options of a match in the terminal: those of a preset, changed by `--option name=value`. */
import { sayDifferences, sayOptionValue } from '@tortuga/kit'
import type { Language, OfferedOption } from '@tortuga/kit'
import * as v from 'valibot'
import { readName } from '../games/arguments.ts'
import type { CliGame } from '../games/registered-game.ts'
import { UsageError } from '../terminal/io.ts'
import type { CliTexts } from '../text/index.ts'

type OptionsContext = {
  readonly texts: CliTexts
  readonly language: Language
  readonly entry: CliGame
  readonly seats: number
}

type OptionValues = Readonly<Record<string, unknown>>

/** A number, `true`, `false` or `null` as in JSON; the name of a value in the player's language; otherwise the text itself. */
const readValue = ({ entry, language, seats }: OptionsContext, option: string, text: string): unknown => {
  if (/^(-?\d+|true|false|null)$/.test(text)) return JSON.parse(text)
  const texts = entry.setup?.texts[language]
  const offered = entry.setup?.offered.find(one => one.option === option)?.values(seats) ?? []
  const named = offered.find(value => texts !== undefined && sayOptionValue(texts, option, value).toLowerCase() === text.toLowerCase())
  return named === undefined ? text : named
}

/** The values of an option as they are typed. */
export const typedValues = (offered: OfferedOption | undefined, seats: number): readonly string[] =>
  (offered?.values(seats) ?? []).map(String)

const complain = (context: OptionsContext, options: OptionValues): string => {
  const { texts, language, entry, seats } = context
  const [issue] = v.safeParse(entry.game.schemas.options, options).issues ?? []
  const option = issue === undefined ? null : v.getDotPath(issue)
  if (option === null) {
    const conflict = entry.setup?.findConflict?.(options) ?? ''
    return entry.setup?.texts[language].conflicts?.[conflict] ?? issue?.message ?? ''
  }
  const offered = entry.setup?.offered.find(one => one.option === option)
  return texts.errors.optionValue(option, String(options[option]), typedValues(offered, seats))
}

/** The options of the match; throws a `UsageError` for an unknown option, a wrong value, and options that contradict each other. */
export const readOptions = (context: OptionsContext, preset: unknown, given: readonly string[]): unknown => {
  const { texts, entry } = context
  const base: OptionValues = Object.assign({}, preset)
  const changes = given.map(text => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? []
    if (name === undefined || value === undefined) throw new UsageError(texts.errors.optionForm(text))
    const option = readName(name.trim(), Object.keys(base), texts.errors.optionName)
    return [option, readValue(context, option, value.trim())] as const
  })
  const options = { ...base, ...Object.fromEntries(changes) }
  if (!v.is(entry.game.schemas.options, options)) throw new UsageError(complain(context, options))
  return options
}

/** A line for each option that differs from the preset. */
export const sayChanges = ({ setup }: CliGame, language: Language, preset: unknown, options: unknown): readonly string[] => {
  if (setup === null) return []
  const differences = sayDifferences(setup, setup.texts[language], Object.assign({}, preset), Object.assign({}, options))
  return differences.map(([name, value]) => `${name}: ${value}`)
}
