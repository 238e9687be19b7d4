/**
 * The view after an event: folding the events of a step leads from the view before it to the view after it, for every viewer. Only `turn` keeps its
 * value, because no event tells that the next turn begins: it begins when the step is complete.
 */
import { append, appendAll, at, replaceAt, type Seat } from '@tortuga/kit'
import { PARROT } from '../data/pieces.ts'
import { askOf } from '../parrot/discard-request.ts'
import { AFTER_DISCARDS, START_OF_TURN } from '../turn-order.ts'
import type { DrawSource, Event, Face, Slot, SlotNumber, Task, View } from '../data/types.ts'

/** Without the first of several equal cards, as the rules remove one (R1.2). */
const without = (list: readonly Face[], card: Face): readonly Face[] => {
  const place = list.indexOf(card)
  return place < 0 ? list : list.toSpliced(place, 1)
}
const withoutAll = (list: readonly Face[], cards: readonly Face[]): readonly Face[] => cards.reduce(without, list)

const isVisible = (cards: readonly (Face | null)[]): cards is readonly Face[] => !cards.includes(null)

const addAt = (numbers: readonly number[], seat: Seat, more: number): readonly number[] =>
  replaceAt(numbers, seat, at(numbers, seat) + more)

/** Changes the hand of a seat, where the viewer sees it. */
const changeHand = (view: View, seat: Seat, size: number, change: (hand: readonly Face[]) => readonly Face[]): View => ({
  ...view,
  handSizes: addAt(view.handSizes, seat, size),
  hand: seat === view.viewer ? change(view.hand) : view.hand,
  hands: view.hands === null ? null : replaceAt(view.hands, seat, change(at(view.hands, seat))),
})

const setSlot = (view: View, slot: SlotNumber, place: Slot<Face | null>): View => ({ ...view, beach: replaceAt(view.beach, slot, place) })

/** R10.4, R10.5: a rum card left the wreck; nobody knows their own discards any longer. */
const forgetOwn = (view: View): View => ({ ...view, wreckOwn: [], wreckOwnSizes: view.wreckOwnSizes.map(() => 0) })

/** A card leaves the wreck unseen by some player. */
const takeUnseen = (view: View, card: Face | null): View => ({
  ...forgetOwn(view),
  wreckSize: view.wreckSize - 1,
  wreck: view.wreck === null || card === null ? view.wreck : without(view.wreck, card),
  wreckKnown: [],
})

/** A card leaves the wreck in sight of all players. */
const takeSeen = (view: View, card: Face): View => ({
  ...(card === PARROT ? view : forgetOwn(view)),
  wreckSize: view.wreckSize - 1,
  wreck: view.wreck === null ? null : without(view.wreck, card),
  wreckKnown: without(view.wreckKnown, card),
})

/** R10.4: cards go to the wreck in sight of all players. */
const putBack = (view: View, cards: readonly Face[]): View => ({
  ...view,
  wreckSize: view.wreckSize + cards.length,
  wreck: view.wreck === null ? null : appendAll(view.wreck, cards),
  wreckKnown: appendAll(view.wreckKnown, cards),
})

const emptySource = (view: View, from: DrawSource, card: Face | null): View =>
  from === 'wreck' ? takeUnseen(view, card) : setSlot(view, from, { type: 'empty' })

/** R10.3, R10.4, R10.5: what is known of a hand and of the wreck after cards went back face down. */
const putBackHidden = (view: View, seat: Seat, cards: readonly (Face | null)[]): View => {
  const known = at(view.known, seat)
  const openly = cards.length === at(view.handSizes, seat) ? known : [] // the known cards of a whole hand, which go first
  const faces = isVisible(cards) ? cards : null
  const changed = changeHand(view, seat, -cards.length, hand => (faces === null ? hand : withoutAll(hand, faces)))
  return {
    ...changed,
    wreckSize: view.wreckSize + cards.length,
    wreck: view.wreck === null || faces === null ? view.wreck : appendAll(view.wreck, faces),
    known: replaceAt(view.known, seat, []),
    wreckKnown: appendAll(view.wreckKnown, openly),
    wreckOwn: seat === view.viewer && faces !== null ? appendAll(view.wreckOwn, withoutAll(faces, openly)) : view.wreckOwn,
    wreckOwnSizes: addAt(view.wreckOwnSizes, seat, cards.length - openly.length),
  }
}

/** R8.2: one more player has chosen. */
const sealIn = (view: View, seat: Seat, cards: readonly (Face | null)[]): View => {
  const ask = askOf(view)
  if (ask === null) return view
  const sealed = isVisible(cards) ? replaceAt(ask.sealed, seat, cards) : ask.sealed
  const task: Task = { ...ask, waiting: ask.waiting.filter(other => other !== seat), sealed }
  return { ...view, agenda: [task, ...view.agenda.slice(1)] }
}

type Folds = { readonly [K in Event['type']]: (view: View, event: Extract<Event, { type: K }>) => View }

const FOLDS: Folds = {
  // No view precedes the setup, so its events change nothing.
  began: view => view,
  'beach-laid': view => view,
  dealt: view => view,

  drew: (view, { seat, from, card, open }) => {
    const drawn = changeHand(emptySource(view, from, card), seat, 1, hand => (card === null ? hand : append(hand, card)))
    return open && card !== null ? { ...drawn, known: replaceAt(view.known, seat, append(at(view.known, seat), card)) } : drawn
  },
  'parrot-drawn': (view, { from }) => ({
    ...(from === 'wreck' ? takeSeen(view, PARROT) : setSlot(view, from, { type: 'empty' })),
    apart: PARROT,
  }),
  refilled: (view, { slot, card, open }) =>
    open && card !== null
      ? setSlot(takeSeen(view, card), slot, { type: 'up', card })
      : setSlot(takeUnseen(view, card), slot, { type: 'down', card }),
  played: (view, { seat, cards }) => {
    const faces = cards.map(({ card }) => card)
    const held = changeHand(view, seat, -faces.length, hand => withoutAll(hand, faces))
    return putBack({ ...held, known: replaceAt(view.known, seat, withoutAll(at(view.known, seat), faces)) }, faces)
  },
  gained: (view, { seat, colour, value }) => ({
    ...view,
    captains: view.captains.map(captain => (captain.colour === colour ? { colour, owner: seat, value } : captain)),
  }),
  'wreck-emptied': view => view,
  asked: (view, { cause, amount, seats }) => ({
    ...view,
    agenda: [{ type: 'discards', cause, amount, waiting: seats, sealed: view.handSizes.map(() => null) }, ...AFTER_DISCARDS[cause]],
  }),
  sealed: (view, { seat, cards }) => sealIn(view, seat, cards),
  returned: (view, { seat, cards }) => putBackHidden(view, seat, cards),
  'clock-rose': (view, { to }) => ({ ...view, clock: to }),
  'parrot-returned': view => ({
    ...putBack(view, [PARROT]),
    apart: null,
    beach: view.beach.map(slot => (slot.type === 'up' && slot.card === PARROT ? { type: 'empty' } : slot)),
    agenda: START_OF_TURN,
  }),
  'tide-came': (view, { cards }) => ({ ...view, beach: cards.map(card => ({ type: 'up', card })) }),
  'washed-away': (view, { cards }) => ({ ...putBack(view, cards), beach: view.beach.map(() => ({ type: 'empty' })) }),
  ended: (view, { reason }) => ({ ...view, ending: reason, agenda: [] }),
}

export const fold = <K extends Event['type']>(view: View, event: Extract<Event, { type: K }>): View => FOLDS[event.type](view, event)
