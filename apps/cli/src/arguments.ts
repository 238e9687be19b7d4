/** Reads what was typed after a command: each of these gives the value, or complains in a sentence. */
import { readFileSync } from 'node:fs'
import { HEX_32 } from '@tortuga/kit'
import { Misuse } from './io.ts'
import { isLanguage } from './language.ts'
import type { Language } from './language.ts'
import type { Registered } from './registered.ts'
import type { Texts } from './text/index.ts'

/** The option as it was checked for the texts: an unknown language is a complaint in the machine's own. */
export const readLanguage = (texts: Texts, named: string | undefined, fallback: Language): Language => {
  if (named === undefined) return fallback
  if (!isLanguage(named)) throw new Misuse(texts.misuse.language(named))
  return named
}

export const readGame = (texts: Texts, registry: readonly Registered[], name: string): Registered => {
  const found = registry.find(({ game }) => game.id === name)
  if (found !== undefined) return found
  throw new Misuse(
    texts.misuse.noSuchGame(
      name,
      registry.map(({ game }) => game.id),
    ),
  )
}

/** A whole number from `from` to `to`, written plainly. */
export const readNumber = (text: string, from: number, to: number, complaint: string): number => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new Misuse(complaint)
}

/** One of these names. */
export const readName = (name: string, names: readonly string[], complaint: (name: string, names: readonly string[]) => string): string => {
  if (names.includes(name)) return name
  throw new Misuse(complaint(name, names))
}

export const readHex = (texts: Texts, option: string, value: string): string => {
  if (HEX_32.test(value)) return value
  throw new Misuse(texts.misuse.hex(option))
}

export const readFileText = (texts: Texts, file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Misuse(texts.misuse.cannotRead(file))
  }
}
