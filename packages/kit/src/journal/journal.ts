/** The journal of a match: a header and entries, from which the whole match can be replayed. See `journal-file.ts` for its file format. */
import type { GeneratorName } from '../chance/random.ts'
import type { Millis, Outcome, Seat } from '../game.ts'

/** The player in a seat. `bot` is the bot's level, null for a person. */
export type Player = { readonly name: string; readonly bot: string | null }

/** The position from which a match starts that was not dealt. `of` names the match and version it was taken from, null if it was made up. */
export type StartPosition = { readonly state: unknown; readonly of: { readonly match: string; readonly version: number } | null }

/** Everything about a match that is fixed before its first entry. */
export type Header = {
  /** Version of the journal format. `journal-file.ts` also reads version 1 and returns it as version 2. */
  readonly journal: 2
  /** The match id. It is part of the seed. */
  readonly match: string
  /** The game's id. */
  readonly game: string
  /** The rules version, the same from the first move to the last. */
  readonly rules: number
  /** Number of seats. */
  readonly seats: number
  /** The game's options, validated by its schema on replay. */
  readonly options: unknown
  /** The players at the start, by seat; a `sit` entry may change one. */
  readonly players: readonly Player[]
  /** The random number generator. */
  readonly chance: GeneratorName
  /** Hash of `secret`, published before anybody sits down; null for matches without a fairness proof (engine, lab). */
  readonly commitment: string | null
  /** Random bytes from each client, by seat, as 64 hex digits; '' for seats that sent none (bots). */
  readonly contributions: readonly string[]
  /** The server's part of the seed; null until the match is over. */
  readonly secret: string | null
  /** The seed of all random streams; null until the match is over. */
  readonly seed: string | null
  /** Null for a match that the rules dealt. A match from a given position is practice: it is never rated. */
  readonly start: StartPosition | null
}

/** Something the people at a table can vote on: taking back moves, a bot in an empty seat, opening an empty seat for another person, or ending the match. */
export type Proposal =
  | { readonly type: 'undo'; readonly back: number }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'substitute'; readonly seat: Seat }
  | { readonly type: 'end' }

/** Who made a move: the person in the seat, the bot in the seat, or the clock that ran out. */
export type MoveSource = 'player' | 'bot' | 'clock'

/** Why a match is over: by its rules, by agreement, or because everybody left. */
export type EndReason = 'outcome' | 'agreed' | 'abandoned'

/** One change to a match. Entry n leads to version n; the setup is version 0. `at` is a timestamp, 0 in matches without a clock. */
export type Entry =
  | {
      readonly type: 'move'
      readonly at: Millis
      readonly seat: Seat
      readonly move: unknown
      readonly by: MoveSource
      /** Time left by seat, null in matches without a clock. */
      readonly clocks: readonly Millis[] | null
    }
  /** Takes back the last `back` moves that have not been taken back yet. `agreed` lists the seats that voted for it; empty if no vote was needed. */
  | { readonly type: 'undo'; readonly at: Millis; readonly seat: Seat; readonly back: number; readonly agreed: readonly Seat[] }
  /** Opens a vote. It passes when every seat in `asks` has agreed; with nobody to ask, which only a substitute has, it has passed at once. */
  | { readonly type: 'propose'; readonly at: Millis; readonly seat: Seat; readonly proposal: Proposal; readonly asks: readonly Seat[] }
  /** A vote on the open proposal. One `agree: false` closes it, and so does a move, an undo or a new player. The last `agree: true` is followed by the entry that was agreed on, except for a substitute, who may come later or never. */
  | { readonly type: 'vote'; readonly at: Millis; readonly seat: Seat; readonly agree: boolean }
  /** A bot takes over a seat, a person takes it back, or a substitute takes a seat that a vote has opened. */
  | { readonly type: 'sit'; readonly at: Millis; readonly seat: Seat; readonly player: Player }
  /** The last entry. `hash` is the hash of the final state's canonical JSON. */
  | { readonly type: 'end'; readonly at: Millis; readonly reason: EndReason; readonly outcome: Outcome | null; readonly hash: string }

/** A match up to its latest entry. */
export type Journal = { readonly header: Header; readonly entries: readonly Entry[] }
