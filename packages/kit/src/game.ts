/** The contract of a game. A game declares its data types as a `GameTypes` and exports one `Game` object; the kernel, the apps, the bots and the laws use nothing else. */
import type { GenericSchema } from 'valibot'

/** Index of a seat: 0, 1, 2 … in turn order. */
export type Seat = number

/**
 * The viewer of a match: a seat, `'table'` for spectators, or `'open'` for a viewer who sees all hands and face-down cards.
 * `'open'` is for finished matches, the lab and `engine`; in a running match it would leak secrets.
 */
export type Viewer = Seat | 'table' | 'open'

/** The only source of randomness for rules and bots. `int(below)` returns an integer from 0 to below − 1, all equally likely. */
export type Random = { int(below: number): number }

/** A point in time or a duration, in milliseconds. */
export type Millis = number

/** The time control. `'move'` grants `seconds` for each question; `'bank'` grants `seconds` for the whole match plus `increment` seconds per move. */
export type Clock =
  | { readonly type: 'none' }
  | { readonly type: 'move'; readonly seconds: number }
  | { readonly type: 'bank'; readonly seconds: number; readonly increment: number }

/** The data types of one game, all of them plain JSON. Every other type of the contract takes a `GameTypes` as its parameter. */
export type GameTypes = {
  /** What is chosen before a match, such as the edition or house rules. */
  options: unknown
  /** The complete position, hidden pieces included. It contains its options and its number of seats. */
  state: unknown
  /** The part of a state that one viewer may know. */
  view: unknown
  /** One decision of a seat. */
  move: unknown
  /** The part of an unfinished move that other players may see while it is being made. */
  draft: unknown
  /** Something that happened, for logs, screen readers and animations. */
  event: { readonly type: string }
  /** Why `check` rejected a move, with the data an error message needs. `rules` names the rules that were broken, where the type alone does not say it. */
  refusal: { readonly type: string; readonly rules?: readonly string[] }
  /** Why a bot chose its move. */
  reason: { readonly type: string }
}

/** The result of applying a move: the new state and the events that led to it, in order. */
export type Step<T extends GameTypes> = {
  readonly state: T['state']
  readonly events: readonly T['event'][]
  /** True if the step made something public that is no piece of `secrets`, such as the back of the next card. Such a step cannot be undone without a vote. */
  readonly revealed?: boolean
}

/** The result of a match, both lists by seat. Place 1 wins; tied seats share a place. */
export type Outcome = { readonly places: readonly number[]; readonly scores: readonly number[] }

/** What a player has answered once for all matches of a game, by the name of the question. */
export type StandingAnswers = Readonly<Record<string, string>>

/** The version of this contract. Frozen editions of earlier versions are adapted by `editions/frozen.ts`. */
export const CONTRACT = 2

/**
 * One game: pure functions over plain data. The same arguments always give the same result, and no function changes its arguments.
 * Members are methods, not function properties, so that one registry can hold every game as `Game<GameTypes>`.
 */
export type Game<T extends GameTypes> = {
  /** The version of the contract that this game was written for: `CONTRACT`, or less for an adapted frozen edition. */
  readonly contract: number
  /** Stable identifier such as `rum`; stored in journals. */
  readonly id: string
  /** Version of the rules. Raise it whenever an existing journal would replay differently; `npm run freeze` keeps the previous edition. */
  readonly rules: number
  /** Smallest and largest number of seats. */
  readonly seats: readonly [min: number, max: number]
  /** Whether `moves` lists every legal move. If false, `moves` lists only good candidates, and `check` alone decides what is legal. */
  readonly listsAllMoves: boolean
  /** The time control the rulebook suggests; a table may use another one. */
  readonly clock: Clock
  /** Decoders for data from outside. `apply` and `check` receive only decoded moves. */
  readonly schemas: {
    readonly options: GenericSchema<unknown, T['options']>
    readonly move: GenericSchema<unknown, T['move']>
    readonly draft: GenericSchema<unknown, T['draft']>
  }
  /** Named sets of options; the first one is the default. */
  readonly presets: Readonly<Record<string, T['options']>>
  /** For each type of refusal, the paragraphs of `rulebook.md` it is based on, such as `R3.4`. A refusal may name its own instead. */
  readonly refusalRules: Readonly<Record<T['refusal']['type'], readonly string[]>>

  /** Deals a new match. The returned state must contain everything needed to continue, including the options and the number of seats. */
  setup(options: T['options'], seats: number, random: Random): Step<T>
  /** Applies a move that `check` has accepted. */
  apply(state: T['state'], seat: Seat, move: T['move'], random: Random): Step<T>
  /** Seats that have to move now, in ascending order. Empty if and only if `outcome` is not null. */
  awaited(state: T['state']): readonly Seat[]
  /** The result, or null while the match is running. */
  outcome(state: T['state']): Outcome | null
  /** What the viewer may know of a state. The server sends nothing else to clients, so this function alone protects the secrets. */
  view(state: T['state'], viewer: Viewer): T['view']
  /** What the viewer may know of an event; null if the viewer does not notice it at all. */
  viewEvent(event: T['event'], viewer: Viewer): T['event'] | null
  /** Null if the move is legal, otherwise why not. Accepts any decoded move from any viewer, awaited or not, and never throws. */
  check(view: T['view'], move: T['move']): T['refusal'] | null
  /** Legal moves without duplicates, in a fixed order; empty if the viewer is not awaited. */
  moves(view: T['view']): Iterable<T['move']>
  /** The move that is played for a seat whose time has run out. It must be legal. */
  timeUp(view: T['view']): T['move']
  /** Whether only the clock may make this move, such as the penalty for running out of time. `moves` never lists such a move. */
  isClockMove(move: T['move']): boolean
  /**
   * Whether the question that a seat is asked after its own move belongs to the same turn, so that its clock goes on. Without this member
   * every question has its own time.
   */
  continuesTurn?(before: T['state'], after: T['state']): boolean
  /** The move for a seat whose time has run out and that nobody plays. It must be legal. Without this member it is that of `timeUp`. */
  absentMove?(view: T['view']): T['move']
  /**
   * The answer to a question that is not worth asking this player: nothing can be decided, and the rules ask only because not asking would
   * reveal something; or the player has given a standing answer. Null if the player decides. A client may give this answer for the player.
   */
  obviousMove?(view: T['view'], standing: StandingAnswers): T['move'] | null
  /** The points of the finished parts of a match, by seat. They count if the match ends early because only one player is left; without this member nothing counts. */
  scoresSoFar?(state: T['state']): readonly number[]
  /** The view after an event that its viewer has seen. Folding all events of a step gives the view after the step, so that a table can show them one by one. */
  fold(view: T['view'], event: T['event']): T['view']
  /** A random state that is consistent with the view, and in which every other seat knows as much as it does in the real state. Bots search such states. */
  determinize(view: T['view'], random: Random): T['state']
  /** A second, independent statement of who may know what. */
  readonly secrets: Secrets<T>
}

/**
 * Who may know which piece, written from the rulebook and not from `view`. The laws compare it with the views to find leaks, and the kernel
 * uses it to decide whether a move revealed something, in which case it cannot be undone without consent.
 */
export type Secrets<T extends GameTypes> = {
  /** Every physical piece, by an id that is unique in the state, such as `light-rum.2`. */
  pieces(state: T['state']): readonly string[]
  /** The name of a piece in views, events and moves, such as `light-rum`. */
  faceOf(piece: string): string
  /** The pieces this viewer does not know, in groups. Swapping two pieces of one group must not change the viewer's view. */
  hiddenFrom(state: T['state'], viewer: Viewer): readonly (readonly string[])[]
  /** The faces this event reveals to this viewer, even if they are hidden again after the step (for example a card that is turned up and shuffled back). */
  shownBy(event: T['event'], viewer: Viewer): readonly string[]
}

/** Chooses a move, as an opponent or as an adviser. The same view, random stream and number of playouts give the same advice. */
export type Bot<T extends GameTypes> = (view: T['view'], thinking: { readonly random: Random; readonly playouts: number }) => Advice<T>

/** The move a bot recommends, and how sure it is. */
export type Advice<T extends GameTypes> = {
  /** The recommended move; always legal. */
  readonly move: T['move']
  /** Estimated probability of winning, 0 to 1; null if the bot does not estimate it. */
  readonly chance: number | null
  /** How much smaller `chance` is for the second-best move, if the bot compared them. */
  readonly lead?: number
  /** The standard error of `lead`. */
  readonly leadError?: number
  /** Why it chose this move; null if it has no reason to give. */
  readonly reason: T['reason'] | null
}
