/** States as text, for tests, golden games and bug reports.
 *
 *  pl | turn: B | table: B4 B5 B6 / R8 O8 K8 / =J J K12 | A: B3 J | B: K1 | opened: A | bank: …
 *
 *  Seats are letters; `-` means none. A tile may name its copy (`B4.2`); otherwise it gets the first free copy.
 *  Instead of `turn` another agenda: `agenda: redeal A B`, `agenda: announcement B, end-turn B`, `agenda: -` after the match.
 *  More fields: `start: A`, `announced: B`, `penalised: B`, `fresh: A B` (no turn yet), `took A: B4`, `answers: no ? yes`,
 *  `lap: C A B`, `rounds: 24 -5 -19, …`, and at the end `options: {…}` if they are not a preset.
 *  Defaults: turn and start A, an empty table, no flags. `…` stands for all tiles not named elsewhere, which is also the default bank. */
import type { Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { OptionsSchema, PRESETS } from '../options.ts'
import { piecesFor } from '../data/pieces.ts'
import { letterOf, SEAT_LETTERS, seatOf } from '../data/seat-letters.ts'
import { parseTask, printTask } from '../agenda.ts'
import type { Options, Piece, SeatStatus, State, Task } from '../data/types.ts'
import { parseTable, printTable } from './moves.ts'

const splitWords = (text: string): readonly string[] => text.split(' ').filter(word => word !== '' && word !== '-')
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

type Fields = ReadonlyMap<string, string>

/** A plain turn is `turn: B`; other agendas list their tasks. */
const printAgenda = (agenda: readonly Task[]): string => {
  const [first, ...more] = agenda
  if (first?.type === 'turn' && more.length === 0) return `turn: ${letterOf(first.seat)}`
  return `agenda: ${agenda.length === 0 ? '-' : agenda.map(printTask).join(', ')}`
}
const parseAgenda = (fields: Fields): readonly Task[] => {
  const tasks = fields.get('agenda')
  if (tasks === undefined) return [{ type: 'turn', seat: seatOf(fields.get('turn') ?? 'A') }]
  return tasks === '-' ? [] : tasks.split(',').map(task => parseTask(task.trim()))
}

export const printState = (state: State): string => {
  const [first, last] = printOptions(state.options)
  const lettersWith = (has: (standing: SeatStatus) => boolean): readonly string[] =>
    state.standings.flatMap((standing, seat) => (has(standing) ? [letterOf(seat)] : []))
  const field = (name: string, list: readonly string[]): readonly string[] => (list.length === 0 ? [] : [`${name}: ${list.join(' ')}`])
  const fields = [
    first,
    printAgenda(state.agenda),
    ...(state.starter === 0 ? [] : [`start: ${letterOf(state.starter)}`]),
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

const parseOptions = (first: string, json: string | undefined): Options => {
  if (json !== undefined) return v.parse(OptionsSchema, JSON.parse(json))
  const preset = Object.entries(PRESETS).find(([name]) => name === first)
  if (preset === undefined) throw new RangeError(`no such preset: ${first}`)
  return preset[1]
}

/** Assigns a copy to every tile in the text. Copies named in the text are reserved, so that other tiles do not take them. */
const makeNamer = (seats: number, written: readonly string[]): { name(tile: string): Piece; rest(): readonly Piece[] } => {
  const marked = new Set(written.filter(tile => tile.includes('.')))
  const left = new Set(piecesFor(seats))
  return {
    name(tile) {
      const piece = tile.includes('.') ? tile : [...left].find(free => free.startsWith(`${tile}.`) && !marked.has(free))
      if (piece === undefined || !left.delete(piece)) throw new RangeError(`tile is unknown or named too often: ${tile}`)
      return piece
    },
    rest: () => [...left],
  }
}

const parseStandings = (fields: Fields, seats: number): readonly SeatStatus[] => {
  const has = (flag: string, seat: Seat): boolean => splitWords(fields.get(flag) ?? '').includes(letterOf(seat))
  return Array.from({ length: seats }, (_, seat) => ({
    opened: has('opened', seat),
    hadTurn: !has('fresh', seat),
    announced: has('announced', seat),
    penalised: has('penalised', seat),
  }))
}

/** Tiles taken in the last turn are on the rack: the last copy of each. */
const parseTaken = (fields: Fields, racks: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] =>
  racks.map((rack, seat) =>
    splitWords(fields.get(`took ${letterOf(seat)}`) ?? '').map(tile => {
      const piece = rack.findLast(held => held === tile || held.startsWith(`${tile}.`))
      if (piece === undefined) throw new RangeError(`not on the rack: ${tile}`)
      return piece
    }),
  )

export const parseState = (text: string): State => {
  const [body = '', json] = text.split(' | options: ')
  const [first = '', ...parts] = body.split('|').map(part => part.trim())
  const fields: Fields = new Map(parts.map(part => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()]))
  const written = SEAT_LETTERS.filter(letter => fields.has(letter)).map(letter => splitWords(fields.get(letter) ?? ''))
  const seats = written.length
  const sets = parseTable(fields.get('table') ?? '-')
  const bankText = splitWords(fields.get('bank') ?? '…')
  const namer = makeNamer(seats, [...written.flat(), ...sets.flatMap(({ tiles }) => tiles), ...bankText])
  const table = sets.map(({ kind, tiles }) => ({ kind, tiles: tiles.map(namer.name) }))
  const racks = written.map(rack => rack.map(namer.name))
  const named = bankText.map(tile => (tile === '…' ? null : namer.name(tile)))
  const bank = named.flatMap(piece => piece ?? namer.rest())
  const answers = splitWords(fields.get('answers') ?? '')
  const lap = fields.get('lap')
  const rounds = fields.get('rounds')
  return {
    options: parseOptions(first, json),
    seats,
    agenda: parseAgenda(fields),
    starter: seatOf(fields.get('start') ?? 'A'),
    table,
    racks,
    bank,
    standings: parseStandings(fields, seats),
    taken: parseTaken(fields, racks),
    answers: racks.map((_, seat) => (answers[seat] === 'yes' ? true : answers[seat] === 'no' ? false : null)),
    lap: lap === undefined ? null : splitWords(lap).map(seatOf),
    rounds: rounds === undefined ? [] : rounds.split(',').map(row => splitWords(row).map(Number)),
  }
}
