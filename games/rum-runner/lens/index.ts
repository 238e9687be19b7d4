/** The lab's lens on Rum Runner. Each seat is a side, and most figures are grouped by side. */
import { at, type Lens, type LensNote } from '@tortuga/kit'
import { cardOf, cardsOf, SIDES } from '../rules/index.ts'
import type { Event, RunnerTypes, State } from '../rules/index.ts'
import { texts } from '../text/index.ts'
import { names } from './names.ts'

const seatOf = ({ crown }: State, side: (typeof SIDES)[number]): number => (side === 'crown' ? crown : 1 - crown)

const readCards = (event: Event, { took, played }: LensNote): void => {
  switch (event.type) {
    case 'dealt':
    case 'mulliganed':
    case 'drew':
      for (const card of event.cards) if (card !== null) took(event.seat, card)
      return
    case 'fetched':
      return took(event.seat, event.card)
    case 'event-played':
    case 'ship-played':
      return played(event.seat, event.card)
    case 'hazard-played':
      if (event.card !== null) played(event.seat, event.card)
      return
    case 'founded':
      for (const { card } of event.cards) if (card !== null) played(event.seat, card)
      return
    case 'crew-placed':
      for (const { card } of event.played) played(event.seat, card)
      return
    default:
  }
}

const COUNTED: Partial<Record<Event['type'], string>> = {
  'raid-began': 'raids',
  'raid-succeeded': 'successes',
  scored: 'scored',
  'ship-trashed': 'ships-lost',
}

export const lens: Lens<RunnerTypes> = {
  plain: ['plain'],
  // Ships and hazards that start on the table belong to no deck and are never in a hand.
  ignores: (face, { cards }) => {
    const ready = cardsOf(cards)
    return !SIDES.some(side => ready.decks[side].some(piece => cardOf(ready, piece).face === face))
  },
  faceName: (face, _, language) => texts[language].terms.card(face),
  sides: state => [0, 1].map(seat => (seat === state.crown ? 'crown' : 'pirate')),
  firstSeat: () => null, // the crown always begins, so the figures by side show it
  read: (event, note) => {
    readCards(event, note)
    const counted = COUNTED[event.type]
    if (counted !== undefined) note.count(counted)
  },
  finish: (state, note) => {
    note.count('rounds', state.round)
    for (const side of SIDES) for (const piece of at([state.scores[side]], 0)) note.kept(seatOf(state, side), piece)
  },
  ending: (state, { places }) => {
    const firsts = SIDES.filter(side => places[seatOf(state, side)] === 1)
    return `${state.ending ?? 'none'}-${firsts.length === 1 ? at(firsts, 0) : 'tie'}`
  },
  names,
}
