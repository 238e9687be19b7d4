/** Folds an event that a viewer has seen into its view, so that a table can show the events of a step one by one. Covers everything but the agenda, which belongs to the next question. */
import { append, appendAll, at, removeAt, replaceAt, type Seat, type Viewer } from '@tortuga/kit'
import { deckOf } from '../decks/decks.ts'
import type { Event, EventLoot, RumLeft } from '../data/events.ts'
import { cardOf } from '../data/pieces.ts'
import type { Back, Space } from '../components/constants.ts'
import type { Face, FaceDownLootView, LootShare, SeaCaptainView, View } from '../data/types.ts'

const withCaptain = (view: View, seat: Seat, change: (captain: SeaCaptainView) => Partial<SeaCaptainView>): View => {
  const captain = at(view.captains, seat)
  return { ...view, captains: replaceAt(view.captains, seat, { ...captain, ...change(captain) }) }
}
const withDoubloons = (view: View, seat: Seat, amount: number): View =>
  withCaptain(view, seat, ({ doubloons }) => ({ doubloons: doubloons + amount }))
const withShare = (view: View, space: Space, share: LootShare<FaceDownLootView>): View => ({
  ...view,
  shares: replaceAt(view.shares, space, share),
})
const withoutTop = (view: View, top: Back | null): View => ({
  ...view,
  deckSize: view.deckSize - 1,
  deckTop: top,
  deck: view.deck?.slice(1) ?? null,
})
const withDiscards = (view: View, faces: readonly Face[]): View => ({ ...view, discards: appendAll(view.discards, faces) })

const downOf = ({ back, face, seenBy }: EventLoot): FaceDownLootView => ({ back, face, seenBy })

/** A card of the hand that is played; null if it did not come from there. */
const withoutHandCard = (view: View, place: number | null): View => (place === null ? view : { ...view, hand: removeAt(view.hand, place) })

/** R4.2, R4.3: the zone of the board that a card goes to. */
const lay = ({ options }: View, { pirates, relics, objects, rum, secrets }: SeaCaptainView, card: EventLoot): Partial<SeaCaptainView> => {
  const { back, face, open } = card
  if (back === 'rum') return { rum: append(rum, downOf(card)) }
  if (!open || face === null) return { secrets: append(secrets, downOf(card)) }
  if (back === 'relic') return { relics: append(relics, face) }
  if (back === 'pirate') return { pirates: append(pirates, { card: face, against: [] }) }
  return { objects: append(objects, { card: face, doubloons: cardOf(deckOf(options.deck), face).chest ?? 0 }) } // R8.1
}

/** R10.5, R10.6: viewers who do not see which card left know none of the rest. */
const keepRum = (rum: readonly FaceDownLootView[], { place, seenBy }: RumLeft, viewer: Viewer): readonly FaceDownLootView[] => {
  const rest = place === null ? null : removeAt(rum, place)
  return seenBy.map((seats, index) => {
    const isKnown = viewer === 'open' || seats.some(seat => seat === viewer)
    return { back: 'rum', face: isKnown ? (rest?.[index]?.face ?? null) : null, seenBy: seats }
  })
}
const passRum = (view: View, from: Seat, to: Seat, card: EventLoot, left: RumLeft): View => {
  const robbed = withCaptain(view, from, ({ rum }) => ({ rum: keepRum(rum, left, view.viewer) }))
  return withCaptain(robbed, to, ({ rum }) => ({ rum: append(rum, downOf(card)) }))
}

/** R9.1 */
const turnUp = (downs: readonly FaceDownLootView[], faces: readonly Face[] | null): readonly FaceDownLootView[] =>
  faces === null ? downs : downs.map((down, index) => ({ ...down, face: at(faces, index) }))

const unchanged = (view: View): View => view

/** A forgotten event is a type error. */
const FOLDS: { readonly [K in Event['type']]: (view: View, event: Extract<Event, { type: K }>) => View } = {
  began: (view, { start, unseen }) => ({ ...view, hat: start, parrot: start, unseenSize: unseen }),
  'shares-laid': (view, { cards }) => ({ ...view, shares: cards.map(card => ({ cards: [downOf(card)], doubloons: 0 })) }),
  'round-began': (view, { round }) => ({ ...view, round }),
  looked: (view, { space, cards }) => withShare(view, space, { cards: cards.map(downOf), doubloons: at(view.shares, space).doubloons }),
  left: unchanged,
  added: (view, { space, back, top }) => {
    const { cards, doubloons } = at(view.shares, space)
    if (back === null) return withShare(view, space, { cards, doubloons: doubloons + 1 })
    const face = view.deck?.[0] ?? null // only the open viewer knows the deck
    return withoutTop(withShare(view, space, { cards: append(cards, { back, face, seenBy: [] }), doubloons }), top)
  },
  took: (view, { seat, space, doubloons, cards }) => ({
    ...withDoubloons(withShare(view, space, { cards: [], doubloons: 0 }), seat, doubloons),
    hand: cards.map(downOf),
  }),
  drew: (view, { top }) => withoutTop(view, top),
  'found-deck-empty': (view, { seat }) => withDoubloons(view, seat, 1),
  placed: (view, { seat, card, place }) => withCaptain(withoutHandCard(view, place), seat, captain => lay(view, captain, card)),
  played: (view, { card, place }) => withDiscards(withoutHandCard(view, place), [card]),
  gained: (view, { seat, amount }) => withDoubloons(view, seat, amount),
  paid: (view, { seat, amount }) => withDoubloons(view, seat, -amount),
  'parrot-moved': (view, { seat }) => ({ ...view, parrot: seat }),
  picked: (view, { space, place }) => {
    const { cards, doubloons } = at(view.shares, space)
    return withShare(view, space, { cards: removeAt(cards, place), doubloons })
  },
  'pirate-discarded': (view, { seat, pirate, place }) =>
    withDiscards(
      withCaptain(view, seat, ({ pirates }) => ({ pirates: removeAt(pirates, place) })),
      [pirate],
    ),
  'boarding-began': (view, { strengths }) => ({ ...view, boarding: { strengths, battles: [] } }),
  fought: (view, { seats, winner, tied }) => {
    const { boarding } = view
    const battles = append(boarding?.battles ?? [], { seats, winner, tied })
    const after: View = { ...view, boarding: boarding === null ? null : { ...boarding, battles } }
    if (winner === null) return after
    const loser = seats[0] === winner ? seats[1] : seats[0]
    return withCaptain(after, winner, ({ pirates }) => ({
      pirates: pirates.map(({ card, against }) => ({ card, against: append(against, loser) })),
    }))
  },
  'chest-lost': (view, { seat, from, object, place, taken, left }) => {
    const lost = withCaptain(view, from, ({ objects }) => ({ objects: removeAt(objects, place) }))
    const won = withCaptain(lost, seat, ({ objects }) => ({ objects: append(objects, { card: object, doubloons: left }) }))
    return withDoubloons(won, seat, taken)
  },
  resolved: (view, { seat, card, place, left }) =>
    withCaptain(view, seat, ({ pirates }) => ({ pirates: replaceAt(pirates, place, { card, against: left }) })),
  'stole-doubloons': (view, { seat, victim, amount }) => withDoubloons(withDoubloons(view, victim, -amount), seat, amount),
  'stole-rum': (view, { seat, victim, rum, left }) => passRum(view, victim, seat, rum, left),
  'exchanged-rum': (view, { seat, victim, given, taken, left, victimLeft }) => {
    const kept = withCaptain(view, victim, ({ rum }) => ({ rum: keepRum(rum, victimLeft, view.viewer) }))
    const passed = passRum(kept, seat, victim, given, left)
    return withCaptain(passed, seat, ({ rum }) => ({ rum: append(rum, downOf(taken)) }))
  },
  'exchanged-objects': (view, { seat, victim, give, take }) => {
    const [mine, theirs] = [at(at(view.captains, seat).objects, give), at(at(view.captains, victim).objects, take)]
    const given = withCaptain(view, seat, ({ objects }) => ({ objects: append(removeAt(objects, give), theirs) }))
    return withCaptain(given, victim, ({ objects }) => ({ objects: append(removeAt(objects, take), mine) }))
  },
  declined: unchanged,
  aimed: unchanged,
  'object-discarded': (view, { seat, object, place }) =>
    withDiscards(
      withCaptain(view, seat, ({ objects }) => ({ objects: removeAt(objects, place) })),
      [object],
    ),
  'no-effect': unchanged,
  'pirates-discarded': (view, { pirates }) => ({
    ...withDiscards(view, pirates.flat()),
    captains: view.captains.map(captain => ({ ...captain, pirates: [] })),
    boarding: null,
  }),
  'chest-opened': (view, { seat, place, amount }) =>
    withCaptain(withDoubloons(view, seat, amount), seat, ({ objects }) => ({
      objects: replaceAt(objects, place, { card: at(objects, place).card, doubloons: 0 }),
    })),
  revealed: (view, { seat, rum, secrets }) =>
    withCaptain(view, seat, captain => ({ rum: turnUp(captain.rum, rum), secrets: turnUp(captain.secrets, secrets) })),
  majority: unchanged,
  counted: unchanged,
  scored: unchanged,
  ended: unchanged,
}

/** The compiler cannot correlate an event's type with its entry, so this lookup widens it. */
export const fold = (view: View, event: Event): View => (FOLDS[event.type] as (view: View, event: Event) => View)(view, event)
