/** Chapter 4 of the rulebook: a captain plays the cards taken, in any order. */
import { at, unreachable, append, prependTasks, removeAt, type Seat } from '@tortuga/kit'
import { captainAt, setCaptain, eventCardOf, type StepDraft } from '../step.ts'
import { cardOf, type Card } from '../data/pieces.ts'
import { isOrderOpen } from './play-order.ts'
import { askOwner, captainTask, type SeaTaskKind } from '../task-kind.ts'
import type { SeaCaptain, FaceDownLoot, SeaMoveOf, Task, SeaTaskOf } from '../data/types.ts'

const NO_SEATS: readonly Seat[] = Object.freeze([])
const NO_CARDS: readonly FaceDownLoot[] = Object.freeze([])

/** R4.2, R4.3: puts a card that stays in play on the captain's board. */
const layDown = ({ doubloons, pirates, relics, objects, rum, secrets }: SeaCaptain, card: Card, down: FaceDownLoot): SeaCaptain => {
  switch (card.back) {
    case 'rum':
      return { doubloons, pirates, relics, objects, rum: append(rum, down), secrets }
    case 'relic':
      return { doubloons, pirates, relics: append(relics, down.card), objects, rum, secrets }
    case 'pirate':
      return { doubloons, pirates: append(pirates, { card: down.card, against: NO_SEATS }), relics, objects, rum, secrets } // R6.10
    case 'object': {
      if (card.kind === 'secret') return { doubloons, pirates, relics, objects, rum, secrets: append(secrets, down) }
      const laid = { card: down.card, doubloons: card.chest ?? 0 } // R8.1
      return { doubloons, pirates, relics, objects: append(objects, laid), rum, secrets }
    }
    default:
      return unreachable(card.back)
  }
}

/** R4.4: the effects of an immediate card go to the front of the agenda, before the cards that still wait (R4.5). `place` is where it was in the hand; null if it comes from the deck or a space. */
export const playCard = (step: StepDraft, seat: Seat, down: FaceDownLoot, place: number | null): void => {
  const { state, events } = step
  const card = cardOf(step.deck, down.card)
  if (!card.isImmediate) {
    setCaptain(step, seat, layDown(captainAt(step, seat), card, down))
    events.push({ type: 'placed', seat, card: eventCardOf(step, down), place })
    return
  }
  state.discards = append(state.discards, down.card)
  events.push({ type: 'played', seat, card: card.face, place })
  prependTasks(
    step,
    card.onPlay.map((effect): Task => ({ type: 'effect', seat, card: card.face, effect, against: [] })),
  )
}

/** R4.5: plays one card of the hand; the others wait. */
const playFromHand = (step: StepDraft, seat: Seat, place: number): void => {
  const { state } = step
  const down = at(state.hand, place)
  state.hand = removeAt(state.hand, place)
  if (state.hand.length > 0) prependTasks(step, [{ type: 'play-cards', seat }])
  playCard(step, seat, down, place)
}

/** R4.1: without a question, the cards are played from left to right, and each immediate card is carried out before the next one (R4.4). */
const playInOrder = (step: StepDraft, seat: Seat): void => {
  const { hand } = step.state
  if (hand.some(({ card }) => cardOf(step.deck, card).isImmediate)) return playFromHand(step, seat, 0)
  step.state.hand = NO_CARDS
  for (const down of hand) playCard(step, seat, down, 0)
}

export const playCardsTask: SeaTaskKind<SeaTaskOf<'play-cards'>, SeaMoveOf<'play'>> = {
  ...captainTask('play-cards'),
  rules: ['R4.1'],
  answers: ['play'],
  asked: askOwner,
  isAsked: ({ deck, state: { hand } }) => hand.length > 1 && isOrderOpen(hand.map(({ card }) => cardOf(deck, card))),
  check: ({ hand }, _, { place }) => (hand[place] === undefined ? { type: 'not-in-hand', place } : null),
  moves: ({ hand }) => hand.map((_, place) => ({ type: 'play', place })),
  perform: (step, { seat }, move) => (move === null ? playInOrder(step, seat) : playFromHand(step, seat, move.place)),
}
