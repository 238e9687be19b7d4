/** Why a replay has nothing to show. The words are in the texts. */
import type { BadLine } from './reading.ts'

export type Sorry =
  | { readonly type: 'no-such-match' | 'no-spectators' | 'not-begun' | 'not-over' | 'unreachable' | 'not-here' | 'not-played' | 'no-seed' }
  | { readonly type: 'too-big' | 'no-text' | 'failed' }
  | ({ readonly type: 'no-journal' } & BadLine)
  | { readonly type: 'unknown-game'; readonly game: string }
