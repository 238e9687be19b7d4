/** What the lab looks at in RUM. */
import type { RumTypes } from '@tortuga/rum/rules'
import { texts } from '@tortuga/rum/text'
import type { Lens } from './lens.ts'

export const rumLens: Lens<RumTypes> = {
  plain: ['greedy'],
  ignores: face => face === 'parrot', // it is in nobody's hand
  faceName: face => ({ en: texts.en.words.card(face), pl: texts.pl.words.card(face) }),
  sides: () => null,
  sideNames: {},
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
  endingNames: {
    points: { en: 'somebody reaches the target', pl: 'ktoś osiąga cel' },
    clock: { en: 'the pirate ship comes', pl: 'przypływa statek piratów' },
  },
  countNames: {
    sets: { en: 'sets played', pl: 'zagrane zestawy' },
    captured: { en: 'captains taken from somebody', pl: 'karty kolekcji odebrane innym' },
    parrots: { en: 'parrots drawn', pl: 'dobrane papugi' },
    tides: { en: 'tides', pl: 'fale' },
  },
}
