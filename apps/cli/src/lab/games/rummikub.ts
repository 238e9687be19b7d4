/** What the lab looks at in Rummikub. */
import type { RummikubTypes } from '@tortuga/rummikub/rules'
import { texts } from '@tortuga/rummikub/text'
import type { Lens } from './lens.ts'

export const rummikubLens: Lens<RummikubTypes> = {
  plain: ['solver'],
  ignores: () => false,
  faceName: face => ({ en: texts.en.words.tile(face), pl: texts.pl.words.tile(face) }),
  sides: () => null,
  sideNames: {},
  firstSeat: event => (event.type === 'play-began' ? event.starter : null),
  read: (event, note) => {
    switch (event.type) {
      case 'dealt':
        for (const [seat, rack] of event.racks.entries()) for (const tile of rack) if (tile !== null) note.took(seat, tile)
        return
      case 'drew':
        note.count('draws')
        if (event.tile !== null) note.took(event.seat, event.tile)
        return
      case 'penalised':
        for (const tile of event.tiles) if (tile !== null) note.took(event.seat, tile)
        return
      case 'played':
        note.count('plays')
        if (event.rearranged) note.count('rearrangements')
        for (const tile of event.tiles) note.played(event.seat, tile)
        return
      case 'scored':
        for (const [seat, rack] of event.racks.entries()) for (const tile of rack) note.kept(seat, tile)
        return note.count(event.ending === 'out' ? 'gone-out' : 'bank-empty')
      default:
    }
  },
  finish: () => undefined,
  ending: ({ racks }) => (racks.some(rack => rack.length === 0) ? 'out' : 'bank'),
  endingNames: {
    out: { en: 'somebody goes out', pl: 'ktoś wykłada wszystko' },
    bank: { en: 'the bank is empty', pl: 'pusty bank' },
  },
  countNames: {
    draws: { en: 'tiles drawn', pl: 'dobrania z banku' },
    plays: { en: 'turns with a play', pl: 'ruchy z wyłożeniem' },
    rearrangements: { en: 'plays that rearrange the table', pl: 'ruchy z przebudową stołu' },
    'gone-out': { en: 'rounds gone out', pl: 'rundy zakończone wyłożeniem' },
    'bank-empty': { en: 'rounds with an empty bank', pl: 'rundy z pustym bankiem' },
  },
}
