/** Rummikub's table as lines of text. A tile is a colour's letter and its number, so that nobody needs the ink. */
import { at } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { signed } from './faces.ts'
import { texts } from './index.ts'
import type { Words } from './index.ts'

type Inks = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white'
type Ink = Readonly<Record<Inks, (text: string) => string>>
export type Reader = { readonly name: (seat: Seat) => string; readonly language: 'en' | 'pl'; readonly ink: Ink }

/** What is asked of the rules, handed in: text knows their types alone. */
export type Asked = Pick<typeof Rules, 'laidBy' | 'sumOf' | 'totalsOf'>

/** The nearest a terminal has. */
const INKS: Readonly<Record<string, Inks>> = { K: 'white', R: 'red', B: 'blue', O: 'yellow', J: 'magenta' }

/** Somebody to write for. */
export type Pen = Reader & { readonly words: Words }
export const penOf = (reader: Reader): Pen => ({ ...reader, words: texts[reader.language].words })

/** One tile, by its letter and number. */
const sayTile = ({ ink }: Pen, face: Rules.Face): string => ink[INKS[face.charAt(0)] ?? 'white'](face)
export const sayTiles = (pen: Pen, faces: readonly Rules.Face[]): string => faces.map(face => sayTile(pen, face)).join(' ')

/** The rack by colour and number, jokers last: its own order is of no use in a line of text. */
const ORDER = 'KRBOJ'
export const sortRack = (rack: readonly Rules.Face[]): readonly Rules.Face[] =>
  rack.toSorted((a, b) => ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1)))

const drawSets = (pen: Pen, { table }: Rules.View): readonly string[] => {
  if (table.length === 0) return [`    ${pen.ink.dim(pen.words.empty)}`]
  return table.map((set, place) => {
    const isOpenToDoubt = set.tiles.filter(tile => tile !== 'J').length < 2
    const kind = isOpenToDoubt ? ` ${pen.ink.dim(`(${pen.words.kind(set.kind)})`)}` : ''
    return `    ${String(place + 1).padStart(2)}  ${sayTiles(pen, set.tiles)}${kind}`
  })
}

const drawPlayers = (pen: Pen, { totalsOf }: Asked, view: Rules.View): readonly string[] => {
  const { words } = pen
  const totals = totalsOf(view)
  const seats = view.rackSizes.map((_, seat) => seat)
  const widest = Math.max(...seats.map(seat => pen.name(seat).length))
  return seats.map(seat => {
    const { opened, announced } = at(view.standings, seat)
    const name = pen.name(seat).padEnd(widest)
    const turn = view.phase !== 'over' && view.phase !== 'redeal' && seat === view.turn ? '▶' : ' '
    const marks = [words.tiles(at(view.rackSizes, seat)), opened ? words.opened : words.notOpened, ...(announced ? [words.announced] : [])]
    const rack = view.racks === null ? '' : `  ${sayTiles(pen, sortRack(at(view.racks, seat)))}`
    return `  ${turn} ${seat === view.viewer ? pen.ink.bold(name) : name}  ${signed(at(totals, seat)).padStart(5)}  ${marks.join(', ')}${rack}`
  })
}

/** What is asked, and of whom. */
const drawQuestion = (pen: Pen, view: Rules.View): readonly string[] => {
  const { words } = pen
  if (view.phase === 'redeal') {
    const waiting = view.answered.flatMap((answered, seat) => (answered ? [] : [seat]))
    const others = waiting.filter(seat => seat !== view.viewer)
    return [
      ...(others.length < waiting.length ? [`  ${pen.ink.bold(words.askRedeal)}`] : []),
      ...(others.length > 0 ? [`  ${words.waitingFor(others.map(pen.name))}`] : []),
    ]
  }
  if (view.phase === 'over' || view.turn !== view.viewer) return []
  if (view.phase === 'announcement') return [`  ${pen.ink.bold(words.askAnnouncement)}`]
  return [`  ${pen.ink.bold(view.bankSize > 0 ? words.chooseMove : words.chooseLastMove)}`]
}

export const drawTable = (rules: Asked, view: Rules.View, reader: Reader): readonly string[] => {
  const pen = penOf(reader)
  const { words } = pen
  const round = words.round(Math.min(view.rounds.length + 1, view.options.rounds), view.options.rounds)
  const lap = view.lap === null ? [] : [`${words.lastMoves}: ${view.lap.map(pen.name).join(', ')}`]
  const rack = typeof view.viewer === 'number' ? [`  ${words.rack}   ${sayTiles(pen, sortRack(view.rack)) || pen.ink.dim('–')}`] : []
  return [
    `  ${[round, `${words.bank}: ${view.bankSize}`, ...lap].join(' · ')}`,
    `  ${words.table}`,
    ...drawSets(pen, view),
    ...drawPlayers(pen, rules, view),
    ...rack,
    ...drawQuestion(pen, view),
  ]
}
