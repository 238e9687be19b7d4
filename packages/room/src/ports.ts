/** What a room needs from its host: storage, time, entropy, bots. The server provides databases and a worker pool, the browser IndexedDB and a worker. */
import type { Game, GameTypes, Header, AppliedEntry, Match, Millis, Player, Seat, Step } from '@tortuga/kit'
import type { BotRequest, ChatMessage, ClientMessage, RoomNotice, Series, TableSettings } from '@tortuga/wire'

export type { ChatMessage, RoomNotice } from '@tortuga/wire'

/** The time left by seat when the clocks were last started; null if the table has no clock. */
export type RunningClocks = { readonly left: readonly Millis[]; readonly since: Millis } | null

/** A person who owns a seat from now on. `player` is their id. */
export type SeatOwner = { readonly seat: Seat; readonly player: string; readonly name: string }

/** One change of a match, stored completely or not at all. */
export type MatchWrite = {
  readonly id: string
  /** Compare-and-set: the write is stale unless this is the newest version. */
  readonly expected: number
  /** Idempotency key, unique in the match; null for changes that no client or bot sent. */
  readonly key: string | null
  /** Each entry is stored with its events and the state after it. */
  readonly applied: readonly AppliedEntry<GameTypes>[]
  readonly next: Match<GameTypes>
  readonly players: readonly Player[]
  /** The new owner of a seat that a substitute takes, stored together with the entry; null for other changes. */
  readonly owner: SeatOwner | null
  readonly clocks: RunningClocks
  /** When the match must be woken: a clock expires, or a bot should have answered. */
  readonly deadline: Millis | null
}

/** A match that begins because all seats are taken and everybody is present or ready. */
export type MatchStart = {
  readonly header: Header
  readonly first: Step<GameTypes>
  readonly match: Match<GameTypes>
  readonly clocks: RunningClocks
  readonly deadline: Millis | null
}

export type StoredMatch = {
  readonly header: Header
  readonly settings: TableSettings
  readonly match: Match<GameTypes>
  /** The current players, by seat. */
  readonly players: readonly Player[]
  /** By seat, the id of the person who owns it, never older than `match`; null where seats cannot change hands, as on a device. */
  readonly owners: readonly (string | null)[] | null
  readonly clocks: RunningClocks
  readonly deadline: Millis | null
  readonly halted: boolean
}

/** A table whose match has not begun. */
export type WaitingTable = {
  readonly game: string
  readonly options: unknown
  readonly settings: TableSettings
  readonly commitment: string
  readonly seats: readonly (Player | null)[]
  /** By seat; bots are always ready. */
  readonly ready: readonly boolean[]
  /** Null if the table is not a rematch. */
  readonly series: Series | null
}

/** The part of the store that rooms need. */
export type MatchStore = {
  readMatch(id: string): Promise<StoredMatch | null>
  /** The table while it waits; null if it has begun or does not exist. */
  readWaiting(id: string): Promise<WaitingTable | null>
  /** May share a transaction with writes of other matches; a stale or repeated write does not affect them. A stored write removes the halt mark. */
  append(write: MatchWrite): Promise<AppendResult>
  /** The version stored under an idempotency key. */
  findByKey(id: string, key: string): Promise<number | null>
  /** Entries with versions after < version <= upTo, in order. */
  entriesBetween(id: string, after: number, upTo: number): Promise<readonly StoredEntry[]>
  /** The state and events of one version; 0 is the set-up. */
  stepAt(id: string, version: number): Promise<Step<GameTypes> | null>
  /** Marks a match as halted and stores the evidence. A match that is halted already keeps the evidence it has: what stopped it comes first. */
  halt(id: string, evidence: { readonly version: number; readonly input: unknown; readonly error: string }): Promise<void>
  /** Matches whose deadline has passed. */
  dueMatches(now: Millis, limit: number, skip?: number): Promise<readonly string[]>
  addChat(id: string, message: ChatMessage): Promise<void>
  chat(id: string): Promise<readonly ChatMessage[]>
  /** By seat: the picture that its owner chose, or null. */
  avatars(id: string): Promise<readonly (string | null)[]>
  /** By seat: when its owner was last seen; null for a bot or if the owner has left. */
  lastSeen(id: string): Promise<readonly (Millis | null)[]>
  /** Records that the owner of this seat is present. */
  markSeen(id: string, seat: Seat, at: Millis): Promise<void>
}

/** An entry with its events. A log does not need the states, which are the larger part; `at` reads one of them. */
export type StoredEntry = Omit<AppliedEntry<GameTypes>, 'state'> & { readonly version: number }
export type AppendResult = { readonly type: 'stored' | 'repeated'; readonly version: number } | { readonly type: 'stale' }

/** Publishes notices between nodes: in process, by LISTEN/NOTIFY or by BroadcastChannel. The store itself publishes stored entries. */
export type RoomBus = {
  publish(notice: RoomNotice): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: (notice: RoomNotice) => void): () => void
}

/** The rules under which a match is played, and the bot levels they come with, the weakest first. */
export type RoomEdition = { readonly game: Game<GameTypes>; readonly levels: readonly string[] }

export type RoomPorts = {
  /** One edition of a game, current or earlier; null if this build does not have it. */
  findEdition(game: string, rules: number): Promise<RoomEdition | null>
  readonly store: MatchStore
  readonly bus: RoomBus
  /** The name of this node, new at each start. */
  readonly node: string
  /** The time that all nodes agree on. */
  now(): Millis
  /** 32 fresh random bytes as hex. */
  entropy(): string
  /** A bot's move in this match; null if it was no longer needed when the bot's turn came. Rejects if the bot fails or takes too long. */
  think(request: BotRequest, id: string, isNeeded: () => boolean): Promise<unknown>
  /** Calls `act` after the delay; returns a function that cancels it. */
  after(delay: Millis, act: () => void): () => void
  /** Called before every task. With `hasToYield` it resolves after the process has done its other work: a turn of the event loop, not only of its microtasks. Otherwise it may resolve at once. */
  nextTurn(hasToYield: boolean): Promise<void>
  /** For logs and metrics; contains no names or tokens. The cause of a halt may name hidden cards. */
  report(report: RoomReport): void
}

export type RoomReport =
  | { readonly type: 'move'; readonly by: 'player' | 'bot' | 'clock'; readonly game: string }
  | { readonly type: 'refused'; readonly reason: string; readonly game: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'halted'; readonly id: string; readonly version: number; readonly input: unknown; readonly error: string }
  | { readonly type: 'bot-failed'; readonly id: string; readonly error: string }
  | { readonly type: 'failed'; readonly id: string; readonly error: string }
  /** A message took longer than its budget. */
  | { readonly type: 'slow'; readonly message: ClientMessage['type'] }
