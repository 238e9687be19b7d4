/** Finds cards, ships and crew in a state or view. */
import { at } from '@tortuga/kit'
import type { Berth, Island, Move, BoardPlace, Ship, PublicTable, Visibility } from '../data/types.ts'

type Islands = readonly Island<string | null>[]
type CardInPlay = { readonly visibility: Visibility; readonly coins: number }

const MAX_ISLANDS = 6
const MAX_HAZARDS = 20
const PLACES: readonly (readonly BoardPlace[])[] = Array.from({ length: MAX_ISLANDS }, (_, island) =>
  Array.from({ length: MAX_HAZARDS + 1 }, (_, index) => Object.freeze({ island, hazard: index === 0 ? null : index - 1 })),
)
/** Places are created once and reused, because move lists contain very many of them. */
export const placeAt = (island: number, hazard: number | null): BoardPlace =>
  PLACES[island]?.[hazard === null ? 0 : hazard + 1] ?? { island, hazard }

/** The crown card at a place, or null. */
export const findCard = (islands: Islands, { island, hazard }: BoardPlace): CardInPlay | null => {
  const found = islands[island]
  if (found === undefined) return null
  return hazard === null ? found.investment : (found.hazards[hazard] ?? null)
}

/** All hazards in play that pass the test. */
export const hazardsWhere = (islands: Islands, holds: (card: CardInPlay) => boolean): BoardPlace[] => {
  const places: BoardPlace[] = []
  for (let island = 0; island < islands.length; island += 1) {
    const { hazards } = at(islands, island)
    for (let hazard = 0; hazard < hazards.length; hazard += 1) if (holds(at(hazards, hazard))) places.push(placeAt(island, hazard))
  }
  return places
}

/** All crown cards in play that pass the test, investments first. */
export const cardsWhere = (islands: Islands, holds: (card: CardInPlay) => boolean): BoardPlace[] => {
  const places: BoardPlace[] = []
  for (let island = 0; island < islands.length; island += 1) {
    const { investment } = at(islands, island)
    if (investment !== null && holds(investment)) places.push(placeAt(island, null))
  }
  return places.concat(hazardsWhere(islands, holds))
}

export const always = (): boolean => true
export const isUp = ({ visibility }: { readonly visibility: Visibility }): boolean => visibility === 'up'
export const isFaceDown = ({ visibility }: { readonly visibility: Visibility }): boolean => visibility !== 'up'
/** R11.4: face down, and the pirate has not seen it. */
export const isHidden = ({ visibility }: { readonly visibility: Visibility }): boolean => visibility === 'hidden'
export const hasCoin = ({ coins }: CardInPlay): boolean => coins > 0

/** R7.1: a ship can raid if it has crew and no coins. */
export const isReady = ({ coins, crew }: Ship): boolean => coins === 0 && crew.length > 0

/** Indexes of the ships that pass the test. */
export const shipsWhere = (fleet: readonly Ship[], holds: (ship: Ship) => boolean): number[] => {
  const ships: number[] = []
  for (let ship = 0; ship < fleet.length; ship += 1) if (holds(at(fleet, ship))) ships.push(ship)
  return ships
}
export const isRaiding = ({ raiding }: Ship): boolean => raiding

/** The fleet after a raid: no ship is raiding, all icons are unused, and no effect is still to come. */
export const dissolveParty = (fleet: readonly Ship[]): readonly Ship[] => fleet.map((ship): Ship => (ship.raiding ? standDown(ship) : ship))
const standDown = ({ card, coins, crew }: Ship): Ship => ({
  card,
  coins,
  raiding: false,
  navigation: 0,
  combat: 0,
  crew: crew.map(member => ({ card: member.card, navigation: 0, combat: 0, due: false })),
})

/** The crew of the raiding party. */
export const raidingCrew = (fleet: readonly Ship[]): Berth[] => {
  const berths: Berth[] = []
  for (let ship = 0; ship < fleet.length; ship += 1) {
    const { raiding, crew } = at(fleet, ship)
    if (raiding) for (let place = 0; place < crew.length; place += 1) berths.push({ ship, crew: place })
  }
  return berths
}

/** R7.5: the index in the lane of the face-up hazard that the party faces now, or -1 if none is left. */
export const facedHazard = ({ islands, raid }: Pick<PublicTable, 'islands' | 'raid'>): number => {
  const hazards = raid === null ? [] : (islands[raid.island]?.hazards ?? [])
  let place = raid?.facing ?? -1
  while (place >= 0 && hazards[place]?.visibility !== 'up') place -= 1
  return place
}

export const DECLINE: Move = Object.freeze({ type: 'decline' })
export const ACCEPT: Move = Object.freeze({ type: 'accept' })
