/** The draft of a turn as plain data: tiles are moved, sets are split and joined, and every step can be undone. Independent of the user interface. */
import { memoizeLatest } from '@tortuga/kit'
import { JOKER, type Face, type SetKind, type TileSet } from '../../../rules/index.ts'
import type { SetPlace } from '../places/match-sets.ts'
import { findSetFaultInOrder, isAmbiguous, likelyKind, sortIntoSet } from './set-order.ts'
import { facesOfTiles, faceOfTile, idsOfSet, isFromRack, originOf, rackIds, type DraftBase, type TileId } from './tile-ids.ts'

/** `kind` is the kind the player asked for or the set had before the turn; null means it is derived from the tiles. Unchanged sets stay the same object. */
export type DraftTileSet = {
  readonly id: string
  readonly tiles: readonly TileId[]
  readonly kind: SetKind | null
  readonly near?: SetPlace // where a new set was dropped
}
type DraftSets = readonly DraftTileSet[]
export type DraftState = {
  readonly base: DraftBase
  readonly sets: DraftSets
  readonly past: readonly DraftSets[] // earlier states for undo, the latest last
  readonly made: number // how many new sets were created; numbers the next one
}

/** Where tiles go. `at`: the index in the set to insert before; null: where they fit. */
export type MoveTarget =
  | { readonly type: 'set'; readonly id: string; readonly at: number | null }
  | { readonly type: 'new'; readonly near?: SetPlace }
  | { readonly type: 'rack' }

const MAX_STEPS = 60

export const startDraft = (base: DraftBase): DraftState => ({
  base,
  sets: base.table.map(({ kind }, index) => ({ id: `s${index}`, tiles: idsOfSet(base.table, index), kind })),
  past: [],
  made: 0,
})

export const setOf = ({ sets }: DraftState, tile: TileId): DraftTileSet | undefined => sets.find(({ tiles }) => tiles.includes(tile))

/** Rack tiles that are not on the table, in the order of the rack. */
export const tilesOnRack = ({ base, sets }: DraftState): readonly TileId[] => {
  const laid = new Set(sets.flatMap(({ tiles }) => tiles))
  return rackIds(base.rack).filter(id => !laid.has(id))
}
export const laidTiles = ({ sets }: DraftState): readonly TileId[] => sets.flatMap(({ tiles }) => tiles.filter(isFromRack))

/** The set before the turn that this set equals, tile by tile; null if there is none. The order in a group does not matter. */
export const setBefore = ({ base: { table } }: DraftState, { tiles, kind }: DraftTileSet): TileSet | null => {
  const origin = originOf(tiles[0] ?? '#')
  const old = origin === null ? undefined : table[origin.set]
  if (origin === null || old === undefined || (kind !== null && kind !== old.kind) || tiles.length !== old.tiles.length) return null
  const ids = idsOfSet(table, origin.set)
  const isSameOrder = old.kind === 'group' ? ids.every(id => tiles.includes(id)) : ids.every((id, place) => id === tiles[place])
  return isSameOrder ? old : null
}

/** The kind that a set would be laid as. */
export const kindOfSet = (draft: DraftState, set: DraftTileSet): SetKind =>
  set.kind ?? setBefore(draft, set)?.kind ?? likelyKind(facesOfTiles(draft.base, set.tiles), draft.base.rules)

const isSame = (one: DraftSets, other: DraftSets): boolean =>
  one.length === other.length &&
  one.every((set, index) => set === other[index] || (set.kind === other[index]?.kind && set.tiles.join() === other[index]?.tiles.join()))

/** Records a step if it changes anything. */
export const step = (draft: DraftState, sets: DraftSets, made = draft.made): DraftState =>
  isSame(draft.sets, sets) ? draft : { ...draft, sets, past: [...draft.past, draft.sets].slice(-MAX_STEPS), made }

export const undoStep = (draft: DraftState): DraftState => {
  const before = draft.past.at(-1)
  return before === undefined ? draft : { ...draft, sets: before, past: draft.past.slice(0, -1) }
}

/** Restores the table before the turn. This is a step, too, and can be undone. */
export const startOver = (draft: DraftState): DraftState => step(draft, startDraft(draft.base).sets)

/** Whether any set differs from the table before the turn; the order of sets does not matter. */
export const isTouched = memoizeLatest((draft: DraftState): boolean => draft.sets.some(set => setBefore(draft, set) === null))

const isValid = ({ base }: DraftState, tiles: readonly TileId[]): boolean =>
  findSetFaultInOrder(facesOfTiles(base, tiles), base.rules) === null
const sorted = ({ base }: DraftState, tiles: readonly TileId[]): readonly TileId[] =>
  sortIntoSet(tiles, id => faceOfTile(base, id), base.rules)

/** What remains of a set after tiles are taken out. A run is split at the gap if both halves are valid, so that taking a joker out of the middle works. */
const remainingParts = (draft: DraftState, set: DraftTileSet, taken: ReadonlySet<TileId>): readonly (readonly TileId[])[] => {
  const pieces: TileId[][] = [[]]
  for (const tile of set.tiles) {
    if (taken.has(tile)) pieces.push([])
    else pieces.at(-1)?.push(tile)
  }
  const parts = pieces.filter(piece => piece.length > 0)
  return parts.length > 1 && parts.every(piece => isValid(draft, piece)) ? parts : parts.length === 0 ? [] : [parts.flat()]
}

/** Generates ids for new sets. The first part of a split set keeps the old id. */
export const createSetIds = (made: number) => {
  let count = made
  return { next: (): string => `n${(count += 1)}`, made: (): number => count }
}
type SetIds = ReturnType<typeof createSetIds>

const removeTiles = (draft: DraftState, sets: DraftSets, taken: ReadonlySet<TileId>, ids: SetIds): DraftSets =>
  sets.flatMap(set => {
    if (!set.tiles.some(tile => taken.has(tile))) return [set]
    return remainingParts(draft, set, taken).map((tiles, index) => ({ id: index === 0 ? set.id : ids.next(), tiles, kind: null }))
  })

/** Splits a run in two valid halves around a tile that it already contains. */
const splitAroundEqual = (draft: DraftState, old: readonly TileId[], added: TileId): readonly (readonly TileId[])[] | null => {
  for (let cut = 3; cut <= old.length - 2; cut += 1) {
    const halves = [old.slice(0, cut), [added, ...old.slice(cut)]]
    if (halves.every(half => isValid(draft, half))) return halves
  }
  return null
}

/** Adds tiles to a set: at the position asked for if that is valid, else where they fit. */
const insertTiles = (draft: DraftState, set: DraftTileSet, added: readonly TileId[], at: number | null, ids: SetIds): DraftSets => {
  const { base } = draft
  const place = at ?? set.tiles.length
  const laid = [...set.tiles.slice(0, place), ...added, ...set.tiles.slice(place)]
  const tiles = sorted(draft, laid)
  const [only] = added
  if (added.length === 1 && only !== undefined && findSetFaultInOrder(facesOfTiles(base, tiles), base.rules) !== null) {
    const halves = splitAroundEqual(draft, set.tiles, only)
    if (halves !== null) return halves.map((half, index) => ({ id: index === 0 ? set.id : ids.next(), tiles: half, kind: null }))
  }
  return [{ id: set.id, tiles, kind: null }]
}

/** Quick test whether tiles could be in one set: all of one number, or all of one colour. */
const couldShareSet = (faces: readonly Face[]): boolean => {
  const numbered = faces.filter(face => face !== JOKER)
  const [first] = numbered
  return (
    first === undefined ||
    numbered.every(face => face.charAt(0) === first.charAt(0)) ||
    numbered.every(face => face.slice(1) === first.slice(1))
  )
}

/** Whether the set stays valid if all these tiles are added. */
export const canAdd = (draft: DraftState, set: DraftTileSet, added: readonly TileId[]): boolean => {
  const rest = { ...set, tiles: set.tiles.filter(tile => !added.includes(tile)) }
  if (!couldShareSet(facesOfTiles(draft.base, [...rest.tiles, ...added]))) return false
  return insertTiles(draft, rest, added, null, createSetIds(0)).every(({ tiles }) => isValid(draft, tiles))
}

/** Moves tiles into a set, into a new set, or back to the rack; table tiles cannot go to the rack. */
export const moveTiles = (draft: DraftState, tiles: readonly TileId[], target: MoveTarget): DraftState => {
  const moved = target.type === 'rack' ? tiles.filter(isFromRack) : tiles
  if (moved.length === 0) return draft
  const ids = createSetIds(draft.made)
  const taken = new Set(moved)
  if (target.type !== 'set') {
    const left = removeTiles(draft, draft.sets, taken, ids)
    if (target.type === 'rack') return step(draft, left, ids.made())
    const near = target.near === undefined ? {} : { near: target.near }
    return step(draft, [...left, { id: ids.next(), tiles: sorted(draft, moved), kind: null, ...near }], ids.made())
  }
  const goal = draft.sets.find(({ id }) => id === target.id)
  if (goal === undefined) return draft
  const rest = { ...goal, tiles: goal.tiles.filter(tile => !taken.has(tile)) }
  const at = target.at === null ? null : goal.tiles.slice(0, target.at).filter(tile => !taken.has(tile)).length
  const sets = draft.sets.flatMap(set => (set === goal ? insertTiles(draft, rest, moved, at, ids) : removeTiles(draft, [set], taken, ids)))
  return step(draft, sets, ids.made())
}

/** The tile before which dragged tiles would be inserted into a set; null if they would come last. */
export const tileAfterDrop = (draft: DraftState, tiles: readonly TileId[], target: MoveTarget): TileId | null => {
  const [first] = tiles
  const set = first === undefined ? undefined : setOf(moveTiles(draft, tiles, target), first)
  if (set === undefined || first === undefined) return null
  return set.tiles.slice(set.tiles.indexOf(first)).find(tile => !tiles.includes(tile)) ?? null
}

/** Splits a set before one of its tiles. */
export const splitSet = (draft: DraftState, tile: TileId): DraftState => {
  const ids = createSetIds(draft.made)
  const sets = draft.sets.flatMap(set => {
    const place = set.tiles.indexOf(tile)
    if (place <= 0) return [set]
    return [
      { id: set.id, tiles: set.tiles.slice(0, place), kind: null },
      { id: ids.next(), tiles: set.tiles.slice(place), kind: null },
    ]
  })
  return step(draft, sets, ids.made())
}

export const joinSets = (draft: DraftState, first: string, second: string): DraftState => {
  const other = draft.sets.find(({ id }) => id === second)
  return other === undefined || first === second ? draft : moveTiles(draft, other.tiles, { type: 'set', id: first, at: null })
}

/** Switches the kind of a set that can be read both ways. */
export const switchKind = (draft: DraftState, id: string): DraftState =>
  step(
    draft,
    draft.sets.map(set => {
      if (set.id !== id || !isAmbiguous(facesOfTiles(draft.base, set.tiles))) return set
      return { ...set, kind: kindOfSet(draft, set) === 'run' ? 'group' : 'run' }
    }),
  )
