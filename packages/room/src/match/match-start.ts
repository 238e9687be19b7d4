/** Turns a table into a match. */
import { commitmentOf, firstHead, seedOf, startMatch, randomStreams } from '@tortuga/kit'
import type { Game, GameTypes, Header, Millis, Player } from '@tortuga/kit'
import type { TableSettings } from '@tortuga/wire'
import { deadlineOf, startClocks } from './clocks.ts'
import type { MatchStart } from '../ports.ts'

/** A player, and the bytes that their client contributed to the seed ('' for bots). */
type SeatedPlayer = Player & { readonly contribution: string }

/** Derives the seed from all contributions, sets up the match and starts the clocks. */
export const beginMatch = (
  game: Game<GameTypes>,
  table: {
    readonly id: string
    readonly options: unknown
    readonly settings: TableSettings
    readonly seated: readonly SeatedPlayer[]
    readonly secret: string
  },
  now: Millis,
): MatchStart => {
  const { id, options, settings, seated, secret } = table
  const contributions = seated.map(({ contribution }) => contribution)
  const seed = seedOf(secret, id, contributions)
  const header: Header = {
    journal: 2,
    match: id,
    game: game.id,
    rules: game.rules,
    seats: seated.length,
    options,
    players: seated.map(({ name, bot }) => ({ name, bot })),
    chance: 'hmac-sha256',
    commitment: commitmentOf(secret),
    contributions,
    secret,
    seed,
    start: null,
  }
  const started = startMatch(game, options, seated.length, randomStreams(header.chance, seed)(0))
  const match = { ...started.match, head: firstHead(header) }
  const clocks = startClocks(settings.clock, seated.length, now)
  return { header, first: started.first, match, clocks, deadline: deadlineOf(clocks, match, header.players, true, now) }
}
