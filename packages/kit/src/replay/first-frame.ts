/** Finds the frame at which a replay starts. */
import * as v from 'valibot'
import type { RandomStreams } from '../chance/random.ts'
import type { Game, GameTypes } from '../game.ts'
import type { Header } from '../journal/journal.ts'
import { matchFromState, startMatch } from '../match/match.ts'
import type { Frame, ReplayFault } from './frame.ts'

/** Version 0: the setup, or the position from which the match starts. */
export const firstFrame = <T extends GameTypes>(game: Game<T>, header: Header, streams: RandomStreams): Frame<T> | ReplayFault => {
  if (header.game !== game.id) return { version: 0, problem: 'options' }
  if (header.rules !== game.rules) return { version: 0, problem: 'rules' }
  const [fewest, most] = game.seats
  if (header.seats < fewest || header.seats > most) return { version: 0, problem: 'options' }
  if (header.start !== null)
    return { version: 0, entry: null, events: [], match: matchFromState(game, header.start.state as T['state'], header.seats) }
  const options = v.safeParse(game.schemas.options, header.options)
  if (!options.success) return { version: 0, problem: 'options' }
  const { match, first } = startMatch(game, options.output, header.seats, streams(0))
  return { version: 0, entry: null, events: first.events, match }
}
