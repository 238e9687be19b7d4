/** The crown's heuristics: play rum on guarded islands, fund it, and raise hazards that stop the pirate. */
import { at } from '@tortuga/kit'
import {
  cardOf,
  cardsOf,
  isFaceDown,
  islandName,
  isRum,
  isUp,
  pointsOf,
  type Move,
  type BoardPlace,
  type Reason,
  type View,
} from '../rules/index.ts'
import { iconsOf, leastPrice, STOPPING_PRICE, cardValue } from './values.ts'

export type MoveRating = { readonly worth: number; readonly reason: Reason }

const saves: Reason = { type: 'saves' }
const builds: Reason = { type: 'builds-up' }
const draws: Reason = { type: 'needs-cards' }
const hinders: Reason = { type: 'hinders' }
const idles: Reason = { type: 'nothing-better' }
const nameOf = ({ options }: View, island: number): string => islandName(cardsOf(options.cards), island)
const funds = (view: View, island: number): Reason => ({ type: 'funds', island, isle: nameOf(view, island) })
const defends = (view: View, island: number): Reason => ({ type: 'defends', island, isle: nameOf(view, island) })

const cardAt = (view: View, { island, hazard }: BoardPlace) => {
  const { investment, hazards } = at(view.islands, island)
  return hazard === null ? investment : (hazards[hazard] ?? null)
}

/** How well a lane is guarded. More than three hazards add nothing. */
const guardOf = (view: View, island: number): number => Math.min(3, at(view.islands, island).hazards.length)

/** The value of one more coin on a card: highest for rum that is nearly funded, zero for funded cards. */
const coinWorth = (view: View, place: BoardPlace): number => {
  const entry = cardAt(view, place)
  if (entry === null || entry.card === null) return 0
  const card = cardOf(cardsOf(view.options.cards), entry.card)
  if (place.hazard !== null) return isUp(entry) ? 3 : 0.4
  const missing = card.cost - entry.coins
  if (missing <= 0 || isUp(entry)) return 0
  return isRum(card) ? 18 + 6 * card.points - 4 * missing + 2 * guardOf(view, place.island) : missing === 1 ? 7 : 3
}

/** Why coins go on these cards: rum that they bring closer to the market, or else another investment, or a hazard. A loop, because the search rates very many moves. */
const reasonForCoins = (view: View, on: readonly BoardPlace[]): Reason => {
  let reason: Reason = idles
  for (const place of on) {
    const entry = cardAt(view, place)
    if (entry === null || entry.card === null) continue
    if (place.hazard !== null) {
      if (reason === idles) reason = defends(view, place.island)
      continue
    }
    const card = cardOf(cardsOf(view.options.cards), entry.card)
    if (entry.coins >= card.cost) continue
    if (isRum(card)) return funds(view, place.island)
    reason = { type: 'pays-for', card: card.face }
  }
  return reason
}

/** R10.1: rum that is turned up is sold; any other investment starts to work. */
const reasonToFlip = (view: View, island: number): Reason => {
  const face = at(view.islands, island).investment?.card ?? null
  if (face === null) return idles
  const { points } = cardOf(cardsOf(view.options.cards), face)
  if (points === 0) return { type: 'puts-to-work', card: face }
  return { type: 'sells', points, total: pointsOf(view.options, view.scores, 'crown') + points }
}

/** Coins to keep for raising hazards. */
const RESERVE = 2

const investWorth = (view: View, on: readonly BoardPlace[]): number => {
  const spare = view.supplies.crown - on.length
  return on.reduce((sum, place) => sum + coinWorth(view, place), 0) - 3 * on.length - (spare < RESERVE ? 3 * (RESERVE - spare) : 0)
}

const foundWorth = (view: View, cards: readonly { readonly card: string; readonly island: number }[]): number => {
  const known = cardsOf(view.options.cards)
  return cards.reduce((sum, { card, island }) => {
    const ready = cardOf(known, card)
    const isAffordable = view.supplies.crown + 2 * view.actions >= ready.cost
    return sum + (isRum(ready) ? (isAffordable ? 20 : 8) + 3 * guardOf(view, island) : 8)
  }, 0)
}

/** A hazard is worth more in front of rum, and a little more at Home Port. */
const hazardWorth = (view: View, face: string, island: number): number => {
  const { investment, hazards } = at(view.islands, island)
  const cards = cardsOf(view.options.cards)
  const held = investment?.card ?? null
  const stake = held === null ? (island === 0 ? 5 : 4) : isRum(cardOf(cards, held)) ? 12 : 3
  return 6 + stake + cardOf(cards, face).cost - 5 * hazards.length
}

/** R7.3: what raising protects, minus what it costs. */
const raiseWorth = (view: View, move: Extract<Move, { type: 'raise' }>): number => {
  if (view.raid === null) return 0
  const { island } = view.raid
  const { investment, hazards } = at(view.islands, island)
  const cards = cardsOf(view.options.cards)
  const party = view.fleet.filter(({ raiding }) => raiding)
  const isAtStake = investment === null ? island === 0 : investment.card !== null && isRum(cardOf(cards, investment.card))
  const stake = isAtStake ? (investment === null ? 7 : 22) : investment === null ? 1 : 3
  let [cost, harm, used] = [0, 0, 0]
  let isStopped = false
  for (let place = hazards.length - 1; place >= 0; place -= 1) {
    const hazard = at(hazards, place)
    const raising = move.hazards.find(one => one.hazard === place)
    if (hazard.card === null || (isFaceDown(hazard) && raising === undefined)) continue
    const price = leastPrice(view, hazard.card, party, view.supplies.pirate - used)
    if (raising !== undefined) cost += cardOf(cards, hazard.card).cost + raising.extra * (price >= STOPPING_PRICE ? 0.8 : 1.2)
    if (isStopped) continue
    if (price >= STOPPING_PRICE) isStopped = true
    else harm += price
    used += Math.min(price, 4)
  }
  const icons = iconsOf(view, party)
  return (isStopped ? stake : 0) + 0.6 * harm - cost - 0.1 * (icons.combat + icons.navigation)
}

/** Rates one move of the crown. */
export const rateCrownMove = (view: View, move: Move): MoveRating => {
  const cards = cardsOf(view.options.cards)
  switch (move.type) {
    case 'flip':
      return { worth: 50, reason: reasonToFlip(view, move.island) }
    case 'gain':
      return { worth: view.supplies.crown < 4 ? 13 : view.supplies.crown < 8 ? 9 : 4, reason: saves }
    case 'draw':
      return { worth: 4 * (4 - view.hand.length), reason: draws }
    case 'event': {
      const isGain = cardOf(cards, move.card).effects.some(({ type }) => type === 'gain')
      const targets = view.islands.filter((_, island) => coinWorth(view, { island, hazard: null }) > 10).length
      return { worth: isGain ? 20 : 12 * targets, reason: isGain ? saves : { type: 'puts-to-work', card: move.card } }
    }
    case 'found':
      return { worth: foundWorth(view, move.cards), reason: builds }
    case 'hazard':
      return { worth: hazardWorth(view, move.card, move.island), reason: defends(view, move.island) }
    case 'recall':
      return { worth: -5, reason: { type: 'takes-back' } }
    case 'invest':
      return { worth: investWorth(view, move.on), reason: reasonForCoins(view, move.on) }
    case 'add':
      return { worth: move.on.reduce((sum, place) => sum + 1 + coinWorth(view, place), 0), reason: reasonForCoins(view, move.on) }
    case 'raise':
      return {
        worth: raiseWorth(view, move),
        reason: move.hazards.length === 0 ? { type: 'lets-pass' } : defends(view, view.raid?.island ?? 0),
      }
    case 'discard':
      return { worth: -move.cards.reduce((sum, face) => sum + cardValue(cardOf(cards, face)), 0), reason: { type: 'keeps-best' } }
    case 'fetch':
      return { worth: 1 + cardValue(cardOf(cards, move.card)), reason: draws }
    case 'pick-ship': {
      const ship = at(view.fleet, move.ship)
      return { worth: 1 + cardValue(cardOf(cards, ship.card)) + 3 * ship.crew.length, reason: hinders }
    }
    case 'pick-crew':
      return { worth: cardValue(cardOf(cards, at(at(view.fleet, move.ship).crew, move.crew).card)), reason: hinders }
    case 'tow':
      return { worth: -1, reason: defends(view, move.to) }
    default: // keep, done, decline, the order of effects
      return { worth: 0, reason: idles }
  }
}
