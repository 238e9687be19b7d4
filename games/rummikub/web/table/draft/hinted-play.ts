/** A hinted play: which tiles of the rack go where, in data for a sentence, and which tiles and sets the table marks for it. */
import {
  compareTables,
  growthOf,
  JOKER,
  colourOf,
  tilesLaidFromRack,
  numbersOfSet,
  type Face,
  type Move,
  type SetKind,
  type TileColour,
  type TileSet,
  type TileTable,
  type View,
} from '../../../rules/index.ts'
import { laidTiles, tilesOnRack, type DraftState } from './draft.ts'
import { faceOfTile, idsOfSet, type TileId } from './tile-ids.ts'

type Play = Extract<Move, { type: 'play' }>

/** A set as a sentence names it: a run by its colour and ends, a group by its number. */
export type NamedSet = { readonly kind: SetKind; readonly colour: TileColour | null; readonly first: number; readonly last: number }
/** Tiles from the rack and the set that they go to; null for a new set of these tiles. */
type PlayPart = { readonly tiles: readonly Face[]; readonly to: NamedSet | null }
export type HintedPlay = { readonly parts: readonly PlayPart[]; readonly isRearranging: boolean }

export const nameSet = (set: TileSet, rules: DraftState['base']['rules']): NamedSet => {
  const numbers = numbersOfSet(set, rules)
  const first = set.tiles.find(face => face !== JOKER)
  const isRun = set.kind === 'run' && first !== undefined
  return { kind: set.kind, colour: isRun ? colourOf(first) : null, first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 }
}

const countIn = (tiles: readonly Face[], face: Face): number => tiles.filter(other => other === face).length

/** Of the rebuilt sets, the one that a tile was laid in: best one whose old tiles do not include it. */
const findHome = (face: Face, sets: readonly TileSet[], taken: readonly (readonly Face[])[], removed: TileTable): number => {
  const isFree = (set: TileSet, index: number): boolean => countIn(set.tiles, face) > countIn(taken[index] ?? [], face)
  const isNewIn = (set: TileSet): boolean =>
    removed.every(old => !old.tiles.includes(face) || old.tiles.filter(other => set.tiles.includes(other)).length < 2)
  const best = sets.findIndex((set, index) => isFree(set, index) && isNewIn(set))
  return best >= 0 ? best : sets.findIndex(isFree)
}

export const describePlay = (view: View, { table }: Play): HintedPlay => {
  const { options } = view
  const { sets, removed, isWhole } = growthOf(compareTables(view.table, table))
  if (isWhole)
    return { parts: sets.map(({ old, tiles }) => ({ tiles, to: old === null ? null : nameSet(old, options) })), isRearranging: false }
  const rebuilt = sets.map(({ set }) => set)
  const taken: Face[][] = rebuilt.map(() => [])
  for (const face of tilesLaidFromRack(view, table)) taken[findHome(face, rebuilt, taken, removed)]?.push(face)
  const parts = rebuilt.flatMap((set, index): readonly PlayPart[] => {
    const tiles = taken[index] ?? []
    return tiles.length === 0 ? [] : [{ tiles, to: tiles.length === set.tiles.length ? null : nameSet(set, options) }]
  })
  return { parts, isRearranging: true }
}

/** The pieces of a hint, before and after it is set up: the tiles it lays, and the sets that it changes. */
export type HintedPieces = { readonly tiles: ReadonlySet<TileId>; readonly sets: ReadonlySet<string> }

const NO_PIECES: HintedPieces = { tiles: new Set(), sets: new Set() }

export const findHinted = (view: View, draft: DraftState, move: Move | null): HintedPieces => {
  if (move?.type !== 'play') return NO_PIECES
  const tiles = new Set<TileId>()
  const own = [...laidTiles(draft), ...tilesOnRack(draft)]
  for (const face of tilesLaidFromRack(view, move.table)) {
    const id = own.find(one => !tiles.has(one) && faceOfTile(draft.base, one) === face)
    if (id !== undefined) tiles.add(id)
  }
  const { removed } = compareTables(view.table, move.table)
  const moved = new Set(view.table.flatMap((set, index) => (removed.includes(set) ? idsOfSet(view.table, index) : [])))
  const sets = draft.sets.filter(set => set.tiles.some(id => tiles.has(id) || moved.has(id))).map(({ id }) => id)
  return { tiles, sets: new Set(sets) }
}
