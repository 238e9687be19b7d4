/** Where every tile is and from whom it is hidden. Written from chapter 12 of the rulebook, not from `view.ts`: the laws compare the two. */
import type { Secrets, Viewer } from '@tortuga/kit'
import { faceOf } from '../data/pieces.ts'
import type { Event, Face, Piece, RummikubTypes, State } from '../data/types.ts'

const pieces = (state: State): readonly Piece[] => [...state.table.flatMap(({ tiles }) => tiles), ...state.racks.flat(), ...state.bank]

/** R12.2: one group, because a hidden tile may be in the bank or on any other rack. R12.3: after the match only the bank stays hidden. */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const racks = state.agenda.length === 0 ? [] : state.racks.filter((_, seat) => seat !== viewer).flat()
  const hidden = [...racks, ...state.bank]
  return hidden.length === 0 ? [] : [hidden]
}

const named = (tiles: readonly (Face | null)[]): readonly Face[] => tiles.filter(tile => tile !== null)

/** R12.1, R12.3, and the tiles that a seat itself gets. The table of `played` is public already, except for the tiles laid. */
const shownBy = (event: Event, viewer: Viewer): readonly Face[] => {
  const isOpen = viewer === 'open'
  switch (event.type) {
    case 'drawn-for-start':
      return named(event.tiles)
    case 'redeal':
      return event.doublets.flatMap(doublets => doublets ?? [])
    case 'played':
      return event.tiles
    case 'scored':
      return event.racks.flat()
    case 'dealt':
      return named([...event.racks.filter((_, seat) => isOpen || seat === viewer).flat(), ...(isOpen ? (event.bank ?? []) : [])])
    case 'drew':
      return isOpen || event.seat === viewer ? named([event.tile]) : []
    case 'penalised':
      return isOpen || event.seat === viewer ? named(event.tiles) : []
    default:
      return []
  }
}

export const secrets: Secrets<RummikubTypes> = { pieces, faceOf, hiddenFrom, shownBy }
