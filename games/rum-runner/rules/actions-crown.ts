/** Chapter 4 of the rulebook: what the crown can do with an action. */
import { at, withLast, withoutAt } from '@tortuga/kit'
import { checkCost, checkHeld, checkIsland, checkKind, checkPlace, checkPlaces } from './checking.ts'
import { choices } from './choosing.ts'
import { changeCoins, changeSupply } from './coins.ts'
import { cardsWhere, isAny, placeAt } from './lookup.ts'
import { fromHand, islesOf, readyCard, setHazards, setInvestment, tell, toHand, type Making } from './making.ts'
import { cardOf, findPiece, isleOf, type Cards } from './pieces.ts'
import type { Refusal } from './happenings.ts'
import type { Face, Move, MoveOf, Place, View } from './types.ts'

/** R4.1, R4.2 */
const isFree = ({ islands, deckSizes }: View, island: number): boolean =>
  islands[island]?.investment === null && (island > 0 || deckSizes.crown === 0)

export const checkFound = (cards: Cards, view: View, { cards: founded }: MoveOf<'found'>): Refusal | null => {
  if (founded.length === 0) return { type: 'names-none' }
  for (const [index, { card, island }] of founded.entries()) {
    const refusal = checkIsland(view, island) ?? checkKind(cards, view, card, 'investment')
    if (refusal !== null) return refusal
    if (!isFree(view, island)) return { type: 'island-taken', island, isle: isleOf(cards, island) }
    if (founded.findIndex(other => other.island === island) < index) return { type: 'named-twice' }
  }
  const faces = founded.map(({ card }) => card)
  return checkHeld(view, faces)
}

export const found = (making: Making, { cards }: MoveOf<'found'>): void => {
  for (const { card, island } of cards) {
    const piece = findPiece(making.cards, making.state.hands.crown, card)
    fromHand(making, 'crown', piece)
    setInvestment(making, island, { card: piece, up: false, coins: 0, seenBy: 'crown', due: false })
  }
  tell(making, 'crown', { type: 'founded', cards: cards.map(({ card, island }) => ({ island, isle: isleOf(making.cards, island), card })) })
}

/** R4.3 */
export const checkPlayHazard = (cards: Cards, view: View, { card, island }: MoveOf<'hazard'>): Refusal | null =>
  checkIsland(view, island) ?? checkKind(cards, view, card, 'hazard')

export const playHazard = (making: Making, { card, island }: MoveOf<'hazard'>): void => {
  const piece = findPiece(making.cards, making.state.hands.crown, card)
  fromHand(making, 'crown', piece)
  const entry = { card: piece, up: false, coins: 0, seenBy: 'crown', since: false } as const
  setHazards(making, island, withLast(at(making.state.islands, island).hazards, entry))
  tell(making, 'crown', { type: 'hazard-played', island, isle: isleOf(making.cards, island), card })
}

/** R4.5 */
export const checkRecall = (view: View, place: Place): Refusal | null => checkPlace(view, place)

export const recall = (making: Making, place: Place): void => {
  const { island, hazard } = place
  const { investment, hazards } = at(making.state.islands, island)
  const entry = hazard === null ? investment : at(hazards, hazard)
  if (entry === null) return
  if (hazard === null) setInvestment(making, island, null)
  else setHazards(making, island, withoutAt(hazards, hazard))
  changeSupply(making, 'crown', entry.coins)
  toHand(making, 'crown', entry.card)
  const card = readyCard(making, entry.card).face
  tell(making, 'crown', { type: 'recalled', at: place, isle: isleOf(making.cards, island), card, seenBy: entry.seenBy, coins: entry.coins })
}

/** R4.6 */
export const checkInvest = (view: View, on: readonly Place[]): Refusal | null => {
  if (on.length === 0) return { type: 'names-none' }
  return checkPlaces(view, on, on.length) ?? checkCost(view, 'crown', on.length)
}

export const invest = (making: Making, on: readonly Place[]): void => {
  for (const place of on) changeCoins(making, place, 1)
  changeSupply(making, 'crown', -on.length)
  tell(making, 'crown', { type: 'invested', on, isles: islesOf(making, on) })
}

/** Each investment on each free island; each two of the first few on each two islands; and as many of them as fit, in the order of the hand. */
const MOST_PAIRED_UP = 3
const listFound = (view: View, faces: readonly Face[], add: (move: Move) => void): void => {
  const free: number[] = []
  for (let island = 0; island < view.islands.length; island += 1) if (isFree(view, island)) free.push(island)
  for (const card of faces) for (const island of free) add({ type: 'found', cards: [{ card, island }] })
  const held = view.hand.filter(face => faces.includes(face))
  const first = held.slice(0, MOST_PAIRED_UP)
  const most = Math.min(held.length, free.length)
  if (most < 2) return
  for (const [one, other] of choices(free, 2))
    for (const [index, card] of first.entries())
      for (const [place, second] of first.entries())
        if (index !== place && one !== undefined && other !== undefined && isFirstPair(first, index, place))
          add({
            type: 'found',
            cards: [
              { card, island: one },
              { card: second, island: other },
            ],
          })
  if (most > 2) add({ type: 'found', cards: free.slice(0, most).map((island, index) => ({ card: at(held, index), island })) })
}
/** Of pairs with equal faces only the first is listed. */
const isFirstPair = (held: readonly Face[], index: number, place: number): boolean => {
  for (let one = 0; one < held.length; one += 1)
    for (let other = 0; other < held.length; other += 1)
      if (one !== other && held[one] === held[index] && held[other] === held[place]) return one === index && other === place
  return false
}

/** Each card alone, each two, all investments, and all: what a player would want, as far as the supply goes. */
const MOST_PAIRED = 5
const listInvest = (view: View, add: (move: Move) => void): void => {
  const coins = view.supplies.crown
  if (coins === 0) return
  const places = cardsWhere(view.islands, isAny)
  for (const place of places) add({ type: 'invest', on: [place] })
  const size = places.length
  if (coins >= 2 && size <= MOST_PAIRED) for (const pair of choices(places, 2)) add({ type: 'invest', on: pair })
  const investments = places.filter(({ hazard }) => hazard === null)
  const isListed = (count: number): boolean => count < 2 || (count === 2 && size <= MOST_PAIRED)
  if (!isListed(investments.length) && investments.length <= coins && investments.length < size) add({ type: 'invest', on: investments })
  if (!isListed(size) && size <= coins) add({ type: 'invest', on: places })
}

export const listCrownActions = (cards: Cards, view: View, list: Move[]): void => {
  const add = (move: Move): void => void list.push(move)
  const investments: Face[] = []
  for (const [index, face] of view.hand.entries()) {
    if (view.hand.indexOf(face) < index) continue // equal cards are one choice
    const { kind } = cardOf(cards, face)
    if (kind === 'investment') investments.push(face)
    else if (kind === 'hazard') for (let island = 0; island < view.islands.length; island += 1) add({ type: 'hazard', card: face, island })
  }
  if (investments.length > 0) listFound(view, investments, add)
  for (let island = 0; island < view.islands.length; island += 1) {
    const { investment, hazards } = at(view.islands, island)
    if (investment !== null) add({ type: 'recall', at: placeAt(island, null) })
    for (let hazard = 0; hazard < hazards.length; hazard += 1) add({ type: 'recall', at: placeAt(island, hazard) })
  }
  listInvest(view, add)
}
