/** What the engine answers: one of two shapes, and a closed set of error codes that programs can rely on. */
import type { ByLanguage } from '../language.ts'

export const ERROR_CODES = [
  'malformed', // no JSON object
  'too-long', // the line, see LONGEST_LINE
  'unknown-request', // `do` names nothing
  'bad-request', // a field is missing, of the wrong kind or not known
  'unknown-game',
  'unknown-match',
  'unknown-level', // of a bot
  'bad-seats', // more or fewer than the game takes
  'bad-options', // no preset of that name, or the game's schema says no
  'bad-state', // the rules cannot go on from it
  'too-many-matches', // drop some first
  'refused', // the move; `refusal`, `rules` and `text` say why
  'fault', // the rules broke on it: the match stays as it was
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Why a move was turned down, with the rules it rests on and as a sentence. */
export type Refused = {
  readonly refusal: { readonly type: string }
  readonly rules: readonly string[]
  readonly text: ByLanguage<string>
}

type Trouble = { readonly code: ErrorCode; readonly message: string } & Partial<Refused>
export type Answer = { readonly ok: unknown } | { readonly error: Trouble }

export const ok = (value: unknown): Answer => ({ ok: value })
export const trouble = (code: ErrorCode, message: string): Answer => ({ error: { code, message } })
export const refused = (why: Refused): Answer => ({ error: { code: 'refused', message: why.text.en, ...why } })
