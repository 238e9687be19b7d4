/** Checks that several moves share: whether places, cards in hand, ships and crew exist. Each caller says which rules the move would break. */
import { at } from '@tortuga/kit'
import { findCard } from './lookup.ts'
import { cardOf, cardsOf } from '../data/pieces.ts'
import type { Refusal, RuleNumbers } from '../data/refusals.ts'
import type { Berth, Face, BoardPlace, Side, View } from '../data/types.ts'

export const checkIsland = (view: View, island: number): Refusal | null =>
  island < view.islands.length ? null : { type: 'no-island', island }

export const checkPlace = (view: View, place: BoardPlace, rules: RuleNumbers): Refusal | null =>
  checkIsland(view, place.island) ?? (findCard(view.islands, place) === null ? { type: 'no-card-there', at: place, rules } : null)

const isSamePlace = (a: BoardPlace, b: BoardPlace): boolean => a.island === b.island && a.hazard === b.hazard

/** All places hold a card, and no place is named twice. */
export const checkPlaces = (view: View, places: readonly BoardPlace[], rules: RuleNumbers): Refusal | null => {
  for (const [index, place] of places.entries()) {
    const refusal = checkPlace(view, place, rules)
    if (refusal !== null) return refusal
    if (places.findIndex(other => isSamePlace(other, place)) < index) return { type: 'named-twice', rules }
  }
  return null
}

/** The place holds a hazard. */
export const checkHazard = (view: View, place: BoardPlace, rules: RuleNumbers): Refusal | null =>
  place.hazard === null ? { type: 'no-card-there', at: place, rules } : checkPlace(view, place, rules)

const countOf = (list: readonly Face[], face: Face): number => list.reduce((sum, other) => (other === face ? sum + 1 : sum), 0)

/** The viewer holds all these cards, as many copies as are named. */
export const checkInHand = (view: View, faces: readonly Face[], rules: RuleNumbers): Refusal | null => {
  for (const card of faces) {
    const held = countOf(view.hand, card)
    if (held === 0) return { type: 'not-in-hand', card, rules }
    if (countOf(faces, card) > held) return { type: 'named-twice', rules }
  }
  return null
}

/** The viewer holds this card and it is of this kind. */
export const checkKind = (view: View, face: Face, kind: string, rules: RuleNumbers, kindRules = rules): Refusal | null =>
  checkInHand(view, [face], rules) ??
  (cardOf(cardsOf(view.options.cards), face).kind === kind ? null : { type: 'wrong-kind', card: face, rules: kindRules })

export const checkDiscards = (view: View, faces: readonly Face[], amount: number, rules: RuleNumbers): Refusal | null =>
  faces.length === amount ? checkInHand(view, faces, rules) : { type: 'wrong-count', given: faces.length, amount, rules }

export const checkCost = (view: View, side: Side, cost: number, rules: RuleNumbers): Refusal | null =>
  cost <= view.supplies[side] ? null : { type: 'too-dear', cost, coins: view.supplies[side], rules }

export const checkShip = (view: View, ship: number, rules: RuleNumbers): Refusal | null =>
  ship < view.fleet.length ? null : { type: 'no-ship', ship, rules }

/** R7.9 */
const ONLY_PARTY: RuleNumbers = ['R7.9']

/** The ship is in the raiding party. */
export const checkRaidingShip = (view: View, ship: number, rules: RuleNumbers): Refusal | null =>
  checkShip(view, ship, rules) ?? (at(view.fleet, ship).raiding ? null : { type: 'not-raiding', rules: ONLY_PARTY })

export const checkBerth = (view: View, { ship, crew }: Berth, rules: RuleNumbers): Refusal | null =>
  checkShip(view, ship, rules) ?? (crew < at(view.fleet, ship).crew.length ? null : { type: 'no-crew-there', rules })

/** The crew member is in the raiding party. */
export const checkRaidingCrew = (view: View, berth: Berth, rules: RuleNumbers): Refusal | null =>
  checkBerth(view, berth, rules) ?? checkRaidingShip(view, berth.ship, rules)

/** All ships exist and none is named twice. */
export const checkShips = (view: View, ships: readonly number[], rules: RuleNumbers): Refusal | null => {
  for (const [index, ship] of ships.entries()) {
    const refusal = checkShip(view, ship, rules)
    if (refusal !== null) return refusal
    if (ships.indexOf(ship) < index) return { type: 'named-twice', rules }
  }
  return null
}
