/** What each viewer may know. Views are built field by field, so a new field of the state stays secret until it is added here. */
import { at, memoize, type Viewer } from '@tortuga/kit'
import { facesOf } from '../data/pieces.ts'
import type { Event, Face, PieceSet, PieceTable, State, TileSet, TileTable, View } from '../data/types.ts'

const NO_TILES: readonly never[] = Object.freeze([])

/** Remembered by identity: most sets stay unchanged from turn to turn, and equal objects make `compareTables` fast. */
const viewSet = memoize(({ kind, tiles }: PieceSet): TileSet => Object.freeze({ kind, tiles: Object.freeze(facesOf(tiles)) }))

/** The table with faces instead of pieces. All views and events until the next play share it. */
export const viewTable = memoize((table: PieceTable): TileTable => Object.freeze(table.map(viewSet)))

export const view = (state: State, viewer: Viewer): View => {
  const isOpen = viewer === 'open'
  const isSeat = typeof viewer === 'number'
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    agenda: state.agenda,
    starter: state.starter,
    table: viewTable(state.table), // R12.1
    rack: isSeat ? facesOf(at(state.racks, viewer)) : NO_TILES, // R12.2
    rackSizes: state.racks.map(rack => rack.length),
    racks: isOpen || state.agenda.length === 0 ? state.racks.map(facesOf) : null, // R12.3
    bankSize: state.bank.length,
    bank: isOpen ? facesOf(state.bank) : null,
    standings: state.standings,
    taken: isSeat ? facesOf(at(state.taken, viewer)) : NO_TILES,
    takenSizes: state.taken.map(tiles => tiles.length),
    answer: isSeat ? at(state.answers, viewer) : null, // R2.7
    answers: isOpen ? state.answers : null,
    lap: state.lap,
    rounds: state.rounds,
  }
}

const blank = (tiles: readonly (Face | null)[]): readonly null[] => tiles.map(() => null)

/** The part of an event that a viewer may know. Every viewer gets every event; only faces and sealed answers are blanked. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'dealt': // R2.5
      return { type: 'dealt', racks: event.racks.map((rack, seat) => (seat === viewer ? rack : blank(rack))), bank: null }
    case 'answered': // R2.7
      return event.seat === viewer ? event : { type: 'answered', seat: event.seat, want: null }
    case 'drew': // R12.2
      return event.seat === viewer ? event : { type: 'drew', seat: event.seat, tile: null, bankLeft: event.bankLeft }
    case 'penalised':
      return event.seat === viewer ? event : { type: 'penalised', seat: event.seat, cause: event.cause, tiles: blank(event.tiles) }
    default:
      return event
  }
}
