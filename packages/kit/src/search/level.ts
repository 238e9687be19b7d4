/** Levels: one strong bot under counted handicaps, so that each level is weaker than the next and a seed repeats its game. */
import type { Bot, GameTypes } from '../game.ts'

/** What weakens a bot: of a hundred moves so many are slips, and of the playouts it is given it uses this share. */
export type Handicap = { readonly slips: number; readonly share: number }

/** The strong bot under a handicap. Slips are moves of another bot, as a rule a random one. */
export const handicapped =
  <T extends GameTypes>(strong: Bot<T>, slipping: Bot<T>, { slips, share }: Handicap): Bot<T> =>
  (view, { random, playouts }) => {
    const isSlip = slips > 0 && random.int(100) < slips
    return isSlip ? slipping(view, { random, playouts: 0 }) : strong(view, { random, playouts: Math.floor(playouts * share) })
  }
