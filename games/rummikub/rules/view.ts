/** What each viewer may know: built field by field, so that a new field of the state stays secret until it is added here. */
import { at, type Viewer } from '@tortuga/kit'
import { facesOf } from './pieces.ts'
import type { Event, Face, PieceSet, State, TileSet, View } from './types.ts'

const NO_TILES: readonly never[] = Object.freeze([])

/** A set's faces, looked up once: sets on the table mostly stay as they are from turn to turn. */
const seen = new WeakMap<PieceSet, TileSet>()
const viewSet = (set: PieceSet): TileSet => {
  const known = seen.get(set)
  if (known !== undefined) return known
  const made: TileSet = Object.freeze({ kind: set.kind, tiles: Object.freeze(facesOf(set.tiles)) })
  seen.set(set, made)
  return made
}

export const view = (state: State, viewer: Viewer): View => {
  const isOpen = viewer === 'open'
  const isSeat = typeof viewer === 'number'
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    table: state.table.map(viewSet), // R12.1
    rack: isSeat ? facesOf(at(state.racks, viewer)) : NO_TILES, // R12.2
    rackSizes: state.racks.map(rack => rack.length),
    racks: isOpen || state.phase === 'over' ? state.racks.map(facesOf) : null, // R12.3
    bankSize: state.bank.length,
    bank: isOpen ? facesOf(state.bank) : null,
    standings: state.standings,
    taken: isSeat ? facesOf(at(state.taken, viewer)) : NO_TILES,
    takenSizes: state.taken.map(tiles => tiles.length),
    answered: state.answers.map(answer => answer !== null), // R2.7
    answer: isSeat ? at(state.answers, viewer) : null,
    answers: isOpen ? state.answers : null,
    lap: state.lap,
    rounds: state.rounds,
  }
}

const blank = (tiles: readonly (Face | null)[]): readonly null[] => tiles.map(() => null)

/** The viewer's share of an event. Everybody sees that something happened; only faces and sealed answers differ. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'dealt': // R2.5
      return { type: 'dealt', racks: event.racks.map((rack, seat) => (seat === viewer ? rack : blank(rack))) }
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
