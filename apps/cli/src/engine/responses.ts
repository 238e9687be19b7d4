/** The two shapes of an engine response, and the closed set of error codes. */
import type { ByLanguage } from '@tortuga/kit'

export const ERROR_CODES = [
  'malformed', // not a JSON object
  'too-long', // the line exceeds the limit
  'unknown-request', // unknown value of `do`
  'bad-request', // a field is missing, of the wrong type or unknown
  'unknown-game',
  'unknown-rules', // this release does not have that edition of the game
  'unknown-match',
  'unknown-level', // no such bot level
  'bad-seats', // the game does not allow this number of seats
  'bad-options', // no such preset, or the game's schema rejects the options
  'bad-state', // the rules cannot continue from it
  'too-many-matches', // drop some first
  'refused', // the move was refused; `refusal`, `rules` and `text` say why
  'fault', // the rules threw an error; the match is unchanged
] as const
export type EngineErrorCode = (typeof ERROR_CODES)[number]

/** Why a move was refused: as data, by rule number and as a sentence. */
export type EngineRefusal = {
  readonly refusal: { readonly type: string }
  readonly rules: readonly string[]
  readonly text: ByLanguage<string>
}

type Trouble = { readonly code: EngineErrorCode; readonly message: string } & Partial<EngineRefusal>
export type EngineResponse = { readonly ok: unknown } | { readonly error: Trouble }

export const okResponse = (value: unknown): EngineResponse => ({ ok: value })
export const failure = (code: EngineErrorCode, message: string): EngineResponse => ({ error: { code, message } })
export const refusedResponse = (why: EngineRefusal): EngineResponse => ({ error: { code: 'refused', message: why.text.en, ...why } })
