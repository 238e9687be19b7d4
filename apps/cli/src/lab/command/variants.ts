/** Reads the options of a variant: a preset's name, JSON, or a file. Missing options keep their base value. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Game, GameTypes } from '@tortuga/kit'
import * as v from 'valibot'
import { UsageError } from '../../terminal/io.ts'
import type { LabTexts } from '../text/index.ts'

export type Variant = { readonly name: string; readonly options: unknown }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The path of the invalid option, or the game's message if options contradict each other. */
const complaintOf = ({ schemas }: Game<GameTypes>, options: unknown): string => {
  const { issues } = v.safeParse(schemas.options, options)
  const [issue] = issues ?? []
  if (issue === undefined) return ''
  return issue.type === 'check' ? issue.message : (v.getDotPath(issue) ?? issue.message)
}

/** Accepts the value of a single option, for example a complete deck, instead of an options object. */
const asOneOption = (game: Game<GameTypes>, base: Readonly<Record<string, unknown>>, value: unknown): unknown =>
  Object.keys(base)
    .filter(key => typeof base[key] === 'string' || isObject(base[key]))
    .map(key => ({ ...base, [key]: value }))
    .find(options => v.is(game.schemas.options, options))

const readText = (texts: LabTexts, given: string, presets: readonly string[]): { readonly name: string; readonly text: string } => {
  if (given.trimStart().startsWith('{')) return { name: given.trim(), text: given }
  if (existsSync(given) && statSync(given).isFile()) return { name: basename(given), text: readFileSync(given, 'utf8') }
  throw new UsageError(texts.errors.options(given, presets))
}

/** `base`: the options that the variant modifies. */
export const readVariant = (texts: LabTexts, game: Game<GameTypes>, given: string, base: unknown): Variant => {
  const preset = game.presets[given]
  if (preset !== undefined) return { name: given, options: preset }
  const { name, text } = readText(texts, given, Object.keys(game.presets))
  const value = parseJson(text)
  if (!isObject(value)) throw new UsageError(texts.errors.notJson(name))
  const known = isObject(base) ? base : {}
  const merged = { ...known, ...value }
  const options = v.is(game.schemas.options, merged) ? merged : asOneOption(game, known, value)
  if (options === undefined) throw new UsageError(texts.errors.badOptions(name, complaintOf(game, merged), Object.keys(known)))
  return { name, options }
}
