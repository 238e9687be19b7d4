/** What a room needs from outside: a store, time, entropy, thinking. The server gives it databases and a worker pool, the browser IndexedDB and itself. */
import type { Game, GameTypes, Header, Made, Match, Millis, Player, Seat, Step } from '@tortuga/kit'
import type { Here, Settings } from './wire.ts'

/** Clocks: the time left by seat when they last started; null where the table plays without. */
export type Running = { readonly left: readonly Millis[]; readonly since: Millis } | null

/** One change of a match, to be stored whole or not at all. */
export type Write = {
  readonly id: string
  /** The version these entries follow. */
  readonly expected: number
  /** Seat and client id, unique in the match; null for what no client sent. */
  readonly key: string | null
  /** Each entry is stored with its events and the state after it. */
  readonly made: readonly Made<GameTypes>[]
  readonly next: Match<GameTypes>
  readonly players: readonly Player[]
  readonly clocks: Running
  /** When somebody must look again: a clock runs out, or a bot should have answered. */
  readonly deadline: Millis | null
}

/** What begins with the last seat filled. */
export type Beginning = {
  readonly header: Header
  readonly first: Step<GameTypes>
  readonly match: Match<GameTypes>
  readonly clocks: Running
  readonly deadline: Millis | null
}

/** A match as it is stored. */
export type Opened = {
  readonly header: Header
  readonly settings: Settings
  readonly match: Match<GameTypes>
  /** Who sits there now, by seat. */
  readonly players: readonly Player[]
  readonly clocks: Running
  readonly deadline: Millis | null
  readonly halted: boolean
}

/** A table whose seats are not all taken yet. */
export type Waiting = {
  readonly game: string
  readonly options: unknown
  readonly settings: Settings
  readonly commitment: string
  readonly seats: readonly (Player | null)[]
}

/** A line of talk. `player` is who said it, for those who have blocked them; `seat` is null for somebody watching. */
export type ChatLine = { readonly player: string; readonly seat: Seat | null; readonly text: string; readonly at: Millis }

/** What one node, or one tab, tells the others. */
export type News =
  | { readonly type: 'entries'; readonly id: string; readonly version: number }
  | { readonly type: 'table'; readonly id: string } // its seats, its settings, whether it is halted or closed
  | { readonly type: 'chat'; readonly id: string; readonly line: ChatLine }
  | { readonly type: 'here'; readonly id: string; readonly node: string; readonly here: readonly Here[]; readonly watching: number }

/** The part of the store that matches live in. */
export type MatchStore = {
  open(id: string): Promise<Opened | null>
  /** The table before it has begun; null where there is none or it has. */
  waiting(id: string): Promise<Waiting | null>
  /** One transaction, shared with other matches' writes; a stale or repeated write in it harms none of the others. What is stored takes the mark of a halt off. */
  append(write: Write): Promise<Appended>
  /** The version stored under a client's key. */
  findAnswer(id: string, key: string): Promise<number | null>
  /** Entries with versions after < version <= upTo, in order. */
  between(id: string, after: number, upTo: number): Promise<readonly Stored[]>
  /** The state and events of one version; 0 is the set-up. */
  at(id: string, version: number): Promise<Step<GameTypes> | null>
  /** Marks a match as broken and keeps what broke it. */
  halt(id: string, evidence: { readonly version: number; readonly input: unknown; readonly error: string }): Promise<void>
  /** Matches whose deadline has passed. */
  due(now: Millis, limit: number): Promise<readonly string[]>
  addChat(id: string, line: ChatLine): Promise<void>
  chat(id: string): Promise<readonly ChatLine[]>
  /** By seat: when its owner was last seen, null for a bot's seat or one whose owner has left. */
  seen(id: string): Promise<readonly (Millis | null)[]>
  /** The owner of this seat is here now. */
  see(id: string, seat: Seat, at: Millis): Promise<void>
}
export type Stored = Made<GameTypes> & { readonly version: number }
export type Appended = { readonly type: 'stored' | 'repeated'; readonly version: number } | { readonly type: 'stale' }

/** How nodes hear of each other: in process, LISTEN/NOTIFY, BroadcastChannel. What was stored is told by the store itself. */
export type Bus = {
  tell(news: News): void
  listen(heard: (news: News) => void): () => void
}

/** What a bot is asked: only what a browser in that seat would get. */
export type Thinking = { readonly game: string; readonly level: string; readonly view: unknown; readonly seed: string }

/** Everything a room needs. */
export type Ports = {
  /** The game of a registered name, in the rules this build plays. */
  findGame(id: string): Game<GameTypes> | undefined
  readonly store: MatchStore
  readonly bus: Bus
  /** This node's name, new at each start. */
  readonly node: string
  /** The time all nodes agree on. */
  now(): Millis
  /** 32 fresh random bytes as hex. */
  entropy(): string
  /** The bot levels a game has. */
  levelsOf(game: string): readonly string[]
  /** A bot's move in this match; rejects when it fails or takes too long. */
  think(thinking: Thinking, id: string): Promise<unknown>
  /** Calls back after a while; gives a way to call it off. */
  after(delay: Millis, act: () => void): () => void
  /** Something a host should know of; no names, tokens or secrets in it. */
  report(what: Report): void
}

/** What is counted and logged. */
export type Report =
  | { readonly type: 'move'; readonly by: 'player' | 'bot' | 'clock'; readonly game: string }
  | { readonly type: 'refused'; readonly reason: string; readonly game: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'halted'; readonly id: string; readonly error: string }
  | { readonly type: 'bot-failed'; readonly id: string; readonly error: string }
  | { readonly type: 'failed'; readonly id: string; readonly error: string }
