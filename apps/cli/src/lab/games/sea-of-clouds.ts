/** What the lab looks at in Sea of Clouds. */
import { DECKS } from '@tortuga/sea-of-clouds/rules'
import type { Event, SeaTypes } from '@tortuga/sea-of-clouds/rules'
import { createTexts } from '@tortuga/sea-of-clouds/text'
import { marginOf } from '../row.ts'
import type { Lens, Note } from './lens.ts'

const readCards = (event: Event, { took, played }: Note): void => {
  switch (event.type) {
    case 'took':
      for (const { face } of event.cards) if (face !== null) took(event.seat, face)
      return
    case 'drew':
      if (event.card.face !== null) took(event.seat, event.card.face)
      return
    case 'picked':
      if (event.picked.face !== null) took(event.seat, event.picked.face)
      return
    case 'stole-rum':
      if (event.rum.face !== null) took(event.seat, event.rum.face)
      return
    case 'placed':
      if (event.card.face !== null) played(event.seat, event.card.face)
      return
    case 'played':
      return played(event.seat, event.card)
    default:
  }
}

const COUNTED: Partial<Record<Event['type'], string>> = {
  took: 'takes',
  left: 'leaves',
  'stole-rum': 'thefts',
  'stole-doubloons': 'thefts',
  'exchanged-rum': 'exchanges',
  'exchanged-objects': 'exchanges',
  'parrot-moved': 'parrot',
}

export const seaOfCloudsLens: Lens<SeaTypes> = {
  plain: ['weigher'],
  ignores: () => false,
  faceName: (face, { deck }) => {
    const { en, pl } = createTexts([...Object.values(DECKS), ...(typeof deck === 'string' ? [] : [deck])])
    return { en: en.words.card(face).name, pl: pl.words.card(face).name }
  },
  sides: () => null,
  sideNames: {},
  firstSeat: event => (event.type === 'began' ? event.start : null),
  read: (event, note) => {
    readCards(event, note)
    const counted = COUNTED[event.type]
    if (counted !== undefined) note.count(counted)
  },
  finish: ({ captains }, note) => {
    for (const [seat, { rum, relics, objects, secrets }] of captains.entries())
      for (const piece of [...relics, ...[...rum, ...objects, ...secrets].map(({ card }) => card)]) note.kept(seat, piece)
  },
  ending: (_, outcome) => (marginOf(outcome) > 0 ? 'points' : 'tie-break'),
  endingNames: {
    points: { en: 'by points', pl: 'punktami' },
    'tie-break': { en: 'equal points, the tie is broken', pl: 'remis punktowy, rozstrzygnięty' },
  },
  countNames: {
    takes: { en: 'shares taken', pl: 'wzięte części łupów' },
    leaves: { en: 'shares left', pl: 'zostawione części łupów' },
    thefts: { en: 'thefts', pl: 'kradzieże' },
    exchanges: { en: 'exchanges', pl: 'wymiany' },
    parrot: { en: 'moves of the parrot', pl: 'przeloty papugi' },
  },
}
