/** R5.2 to R5.4: one action plays, moves and returns any number of crew cards. The move contains the final crew of each ship. */
import { at, replaceAt, removeAt } from '@tortuga/kit'
import { checkCost } from '../targets/checks.ts'
import { payCoins } from '../decks-and-coins/coins.ts'
import { addEvent, seatIn, withSide, type StepDraft } from '../step.ts'
import { cardOf, cardsOf, facesOf, type CardSet } from '../data/pieces.ts'
import type { Refusal } from '../data/refusals.ts'
import type { CrewMember, Face, Move, RunnerMoveOf, Piece, View } from '../data/types.ts'

const countOf = (list: readonly Face[], face: Face): number => {
  let count = 0
  for (const other of list) if (other === face) count += 1
  return count
}
const isSameCrew = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.length === b.length && a.every(face => countOf(a, face) === countOf(b, face))

const aboard = ({ fleet }: View): readonly (readonly Face[])[] => fleet.map(({ crew }) => crew.map(({ card }) => card))

export const checkCrew = (view: View, { ships }: RunnerMoveOf<'crew'>): Refusal | null => {
  if (ships.length !== view.fleet.length) return { type: 'no-ship', ship: Math.min(ships.length, view.fleet.length), rules: ['R5.2'] }
  const cards = cardsOf(view.options.cards)
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
  return checkCost(view, 'pirate', cost, ['R5.3'])
}

/** Removes a piece with this face from the list and returns it, or null. */
const takeFace = (cards: CardSet, pieces: Piece[], face: Face): Piece | null => {
  const index = pieces.findIndex(piece => cardOf(cards, piece).face === face)
  return index < 0 ? null : at(pieces.splice(index, 1), 0)
}

/** Fills each ship with its own crew first, then with crew from other ships, then from the hand, so that the pirate never pays for a card already in play. */
export const placeCrew = (step: StepDraft, { ships }: RunnerMoveOf<'crew'>): void => {
  const { state, cards } = step
  const left = state.fleet.map(({ crew }) => crew.map(({ card }) => card))
  const staying = ships.map((faces, ship) => faces.map(face => takeFace(cards, at(left, ship), face)))
  const free = left.flat()
  const hand = state.hands.pirate.slice()
  const played: { readonly card: Face; readonly ship: number }[] = []
  const moved: { readonly card: Face; readonly ship: number }[] = []
  let cost = 0
  const fleet = ships.map((faces, ship) => {
    const crew = faces.map((card, place): CrewMember => {
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
  payCoins(step, 'pirate', cost)
  addEvent(step, {
    type: 'crew-placed',
    seat: seatIn(step, 'pirate'),
    played,
    moved,
    recalled: facesOf(cards, free),
    ships,
    cost,
    actions: state.actions,
  })
}

/** Pairs of crew cards are listed only up to this many placements; otherwise the list would become too long. */
const MAX_SPOTS = 6

/** Lists one or two crew cards from the hand on ships with room, and each crew member in play moved, returned, swapped, or replaced from the hand. */
export const listCrew = (view: View, list: Move[]): void => {
  const cards = cardsOf(view.options.cards)
  const start = list.length
  addArrangements(cards, view, list)
  if (cards.hasDuplicateCrew) list.push(...distinct(list.splice(start)))
}

/** Keeps the first of several arrangements that differ only in equal crew. */
const distinct = (found: readonly Move[]): readonly Move[] => {
  const seen = new Set<string>()
  return found.filter(move => {
    const key = move.type === 'crew' ? move.ships.map(faces => faces.toSorted().join(' ')).join('/') : ''
    return !seen.has(key) && seen.add(key)
  })
}

const addArrangements = (cards: CardSet, view: View, list: Move[]): void => {
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
      if (hired.length * open.length > MAX_SPOTS) continue
      for (const other of hired.slice(index + 1)) {
        if (cardOf(cards, face).cost + cardOf(cards, other).cost > coins) continue
        for (const second of open) if (second !== ship || at(room, ship) > 1) add(board(one, second, other))
      }
    }
  for (const [ship, crew] of before.entries())
    for (const [place, face] of crew.entries()) {
      const without = replaceAt(before, ship, removeAt(crew, place))
      add(without)
      for (const other of hired) if (other !== face) add(board(without, ship, other))
      for (const other of open) if (other !== ship) add(board(without, other, face))
      for (let second = ship + 1; second < before.length; second += 1)
        for (const [berth, partner] of at(before, second).entries())
          if (partner !== face) add(replaceAt(board(without, ship, partner), second, [...removeAt(at(before, second), berth), face]))
    }
}
