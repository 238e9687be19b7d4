/** Plays a match in this process and records it: for the terminal, the engine, the lab and golden games. A server stores each entry instead. */
import { randomStreams } from '../chance/random.ts'
import type { RandomStreams } from '../chance/random.ts'
import type { Game, GameTypes, Seat, Step } from '../game.ts'
import { sha256Hex } from '../journal/canonical-json.ts'
import type { Entry, Header, Journal, MoveSource } from '../journal/journal.ts'
import { matchFromState, startMatch, submitMove } from './match.ts'
import type { AppliedEntry, Match, SubmitResult } from './transition.ts'

/** A match and all its entries. */
export type RecordedMatch<T extends GameTypes> = {
  readonly game: Game<T>
  readonly header: Header
  readonly entries: readonly Entry[]
  /** The step of the set-up; null if the match started from a position. */
  readonly first: Step<T> | null
  /** The match after its last entry. */
  current(): Match<T>
  /** Answers the open question of a seat, without times and clocks. */
  play(seat: Seat, move: unknown, by: MoveSource): SubmitResult<T>
  /** Records another result of the kernel, such as an undo or an end; a refusal changes nothing. */
  keep(result: SubmitResult<T>): SubmitResult<T>
  journal(): Journal
}

/** The header of a match whose seed is public, so that nothing about its shuffle can be verified. */
export const seededHeader = (
  { id, rules }: Pick<Game<GameTypes>, 'id' | 'rules'>,
  {
    chance = 'hmac-sha256',
    start = null,
    ...given
  }: Pick<Header, 'match' | 'options' | 'players' | 'seed'> & Partial<Pick<Header, 'chance' | 'start'>>,
): Header => ({
  ...given,
  journal: 2,
  game: id,
  rules,
  seats: given.players.length,
  chance,
  commitment: null,
  contributions: given.players.map(() => ''),
  secret: null,
  start,
})

/** Random streams of a match's bots: reproducible from its seed, and independent of the match's own stream, about which they reveal nothing. */
export const botStreamsOf = (seed: string): RandomStreams => randomStreams('xoroshiro128plus', sha256Hex(`tortuga-bots-1\n${seed}`))

/** Starts the match of a header that has a seed. `applied` is called with each new entry, its events and the state after it. */
export const createRecord = <T extends GameTypes>(
  game: Game<T>,
  header: Header,
  applied: (entry: AppliedEntry<T>) => void = () => {},
): RecordedMatch<T> => {
  const streams = randomStreams(header.chance, header.seed ?? '')
  const entries: Entry[] = []
  const { first, match: started } =
    header.start === null
      ? startMatch(game, header.options, header.seats, streams(0))
      : { first: null, match: matchFromState(game, header.start.state as T['state'], header.seats) }
  let match = started

  const keep = (result: SubmitResult<T>): SubmitResult<T> => {
    if (!result.ok) return result
    match = result.match
    for (const one of result.applied) {
      entries.push(one.entry)
      applied(one)
    }
    return result
  }

  return {
    game,
    header,
    entries,
    first,
    current: () => match,
    play: (seat, move, by) =>
      keep(submitMove(game, match, { seat, question: match.asked[seat] ?? -1, move, by, at: 0, clocks: null }, streams(match.steps))),
    keep,
    journal: () => ({ header, entries }),
  }
}
