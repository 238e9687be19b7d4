/** The display order of the rack: by colour, by number, or the player's own. */
import { keepOrder } from '@tortuga/ui/table'
import { COLOURS, JOKER, numberOf, type Face } from '../../../rules/index.ts'
import { isFromRack, type TileId } from './tile-ids.ts'

export const ORDERS = ['colour', 'number', 'own'] as const
export type RackSorting = (typeof ORDERS)[number]
export type RackOrder = { readonly order: RackSorting; readonly own: readonly TileId[] }
export const FIRST_ORDER: RackOrder = { order: 'colour', own: [] }

const faceOf = (id: TileId): Face => id.slice(0, id.indexOf('#'))
const colourRank = (face: Face): number => (face === JOKER ? COLOURS.length : COLOURS.findIndex(colour => face.startsWith(colour)))
const numberRank = (face: Face): number => (face === JOKER ? 99 : numberOf(face))

const RANKS = { colour: [colourRank, numberRank], number: [numberRank, colourRank] } as const

/** Sorts the rack; in the player's own order, new tiles come last. */
export const orderRack = (tiles: readonly TileId[], { order, own }: RackOrder): readonly TileId[] => {
  if (order === 'own') return keepOrder(own, tiles)
  const [first, second] = RANKS[order]
  return tiles.toSorted((one, other) => first(faceOf(one)) - first(faceOf(other)) || second(faceOf(one)) - second(faceOf(other)))
}

/** The next order when the player presses the sort button; their own order is included once there is one. */
export const nextOrder = ({ order, own }: RackOrder): RackOrder => {
  const offered = own.length > 0 ? ORDERS : (['colour', 'number'] as const)
  return { order: offered[(offered.findIndex(known => known === order) + 1) % offered.length] ?? 'colour', own }
}

/** Moves tiles before index `at` of the displayed rack; this becomes the player's own order. */
export const moveOnRack = (all: readonly TileId[], shown: readonly TileId[], moved: readonly TileId[], at: number): RackOrder => {
  const fromRack = moved.filter(isFromRack)
  const before = shown.slice(0, at).filter(id => !fromRack.includes(id))
  const after = shown.slice(at).filter(id => !fromRack.includes(id))
  const own = [...before, ...fromRack, ...after]
  return { order: 'own', own: [...own, ...all.filter(id => !own.includes(id))] }
}

/** Marks the first tile of each colour, which is drawn with a gap before it. */
export const gapsIn = (tiles: readonly TileId[], { order }: RackOrder): readonly boolean[] =>
  tiles.map((id, index) => {
    const previous = tiles[index - 1]
    return order === 'colour' && previous !== undefined && colourRank(faceOf(previous)) !== colourRank(faceOf(id))
  })
