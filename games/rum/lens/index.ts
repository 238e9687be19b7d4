/** The lab's lens on RUM. */
import type { Lens } from '@tortuga/kit'
import type { RumTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'
import { names } from './names.ts'

export const lens: Lens<RumTypes> = {
  plain: ['greedy'],
  ignores: face => face === 'parrot', // it is never in a hand
  faceName: (face, _, language) => texts[language].card(face),
  sides: () => null,
  firstSeat: event => (event.type === 'began' ? event.start : null),
  read: (event, note) => {
    switch (event.type) {
      case 'dealt':
        for (const [seat, card] of event.cards.entries()) if (card !== null) note.took(seat, card)
        return
      case 'drew':
        if (event.card !== null) note.took(event.seat, event.card)
        return
      case 'played':
        note.count('sets')
        for (const { card } of event.cards) note.played(event.seat, card)
        return
      case 'gained':
        if (event.from !== null && event.from !== event.seat) note.count('captured')
        return
      case 'parrot-drawn':
        return note.count('parrots')
      case 'tide-came':
        return note.count('tides')
      default:
    }
  },
  finish: ({ hands }, note) => {
    for (const [seat, hand] of hands.entries()) for (const piece of hand) note.kept(seat, piece)
  },
  ending: ({ ending }) => ending ?? 'none',
  names,
}
