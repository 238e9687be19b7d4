/** The lab's lens on Rummikub. */
import type { Lens } from '@tortuga/kit'
import type { RummikubTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'
import { names } from './names.ts'

export const lens: Lens<RummikubTypes> = {
  plain: ['solver'],
  ignores: () => false,
  faceName: (face, _, language) => texts[language].terms.tile(face),
  sides: () => null,
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
  names,
}
