/** An examination: random matches of one game, played through the kernel with their journals kept, for the laws to look at. */
import * as v from 'valibot'
import {
  at,
  begin,
  canonicalJson,
  fastRandom,
  pick,
  printJournal,
  sha256Hex,
  streamsOf,
  submit,
  undo,
  upTo,
  versionBefore,
} from '../src/index.ts'
import type { Entry, Game, GameTypes, Header, Made, Match, Random, Seat, Step, Viewer } from '../src/index.ts'

/** How a game's states and moves are written as text. */
export type Notation<T extends GameTypes> = {
  printState(state: T['state']): string
  parseState(text: string): T['state']
  printMove(move: T['move']): string
  parseMove(text: string): T['move']
}

/** What the laws need beside the game itself. */
export type Papers<T extends GameTypes> = {
  /** The text of `rulebook.md`. */
  readonly rulebook: string
  readonly notation: Notation<T>
  /** Sets of options beyond the presets. */
  readonly options?: readonly T['options'][]
  /** Random matches for each set of options and number of seats. */
  readonly matches?: number
  /** A match past this many moves counts as endless. */
  readonly longest?: number
  /** At most so many positions are looked at by each law. */
  readonly positions?: number
  /** Other seeds, other matches. */
  readonly seed?: string
}

/** One move of a match: where it was made, and what came of it. */
export type Position<T extends GameTypes> = {
  readonly walk: Walk<T>
  readonly before: Match<T>
  readonly after: Match<T>
  readonly seat: Seat
  readonly move: T['move']
  readonly events: readonly T['event'][]
}

/** One random match. `states` are by version. `trouble` is what stopped it before its end. */
export type Walk<T extends GameTypes> = {
  readonly header: Header
  readonly options: T['options']
  readonly seats: number
  readonly first: Step<T>
  readonly positions: Position<T>[]
  readonly entries: Entry[]
  readonly states: T['state'][]
  trouble: string | null
}

/** What the laws look at: one game, its random matches and their positions. */
export type Exam<T extends GameTypes> = {
  readonly game: Game<T>
  readonly papers: Papers<T>
  readonly walks: readonly Walk<T>[]
  /** Positions of all matches, evenly spread where there are too many. */
  readonly positions: readonly Position<T>[]
  /** Chance for a law: the same for the same word. */
  random(word: string): Random
}

/** A law that does not hold, with all that is needed to see it again. */
export class LawBroken extends Error {}

/** Throws unless the law holds here; the message ends in the journal, which `replay` opens. */
export const must = <T extends GameTypes>(holds: boolean, walk: Walk<T>, version: number, detail: () => string): void => {
  if (holds) return
  const journal = printJournal({ header: walk.header, entries: walk.entries })
  throw new LawBroken(`${detail()}\nat version ${version} of seed ${String(walk.header.seed)}, ${walk.seats} seats\n${journal}`)
}

/** Every seat, and whoever watches. */
export const viewersOf = (seats: number): readonly Viewer[] => [...upTo(seats), 'table']

const listLegal = <T extends GameTypes>(game: Game<T>, view: T['view']): T['move'][] => {
  const legal: T['move'][] = []
  for (const move of game.moves(view)) if (game.check(view, move) === null) legal.push(move)
  return legal
}

const takeBack = <T extends GameTypes>(game: Game<T>, walk: Walk<T>, match: Match<T>): Match<T> => {
  const seat = match.asked.findIndex(question => question !== null)
  const written = walk.entries.map((entry, index) => ({ version: index + 1, entry }))
  const version = versionBefore(written.toReversed(), 1)
  const undone = undo(game, match, { seat, back: 1, at: 0 }, version === null ? null : at(walk.states, version))
  return undone.ok ? keep(walk, undone) : match
}

const keep = <T extends GameTypes>(
  walk: Walk<T>,
  { match, made }: { readonly match: Match<T>; readonly made: readonly Made<T>[] },
): Match<T> => {
  for (const { entry, state } of made) {
    walk.entries.push(entry)
    walk.states.push(state)
  }
  return match
}

const walkOn = <T extends GameTypes>(game: Game<T>, walk: Walk<T>, start: Match<T>, random: Random, longest: number): string | null => {
  const streams = streamsOf(walk.header.chance, String(walk.header.seed))
  let match = start
  for (let step = 0; step < longest; step += 1) {
    if (match.over) return null
    if (match.undoable > 0 && random.int(6) === 0) match = takeBack(game, walk, match)
    const awaited = upTo(walk.seats).filter(chair => match.asked[chair] !== null)
    if (awaited.length === 0) return 'nobody is awaited'
    const seat = pick(awaited, random)
    const legal = listLegal(game, game.view(match.state, seat))
    if (legal.length === 0) return `seat ${seat} has no move`
    const move = pick(legal, random)
    const answer = { seat, question: match.asked[seat] ?? 0, move, by: 'player', at: 0, clocks: null } as const
    const made = submit(game, match, answer, streams(match.steps))
    if (!made.ok) return `${JSON.stringify(move)} was refused: ${JSON.stringify(made.refusal)}`
    walk.positions.push({ walk, before: match, after: made.match, seat, move, events: at(made.made, 0).events })
    match = keep(walk, made)
  }
  return `no end after ${longest} moves`
}

const walkOnce = <T extends GameTypes>(game: Game<T>, options: T['options'], seats: number, seed: string, longest: number): Walk<T> => {
  const header: Header = {
    journal: 1,
    match: 'law',
    game: game.id,
    rules: game.rules,
    seats,
    options,
    players: upTo(seats).map(seat => ({ name: `seat ${seat}`, bot: null })),
    chance: 'xoroshiro128plus',
    commitment: null,
    contributions: upTo(seats).map(() => ''),
    secret: null,
    seed,
  }
  const { match, first } = begin(game, options, seats, streamsOf('xoroshiro128plus', seed)(0))
  const walk: Walk<T> = { header, options, seats, first, positions: [], entries: [], states: [match.state], trouble: null }
  try {
    walk.trouble = walkOn(game, walk, match, fastRandom(Number.parseInt(seed.slice(-8), 16)), longest)
  } catch (error) {
    walk.trouble = `the rules threw: ${String(error)}`
  }
  return walk
}

const spread = <A>(list: readonly A[], most: number): readonly A[] =>
  list.length <= most ? list : upTo(most).map(index => at(list, Math.floor((index * list.length) / most)))

/** Plays the matches of an examination. */
export const sitExam = <T extends GameTypes>(game: Game<T>, papers: Papers<T>): Exam<T> => {
  const { matches = 4, longest = 1000, positions = 300, seed = 'tortuga' } = papers
  const [least, most] = game.seats
  const sets = [...Object.values<T['options']>(game.presets), ...(papers.options ?? [])].filter(options =>
    v.is(game.schemas.options, options),
  )
  const walks = sets.flatMap(options =>
    upTo(most - least + 1).flatMap(more =>
      upTo(matches).map(n =>
        walkOnce(game, options, least + more, sha256Hex(`${seed} ${canonicalJson(options)} ${least + more} ${n}`), longest),
      ),
    ),
  )
  return {
    game,
    papers,
    walks,
    positions: spread(
      walks.flatMap(walk => walk.positions),
      positions,
    ),
    random: word => fastRandom(Number.parseInt(sha256Hex(`${seed} ${word}`).slice(0, 8), 16)),
  }
}
