/** Why a replay cannot be shown; the texts are in text/en/replay.ts. */
import type { UnreadableLine } from '@tortuga/wire'

export type ReplayProblem =
  | { readonly type: 'no-such-match' | 'no-spectators' | 'not-begun' | 'not-over' | 'unreachable' | 'not-here' | 'not-played' | 'no-seed' }
  | { readonly type: 'too-big' | 'no-text' | 'failed' }
  | ({ readonly type: 'no-journal' } & UnreadableLine)
  | { readonly type: 'unknown-game'; readonly game: string }
  | { readonly type: 'unknown-rules'; readonly rules: number }
