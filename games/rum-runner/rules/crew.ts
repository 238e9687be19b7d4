/** R5.2 to R5.4: crew comes aboard, changes ships and goes back to the hand, all in one action. The move says who is where in the end. */
import { at, replaceAt, withoutAt } from '@tortuga/kit'
import { payCoins } from './coins.ts'
import { tell, withSide, type Making } from './making.ts'
import { cardOf, type Cards } from './pieces.ts'
import type { Refusal } from './happenings.ts'
import type { Crew, Face, Move, MoveOf, Piece, View } from './types.ts'

const countOf = (list: readonly Face[], face: Face): number => {
  let count = 0
  for (const other of list) if (other === face) count += 1
  return count
}
const isSameCrew = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.length === b.length && a.every(face => countOf(a, face) === countOf(b, face))

const aboard = ({ fleet }: View): readonly (readonly Face[])[] => fleet.map(({ crew }) => crew.map(({ card }) => card))

export const checkCrew = (cards: Cards, view: View, { ships }: MoveOf<'crew'>): Refusal | null => {
  if (ships.length !== view.fleet.length) return { type: 'no-ship', ship: Math.min(ships.length, view.fleet.length) }
  const before = aboard(view)
  const inPlay = before.flat()
  const placed = ships.flat()
  let cost = 0
  for (const card of new Set(placed)) {
    const known = cards.byName.get(card)
    const isCrew = known?.kind === 'crew' && known.face === card
    if (!isCrew || countOf(placed, card) > countOf(inPlay, card) + countOf(view.hand, card)) return { type: 'crew-not-yours', card }
    cost += Math.max(0, countOf(placed, card) - countOf(inPlay, card)) * known.cost
  }
  for (const [ship, crew] of ships.entries()) {
    const { places } = cardOf(cards, at(view.fleet, ship).card)
    if (crew.length > places) return { type: 'ship-full', ship, places }
  }
  if (ships.every((crew, ship) => isSameCrew(crew, at(before, ship)))) return { type: 'nothing-changes' }
  return cost <= view.supplies.pirate ? null : { type: 'too-dear', cost, coins: view.supplies.pirate }
}

/** Takes a piece of this face out of a list of one's own; null where there is none. */
const takeFace = (cards: Cards, pieces: Piece[], face: Face): Piece | null => {
  const index = pieces.findIndex(piece => cardOf(cards, piece).face === face)
  return index < 0 ? null : at(pieces.splice(index, 1), 0)
}

/** Whoever is on the same ship before and after stays; then others in play move; only then the hand is called upon. */
export const placeCrew = (making: Making, { ships }: MoveOf<'crew'>): void => {
  const { state, cards } = making
  const left = state.fleet.map(({ crew }) => crew.map(({ card }) => card))
  const staying = ships.map((faces, ship) => faces.map(face => takeFace(cards, at(left, ship), face)))
  const free = left.flat()
  const hand = state.hands.pirate.slice()
  const played: { readonly card: Face; readonly ship: number }[] = []
  const moved: { readonly card: Face; readonly ship: number }[] = []
  let cost = 0
  const fleet = ships.map((faces, ship) => {
    const crew = faces.map((card, place): Crew => {
      const inPlay = at(at(staying, ship), place) ?? takeFace(cards, free, card)
      const piece = inPlay ?? takeFace(cards, hand, card) ?? ''
      if (inPlay === null) {
        played.push({ card, ship })
        cost += cardOf(cards, card).cost
      } else if (at(at(staying, ship), place) === null) moved.push({ card, ship })
      return { card: piece, navigation: 0, combat: 0, due: false }
    })
    return { ...at(state.fleet, ship), crew }
  })
  state.fleet = fleet
  state.hands = withSide(state.hands, 'pirate', [...hand, ...free])
  payCoins(making, 'pirate', cost)
  tell(making, 'pirate', { type: 'crew-placed', played, moved, recalled: free.map(piece => cardOf(cards, piece).face), cost })
}

/** Pairs are listed for small fleets only; a hand of many crew cards would fill pages. */
const MOST_SPOTS = 6

/** Crew of the hand to ships with room, alone and in twos; one aboard moved, taken back, exchanged with another or relieved by one of the hand. */
export const listCrew = (cards: Cards, view: View, list: Move[]): void => {
  const start = list.length
  addArrangements(cards, view, list)
  if (cards.hasTwinCrew) list.push(...distinct(list.splice(start)))
}

/** Of arrangements that only exchange equal crew, the first one. */
const distinct = (found: readonly Move[]): readonly Move[] => {
  const seen = new Set<string>()
  return found.filter(move => {
    const key = move.type === 'crew' ? move.ships.map(faces => faces.toSorted().join(' ')).join('/') : ''
    return !seen.has(key) && seen.add(key)
  })
}

const addArrangements = (cards: Cards, view: View, list: Move[]): void => {
  const coins = view.supplies.pirate
  const before = aboard(view)
  const room = view.fleet.map(({ card, crew }) => cardOf(cards, card).places - crew.length)
  const add = (ships: readonly (readonly Face[])[]): void => void list.push({ type: 'crew', ships })
  const board = (ships: readonly (readonly Face[])[], ship: number, face: Face): readonly (readonly Face[])[] =>
    replaceAt(ships, ship, [...at(ships, ship), face])
  const hired = view.hand.filter((face, index) => {
    const { kind, cost } = cardOf(cards, face)
    return kind === 'crew' && cost <= coins && view.hand.indexOf(face) === index
  })
  const open = room.flatMap((free, ship) => (free > 0 ? [ship] : []))
  for (const [index, face] of hired.entries())
    for (const ship of open) {
      const one = board(before, ship, face)
      add(one)
      if (hired.length * open.length > MOST_SPOTS) continue
      for (const other of hired.slice(index + 1)) {
        if (cardOf(cards, face).cost + cardOf(cards, other).cost > coins) continue
        for (const second of open) if (second !== ship || at(room, ship) > 1) add(board(one, second, other))
      }
    }
  for (const [ship, crew] of before.entries())
    for (const [place, face] of crew.entries()) {
      const without = replaceAt(before, ship, withoutAt(crew, place))
      add(without)
      for (const other of hired) if (other !== face) add(board(without, ship, other))
      for (const other of open) if (other !== ship) add(board(without, other, face))
      for (let second = ship + 1; second < before.length; second += 1)
        for (const [berth, partner] of at(before, second).entries())
          if (partner !== face) add(replaceAt(board(without, ship, partner), second, [...withoutAt(at(before, second), berth), face]))
    }
}
