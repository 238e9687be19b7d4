/** The matches of an engine, each with its record. Their seeds are public. */
import { createRecord, range, seededHeader } from '@tortuga/kit'
import type { GameTypes, RecordedMatch, StartPosition } from '@tortuga/kit'
import type { CliGame } from '../games/registered-game.ts'

/** Maximum number of matches at a time. */
export const MAX_MATCHES = 10_000

export type EngineMatch = { readonly entry: CliGame; readonly record: RecordedMatch<GameTypes> }

/** A match that starts from the set-up, or from a position, which its header then contains. */
export const createEngineMatch = (
  entry: CliGame,
  {
    name,
    seats,
    options = null,
    seed,
    start = null,
  }: {
    readonly name: string
    readonly seats: number
    readonly options?: unknown
    readonly seed: string
    readonly start?: StartPosition | null
  },
): EngineMatch => {
  const players = range(seats).map(seat => ({ name: `Player ${seat + 1}`, bot: null }))
  return { entry, record: createRecord(entry.game, seededHeader(entry.game, { match: name, options, players, seed, start })) }
}
