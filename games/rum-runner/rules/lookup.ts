/** What lies where: looking things up on a table, for checks, lists and the rules themselves. */
import { at } from '@tortuga/kit'
import type { Berth, Island, Move, Place, Ship, Table } from './types.ts'

type Islands = readonly Island<string | null>[]
type Found = { readonly up: boolean; readonly coins: number }

const MOST_ISLANDS = 6
const MOST_HAZARDS = 20
const PLACES: readonly (readonly Place[])[] = Array.from({ length: MOST_ISLANDS }, (_, island) =>
  Array.from({ length: MOST_HAZARDS + 1 }, (_, index) => Object.freeze({ island, hazard: index === 0 ? null : index - 1 })),
)
/** A place, made once. */
export const placeAt = (island: number, hazard: number | null): Place =>
  PLACES[island]?.[hazard === null ? 0 : hazard + 1] ?? { island, hazard }

/** The crown's card at a place; null where there is none. */
export const findCard = (islands: Islands, { island, hazard }: Place): Found | null => {
  const found = islands[island]
  if (found === undefined) return null
  return hazard === null ? found.investment : (found.hazards[hazard] ?? null)
}

/** Every hazard in play for which this holds. */
export const hazardsWhere = (islands: Islands, holds: (card: Found) => boolean): Place[] => {
  const places: Place[] = []
  for (let island = 0; island < islands.length; island += 1) {
    const { hazards } = at(islands, island)
    for (let hazard = 0; hazard < hazards.length; hazard += 1) if (holds(at(hazards, hazard))) places.push(placeAt(island, hazard))
  }
  return places
}

/** Every card of the crown's in play for which this holds, investments first. */
export const cardsWhere = (islands: Islands, holds: (card: Found) => boolean): Place[] => {
  const places: Place[] = []
  for (let island = 0; island < islands.length; island += 1) {
    const { investment } = at(islands, island)
    if (investment !== null && holds(investment)) places.push(placeAt(island, null))
  }
  return places.concat(hazardsWhere(islands, holds))
}

export const isAny = (): boolean => true
export const isDown = ({ up }: Found): boolean => !up
export const hasCoin = ({ coins }: Found): boolean => coins > 0

/** R7.1: with crew and without coins. */
export const isReady = ({ coins, crew }: Ship): boolean => coins === 0 && crew.length > 0

/** Ships by their places in the fleet. */
export const shipsWhere = (fleet: readonly Ship[], holds: (ship: Ship) => boolean): number[] => {
  const ships: number[] = []
  for (let ship = 0; ship < fleet.length; ship += 1) if (holds(at(fleet, ship))) ships.push(ship)
  return ships
}
export const isRaiding = ({ raiding }: Ship): boolean => raiding

/** The crew of the raiding party. */
export const raidingCrew = (fleet: readonly Ship[]): Berth[] => {
  const berths: Berth[] = []
  for (let ship = 0; ship < fleet.length; ship += 1) {
    const { raiding, crew } = at(fleet, ship)
    if (raiding) for (let place = 0; place < crew.length; place += 1) berths.push({ ship, crew: place })
  }
  return berths
}

/** R7.5: the place in the lane of the face-up hazard that is faced now; -1 where none is left. */
export const facedHazard = ({ islands, raid }: Pick<Table, 'islands' | 'raid'>): number => {
  const hazards = raid === null ? [] : (islands[raid.island]?.hazards ?? [])
  let place = raid?.facing ?? -1
  while (place >= 0 && hazards[place]?.up !== true) place -= 1
  return place
}

export const DECLINE: Move = Object.freeze({ type: 'decline' })
export const ACCEPT: Move = Object.freeze({ type: 'accept' })
