/** A turn as it is handled: the draft, which tiles are marked, how the rack stands, and what was done last. Taps and keys come here; nothing here knows a screen. */
import {
  fitsIn,
  joinSets,
  laidTiles,
  moveTiles,
  restOfRack,
  setOf,
  splitSet,
  startOver,
  turnKind,
  undoStep,
  type Drafting,
  type Target,
} from './draft.ts'
import { isFromRack, type TileId } from './tiles.ts'
import { nextOrder, orderRack, reorder, type RackOrder } from './rack.ts'

/** What was done last, to be said aloud. */
export type Did =
  | { readonly type: 'moved'; readonly tiles: readonly TileId[]; readonly set: string; readonly isNew: boolean }
  | { readonly type: 'back'; readonly tiles: readonly TileId[] }
  | { readonly type: 'arranged'; readonly left: readonly string[] }
  | { readonly type: 'relaid'; readonly lost: number }
  | { readonly type: 'undone' | 'begun-again' | 'not-to-rack' | 'not-arranged' | 'not-by-rules' | 'failed' | 'dropped' }

export type Turn = {
  readonly drafting: Drafting
  readonly marked: readonly TileId[] // in the order of marking
  readonly order: RackOrder
  readonly did: Did | null
}

export const beginTurn = (drafting: Drafting, order: RackOrder, did: Did | null = null): Turn => ({ drafting, marked: [], order, did })

/** The rack as it stands, without what lies on the table. */
export const rackOf = ({ drafting, order }: Turn): readonly TileId[] => orderRack(restOfRack(drafting), order)

const isThere = ({ drafting }: Turn, id: TileId): boolean => restOfRack(drafting).includes(id) || setOf(drafting, id) !== undefined

export const toggleMark = (turn: Turn, id: TileId): Turn => {
  if (!isThere(turn, id)) return turn
  const marked = turn.marked.includes(id) ? turn.marked.filter(other => other !== id) : [...turn.marked, id]
  return { ...turn, marked, did: null }
}
export const clearMarks = (turn: Turn): Turn => (turn.marked.length === 0 ? turn : { ...turn, marked: [] })

/** The whole set of a tile, or that tile of the rack. */
export const markSet = (turn: Turn, id: TileId): Turn => ({ ...turn, marked: setOf(turn.drafting, id)?.tiles ?? [id], did: null })

/** Puts tiles somewhere; the marks are gone with that. */
export const drop = (turn: Turn, tiles: readonly TileId[], target: Target): Turn => {
  const drafting = moveTiles(turn.drafting, tiles, target)
  if (target.type === 'rack') {
    const own = tiles.filter(isFromRack)
    const did: Did = own.length === 0 && tiles.length > 0 ? { type: 'not-to-rack' } : { type: 'back', tiles: own }
    return { ...turn, drafting, marked: [], did: drafting === turn.drafting && own.length > 0 ? null : did }
  }
  const [first] = tiles
  const set = first === undefined ? undefined : setOf(drafting, first)
  if (set === undefined) return turn
  return { ...turn, drafting, marked: [], did: { type: 'moved', tiles, set: set.id, isNew: target.type === 'new' } }
}

/** Tap and tap: the first tile is marked, more of its set or of the rack join it, and a tap on another set puts them there. */
export const pressTile = (turn: Turn, id: TileId): Turn => {
  const { marked, drafting } = turn
  const set = setOf(drafting, id)
  const isAmongThem = set !== undefined && marked.every(tile => set.tiles.includes(tile))
  if (marked.length === 0 || marked.includes(id) || set === undefined || isAmongThem) return toggleMark(turn, id)
  return drop(turn, marked, { type: 'set', id: set.id, at: null })
}

/** Enter: what is marked goes to where one is; where nothing is marked, this tile is. */
export const pressEnter = (turn: Turn, id: TileId): Turn => {
  const set = setOf(turn.drafting, id)
  const others = turn.marked.filter(tile => tile !== id)
  if (others.length === 0) return toggleMark(turn, id)
  return drop(turn, others, set === undefined ? { type: 'rack' } : { type: 'set', id: set.id, at: null })
}

/** The marked tiles, or else the one at hand. */
const inHand = ({ marked }: Turn, id: TileId | null): readonly TileId[] => (marked.length > 0 ? marked : id === null ? [] : [id])

export const dropNew = (turn: Turn, id: TileId | null): Turn => drop(turn, inHand(turn, id), { type: 'new' })
export const dropBack = (turn: Turn, id: TileId | null): Turn => drop(turn, inHand(turn, id), { type: 'rack' })

const changed = (turn: Turn, drafting: Drafting, did: Did | null): Turn =>
  drafting === turn.drafting ? turn : { ...turn, drafting, marked: [], did }

export const split = (turn: Turn, id: TileId): Turn => {
  const drafting = splitSet(turn.drafting, id)
  return changed(turn, drafting, { type: 'moved', tiles: [id], set: setOf(drafting, id)?.id ?? '', isNew: true })
}

/** Joins the set of a tile with the one after it. */
export const join = (turn: Turn, id: TileId): Turn => {
  const { sets } = turn.drafting
  const set = setOf(turn.drafting, id)
  const next = set === undefined ? undefined : sets[sets.indexOf(set) + 1]
  if (set === undefined || next === undefined) return turn
  return changed(turn, joinSets(turn.drafting, set.id, next.id), { type: 'moved', tiles: next.tiles, set: set.id, isNew: false })
}

export const turnReading = (turn: Turn, set: string): Turn => changed(turn, turnKind(turn.drafting, set), null)
export const undo = (turn: Turn): Turn => changed(turn, undoStep(turn.drafting), { type: 'undone' })
export const beginAgain = (turn: Turn): Turn => changed(turn, startOver(turn.drafting), { type: 'begun-again' })
export const sortRack = (turn: Turn): Turn => ({ ...turn, order: nextOrder(turn.order) })

/** Tiles put to a place of the rack: back from the table, and before which of the others. */
export const dropOnRack = (turn: Turn, tiles: readonly TileId[], at: number): Turn => {
  const back = drop(turn, tiles, { type: 'rack' })
  const own = tiles.filter(isFromRack)
  return own.length === 0 ? back : { ...back, order: reorder(restOfRack(back.drafting), rackOf(turn), own, at) }
}

/** The sets in which the marked tiles would lie right, all of them. */
export const fittingSets = ({ drafting, marked }: Turn): readonly string[] => {
  if (marked.length === 0) return []
  const others = drafting.sets.filter(set => !marked.every(tile => set.tiles.includes(tile)))
  return others.filter(set => fitsIn(drafting, set, marked)).map(({ id }) => id)
}

/** Whether there is anything to arrange: tiles laid, or tiles of the rack marked. */
export const mayArrange = ({ drafting, marked }: Turn): boolean => laidTiles(drafting).length > 0 || marked.some(isFromRack)
