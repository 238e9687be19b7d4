/** The pirate's heuristics: crew ships, raid where rum is likely and hazards are few, and take the cheapest way past. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, islandName, isUp, type Card, type Move, type Reason, type Ship, type View } from '../rules/index.ts'
import type { MoveRating } from './crown-heuristics.ts'
import { leastPrice, priceOf, rumChance, STOPPING_PRICE, cardValue } from './values.ts'

const builds: Reason = { type: 'builds-up' }
const draws: Reason = { type: 'needs-cards' }
const saves: Reason = { type: 'saves' }
const passes: Reason = { type: 'gets-past' }
const keeps: Reason = { type: 'keeps-best' }
const moves: Reason = { type: 'takes-back' }
const idles: Reason = { type: 'nothing-better' }
const weakens = ({ options }: View, island: number): Reason => ({
  type: 'weakens',
  island,
  isle: islandName(cardsOf(options.cards), island),
})

/** The estimated chance that a raid succeeds. Unknown hazards lower it, more so if the crown has coins to raise them. */
const passChance = (view: View, island: number, ships: readonly Ship[], supply: number): number => {
  let chance = 1
  let left = supply
  const crew = ships.reduce((sum, ship) => sum + ship.crew.length, 0)
  for (const { card, visibility } of at(view.islands, island).hazards.toReversed()) {
    if (card !== null) {
      const price = leastPrice(view, card, ships, left)
      if (visibility === 'up' && price >= STOPPING_PRICE) return 0
      chance *= price >= STOPPING_PRICE ? 0.3 : 1
      left -= Math.min(left, price)
    } else chance *= Math.min(0.9, (view.supplies.crown === 0 ? 0.8 : 0.45) + 0.12 * crew)
  }
  return chance
}

const raidWorth = (view: View, island: number, ships: readonly Ship[], fee: number): number => {
  const chance = passChance(view, island, ships, view.supplies.pirate - fee)
  const { investment, hazards } = at(view.islands, island)
  const urgency = investment !== null && investment.coins >= 2 ? 8 : 0
  return chance * (30 * rumChance(view, island) + urgency + (investment === null ? 0 : 2)) + 1.5 * hazards.length - 3 * fee - 2
}

const isAboard = (fleet: readonly Ship[], face: string): boolean => {
  for (const { crew } of fleet) for (const { card } of crew) if (card === face) return true
  return false
}

/** The gain from a new arrangement: crewed ships count most, then icons, minus the coins paid. */
const crewWorth = (view: View, ships: readonly (readonly string[])[]): number => {
  const cards = cardsOf(view.options.cards)
  const valueOf = ({ navigation, combat }: Card): number => 2 + 3 * (navigation + combat)
  let worth = 0
  for (const { crew } of view.fleet) {
    if (crew.length > 0) worth -= 9
    for (const { card } of crew) worth -= valueOf(cardOf(cards, card))
  }
  for (const crew of ships) {
    if (crew.length > 0) worth += 9
    for (const face of crew) {
      const card = cardOf(cards, face)
      worth += valueOf(card) - (isAboard(view.fleet, face) ? 0 : 2 * card.cost)
    }
  }
  return worth
}

const shipWorth = (view: View, face: string): number => {
  const { cost } = cardOf(cardsOf(view.options.cards), face)
  const crew = view.hand.filter(card => cardOf(cardsOf(view.options.cards), card).kind === 'crew').length
  return view.supplies.pirate - cost < 1 ? 0 : 8 + cost + 2 * crew - 4 * Math.max(0, view.fleet.length - 3)
}

const eventWorth = (view: View, face: string): number => {
  const [first] = cardOf(cardsOf(view.options.cards), face).effects
  if (first?.type === 'raid-with-ship') return 14
  if (first?.type === 'strip-island')
    return 6 * Math.max(...view.islands.map(({ hazards }) => hazards.filter(({ coins }) => coins > 0).length))
  return first?.type === 'show-hand' ? 7 : 1
}

/** R12.2: what the pirate is asked to pay for; null while it is asked something else. */
const payment = ({ agenda: [task], islands }: View): Reason | null => {
  if (task?.type !== 'do' || task.effect.type !== 'pay-or-stay') return null
  const card = task.source.from === 'island' ? (islands[task.source.island]?.investment?.card ?? null) : null
  return card === null ? idles : { type: 'pays-for', card }
}

/** Rates one move of the pirate. */
export const ratePirateMove = (view: View, move: Move): MoveRating => {
  const cards = cardsOf(view.options.cards)
  switch (move.type) {
    case 'gain':
      return { worth: view.supplies.pirate < 3 ? 12 : view.supplies.pirate < 7 ? 8 : 3, reason: saves }
    case 'draw':
      return { worth: 3.5 * (4 - view.hand.length), reason: draws }
    case 'event':
      return { worth: eventWorth(view, move.card), reason: { type: 'puts-to-work', card: move.card } }
    case 'ship':
      return { worth: shipWorth(view, move.card), reason: builds }
    case 'crew': {
      const isJoined = move.ships.some(crew => crew.some(face => !isAboard(view.fleet, face)))
      return { worth: crewWorth(view, move.ships), reason: isJoined ? builds : moves }
    }
    case 'raid': {
      const ships = move.ships.map(ship => at(view.fleet, ship))
      const isFree = view.agenda[0]?.type === 'do'
      return {
        worth: raidWorth(view, move.island, ships, isFree ? 0 : ships.length),
        reason: { type: 'raids', island: move.island, isle: islandName(cards, move.island) },
      }
    }
    case 'meet': {
      const party = view.fleet.filter(({ raiding }) => raiding)
      const lane = view.raid === null ? [] : at(view.islands, view.raid.island).hazards
      const faced = lane.findLast((hazard, place) => isUp(hazard) && place <= (view.raid?.facing ?? -1))
      const way = faced === undefined || faced.card === null ? undefined : cardOf(cards, faced.card).ways[move.way]
      return { worth: way === undefined ? 0 : -priceOf(view, way, party, view.supplies.pirate), reason: passes }
    }
    case 'icons': // use crew icons first: a crew member that is lost later then takes only used icons along
      return { worth: move.from.filter(({ crew }) => crew !== null).length, reason: passes }
    case 'discard': {
      const isRequired = view.agenda[0]?.type !== 'do'
      const lost = move.cards.reduce((sum, face) => sum + cardValue(cardOf(cards, face)), 0)
      return { worth: (isRequired ? 0 : 4) - lost, reason: keeps }
    }
    case 'pick-crew': {
      const task = view.agenda[0]
      const isOrder = task?.type === 'crew-effects'
      const isSale = task?.type === 'do' && task.effect.type === 'may-sell-crew'
      const { card } = at(at(view.fleet, move.ship).crew, move.crew)
      const worth = cardValue(cardOf(cards, card))
      return isOrder ? { worth: 1, reason: { type: 'puts-to-work', card } } : { worth: isSale ? 2.5 - worth : -worth, reason: keeps }
    }
    case 'pick-ship':
      return { worth: -cardValue(cardOf(cards, at(view.fleet, move.ship).card)) - 3 * at(view.fleet, move.ship).crew.length, reason: keeps }
    case 'pick-island': {
      const coins = at(view.islands, move.island).hazards.filter(hazard => hazard.coins > 0).length
      return { worth: coins, reason: coins > 0 ? weakens(view, move.island) : idles }
    }
    case 'look': {
      const { investment, hazards } = at(view.islands, move.at.island)
      const seen = move.at.hazard === null ? investment : (hazards[move.at.hazard] ?? null)
      return seen?.card === null ? { worth: move.at.hazard === null ? 5 : 2, reason: { type: 'finds-out' } } : { worth: -1, reason: idles }
    }
    case 'trash':
      return { worth: 5 * rumChance(view, move.at.island) - 2, reason: weakens(view, move.at.island) }
    case 'remove':
      return { worth: -1, reason: weakens(view, move.at.island) }
    case 'shift': {
      if (move.from.type !== 'ship' || move.to.type !== 'ship') return { worth: -1, reason: moves }
      const [from, to] = [at(view.fleet, move.from.ship), at(view.fleet, move.to.ship)]
      return { worth: (from.coins === 1 ? 2 : 1) * from.crew.length - 3 * to.crew.length + (to.coins > 0 ? 0.5 : 0), reason: moves }
    }
    case 'fetch':
      return { worth: cardValue(cardOf(cards, move.card)) - 4, reason: draws }
    case 'accept': // coins for the pirate, or coins that the raided card demands
      return { worth: 3, reason: payment(view) ?? saves }
    default: // keep, decline, spread
      return { worth: 0, reason: idles }
  }
}
