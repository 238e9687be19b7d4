/** Chapter 6 of the rulebook: drawing, decks that run out, discards, and cards that leave play. */
import { at, shuffle, removeAt } from '@tortuga/kit'
import { returnToBank } from './coins.ts'
import { prependEffects, fromHand, lookUpCard, addEvent, seatIn, setInvestment, toDiscards, withSide, type StepDraft } from '../step.ts'
import { cardOf, facesOf, findPiece } from '../data/pieces.ts'
import type { Piece, Side } from '../data/types.ts'

/** R2.3, R3.8 */
export const HAND_SIZE = 5
/** R6.2 */
const REMOVED = 5

const takeTop = (step: StepDraft, side: Side, count: number): void => {
  const { state } = step
  const deck = state.decks[side]
  const drawn = deck.slice(0, count)
  state.decks = withSide(state.decks, side, deck.slice(drawn.length))
  state.hands = withSide(state.hands, side, [...state.hands[side], ...drawn])
  if (side === 'pirate') state.knownTop = Math.max(0, state.knownTop - drawn.length)
  addEvent(step, { type: 'drew', seat: seatIn(step, side), cards: facesOf(step.cards, drawn), actions: state.actions })
}

/** R6.2 */
const renewDeck = (step: StepDraft): void => {
  const { state, cards } = step
  const shuffled = shuffle(state.discards.pirate, step.random)
  const removed = shuffled.slice(0, REMOVED)
  const deck = shuffled.slice(REMOVED)
  state.removed = [...state.removed, ...removed]
  state.decks = withSide(state.decks, 'pirate', deck)
  state.discards = withSide(state.discards, 'pirate', [])
  state.knownTop = 0
  addEvent(step, {
    type: 'deck-renewed',
    seat: seatIn(step, 'pirate'),
    removed: facesOf(cards, removed),
    size: deck.length,
    deck: facesOf(cards, deck),
    actions: state.actions,
  })
}

/** R6.1, R6.2, R6.3: draws `count` cards, or as many as there are. */
export const drawCards = (step: StepDraft, side: Side, count: number): void => {
  const { state } = step
  let left = count
  while (left > 0) {
    const size = state.decks[side].length
    if (size === 0) {
      if (side === 'crown' || state.discards.pirate.length === 0) return
      renewDeck(step)
      continue
    }
    const now = Math.min(left, size)
    takeTop(step, side, now)
    left -= now
  }
}

/** R1.10, R6.6: unlike the crown's, the pirate's discards have no effect. */
export const discardFromPirateHand = (step: StepDraft, pieces: readonly Piece[]): void => {
  for (const piece of pieces) {
    fromHand(step, 'pirate', piece)
    toDiscards(step, 'pirate', piece)
  }
  addEvent(step, { type: 'discarded', seat: seatIn(step, 'pirate'), cards: facesOf(step.cards, pieces) })
}

/** R6.6: a card discarded by the crown counts as raided, without a raiding party. */
export const discardAsRaid = (step: StepDraft, piece: Piece): void => {
  const card = lookUpCard(step, piece)
  fromHand(step, 'crown', piece)
  step.state.shown = piece
  addEvent(step, { type: 'discarded', seat: seatIn(step, 'crown'), cards: [card.face] })
  const source = { from: 'shown', party: false } as const
  prependEffects(step, card.raid, source, { type: 'raided', source })
}

/** A random card of the crown's hand. Of equal cards it is the first one, as in every other choice: which copy it was means nothing. */
export const randomCrownCard = ({ state, cards, random }: StepDraft): Piece => {
  const hand = state.hands.crown
  return findPiece(cards, hand, cardOf(cards, at(hand, random.int(hand.length))).face)
}

/** R6.8 */
export const trashShip = (step: StepDraft, ship: number): void => {
  const { state } = step
  const { card, coins, crew } = at(state.fleet, ship)
  const back = crew.map(member => member.card)
  returnToBank(step, coins)
  toDiscards(step, 'pirate', card)
  state.hands = withSide(state.hands, 'pirate', [...state.hands.pirate, ...back])
  state.fleet = removeAt(state.fleet, ship)
  addEvent(step, { type: 'ship-trashed', card: lookUpCard(step, card).face, ship, crew: facesOf(step.cards, back) })
}

/** R6.8: takes a crew member off its ship. The caller decides where the card goes. */
export const removeCrew = ({ state }: StepDraft, ship: number, crew: number): Piece => {
  const entry = at(state.fleet, ship)
  const { card } = at(entry.crew, crew)
  const fleet = state.fleet.slice()
  fleet[ship] = { ...entry, crew: removeAt(entry.crew, crew) }
  state.fleet = fleet
  return card
}
export const trashCrew = (step: StepDraft, ship: number, crew: number, by: Side): void => {
  const piece = removeCrew(step, ship, crew)
  toDiscards(step, 'pirate', piece)
  addEvent(step, { type: 'crew-trashed', seat: seatIn(step, by), card: lookUpCard(step, piece).face, ship, crew })
}

/** R1.9, R1.10: the investment of an island, if there is one, goes to the crown's discard pile and its coins to the bank. */
export const trashInvestment = (step: StepDraft, island: number): void => {
  const { investment } = at(step.state.islands, island)
  if (investment === null) return
  setInvestment(step, island, null)
  returnToBank(step, investment.coins)
  toDiscards(step, 'crown', investment.card)
  addEvent(step, { type: 'trashed', card: lookUpCard(step, investment.card).face, island })
}
