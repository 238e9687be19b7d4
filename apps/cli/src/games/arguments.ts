/** Parses command-line arguments; each function returns the value or throws a `UsageError` with one sentence. */
import type { Language } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { HEX_32_BYTES } from '@tortuga/kit'
import { UsageError } from '../terminal/io.ts'
import { isLanguage } from '../text/language.ts'
import type { CliGame } from './registered-game.ts'
import type { CliTexts } from '../text/index.ts'

/** The `--lang` option. The error about an unknown language is in the machine's language. */
export const readLanguage = (texts: CliTexts, named: string | undefined, fallback: Language): Language => {
  if (named === undefined) return fallback
  if (!isLanguage(named)) throw new UsageError(texts.errors.language(named))
  return named
}

export const readGame = (texts: CliTexts, registry: readonly CliGame[], name: string): CliGame => {
  const found = registry.find(({ game }) => game.id === name)
  if (found !== undefined) return found
  throw new UsageError(
    texts.errors.noSuchGame(
      name,
      registry.map(({ game }) => game.id),
    ),
  )
}

/** A whole number from `from` to `to`, in decimal digits. */
export const readNumber = (text: string, from: number, to: number, complaint: string): number => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new UsageError(complaint)
}

/** One of the given names. */
export const readName = (name: string, names: readonly string[], complaint: (name: string, names: readonly string[]) => string): string => {
  if (names.includes(name)) return name
  throw new UsageError(complaint(name, names))
}

export const readHex = (texts: CliTexts, option: string, value: string): string => {
  if (HEX_32_BYTES.test(value)) return value
  throw new UsageError(texts.errors.hex(option))
}

export const readFileText = (texts: CliTexts, file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(texts.errors.cannotRead(file))
  }
}
