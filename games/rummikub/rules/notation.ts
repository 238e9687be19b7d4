/** Positions and moves as text, for tests, golden games and bug reports.
 *
 *  pl | turn: B | table: B4 B5 B6 / R8 O8 K8 / =J J K12 | A: B3 J | B: K1 | opened: A | bank: …
 *
 *  Seats are letters, `-` is nothing. Tiles may be written with their copy (`B4.2`); without it the first free copies are taken.
 *  Further fields: `phase: redeal`, `start: A`, `announced: B`, `penalised: B`, `fresh: A B` (no turn yet), `took A: B4`, `answers: no ? yes`,
 *  `lap: C A B`, `rounds: 24 -5 -19, …`, and last `options: {…}` where they are no preset's.
 *  May be left out: turn and start A, phase turn, an empty table, flags that nobody has. `…` stands for all tiles written nowhere else, and a bank that is left out holds just them. */
import { at, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { parseMove, parseTable, printMove, printTable } from './notation-moves.ts'
import { OptionsSchema, PRESETS } from './options.ts'
import { piecesFor } from './pieces.ts'
import { PHASES, type Options, type Piece, type Standing, type State } from './types.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']
const letterOf = (seat: Seat): string => at(LETTERS, seat)
const seatOf = (letter: string): Seat => {
  const seat = LETTERS.indexOf(letter)
  if (seat < 0) throw new RangeError(`no such seat: ${letter}`)
  return seat
}

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '' && word !== '-')
const orDash = (list: readonly string[]): string => (list.length === 0 ? '-' : list.join(' '))

const printOptions = (options: Options): readonly [first: string, last: string] => {
  const json = JSON.stringify(options)
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json)
  return preset === undefined ? ['own', ` | options: ${json}`] : [preset[0], '']
}

const FLAGS = ['opened', 'announced', 'penalised'] as const
const ANSWERS = new Map([
  [true, 'yes'],
  [false, 'no'],
])

const printState = (state: State): string => {
  const [first, last] = printOptions(state.options)
  const lettersWith = (has: (standing: Standing) => boolean): readonly string[] =>
    state.standings.flatMap((standing, seat) => (has(standing) ? [letterOf(seat)] : []))
  const field = (name: string, list: readonly string[]): readonly string[] => (list.length === 0 ? [] : [`${name}: ${list.join(' ')}`])
  const fields = [
    first,
    `turn: ${letterOf(state.turn)}`,
    ...(state.starter === 0 ? [] : [`start: ${letterOf(state.starter)}`]),
    ...(state.phase === 'turn' ? [] : [`phase: ${state.phase}`]),
    `table: ${printTable(state.table)}`,
    ...state.racks.map((rack, seat) => `${letterOf(seat)}: ${orDash(rack)}`),
    ...FLAGS.flatMap(flag =>
      field(
        flag,
        lettersWith(standing => standing[flag]),
      ),
    ),
    ...field(
      'fresh',
      lettersWith(({ hadTurn }) => !hadTurn),
    ),
    ...state.taken.flatMap((tiles, seat) => field(`took ${letterOf(seat)}`, tiles)),
    ...(state.answers.every(answer => answer === null)
      ? []
      : [`answers: ${state.answers.map(answer => (answer === null ? '?' : ANSWERS.get(answer))).join(' ')}`]),
    ...(state.lap === null ? [] : [`lap: ${orDash(state.lap.map(letterOf))}`]),
    ...(state.rounds.length === 0 ? [] : [`rounds: ${state.rounds.map(scores => scores.join(' ')).join(', ')}`]),
    `bank: ${orDash(state.bank)}`,
  ]
  return fields.join(' | ') + last
}

type Fields = ReadonlyMap<string, string>

const parseOptions = (first: string, json: string | undefined): Options => {
  if (json !== undefined) return v.parse(OptionsSchema, JSON.parse(json))
  const preset = Object.entries(PRESETS).find(([name]) => name === first)
  if (preset === undefined) throw new RangeError(`no such preset: ${first}`)
  return preset[1]
}

/** Gives every written tile its copy: named ones first, so that the others do not take them. */
const makeNamer = (seats: number, written: readonly string[]): { name(tile: string): Piece; rest(): readonly Piece[] } => {
  const marked = new Set(written.filter(tile => tile.includes('.')))
  const left = new Set(piecesFor(seats))
  return {
    name(tile) {
      const piece = tile.includes('.') ? tile : [...left].find(free => free.startsWith(`${tile}.`) && !marked.has(free))
      if (piece === undefined || !left.delete(piece)) throw new RangeError(`unknown or too often: ${tile}`)
      return piece
    },
    rest: () => [...left],
  }
}

const parseStandings = (fields: Fields, seats: number): readonly Standing[] => {
  const has = (flag: string, seat: Seat): boolean => words(fields.get(flag) ?? '').includes(letterOf(seat))
  return Array.from({ length: seats }, (_, seat) => ({
    opened: has('opened', seat),
    hadTurn: !has('fresh', seat),
    announced: has('announced', seat),
    penalised: has('penalised', seat),
  }))
}

/** What was taken lies on the rack: the last of its copies. */
const parseTaken = (fields: Fields, racks: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] =>
  racks.map((rack, seat) =>
    words(fields.get(`took ${letterOf(seat)}`) ?? '').map(tile => {
      const piece = rack.findLast(held => held === tile || held.startsWith(`${tile}.`))
      if (piece === undefined) throw new RangeError(`not on the rack: ${tile}`)
      return piece
    }),
  )

const parseState = (text: string): State => {
  const [body = '', json] = text.split(' | options: ')
  const [first = '', ...parts] = body.split('|').map(part => part.trim())
  const fields: Fields = new Map(parts.map(part => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()]))
  const written = LETTERS.filter(letter => fields.has(letter)).map(letter => words(fields.get(letter) ?? ''))
  const seats = written.length
  const sets = parseTable(fields.get('table') ?? '-')
  const bankText = words(fields.get('bank') ?? '…')
  const namer = makeNamer(seats, [...written.flat(), ...sets.flatMap(({ tiles }) => tiles), ...bankText])
  const table = sets.map(({ kind, tiles }) => ({ kind, tiles: tiles.map(namer.name) }))
  const racks = written.map(rack => rack.map(namer.name))
  const named = bankText.map(tile => (tile === '…' ? null : namer.name(tile)))
  const bank = named.flatMap(piece => piece ?? namer.rest())
  const phase = PHASES.find(known => known === (fields.get('phase') ?? 'turn'))
  if (phase === undefined) throw new RangeError(`no such phase: ${fields.get('phase') ?? ''}`)
  const answers = words(fields.get('answers') ?? '')
  const lap = fields.get('lap')
  const rounds = fields.get('rounds')
  return {
    options: parseOptions(first, json),
    seats,
    phase,
    starter: seatOf(fields.get('start') ?? 'A'),
    turn: seatOf(fields.get('turn') ?? 'A'),
    table,
    racks,
    bank,
    standings: parseStandings(fields, seats),
    taken: parseTaken(fields, racks),
    answers: racks.map((_, seat) => (answers[seat] === 'yes' ? true : answers[seat] === 'no' ? false : null)),
    lap: lap === undefined ? null : words(lap).map(seatOf),
    rounds: rounds === undefined ? [] : rounds.split(',').map(row => words(row).map(Number)),
  }
}

export const notation = { printState, parseState, printMove, parseMove }
