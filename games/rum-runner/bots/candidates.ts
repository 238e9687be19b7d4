/** The moves the search tries: the best by heuristics, without equivalent moves, weighted by their rating. */
import { at, type Candidate } from '@tortuga/kit'
import type { Investment, Island, Move, Ship, View } from '../rules/index.ts'
import { rateMoves, type RatedMove } from './plain.ts'

const isSameCard = (one: Investment<string | null>, other: Investment<string | null>): boolean =>
  one.card === other.card && one.visibility === other.visibility && one.coins === other.coins

/** R1.5: the order of the islands has no meaning, except for Home Port. */
const isSameIsland = (one: Island<string | null>, other: Island<string | null>): boolean => {
  if (one.hazards.length !== other.hazards.length) return false
  if ((one.investment === null) !== (other.investment === null)) return false
  if (one.investment !== null && other.investment !== null && !isSameCard(one.investment, other.investment)) return false
  for (let place = 0; place < one.hazards.length; place += 1) {
    const [hazard, twin] = [at(one.hazards, place), at(other.hazards, place)]
    if (hazard.since !== twin.since || !isSameCard(hazard, twin)) return false
  }
  return true
}
const hasTwinBefore = ({ islands }: View, island: number): boolean => {
  for (let other = 1; other < island; other += 1) if (isSameIsland(at(islands, other), at(islands, island))) return true
  return false
}

const isSameShip = (one: Ship, other: Ship): boolean =>
  one.crew.length === 0 && other.crew.length === 0 && one.coins === other.coins && one.card === other.card

/** Whether the crew goes to the second of two equal empty ships; the same move with the first comes earlier. */
const isForSecondTwin = ({ fleet }: View, ships: readonly (readonly string[])[]): boolean => {
  for (let ship = 1; ship < fleet.length; ship += 1) {
    if (at(ships, ship).length === 0) continue
    for (let other = 0; other < ship; other += 1)
      if (at(ships, other).length === 0 && isSameShip(at(fleet, other), at(fleet, ship))) return true
  }
  return false
}

/** Whether an equivalent move comes earlier in the list. */
const isRepeated = (view: View, move: Move): boolean => {
  switch (move.type) {
    case 'raid':
    case 'hazard':
    case 'pick-island':
      return hasTwinBefore(view, move.island)
    case 'found':
      return move.cards.length === 1 && hasTwinBefore(view, at(move.cards, 0).island)
    case 'look':
      return move.at.hazard === null && hasTwinBefore(view, move.at.island)
    case 'crew':
      return isForSecondTwin(view, move.ships)
    default:
      return false
  }
}

/** The `most` best moves, best first. Equal ratings keep their order. */
const bestOf = (rated: readonly RatedMove[], most: number): readonly RatedMove[] => {
  const best: RatedMove[] = []
  for (const one of rated) {
    let place = best.length
    while (place > 0 && at(best, place - 1).worth < one.worth) place -= 1
    if (place >= most) continue
    best.splice(place, 0, one)
    if (best.length > most) best.pop()
  }
  return best
}

/** Number of candidates, and the rating difference that halves a candidate's weight. */
const MOST = 8
const FADE = 6

export const candidatesIn = (view: View): readonly Candidate<Move>[] => {
  const rated = rateMoves(view)
  const different = rated.length < 3 ? rated : rated.filter(({ move }) => !isRepeated(view, move))
  const best = bestOf(different, MOST)
  const top = at(best, 0).worth
  return best.map(({ move, worth }) => {
    const gap = (top - worth) / FADE
    return { move, key: JSON.stringify(move), weight: 1 / (1 + gap * gap) }
  })
}
