/** Sets and moves as text: `draw`, `pass`, `play B3 B4 B5 B6 / R8 O8 K8`, `redeal yes`, `announce no`, `out-of-time`.
 *  A set whose tiles do not decide its kind has `=` (group) or `~` (run) before it. */
import { unreachable } from '@tortuga/kit'
import { faceOf, FACES, facesOf } from '../data/pieces.ts'
import { kindOfTiles } from '../sets/sets.ts'
import type { SetKind, Move, PieceSet, PieceTable } from '../data/types.ts'

const MARKS: Readonly<Record<SetKind, string>> = { group: '=', run: '~' }

const printSet = ({ kind, tiles }: PieceSet): string => {
  const isUnambiguous = tiles.length > 0 && kindOfTiles(facesOf(tiles)) === kind
  return `${isUnambiguous ? '' : MARKS[kind]}${tiles.join(' ')}`
}
export const printTable = (table: PieceTable): string => (table.length === 0 ? '-' : table.map(printSet).join(' / '))

const parseSet = (text: string): PieceSet => {
  const mark = text.charAt(0)
  const tiles = (mark === '=' || mark === '~' ? text.slice(1) : text).split(' ').filter(word => word !== '')
  const wrong = tiles.find(tile => !FACES.includes(faceOf(tile)))
  if (wrong !== undefined) throw new RangeError(`no such tile: ${wrong}`)
  const kind = mark === '=' ? 'group' : mark === '~' ? 'run' : kindOfTiles(facesOf(tiles))
  if (kind === null) throw new RangeError(`mark the set as a group (=) or a run (~): ${text}`)
  return { kind, tiles }
}
export const parseTable = (text: string): PieceTable =>
  text.trim() === '-' || text.trim() === '' ? [] : text.split('/').map(part => parseSet(part.trim()))

const yesOrNo = (flag: boolean): string => (flag ? 'yes' : 'no')

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'redeal':
      return `redeal ${yesOrNo(move.want)}`
    case 'announce':
      return `announce ${yesOrNo(move.open)}`
    case 'play':
      return `play ${printTable(move.table)}`
    case 'draw':
    case 'pass':
    case 'out-of-time':
      return move.type
    default:
      return unreachable(move)
  }
}

/** Throws on text that is not a move; the move need not be legal. */
export const parseMove = (text: string): Move => {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const argument = rest.join(' ')
  if (verb === 'play') return { type: 'play', table: parseTable(argument) }
  if ((verb === 'draw' || verb === 'pass' || verb === 'out-of-time') && argument === '') return { type: verb }
  if (verb === 'redeal' && (argument === 'yes' || argument === 'no')) return { type: 'redeal', want: argument === 'yes' }
  if (verb === 'announce' && (argument === 'yes' || argument === 'no')) return { type: 'announce', open: argument === 'yes' }
  throw new RangeError(`no such move: ${text}`)
}
