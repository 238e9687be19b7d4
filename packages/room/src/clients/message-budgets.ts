/** What one message of a client may cost, in one table. The room takes its rates from it, `docs/operations.md` shows it, and `apps/server/test/adversarial.gate.test.ts` looks for messages that cost more. */
import type { Millis } from '@tortuga/kit'
import type { ClientMessage } from '@tortuga/wire'

/** At most this many within any window. A seat or a player is counted over all its connections. */
export type MessageRate = { readonly most: number; readonly window: Millis; readonly per: 'connection' | 'seat' | 'player' }

export type MessageBudget = {
  /** Null if only the limits of the socket apply. */
  readonly rate: MessageRate | null
  /** The most rows that it reads from the database; `match` is the number of the match's entries. */
  readonly reads: number | 'match'
  /** The most rows that it adds or changes. */
  readonly writes: number
  /** The most bytes that it stores. */
  readonly stored: number
  /** The most bytes that it sends to one client. */
  readonly sent: number
  /** Milliseconds until it has been handled. A slower message is reported. */
  readonly time: Millis
}

const KB = 1024

/** Undos, proposals and votes share their rate. */
export const REQUEST_RATE: MessageRate = { most: 20, window: 10_000, per: 'seat' }
/** Further lists of moves at the same version. The first one is always allowed: a fast bot needs one per move. */
export const LIST_RATE: MessageRate = { most: 10, window: 1000, per: 'seat' }
export const HELLO_RATE: MessageRate = { most: 5, window: 10_000, per: 'connection' }
export const LOG_RATE: MessageRate = { most: 10, window: 10_000, per: 'connection' }
export const CHAT_RATE: MessageRate = { most: 5, window: 10_000, per: 'player' }

/** By type. A new message without a budget does not compile. */
export const MESSAGE_BUDGETS: Readonly<Record<ClientMessage['type'], MessageBudget>> = {
  hello: { rate: HELLO_RATE, reads: 1100, writes: 0, stored: 0, sent: 1024 * KB, time: 200 },
  move: { rate: null, reads: 50, writes: 5, stored: 16 * KB, sent: 16 * KB, time: 100 },
  undo: { rate: REQUEST_RATE, reads: 'match', writes: 3, stored: 16 * KB, sent: 16 * KB, time: 100 },
  propose: { rate: REQUEST_RATE, reads: 'match', writes: 4, stored: 16 * KB, sent: 16 * KB, time: 100 },
  vote: { rate: REQUEST_RATE, reads: 'match', writes: 4, stored: 16 * KB, sent: 16 * KB, time: 100 },
  log: { rate: LOG_RATE, reads: 450, writes: 0, stored: 0, sent: 512 * KB, time: 200 },
  moves: { rate: LIST_RATE, reads: 10, writes: 0, stored: 0, sent: 64 * KB, time: 100 },
  chat: { rate: CHAT_RATE, reads: 10, writes: 2, stored: 4 * KB, sent: 4 * KB, time: 100 },
  draft: { rate: null, reads: 10, writes: 0, stored: 0, sent: 32 * KB, time: 50 },
}
