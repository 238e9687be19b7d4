/** Levels: one strong bot under counted handicaps, so that each level is weaker than the next and a seed repeats its game. */
import type { Bot, GameTypes } from '../game.ts'

/** The same five in every game, the weakest first: whoever knows them in one game knows what to choose in another. */
export const LEVELS = ['cabin-boy', 'deckhand', 'sailor', 'boatswain', 'captain'] as const
export type Level = (typeof LEVELS)[number]

/** What weakens a bot: of a hundred moves so many are slips, and of the playouts it is given it uses this share. */
export type Handicap = { readonly slips: number; readonly share: number }

/** The strong bot under a handicap. Slips are moves of another bot, as a rule a random one. */
export const handicapped =
  <T extends GameTypes>(strong: Bot<T>, slipping: Bot<T>, { slips, share }: Handicap): Bot<T> =>
  (view, { random, playouts }) => {
    const isSlip = slips > 0 && random.int(100) < slips
    return isSlip ? slipping(view, { random, playouts: 0 }) : strong(view, { random, playouts: Math.floor(playouts * share) })
  }

/** A game's five opponents. */
export const levelsOf = <T extends GameTypes>(
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
