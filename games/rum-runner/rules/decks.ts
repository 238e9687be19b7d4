/** Chapter 6 of the rulebook: drawing, decks that run out, discards, and ships that leave play. */
import { at, shuffle, withoutAt } from '@tortuga/kit'
import { toBank } from './coins.ts'
import { doEffects, fromHand, readyCard, tell, toDiscards, withSide, type Making } from './making.ts'
import { facesOf } from './pieces.ts'
import type { Piece, Side } from './types.ts'

/** R2.3, R3.8 */
export const HAND_SIZE = 5
/** R6.2 */
const REMOVED = 5

const takeTop = (making: Making, side: Side, count: number): void => {
  const { state } = making
  const deck = state.decks[side]
  const drawn = deck.slice(0, count)
  state.decks = withSide(state.decks, side, deck.slice(drawn.length))
  state.hands = withSide(state.hands, side, [...state.hands[side], ...drawn])
  if (side === 'pirate') state.knownTop = Math.max(0, state.knownTop - drawn.length)
  tell(making, side, { type: 'drew', cards: facesOf(making.cards, drawn) })
}

/** R6.2 */
const renewDeck = (making: Making): void => {
  const { state } = making
  const mixed = shuffle(state.discards.pirate, making.random)
  const removed = mixed.slice(0, REMOVED)
  state.removed = [...state.removed, ...removed]
  state.decks = withSide(state.decks, 'pirate', mixed.slice(REMOVED))
  state.discards = withSide(state.discards, 'pirate', [])
  state.knownTop = 0
  tell(making, 'pirate', { type: 'deck-renewed', removed: facesOf(making.cards, removed), size: mixed.length - removed.length })
}

/** R6.1, R6.2, R6.3: so many cards, or as many as there are. */
export const drawCards = (making: Making, side: Side, count: number): void => {
  const { state } = making
  let left = count
  while (left > 0) {
    const size = state.decks[side].length
    if (size === 0) {
      if (side === 'crown' || state.discards.pirate.length === 0) return
      renewDeck(making)
      continue
    }
    const now = Math.min(left, size)
    takeTop(making, side, now)
    left -= now
  }
}

/** R1.10: the pirate's discards are plain. */
export const discardPlain = (making: Making, pieces: readonly Piece[]): void => {
  for (const piece of pieces) {
    fromHand(making, 'pirate', piece)
    toDiscards(making, 'pirate', piece)
  }
  tell(making, 'pirate', { type: 'discarded', cards: facesOf(making.cards, pieces) })
}

/** R6.6: a card the crown discards counts as raided, without a party. */
export const discardAsRaid = (making: Making, piece: Piece): void => {
  const card = readyCard(making, piece)
  fromHand(making, 'crown', piece)
  making.state.shown = piece
  tell(making, 'crown', { type: 'discarded', cards: [card.face] })
  const source = { from: 'shown', party: false } as const
  doEffects(making, card.raid, source, { type: 'raided', source })
}

/** R6.8 */
export const trashShip = (making: Making, ship: number): void => {
  const { state } = making
  const { card, coins, crew } = at(state.fleet, ship)
  const back = crew.map(member => member.card)
  toBank(making, coins)
  toDiscards(making, 'pirate', card)
  state.hands = withSide(state.hands, 'pirate', [...state.hands.pirate, ...back])
  state.fleet = withoutAt(state.fleet, ship)
  making.events.push({ type: 'ship-trashed', card: readyCard(making, card).face, ship, crew: facesOf(making.cards, back) })
}

/** R6.8: crew leaves its ship; where it goes is the caller's business. */
export const takeOffShip = ({ state }: Making, ship: number, crew: number): Piece => {
  const entry = at(state.fleet, ship)
  const { card } = at(entry.crew, crew)
  const fleet = state.fleet.slice()
  fleet[ship] = { ...entry, crew: withoutAt(entry.crew, crew) }
  state.fleet = fleet
  return card
}
export const trashCrew = (making: Making, ship: number, crew: number, by: Side): void => {
  const piece = takeOffShip(making, ship, crew)
  toDiscards(making, 'pirate', piece)
  tell(making, by, { type: 'crew-trashed', card: readyCard(making, piece).face, ship })
}
