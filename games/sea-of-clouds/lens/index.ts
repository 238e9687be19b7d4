/** The lab's lens on Sea of Clouds. */
import type { Lens, LensNote } from '@tortuga/kit'
import { DECKS } from '../rules/index.ts'
import type { Event, SeaTypes } from '../rules/index.ts'
import { createTexts } from '../text/index.ts'
import { names } from './names.ts'

const readCards = (event: Event, { took, played }: LensNote): void => {
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

export const lens: Lens<SeaTypes> = {
  plain: ['weigher'],
  ignores: () => false,
  faceName: (face, { deck }, language) => {
    const texts = createTexts([...Object.values(DECKS), ...(typeof deck === 'string' ? [] : [deck])])
    return texts[language].phrases.card(face).name
  },
  sides: () => null,
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
  ending: (_, { scores }) => (scores.filter(score => score === Math.max(...scores)).length === 1 ? 'points' : 'tie-break'),
  names,
}
