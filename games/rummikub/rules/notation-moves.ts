/** Sets and moves as text: `draw`, `pass`, `play B3 B4 B5 B6 / R8 O8 K8`, `redeal yes`, `announce no`, `out-of-time`. A set that does not say by itself what it is has `=` (group) or `~` (run) before it. */
import { unreachable } from '@tortuga/kit'
import { faceOf, FACES, facesOf } from './pieces.ts'
import { kindOf } from './sets.ts'
import type { Kind, Move, PieceSet, PieceTable } from './types.ts'

const MARKS: Readonly<Record<Kind, string>> = { group: '=', run: '~' }

const printSet = ({ kind, tiles }: PieceSet): string => {
  const isPlain = tiles.length > 0 && kindOf(facesOf(tiles)) === kind
  return `${isPlain ? '' : MARKS[kind]}${tiles.join(' ')}`
}
export const printTable = (table: PieceTable): string => (table.length === 0 ? '-' : table.map(printSet).join(' / '))

const parseSet = (text: string): PieceSet => {
  const mark = text.charAt(0)
  const tiles = (mark === '=' || mark === '~' ? text.slice(1) : text).split(' ').filter(word => word !== '')
  const wrong = tiles.find(tile => !FACES.includes(faceOf(tile)))
  if (wrong !== undefined) throw new RangeError(`no such tile: ${wrong}`)
  const kind = mark === '=' ? 'group' : mark === '~' ? 'run' : kindOf(facesOf(tiles))
  if (kind === null) throw new RangeError(`group or run? ${text}`)
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

/** A fault for text that is no move; whether the move is legal is another question. */
export const parseMove = (text: string): Move => {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const word = rest.join(' ')
  if (verb === 'play') return { type: 'play', table: parseTable(word) }
  if ((verb === 'draw' || verb === 'pass' || verb === 'out-of-time') && word === '') return { type: verb }
  if (verb === 'redeal' && (word === 'yes' || word === 'no')) return { type: 'redeal', want: word === 'yes' }
  if (verb === 'announce' && (word === 'yes' || word === 'no')) return { type: 'announce', open: word === 'yes' }
  throw new RangeError(`no such move: ${text}`)
}
