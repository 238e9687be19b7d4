/** Chapters 4 and 5 of the rulebook: plays a set and gains captains. */
import { at, removeAt, replaceAt, type Seat } from '@tortuga/kit'
import { TRIO_SIZE } from '../data/deck-data.ts'
import { placeOfCopy, takeFace, type RumDeck } from '../data/pieces.ts'
import { endIfTargetReached } from '../scoring.ts'
import { addPlayedCards, countingSlots, gainedValue, tallyBeach, type BottleTally } from './sets.ts'
import type { StepDraft } from '../step.ts'
import type { Face, Piece, SetPlay } from '../data/types.ts'
import { returnFaceUp } from '../wreck-and-beach/wreck.ts'

/** R5.5, R5.6: gains every captain the bottles beat, each judged by its value before the set. */
const gainCaptains = (step: StepDraft, seat: Seat, tally: BottleTally): void => {
  step.state.captains = step.state.captains.map((captain, index) => {
    const bottles = tally.bottles[index] ?? 0
    const singles = tally.singles[index] ?? 0
    const value = gainedValue(captain, seat, bottles, singles)
    if (value === 0) return captain
    const { colour, owner: from, value: before } = captain
    step.events.push({ type: 'gained', seat, colour, from, before, value, bottles, trio: singles >= TRIO_SIZE })
    return { colour, owner: seat, value }
  })
}

/** The pieces of a hand with these faces; of equal cards, the first ones (R1.2). */
export const findPieces = (deck: RumDeck, hand: readonly Piece[], faces: readonly Face[]): readonly Piece[] => {
  if (!deck.hasCopies) return faces
  const left = hand.slice()
  return faces.map(face => takeFace(left, face))
}

/** R10.3: the known cards of a hand after these were played. Of equal cards a known one counts as played, because the others cannot tell. */
const forgetPlayed = (deck: RumDeck, known: readonly Piece[], played: readonly Piece[]): readonly Piece[] =>
  played.reduce((left, piece) => {
    const place = placeOfCopy(deck, left, piece)
    return place < 0 ? left : removeAt(left, place)
  }, known)

/** Plays a set: gains captains, returns the played cards to the wreck (R4.8), and ends the match if the target is reached. Beach cards stay (R4.4). */
export const playSet = (step: StepDraft, seat: Seat, play: SetPlay): void => {
  const { state, deck } = step
  const slots = countingSlots(state.beach, play.beach)
  step.events.push({ type: 'played', seat, cards: play.cards, beach: slots })
  gainCaptains(step, seat, addPlayedCards(deck, tallyBeach(deck, state.beach, slots), play.cards))
  const hand = at(state.hands, seat)
  const known = at(state.known, seat)
  const played = findPieces(
    deck,
    hand,
    play.cards.map(({ card }) => card),
  )
  state.hands = replaceAt(
    state.hands,
    seat,
    hand.filter(piece => !played.includes(piece)),
  )
  if (known.length > 0) state.known = replaceAt(state.known, seat, forgetPlayed(deck, known, played))
  returnFaceUp(step, played)
  endIfTargetReached(step, seat)
}
