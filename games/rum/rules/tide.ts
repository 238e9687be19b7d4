/** Chapter 8 of the rulebook: the end of a turn, and the tide that may come with it. */
import type { Making } from './making.ts'
import { meetParrot } from './parrot.ts'
import { cardOf, faceOf, PARROT, type Deck } from './pieces.ts'
import { SLOTS, type Face, type Piece, type Slot, type SlotNumber } from './types.ts'
import { refill, returnSeen } from './wreck.ts'

/** R3.1: clockwise. */
const passTurn = ({ state }: Making): void => {
  state.turn = (state.turn + 1) % state.seats
}

/** R5.3: three single ends of one colour. */
export const isTrio = (deck: Deck, faces: readonly Face[]): boolean => {
  if (faces.includes(PARROT)) return false
  const colours = faces.map(face => cardOf(deck, face).single)
  return colours.length === SLOTS.length && colours.every(colour => colour === colours[0])
}

const piecesOf = (beach: readonly Slot<Piece>[]): readonly Piece[] => {
  const pieces: Piece[] = []
  for (const slot of beach) if (slot.type !== 'empty') pieces.push(slot.card)
  return pieces
}

/** R2.3, R8.4: three of one colour go back, and three new ones are laid face up. */
export const washAway = (making: Making): void => {
  const pieces = piecesOf(making.state.beach)
  making.events.push({ type: 'washed-away', cards: pieces.map(faceOf) })
  making.state.beach = SLOTS.map(() => ({ type: 'empty' }))
  returnSeen(making, pieces)
  for (const slot of SLOTS) refill(making, slot, true)
}

/** R8.5: parrot before trio, until there is neither; stops where choices are awaited or the match is over. */
const settle = (making: Making): void => {
  for (;;) {
    const faces = piecesOf(making.state.beach).map(faceOf)
    const slot = SLOTS.find(place => faces[place] === PARROT)
    if (slot !== undefined) {
      if (!meetParrot(making, 'tide', slot)) return
      refill(making, slot, true) // R8.3
    } else if (isTrio(making.deck, faces)) {
      washAway(making)
    } else {
      passTurn(making)
      return
    }
  }
}

/** R8.1: the turn is over; three face-down cards bring the tide. */
export const endTurn = (making: Making): void => {
  const { state } = making
  for (const slot of state.beach) {
    if (slot.type === 'down') continue
    passTurn(making)
    return
  }
  const pieces = piecesOf(state.beach)
  state.beach = pieces.map(card => ({ type: 'up', card }))
  making.events.push({ type: 'tide-came', cards: pieces.map(faceOf) })
  settle(making)
}

/** R8.3: all have discarded; the parrot's slot is filled and the tide goes on. */
export const goOnWithTide = (making: Making, slot: SlotNumber): void => {
  refill(making, slot, true)
  settle(making)
}
