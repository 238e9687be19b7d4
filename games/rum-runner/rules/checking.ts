/** Small checks that many moves share: places that exist, cards that are held, ships and crew that are there. */
import { at } from '@tortuga/kit'
import { findCard } from './lookup.ts'
import { cardOf, type Cards } from './pieces.ts'
import type { Refusal } from './happenings.ts'
import type { Berth, Face, Place, View } from './types.ts'

export const checkIsland = (view: View, island: number): Refusal | null =>
  island < view.islands.length ? null : { type: 'no-island', island }

export const checkPlace = (view: View, place: Place): Refusal | null =>
  checkIsland(view, place.island) ?? (findCard(view.islands, place) === null ? { type: 'no-card-there', at: place } : null)

const isSamePlace = (a: Place, b: Place): boolean => a.island === b.island && a.hazard === b.hazard

/** Different places with a card, no more than `most`. */
export const checkPlaces = (view: View, places: readonly Place[], most: number): Refusal | null => {
  for (const [index, place] of places.entries()) {
    const refusal = checkPlace(view, place)
    if (refusal !== null) return refusal
    if (places.findIndex(other => isSamePlace(other, place)) < index) return { type: 'named-twice' }
  }
  return places.length > most ? { type: 'too-many', given: places.length, most } : null
}

/** A hazard in play. */
export const checkHazard = (view: View, place: Place): Refusal | null =>
  place.hazard === null ? { type: 'no-card-there', at: place } : checkPlace(view, place)

const countOf = (list: readonly Face[], face: Face): number => list.reduce((sum, other) => (other === face ? sum + 1 : sum), 0)

/** Cards of one's own hand, each no more often than it is held. */
export const checkHeld = (view: View, faces: readonly Face[]): Refusal | null => {
  for (const card of faces) {
    const held = countOf(view.hand, card)
    if (held === 0) return { type: 'not-in-hand', card }
    if (countOf(faces, card) > held) return { type: 'named-twice' }
  }
  return null
}

/** A card of one's own hand, of one kind. */
export const checkKind = (cards: Cards, view: View, face: Face, kind: string): Refusal | null =>
  checkHeld(view, [face]) ?? (cardOf(cards, face).kind === kind ? null : { type: 'wrong-kind', card: face })

export const checkDiscards = (view: View, faces: readonly Face[], amount: number): Refusal | null =>
  faces.length === amount ? checkHeld(view, faces) : { type: 'wrong-count', given: faces.length, amount }

export const checkCost = (view: View, side: 'crown' | 'pirate', cost: number): Refusal | null =>
  cost <= view.supplies[side] ? null : { type: 'too-dear', cost, coins: view.supplies[side] }

export const checkShip = (view: View, ship: number): Refusal | null => (ship < view.fleet.length ? null : { type: 'no-ship', ship })

/** A ship of the party. */
export const checkRaidingShip = (view: View, ship: number): Refusal | null =>
  checkShip(view, ship) ?? (view.fleet[ship]?.raiding === true ? null : { type: 'not-raiding' })

export const checkBerth = (view: View, { ship, crew }: Berth): Refusal | null =>
  checkShip(view, ship) ?? (crew < at(view.fleet, ship).crew.length ? null : { type: 'no-crew-there' })

/** A crew card of the party. */
export const checkRaidingCrew = (view: View, berth: Berth): Refusal | null => checkBerth(view, berth) ?? checkRaidingShip(view, berth.ship)

/** Different ships that exist. */
export const checkShips = (view: View, ships: readonly number[]): Refusal | null => {
  for (const [index, ship] of ships.entries()) {
    const refusal = checkShip(view, ship)
    if (refusal !== null) return refusal
    if (ships.indexOf(ship) < index) return { type: 'named-twice' }
  }
  return null
}
