/** Chapters 4 and 5 of the rulebook: what a set shows, and which captains it gains. */
import { at, replaceAt, type Seat } from '@tortuga/kit'
import { type Making } from './making.ts'
import { TRIO } from './deck-data.ts'
import { cardOf, PARROT, takeFace, TOP_VALUE, type Deck } from './pieces.ts'
import { endIfTargetReached } from './scoring.ts'
import { SLOTS, type Captain, type Laid, type Piece, type Play, type Slot, type SlotNumber } from './types.ts'
import { returnSeen } from './wreck.ts'

/** Bottles by colour: of both kinds together, and of those how many are single. */
export type Tally = { readonly bottles: number[]; readonly singles: number[] }

/** R4.3: the slots whose bottles count; null means every face-up one. */
export const countingSlots = (beach: readonly Slot<unknown>[], named: readonly SlotNumber[] | null): readonly SlotNumber[] => {
  const slots: SlotNumber[] = []
  for (const slot of SLOTS) {
    const place = at(beach, slot)
    if (place.type === 'up' && place.card !== PARROT && (named === null || named.includes(slot))) slots.push(slot)
  }
  return slots
}

const add = (counts: number[], colour: number, count: number): void => {
  counts[colour] = at(counts, colour) + count
}

/** R4.3: the beach's share of a set. */
export const tallyBeach = (deck: Deck, beach: readonly Slot<unknown>[], slots: readonly SlotNumber[]): Tally => {
  const singles = [0, 0, 0, 0, 0, 0, 0]
  for (const slot of slots) {
    const place = at(beach, slot)
    if (place.type === 'up') add(singles, cardOf(deck, place.card).single, 1)
  }
  return { bottles: singles.slice(), singles }
}

/** R4.1: and the hand's, on top of it. */
export const addLaid = (deck: Deck, tally: Tally, laid: readonly Laid[]): Tally => {
  for (const { card, end } of laid) {
    const { single, double } = cardOf(deck, card)
    if (end === 'two') {
      add(tally.bottles, double, 2)
    } else {
      add(tally.bottles, single, 1)
      add(tally.singles, single, 1)
    }
  }
  return tally
}

/** The captain's value in this seat's hands after so many bottles; 0 where it is not gained. */
export const gainedValue = (captain: Captain, seat: Seat, bottles: number, singles: number): number => {
  const byCount = bottles > captain.value ? Math.min(bottles, TOP_VALUE) : 0 // R5.1, R5.2, R5.9
  const byTrio = singles >= TRIO ? Math.min(captain.value + 2, TOP_VALUE) : 0 // R5.3, R5.4
  const best = byCount > byTrio ? byCount : byTrio
  return captain.owner === seat && best <= captain.value ? 0 : best // R5.8, R5.9
}

/** R5.5, R5.6: every captain the bottles gain, each by its value before the set. */
const gainCaptains = (making: Making, seat: Seat, tally: Tally): void => {
  const captains = making.state.captains.slice()
  for (let colour = 0; colour < captains.length; colour += 1) {
    const captain = at(captains, colour)
    const bottles = at(tally.bottles, colour)
    const singles = at(tally.singles, colour)
    const value = gainedValue(captain, seat, bottles, singles)
    if (value === 0) continue
    captains[colour] = { colour: captain.colour, owner: seat, value }
    const trio = singles >= TRIO
    making.events.push({ type: 'gained', seat, colour: captain.colour, from: captain.owner, before: captain.value, value, bottles, trio })
  }
  making.state.captains = captains
}

/** The pieces that bear these faces. Of equal cards the known ones go first: whoever watches cannot tell that one of them stayed (R10.3). */
export const findPieces = (making: Making, seat: Seat, faces: readonly string[]): readonly Piece[] => {
  if (!making.deck.hasCopies) return faces
  const known = at(making.state.known, seat)
  const left = at(making.state.hands, seat).toSorted((a, b) => Number(known.includes(b)) - Number(known.includes(a)))
  return faces.map(face => takeFace(left, face))
}

/** The whole of the action: gains, cards to the wreck (R4.8), and perhaps the end. Beach cards stay (R4.4). */
export const playSet = (making: Making, seat: Seat, play: Play): void => {
  const { state, deck } = making
  const slots = countingSlots(state.beach, play.beach)
  making.events.push({ type: 'played', seat, cards: play.cards, beach: slots })
  gainCaptains(making, seat, addLaid(deck, tallyBeach(deck, state.beach, slots), play.cards))
  const laid = findPieces(
    making,
    seat,
    play.cards.map(({ card }) => card),
  )
  const stays = (piece: Piece): boolean => !laid.includes(piece)
  state.hands = replaceAt(state.hands, seat, at(state.hands, seat).filter(stays))
  if (at(state.known, seat).length > 0) state.known = replaceAt(state.known, seat, at(state.known, seat).filter(stays))
  returnSeen(making, laid)
  endIfTargetReached(making, seat)
}
