/** The matches an engine holds, each with all that its journal needs. */
import { matchFrom, streamsOf } from '@tortuga/kit'
import type { Entry, GameTypes, Header, Made, Match, Streams } from '@tortuga/kit'
import type { Registered } from '../registered.ts'

/** How many matches are held at a time. */
export const MOST_MATCHES = 10_000

export type Held = {
  readonly entry: Registered
  readonly header: Header
  readonly entries: Entry[]
  readonly streams: Streams
  match: Match<GameTypes>
}

/** The header of a match nobody asked fairness for: everything in it is open. */
export const headerOf = (name: string, { game }: Registered, seats: number, options: unknown, seed: string): Header => {
  const chairs = Array.from({ length: seats }, (_, seat) => seat)
  return {
    journal: 1,
    match: name,
    game: game.id,
    rules: game.rules,
    seats,
    options,
    players: chairs.map(seat => ({ name: `Player ${seat + 1}`, bot: null })),
    chance: 'hmac-sha256',
    commitment: null,
    contributions: chairs.map(() => ''),
    secret: null,
    seed,
  }
}

/** A match that was just set up. */
export const heldFromSetUp = (entry: Registered, header: Header, seed: string, match: Match<GameTypes>): Held => ({
  entry,
  header,
  entries: [],
  streams: streamsOf('hmac-sha256', seed),
  match,
})

/** A match that goes on from a given state. Its journal says so by a `rules` entry, where `replay` then begins; its next step is step 1. */
export const heldFromState = (entry: Registered, name: string, seats: number, seed: string, state: unknown): Held => {
  const { game } = entry
  const match = matchFrom(game, state, seats)
  return {
    entry,
    header: headerOf(name, entry, seats, null, seed),
    entries: [{ type: 'rules', at: 0, rules: game.rules, state }],
    streams: streamsOf('hmac-sha256', seed),
    match: { ...match, version: 1, asked: match.asked.map(asked => (asked === null ? null : 1)) },
  }
}

/** Goes on to what the kernel made. */
export const advance = (held: Held, match: Match<GameTypes>, made: readonly Made<GameTypes>[]): void => {
  held.match = match
  for (const { entry } of made) held.entries.push(entry)
}
