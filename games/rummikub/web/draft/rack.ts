/** In which order the rack stands: by colour, by number, or as its owner put it. */
import { COLOURS, JOKER, numberOf, type Face } from '../../rules/index.ts'
import { isFromRack, type TileId } from './tiles.ts'

export const ORDERS = ['colour', 'number', 'own'] as const
export type Order = (typeof ORDERS)[number]
export type RackOrder = { readonly order: Order; readonly own: readonly TileId[] }
export const FIRST_ORDER: RackOrder = { order: 'colour', own: [] }

const faceOf = (id: TileId): Face => id.slice(0, id.indexOf('#'))
const colourRank = (face: Face): number => (face === JOKER ? COLOURS.length : COLOURS.findIndex(colour => face.startsWith(colour)))
const numberRank = (face: Face): number => (face === JOKER ? 99 : numberOf(face))

const RANKS = { colour: [colourRank, numberRank], number: [numberRank, colourRank] } as const

/** The tiles in their order; those that its owner never placed come last, as they came. */
export const orderRack = (tiles: readonly TileId[], { order, own }: RackOrder): readonly TileId[] => {
  if (order === 'own') {
    const placed = own.filter(id => tiles.includes(id))
    return [...placed, ...tiles.filter(id => !placed.includes(id))]
  }
  const [first, second] = RANKS[order]
  return tiles.toSorted((one, other) => first(faceOf(one)) - first(faceOf(other)) || second(faceOf(one)) - second(faceOf(other)))
}

/** One key goes round: by colour, by number, one's own. One's own is offered once there is one. */
export const nextOrder = ({ order, own }: RackOrder): RackOrder => {
  const offered = own.length > 0 ? ORDERS : (['colour', 'number'] as const)
  return { order: offered[(offered.findIndex(known => known === order) + 1) % offered.length] ?? 'colour', own }
}

/** Puts tiles of the rack before another place of it: from then on the order is the owner's own. */
export const reorder = (all: readonly TileId[], shown: readonly TileId[], moved: readonly TileId[], at: number): RackOrder => {
  const ours = moved.filter(isFromRack)
  const before = shown.slice(0, at).filter(id => !ours.includes(id))
  const after = shown.slice(at).filter(id => !ours.includes(id))
  const own = [...before, ...ours, ...after]
  return { order: 'own', own: [...own, ...all.filter(id => !own.includes(id))] }
}

/** Where a new colour begins, so that a gap shows it. */
export const gapsIn = (tiles: readonly TileId[], { order }: RackOrder): readonly boolean[] =>
  tiles.map((id, index) => {
    const previous = tiles[index - 1]
    return order === 'colour' && previous !== undefined && colourRank(faceOf(previous)) !== colourRank(faceOf(id))
  })
