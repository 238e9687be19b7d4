/** Hazards in play: how they leave it, and which ways past one can be met. */
import { at, withoutAt } from '@tortuga/kit'
import type { Skill, Way } from './card-data.ts'
import { toBank } from './coins.ts'
import { isRaiding, raidingCrew, shipsWhere } from './lookup.ts'
import { readyCard, setHazards, toDiscards, type Making } from './making.ts'
import { cardOf, type Cards } from './pieces.ts'
import type { Icon, Move, Place, Ship, Table } from './types.ts'

/** R1.10: face up to the crown's pile, its coins to the bank; the others keep their order (R4.5). */
export const trashHazard = (making: Making, place: Place): void => {
  const { island, hazard } = place
  const { hazards } = at(making.state.islands, island)
  const { card, coins } = at(hazards, hazard ?? -1)
  setHazards(making, island, withoutAt(hazards, hazard ?? -1))
  toBank(making, coins)
  toDiscards(making, 'crown', card)
  making.events.push({ type: 'hazard-trashed', at: place, card: readyCard(making, card).face })
}

/** R7.8: what is left of a skill, by ship and crew of the party. */
export const iconsLeft = (cards: Cards, fleet: readonly Ship[], skill: Skill): (Icon & { readonly count: number })[] => {
  const icons: (Icon & { readonly count: number })[] = []
  for (let ship = 0; ship < fleet.length; ship += 1) {
    const entry = at(fleet, ship)
    if (!entry.raiding) continue
    const own = cardOf(cards, entry.card)[skill] - entry[skill]
    if (own > 0) icons.push({ ship, crew: null, count: own })
    for (let crew = 0; crew < entry.crew.length; crew += 1) {
      const member = at(entry.crew, crew)
      const count = cardOf(cards, member.card)[skill] - member[skill]
      if (count > 0) icons.push({ ship, crew, count })
    }
  }
  return icons
}
const countIcons = (cards: Cards, fleet: readonly Ship[], skill: Skill): number =>
  iconsLeft(cards, fleet, skill).reduce((sum, { count }) => sum + count, 0)

/** R7.7 */
const canMeet = (cards: Cards, table: Pick<Table, 'fleet' | 'supplies'>, way: Way, handSize: number): boolean => {
  switch (way.type) {
    case 'icons':
      return countIcons(cards, table.fleet, way.skill) >= way.count
    case 'pay':
      return table.supplies.pirate >= way.coins
    case 'discard':
      return handSize >= way.count
    case 'trash-crew':
    case 'crown-trashes-crew':
      return raidingCrew(table.fleet).length > 0
    case 'trash-ship':
      return shipsWhere(table.fleet, isRaiding).length > 0
    default: // what the crown gains, and coins that are added
      return true
  }
}

/** The numbers of a hazard's ways that can be met. */
export const waysToMeet = (
  cards: Cards,
  table: Pick<Table, 'fleet' | 'supplies'>,
  ways: readonly Way[],
  handSize: number,
): readonly number[] => {
  const found: number[] = []
  for (let index = 0; index < ways.length; index += 1) if (canMeet(cards, table, at(ways, index), handSize)) found.push(index)
  return found
}

/** R7.8: every way to name so many icons, the ships in order. */
export const listIcons = (cards: Cards, fleet: readonly Ship[], skill: Skill, amount: number): readonly Move[] => {
  const icons = iconsLeft(cards, fleet, skill)
  const found: Move[] = []
  const choose = (from: number, chosen: readonly Icon[]): void => {
    if (chosen.length === amount) {
      found.push({ type: 'icons', from: chosen })
      return
    }
    if (from === icons.length) return
    const { ship, crew, count } = at(icons, from)
    for (let used = Math.min(count, amount - chosen.length); used >= 0; used -= 1)
      choose(from + 1, [...chosen, ...Array.from({ length: used }, () => ({ ship, crew }))])
  }
  choose(0, [])
  return found
}
