/** From the last seat filled to the first question: how a table becomes a match. */
import { begin, commitmentOf, seedOf, streamsOf } from '@tortuga/kit'
import type { Game, GameTypes, Header, Millis, Player } from '@tortuga/kit'
import { deadlineOf, startClocks } from './clocks.ts'
import type { Beginning } from './ports.ts'
import type { Settings } from './wire.ts'

/** Who sits there, and the bytes their client added to the chance ('' for bots). */
export type Seated = Player & { readonly contribution: string }

/** Makes the seed of all contributions, sets the match up and starts its clocks. */
export const beginMatch = (
  game: Game<GameTypes>,
  table: {
    readonly id: string
    readonly options: unknown
    readonly settings: Settings
    readonly seated: readonly Seated[]
    readonly secret: string
  },
  now: Millis,
): Beginning => {
  const { id, options, settings, seated, secret } = table
  const contributions = seated.map(({ contribution }) => contribution)
  const seed = seedOf(secret, id, contributions)
  const header: Header = {
    journal: 1,
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
  }
  const { match, first } = begin(game, options, seated.length, streamsOf(header.chance, seed)(0))
  const clocks = startClocks(settings.clock, seated.length, now)
  return { header, first, match, clocks, deadline: deadlineOf(clocks, match, header.players, now) }
}
