/** Random matches of one game, played through the kernel, on which the laws are checked. */
import * as v from 'valibot'
import {
  at,
  canonicalJson,
  fastRandom,
  pick,
  printJournal,
  range,
  sha256Hex,
  startMatch,
  randomStreams,
  submitMove,
  undo,
  versionBeforeUndo,
} from '../../src/index.ts'
import type { AppliedEntry, Entry, Game, GameTypes, Header, Match, Random, Seat, Step, Viewer } from '../../src/index.ts'

/** A game's text notation for states and moves. */
export type Notation<T extends GameTypes> = {
  printState(state: T['state']): string
  parseState(text: string): T['state']
  printMove(move: T['move']): string
  parseMove(text: string): T['move']
}

/** What the laws need besides the game itself, and how much they sample. */
export type LawOptions<T extends GameTypes> = {
  /** The text of `rulebook.md`. */
  readonly rulebook: string
  readonly notation: Notation<T>
  /** Game options to test besides the presets. */
  readonly options?: readonly T['options'][]
  /** Random matches for each set of options and each number of seats. */
  readonly matches?: number
  /** A match with more moves than this counts as endless. */
  readonly longest?: number
  /** Largest number of positions that each law examines. */
  readonly positions?: number
  /** Fields of the view that `fold` does not cover, because they belong to the question after the step. */
  readonly unfolded?: readonly (keyof T['view'] & string)[]
  /** Another seed gives other matches. */
  readonly seed?: string
}

/** A position of a random match, the move that was made there, and the match after it. */
export type SampledPosition<T extends GameTypes> = {
  readonly walk: RandomWalk<T>
  readonly before: Match<T>
  readonly after: Match<T>
  readonly seat: Seat
  readonly move: T['move']
  readonly events: readonly T['event'][]
}

/** One random match. `states` are by version; `failure` says what stopped it before its end. */
export type RandomWalk<T extends GameTypes> = {
  readonly header: Header
  readonly options: T['options']
  readonly seats: number
  readonly first: Step<T>
  readonly positions: SampledPosition<T>[]
  readonly entries: Entry[]
  readonly states: T['state'][]
  failure: string | null
}

/** What a law examines: a game, random matches of it, and positions sampled from these matches. */
export type LawSample<T extends GameTypes> = {
  readonly game: Game<T>
  readonly lawOptions: LawOptions<T>
  readonly walks: readonly RandomWalk<T>[]
  /** Positions of all matches; evenly spread if there are more than `LawOptions.positions`. */
  readonly positions: readonly SampledPosition<T>[]
  /** A random stream for one law: the same name gives the same numbers. */
  random(name: string): Random
}

/** Thrown when a law does not hold. The message contains everything needed to reproduce it. */
export class LawError extends Error {}

/** Throws a `LawError` unless `holds`. The message ends with the journal, which `tortuga replay` can open. */
export const requireLaw = <T extends GameTypes>(holds: boolean, walk: RandomWalk<T>, version: number, detail: () => string): void => {
  if (holds) return
  const journal = printJournal({ header: walk.header, entries: walk.entries })
  throw new LawError(`${detail()}\nat version ${version} of seed ${String(walk.header.seed)}, ${walk.seats} seats\n${journal}`)
}

/** Every seat, and the table. */
export const viewersOf = (seats: number): readonly Viewer[] => [...range(seats), 'table']

const listLegal = <T extends GameTypes>(game: Game<T>, view: T['view']): T['move'][] => {
  const legal: T['move'][] = []
  for (const move of game.moves(view)) if (game.check(view, move) === null) legal.push(move)
  return legal
}

const undoOne = <T extends GameTypes>(game: Game<T>, walk: RandomWalk<T>, match: Match<T>): Match<T> => {
  const seat = match.asked.findIndex(question => question !== null)
  const written = walk.entries.map((entry, index) => ({ version: index + 1, entry }))
  const version = versionBeforeUndo(written.toReversed(), 1)
  const undone = undo(game, match, { seat, back: 1, at: 0 }, version === null ? null : at(walk.states, version))
  return undone.ok ? record(walk, undone) : match
}

const record = <T extends GameTypes>(
  walk: RandomWalk<T>,
  { match, applied }: { readonly match: Match<T>; readonly applied: readonly AppliedEntry<T>[] },
): Match<T> => {
  for (const { entry, state } of applied) {
    walk.entries.push(entry)
    walk.states.push(state)
  }
  return match
}

/** Plays random legal moves, with an occasional undo, until the match ends. Returns what stopped it, null if it ended. */
const playToEnd = <T extends GameTypes>(
  game: Game<T>,
  walk: RandomWalk<T>,
  start: Match<T>,
  random: Random,
  longest: number,
): string | null => {
  const streams = randomStreams(walk.header.chance, String(walk.header.seed))
  let match = start
  for (let step = 0; step < longest; step += 1) {
    if (match.over) return null
    if (match.undoable > 0 && random.int(6) === 0) match = undoOne(game, walk, match)
    const awaited = range(walk.seats).filter(seat => match.asked[seat] !== null)
    if (awaited.length === 0) return 'no seat is awaited'
    const seat = pick(awaited, random)
    const legal = listLegal(game, game.view(match.state, seat))
    if (legal.length === 0) return `seat ${seat} has no move`
    const move = pick(legal, random)
    const submission = { seat, question: match.asked[seat] ?? 0, move, by: 'player', at: 0, clocks: null } as const
    const result = submitMove(game, match, submission, streams(match.steps))
    if (!result.ok) return `${JSON.stringify(move)} was refused: ${JSON.stringify(result.refusal)}`
    walk.positions.push({ walk, before: match, after: result.match, seat, move, events: at(result.applied, 0).events })
    match = record(walk, result)
  }
  return `no end after ${longest} moves`
}

const walkOnce = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  seed: string,
  longest: number,
): RandomWalk<T> => {
  const header: Header = {
    journal: 2,
    match: 'law',
    game: game.id,
    rules: game.rules,
    seats,
    options,
    players: range(seats).map(seat => ({ name: `seat ${seat}`, bot: null })),
    chance: 'xoroshiro128plus',
    commitment: null,
    contributions: range(seats).map(() => ''),
    secret: null,
    seed,
    start: null,
  }
  const { match, first } = startMatch(game, options, seats, randomStreams('xoroshiro128plus', seed)(0))
  const walk: RandomWalk<T> = { header, options, seats, first, positions: [], entries: [], states: [match.state], failure: null }
  try {
    walk.failure = playToEnd(game, walk, match, fastRandom(Number.parseInt(seed.slice(-8), 16)), longest)
  } catch (error) {
    walk.failure = `the rules threw: ${String(error)}`
  }
  return walk
}

const spread = <A>(list: readonly A[], most: number): readonly A[] =>
  list.length <= most ? list : range(most).map(index => at(list, Math.floor((index * list.length) / most)))

/** Plays the random matches on which the laws are checked. The same arguments give the same matches. */
export const sampleGame = <T extends GameTypes>(game: Game<T>, lawOptions: LawOptions<T>): LawSample<T> => {
  const { matches = 4, longest = 1000, positions = 300, seed = 'tortuga' } = lawOptions
  const [least, most] = game.seats
  const optionSets = [...Object.values<T['options']>(game.presets), ...(lawOptions.options ?? [])].filter(options =>
    v.is(game.schemas.options, options),
  )
  const walks = optionSets.flatMap(options =>
    range(most - least + 1).flatMap(more =>
      range(matches).map(n =>
        walkOnce(game, options, least + more, sha256Hex(`${seed} ${canonicalJson(options)} ${least + more} ${n}`), longest),
      ),
    ),
  )
  return {
    game,
    lawOptions,
    walks,
    positions: spread(
      walks.flatMap(walk => walk.positions),
      positions,
    ),
    random: name => fastRandom(Number.parseInt(sha256Hex(`${seed} ${name}`).slice(0, 8), 16)),
  }
}
