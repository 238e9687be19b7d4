/** What is worth trying: of moves that come to the same thing one, the best by rules of thumb, weighted by how good they look. */
import { at, type Choice } from '@tortuga/kit'
import type { Island, Move, SeenBy, Ship, View } from '../rules/index.ts'
import { judgeAll, type Judged } from './plain.ts'

type Laid = { readonly card: string | null; readonly up: boolean; readonly coins: number; readonly seenBy: SeenBy }
const isSameCard = (one: Laid, other: Laid): boolean =>
  one.card === other.card && one.up === other.up && one.coins === other.coins && one.seenBy === other.seenBy

/** R1.5: islands have no order, but for Home Port. */
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

/** Views name ships by their faces. */
const isSameShip = (one: Ship, other: Ship): boolean =>
  one.crew.length === 0 && other.crew.length === 0 && one.coins === other.coins && one.card === other.card

/** Two empty ships of a kind: whoever comes aboard comes to the first one. */
const isForSecondTwin = ({ fleet }: View, ships: readonly (readonly string[])[]): boolean => {
  for (let ship = 1; ship < fleet.length; ship += 1) {
    if (at(ships, ship).length === 0) continue
    for (let other = 0; other < ship; other += 1)
      if (at(ships, other).length === 0 && isSameShip(at(fleet, other), at(fleet, ship))) return true
  }
  return false
}

/** Whether an equal move has been listed before. */
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

/** The best first, so many of them; of equals the first. */
const bestOf = (judged: readonly Judged[], most: number): readonly Judged[] => {
  const best: Judged[] = []
  for (const one of judged) {
    let place = best.length
    while (place > 0 && at(best, place - 1).worth < one.worth) place -= 1
    if (place >= most) continue
    best.splice(place, 0, one)
    if (best.length > most) best.pop()
  }
  return best
}

/** So many are tried, and this much worse looks half as good. */
const MOST = 8
const FADE = 6

export const choicesIn = (view: View): readonly Choice<Move>[] => {
  const judged = judgeAll(view)
  const different = judged.length < 3 ? judged : judged.filter(({ move }) => !isRepeated(view, move))
  const best = bestOf(different, MOST)
  const top = at(best, 0).worth
  return best.map(({ move, worth }) => {
    const gap = (top - worth) / FADE
    return { move, key: JSON.stringify(move), weight: 1 / (1 + gap * gap) }
  })
}
