/** The matches of an engine, each with the data for its journal. */
import { matchFromState, randomStreams } from '@tortuga/kit'
import type { Entry, GameTypes, Header, AppliedEntry, Match, StartPosition, RandomStreams } from '@tortuga/kit'
import type { CliGame } from '../games/registered-game.ts'

/** Maximum number of matches at a time. */
export const MAX_MATCHES = 10_000

export type EngineMatch = {
  readonly entry: CliGame
  readonly header: Header
  readonly entries: Entry[]
  readonly streams: RandomStreams
  match: Match<GameTypes>
}

/** The header of a match without commitment: its seed is public. */
export const headerOf = (
  name: string,
  { game }: CliGame,
  seats: number,
  options: unknown,
  seed: string,
  start: StartPosition | null,
): Header => {
  const seatNumbers = Array.from({ length: seats }, (_, seat) => seat)
  return {
    journal: 2,
    match: name,
    game: game.id,
    rules: game.rules,
    seats,
    options,
    players: seatNumbers.map(seat => ({ name: `Player ${seat + 1}`, bot: null })),
    chance: 'hmac-sha256',
    commitment: null,
    contributions: seatNumbers.map(() => ''),
    secret: null,
    seed,
    start,
  }
}

/** A match that starts from the set-up. */
export const engineMatchFromSetup = (entry: CliGame, header: Header, seed: string, match: Match<GameTypes>): EngineMatch => ({
  entry,
  header,
  entries: [],
  streams: randomStreams('hmac-sha256', seed),
  match,
})

/** A match that starts from a given state, which its header contains. Its next step is step 1. */
export const engineMatchFromState = (entry: CliGame, name: string, seats: number, seed: string, state: unknown): EngineMatch => ({
  entry,
  header: headerOf(name, entry, seats, null, seed, { state, of: null }),
  entries: [],
  streams: randomStreams('hmac-sha256', seed),
  match: matchFromState(entry.game, state, seats),
})

/** Stores the match and the entries that the kernel returned. */
export const advance = (engineMatch: EngineMatch, match: Match<GameTypes>, applied: readonly AppliedEntry<GameTypes>[]): void => {
  engineMatch.match = match
  for (const { entry } of applied) engineMatch.entries.push(entry)
}
