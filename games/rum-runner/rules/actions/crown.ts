/** Chapter 4 of the rulebook: the crown's own actions. */
import { at, append, removeAt } from '@tortuga/kit'
import { checkCost, checkInHand, checkIsland, checkKind, checkPlace, checkPlaces } from '../targets/checks.ts'
import { choices } from '../targets/choices.ts'
import { changeCoins, changeSupply } from '../decks-and-coins/coins.ts'
import { cardsWhere, always, placeAt } from '../targets/lookup.ts'
import {
  addEvent,
  fromHand,
  impossible,
  islesOf,
  namesAt,
  lookUpCard,
  seatIn,
  setHazards,
  setInvestment,
  toHand,
  type StepDraft,
} from '../step.ts'
import { cardOf, cardsOf, findPiece, islandName } from '../data/pieces.ts'
import type { Refusal } from '../data/refusals.ts'
import type { Face, Move, RunnerMoveOf, BoardPlace, View } from '../data/types.ts'

const FOUND = ['R4.1']
const HAZARD = ['R4.3']
const RIGHT_KIND = ['R4.4']
const RECALL = ['R4.5']
const INVEST = ['R4.6']

/** R4.1, R4.2 */
const isFree = ({ islands, deckSizes }: View, island: number): boolean =>
  islands[island]?.investment === null && (island > 0 || deckSizes.crown === 0)

export const checkFound = (view: View, { cards: founded }: RunnerMoveOf<'found'>): Refusal | null => {
  if (founded.length === 0) return { type: 'names-none', rules: FOUND }
  for (const [index, { card, island }] of founded.entries()) {
    const refusal = checkIsland(view, island) ?? checkKind(view, card, 'investment', FOUND, RIGHT_KIND)
    if (refusal !== null) return refusal
    const isle = islandName(cardsOf(view.options.cards), island)
    if (!isFree(view, island)) return { type: 'island-taken', island, isle, rules: [island === 0 ? 'R4.2' : 'R4.1'] }
    if (founded.findIndex(other => other.island === island) < index) return { type: 'named-twice', rules: FOUND }
  }
  const faces = founded.map(({ card }) => card)
  return checkInHand(view, faces, FOUND)
}

export const found = (step: StepDraft, { cards }: RunnerMoveOf<'found'>): void => {
  const { state } = step
  for (const { card, island } of cards) {
    const piece = findPiece(step.cards, state.hands.crown, card)
    fromHand(step, 'crown', piece)
    setInvestment(step, island, { card: piece, visibility: 'hidden', coins: 0 })
  }
  addEvent(step, {
    type: 'founded',
    seat: seatIn(step, 'crown'),
    cards: cards.map(({ card, island }) => ({ island, isle: islandName(step.cards, island), card })),
    actions: state.actions,
  })
}

/** R4.3 */
export const checkPlayHazard = (view: View, { card, island }: RunnerMoveOf<'hazard'>): Refusal | null =>
  checkIsland(view, island) ?? checkKind(view, card, 'hazard', HAZARD, RIGHT_KIND)

export const playHazard = (step: StepDraft, { card, island }: RunnerMoveOf<'hazard'>): void => {
  const { state } = step
  const piece = findPiece(step.cards, state.hands.crown, card)
  fromHand(step, 'crown', piece)
  setHazards(step, island, append(at(state.islands, island).hazards, { card: piece, visibility: 'hidden', coins: 0, since: false }))
  const isle = islandName(step.cards, island)
  addEvent(step, { type: 'hazard-played', seat: seatIn(step, 'crown'), island, isle, card, actions: state.actions })
}

/** R4.5 */
export const checkRecall = (view: View, place: BoardPlace): Refusal | null => checkPlace(view, place, RECALL)

export const recall = (step: StepDraft, place: BoardPlace): void => {
  const { island, hazard } = place
  const { investment, hazards } = at(step.state.islands, island)
  const entry = (hazard === null ? investment : at(hazards, hazard)) ?? impossible()
  if (hazard === null) setInvestment(step, island, null)
  else setHazards(step, island, removeAt(hazards, hazard))
  changeSupply(step, 'crown', entry.coins)
  toHand(step, 'crown', entry.card)
  addEvent(step, {
    type: 'recalled',
    seat: seatIn(step, 'crown'),
    at: place,
    isle: islandName(step.cards, island),
    card: lookUpCard(step, entry.card).face,
    visibility: entry.visibility,
    coins: entry.coins,
    actions: step.state.actions,
  })
}

/** R4.6 */
export const checkInvest = (view: View, on: readonly BoardPlace[]): Refusal | null => {
  if (on.length === 0) return { type: 'names-none', rules: INVEST }
  return checkPlaces(view, on, INVEST) ?? checkCost(view, 'crown', on.length, INVEST)
}

export const invest = (step: StepDraft, on: readonly BoardPlace[]): void => {
  for (const place of on) changeCoins(step, place, 1)
  changeSupply(step, 'crown', -on.length)
  addEvent(step, {
    type: 'invested',
    seat: seatIn(step, 'crown'),
    on,
    isles: islesOf(step, on),
    names: namesAt(step, on),
    actions: step.state.actions,
  })
}

const MAX_PAIRED_UP = 3
/** Lists each investment on each free island, pairs of the first `MAX_PAIRED_UP` investments, and one move that founds as many as fit. */
const listFound = (view: View, faces: readonly Face[], add: (move: Move) => void): void => {
  const free: number[] = []
  for (let island = 0; island < view.islands.length; island += 1) if (isFree(view, island)) free.push(island)
  for (const card of faces) for (const island of free) add({ type: 'found', cards: [{ card, island }] })
  const held = view.hand.filter(face => faces.includes(face))
  const first = held.slice(0, MAX_PAIRED_UP)
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
/** Whether no earlier pair has the same two faces. */
const isFirstPair = (held: readonly Face[], index: number, place: number): boolean => {
  for (let one = 0; one < held.length; one += 1)
    for (let other = 0; other < held.length; other += 1)
      if (one !== other && held[one] === held[index] && held[other] === held[place]) return one === index && other === place
  return false
}

const MAX_PAIRED = 5
/** Lists a coin on each card alone, on pairs if there are at most `MAX_PAIRED` cards, on all investments, and on all cards, as far as the supply allows. */
const listInvest = (view: View, add: (move: Move) => void): void => {
  const coins = view.supplies.crown
  if (coins === 0) return
  const places = cardsWhere(view.islands, always)
  for (const place of places) add({ type: 'invest', on: [place] })
  const size = places.length
  if (coins >= 2 && size <= MAX_PAIRED) for (const pair of choices(places, 2)) add({ type: 'invest', on: pair })
  const investments = places.filter(({ hazard }) => hazard === null)
  const isListed = (count: number): boolean => count < 2 || (count === 2 && size <= MAX_PAIRED)
  if (!isListed(investments.length) && investments.length <= coins && investments.length < size) add({ type: 'invest', on: investments })
  if (!isListed(size) && size <= coins) add({ type: 'invest', on: places })
}

export const listCrownActions = (view: View, list: Move[]): void => {
  const cards = cardsOf(view.options.cards)
  const add = (move: Move): void => void list.push(move)
  const investments: Face[] = []
  for (const [index, face] of view.hand.entries()) {
    if (view.hand.indexOf(face) < index) continue // list equal cards once
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
