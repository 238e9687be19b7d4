/** The contract every game keeps. A game declares its data as a `GameTypes` and gives one `Game` object; everything else in the house is built on that. */
import type { GenericSchema } from 'valibot'

/** A chair at the table: 0, 1, 2 … in turn order. */
export type Seat = number

/** Who looks. 'table' is anybody watching. 'open' sees all hands and face-down cards: after the end, in the lab and in `engine`, never before. */
export type Viewer = Seat | 'table' | 'open'

/** The only chance there is: a whole number from 0 to below − 1, each as likely as the others. */
export type Random = { int(below: number): number }

/** A time or a span of time in milliseconds. */
export type Millis = number

/** How time is kept. 'move' gives the time anew for each question; 'bank' is one supply for the match that grows by `increment` seconds with each answer. */
export type Clock =
  | { readonly type: 'none' }
  | { readonly type: 'move'; readonly seconds: number }
  | { readonly type: 'bank'; readonly seconds: number; readonly increment: number }

/** The data of one game: plain JSON. `draft` is what others may see of a half-made move; `reason` is why a bot chose. */
export type GameTypes = {
  options: unknown
  state: unknown
  view: unknown
  move: unknown
  draft: unknown
  event: { readonly type: string }
  refusal: { readonly type: string }
  reason: { readonly type: string }
}

/** A new state, and what happened on the way to it. */
export type Step<T extends GameTypes> = { readonly state: T['state']; readonly events: readonly T['event'][] }

/** How a match ended, by seat. Place 1 wins; equals share a place. */
export type Outcome = { readonly places: readonly number[]; readonly scores: readonly number[] }

/** One game. Methods, not function properties: so one registry can hold every game as `Game<GameTypes>`. */
export type Game<T extends GameTypes> = {
  readonly id: string
  /** Raised whenever the same journal would play out differently. */
  readonly rules: number
  readonly seats: readonly [min: number, max: number]
  /** Whether `moves` gives every legal move. Where it does not, it gives good candidates and `check` alone is complete. */
  readonly listsAllMoves: boolean
  /** What the rulebook asks for; whoever opens a table may choose another. */
  readonly clock: Clock
  readonly schemas: {
    readonly options: GenericSchema<unknown, T['options']>
    readonly move: GenericSchema<unknown, T['move']>
    readonly draft: GenericSchema<unknown, T['draft']>
  }
  /** Named sets of options; the first is the default. */
  readonly presets: Readonly<Record<string, T['options']>>
  /** For each refusal the numbers of `rulebook.md` it rests on. */
  readonly refusalRules: Readonly<Record<T['refusal']['type'], readonly string[]>>

  /** The state holds its options and its number of seats: nothing else is needed to go on from it. */
  setup(options: T['options'], seats: number, random: Random): Step<T>
  /** Given only what `check` let pass. */
  apply(state: T['state'], seat: Seat, move: T['move'], random: Random): Step<T>
  /** Ascending; empty exactly when there is an outcome. */
  awaited(state: T['state']): readonly Seat[]
  outcome(state: T['state']): Outcome | null
  view(state: T['state'], viewer: Viewer): T['view']
  /** The viewer's share of an event; null where it saw nothing of it. */
  viewEvent(event: T['event'], viewer: Viewer): T['event'] | null
  /** Answers for any decoded move, in turn or not; never throws. */
  check(view: T['view'], move: T['move']): T['refusal'] | null
  /** Legal moves, each once, in a fixed order. */
  moves(view: T['view']): Iterable<T['move']>
  /** What is played for a seat whose time is up: always legal. */
  timeUp(view: T['view']): T['move']
  /** A world that looks like this to its viewer, and in which every other seat knows what it knows in truth. */
  determinize(view: T['view'], random: Random): T['state']
  /** A state made under older rules, as these rules hold it; null where that cannot be. */
  upgrade(rules: number, state: unknown): T['state'] | null
  readonly secrets: Secrets<T>
}

/** Written from the rulebook, not from `view.ts`. The laws hold it against the views; the kernel reads off it who learnt what. */
export type Secrets<T extends GameTypes> = {
  /** Every physical piece, by a name unique in the state (`light-rum.2`). */
  pieces(state: T['state']): readonly string[]
  /** What views, events and moves call it (`light-rum`). */
  faceOf(piece: string): string
  /** The pieces this viewer does not know, in groups that look alike from outside. */
  hiddenFrom(state: T['state'], viewer: Viewer): readonly (readonly string[])[]
  /** The faces this event lays open before this viewer, even if they are hidden again when the step is over (a card turned up and mixed away). */
  shownBy(event: T['event'], viewer: Viewer): readonly string[]
}

/** An opponent, or an adviser. The same view, random and playouts give the same advice. */
export type Bot<T extends GameTypes> = (view: T['view'], thinking: { readonly random: Random; readonly playouts: number }) => Advice<T>

/** What a bot would do. `chance`: of winning, 0 to 1, where it has an opinion. `lead`: how much smaller the chance is with the next best choice, where it compared them. */
export type Advice<T extends GameTypes> = {
  readonly move: T['move']
  readonly chance: number | null
  readonly lead?: number
  readonly reason: T['reason'] | null
}
