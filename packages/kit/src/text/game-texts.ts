/** The texts of a game that every app uses: the log, refusals, reasons of bots, and the names of presets, levels and rules. */
import type { GameTypes } from '../game.ts'
import type { Described, NameOf } from './described.ts'

/** One sentence per member of a union, so that a missing sentence is a compile error. */
export type SentencesByType<U extends { readonly type: string }, Rest extends readonly unknown[] = []> = {
  readonly [K in U['type']]: (value: Extract<U, { readonly type: K }>, ...rest: Rest) => string
}

/** The texts of a game in one language. */
export type GameTexts<T extends GameTypes> = {
  readonly game: { readonly name: string }
  readonly log: SentencesByType<T['event'], [name: NameOf]>
  readonly refusals: SentencesByType<T['refusal']>
  readonly reasons: SentencesByType<T['reason']>
  readonly presets: Readonly<Record<string, Described>>
  readonly bots: Readonly<Record<string, Described>>
  /** Titles by rule number. */
  readonly rules: Readonly<Record<string, string>>
}
