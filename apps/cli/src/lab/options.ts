/** Reads which rules a variant plays by: a preset's name, JSON, or a file. What is not said stays as it was. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Game, GameTypes } from '@tortuga/kit'
import * as v from 'valibot'
import { Misuse } from '../io.ts'
import type { LabTexts } from './text/texts.ts'

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

/** Where something is wrong with options; where they do not go together, the game's own words for it. */
const complaintOf = ({ schemas }: Game<GameTypes>, options: unknown): string => {
  const { issues } = v.safeParse(schemas.options, options)
  const [issue] = issues ?? []
  if (issue === undefined) return ''
  return issue.type === 'check' ? issue.message : (v.getDotPath(issue) ?? issue.message)
}

/** A whole deck, or whatever else is the value of one option: then it is that option's. */
const asOneOption = (game: Game<GameTypes>, base: Readonly<Record<string, unknown>>, value: unknown): unknown =>
  Object.keys(base)
    .filter(key => typeof base[key] === 'string' || isObject(base[key]))
    .map(key => ({ ...base, [key]: value }))
    .find(options => v.is(game.schemas.options, options))

const readText = (texts: LabTexts, given: string, presets: readonly string[]): { readonly name: string; readonly text: string } => {
  if (given.trimStart().startsWith('{')) return { name: given.trim(), text: given }
  if (existsSync(given) && statSync(given).isFile()) return { name: basename(given), text: readFileSync(given, 'utf8') }
  throw new Misuse(texts.misuse.options(given, presets))
}

/** `base`: what the variant starts from, where it says only what is different. */
export const readVariant = (texts: LabTexts, game: Game<GameTypes>, given: string, base: unknown): Variant => {
  const preset = game.presets[given]
  if (preset !== undefined) return { name: given, options: preset }
  const { name, text } = readText(texts, given, Object.keys(game.presets))
  const value = parseJson(text)
  if (!isObject(value)) throw new Misuse(texts.misuse.notJson(name))
  const known = isObject(base) ? base : {}
  const merged = { ...known, ...value }
  const options = v.is(game.schemas.options, merged) ? merged : asOneOption(game, known, value)
  if (options === undefined) throw new Misuse(texts.misuse.badOptions(name, complaintOf(game, merged), Object.keys(known)))
  return { name, options }
}
