/** How the events of Sea of Clouds are played, one beat at a time. */
import type { Seat } from '@tortuga/kit'
import { lossOf, type BeatSketch, type Staging } from '@tortuga/ui/stage'
import { cardOf, deckOf, type Face, type SeaTypes, type View } from '../../rules/index.ts'
import { fold } from '../../rules/views/fold.ts'

/** The scenes of a match, whose beats are read one by one. */
export const SCENES = { boarding: 'boarding', count: 'count' } as const

/** Effects are part of a boarding while one is going on; otherwise they follow from a card that was just played. */
const sceneOf = ({ boarding }: View): string | null => (boarding === null ? null : SCENES.boarding)

/** Everything that one Pirate does to one captain is told together. */
const deedOf = ({ options }: View, seat: Seat, card: Face, victim: Seat | null): string =>
  ['deed', seat, card, ...(cardOf(deckOf(options.deck), card).isByVictim ? [victim] : [])].join(' ')

type Deed = { readonly seat: Seat; readonly card: Face; readonly victim?: Seat | null }

const deed = (view: View, { seat, card, victim = null }: Deed, more: BeatSketch): BeatSketch => ({
  actor: seat,
  scene: sceneOf(view),
  merge: deedOf(view, seat, card, victim),
  hits: lossOf(view.viewer, victim),
  ...more,
})

const battleHits = ({ viewer }: View, seats: readonly Seat[], winner: Seat | null): 'loss' | 'gain' | null => {
  if (typeof viewer !== 'number' || winner === null || !seats.includes(viewer)) return null
  return winner === viewer ? 'gain' : 'loss'
}

const counting = (kind: BeatSketch['kind'], merge: string): BeatSketch => ({ kind, scene: SCENES.count, merge })

export const staging: Staging<SeaTypes> = {
  fold,
  beats: {
    began: () => ({ kind: 'quiet' }),
    'shares-laid': () => ({ kind: 'deal' }),
    'round-began': () => ({ kind: 'clock' }),
    looked: ({ seat }, { viewer }) => ({ kind: seat === viewer ? 'flip' : 'note', actor: seat }),
    left: ({ seat }) => ({ kind: 'quiet', actor: seat }),
    added: ({ back, why }) => ({ kind: back === null ? 'coin' : 'draw', merge: `added ${why}` }),
    took: ({ seat }) => ({ kind: 'take', actor: seat }),
    drew: ({ seat }) => ({ kind: 'draw', actor: seat }),
    'found-deck-empty': ({ seat }) => ({ kind: 'coin', actor: seat }),
    // A card that its captain chose to play next is laid; otherwise it flies with the beat that takes it.
    placed: ({ seat, place }, { view }) =>
      place !== null && view.agenda[0]?.type === 'play-cards'
        ? { kind: 'lay', actor: seat, merge: 'placed' }
        : { kind: 'quiet', actor: seat },
    played: ({ seat }) => ({ kind: 'play', actor: seat }),
    gained: (event, { view }) => deed(view, event, { kind: 'coin' }),
    paid: (event, { view }) => deed(view, event, { kind: 'coin' }),
    'parrot-moved': ({ from, ...event }, { view }) => deed(view, event, { kind: 'parrot', hits: lossOf(view.viewer, from) }),
    picked: (event, { view }) => deed(view, event, { kind: 'take' }),
    'pirate-discarded': (event, { view }) => deed(view, event, { kind: 'take' }),
    'boarding-began': () => ({ kind: 'score', scene: SCENES.boarding }),
    fought: ({ seats, winner }, { view }) => ({
      kind: 'boarding',
      actor: winner,
      scene: SCENES.boarding,
      hits: battleHits(view, seats, winner),
    }),
    'chest-lost': ({ seat, from }, { view }) => ({ kind: 'steal', actor: seat, scene: SCENES.boarding, hits: lossOf(view.viewer, from) }),
    resolved: (event, { view }) => deed(view, event, { kind: 'note', hits: null }),
    'stole-doubloons': (event, { view }) => deed(view, event, { kind: 'steal' }),
    'stole-rum': (event, { view }) => deed(view, event, { kind: 'steal' }),
    'exchanged-rum': (event, { view }) => deed(view, event, { kind: 'steal' }),
    'exchanged-objects': (event, { view }) => deed(view, event, { kind: 'steal' }),
    declined: (event, { view }) => deed(view, event, { kind: 'note' }),
    aimed: (event, { view }) => deed(view, event, { kind: 'note' }),
    'object-discarded': ({ seat, by, card }, { view }) => deed(view, { seat: by, card, victim: seat }, { kind: 'steal' }),
    'no-effect': (event, { view }) => deed(view, event, { kind: 'note', hits: null }),
    'pirates-discarded': () => ({ kind: 'take', scene: SCENES.boarding, isHeld: true }),
    'chest-opened': () => counting('coin', 'chests'),
    revealed: ({ rum }) => counting('flip', rum === null ? 'reveal secrets' : 'reveal rum'),
    majority: () => ({ kind: 'quiet' }), // told with the cards that it counts
    counted: ({ category }) => counting('score', category),
    scored: () => counting('score', 'places'),
    ended: () => ({ kind: 'ending' }),
  },
}
