/** Bot levels: one strong bot with a handicap per level. Handicaps are counted in moves and playouts, never in time, so that a seed reproduces the same game on every machine. */
import type { Bot, GameTypes } from '../game.ts'

/** The levels of every game, weakest first. */
export const LEVELS = ['cabin-boy', 'deckhand', 'sailor', 'boatswain', 'captain'] as const
/** The name of a bot level. */
export type Level = (typeof LEVELS)[number]

/** How a bot is weakened: `slips` percent of its moves come from a weak bot, and it uses only this `share` (0 to 1) of its playouts. */
export type Handicap = { readonly slips: number; readonly share: number }

/** A strong bot with a handicap. `slipping` chooses the moves that are slips, usually at random. */
export const handicapped =
  <T extends GameTypes>(strong: Bot<T>, slipping: Bot<T>, { slips, share }: Handicap): Bot<T> =>
  (view, { random, playouts }) => {
    const isSlip = slips > 0 && random.int(100) < slips
    return isSlip ? slipping(view, { random, playouts: 0 }) : strong(view, { random, playouts: Math.floor(playouts * share) })
  }

/** The bots of all levels of a game. */
export const createLevels = <T extends GameTypes>(
  strong: Bot<T>,
  slipping: Bot<T>,
  handicaps: Readonly<Record<Level, Handicap>>,
): Readonly<Record<Level, Bot<T>>> => ({
  'cabin-boy': handicapped(strong, slipping, handicaps['cabin-boy']),
  deckhand: handicapped(strong, slipping, handicaps.deckhand),
  sailor: handicapped(strong, slipping, handicaps.sailor),
  boatswain: handicapped(strong, slipping, handicaps.boatswain),
  captain: handicapped(strong, slipping, handicaps.captain),
})
