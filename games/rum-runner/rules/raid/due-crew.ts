/** R9.1: the crew members whose effects are due after a raid. */
import { cardOf, type Card, type CardSet } from '../data/pieces.ts'
import type { Berth, Raid, Ship } from '../data/types.ts'

/** Whether a crew card has an effect after this raid. */
const happensAfter = ({ when, effects }: Card, { island, result }: Raid): boolean => {
  if (effects.length === 0) return false
  return when === 'always' || (when === 'stopped' ? result === 'stopped' : result === 'success' && island === 0)
}

/** Marks the crew of the raiding party once the raid is decided. Crew that leaves play before its turn loses the mark with its place. */
export const markDueCrew = (cards: CardSet, fleet: readonly Ship[], raid: Raid): readonly Ship[] =>
  fleet.map(ship =>
    ship.raiding ? { ...ship, crew: ship.crew.map(member => ({ ...member, due: happensAfter(cardOf(cards, member.card), raid) })) } : ship,
  )

export const dueCrew = (fleet: readonly Ship[]): readonly Berth[] =>
  fleet.flatMap((entry, ship) => entry.crew.flatMap((member, crew) => (member.due ? [{ ship, crew }] : [])))
