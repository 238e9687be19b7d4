/** The state of the viewer's turn: draft, selected tiles, rack order and last action, with the functions that taps and keys call. Independent of the user interface. */
import type { TileTable } from '../../../rules/index.ts'
import { applyArrangement } from './apply-arrangement.ts'
import * as drafts from './draft.ts'
import type { DraftState, MoveTarget } from './draft.ts'
import { nextOrder, orderRack, moveOnRack, type RackOrder } from './rack-order.ts'
import { isFromRack, type TileId } from './tile-ids.ts'

/** The last action, announced to screen readers and partly shown. */
export type LastAction =
  | { readonly type: 'moved'; readonly tiles: readonly TileId[]; readonly set: string; readonly isNew: boolean }
  | { readonly type: 'back'; readonly tiles: readonly TileId[] }
  | { readonly type: 'arranged'; readonly left: readonly string[] }
  | { readonly type: 'rebased'; readonly lost: number }
  | {
      readonly type:
        | 'undone'
        | 'started-over'
        | 'not-to-rack'
        | 'not-arranged'
        | 'not-by-rules'
        | 'none-fits'
        | 'cannot-open'
        | 'select-first'
        | 'failed'
        | 'dropped'
    }

export type TurnState = {
  readonly draft: DraftState
  readonly selected: readonly TileId[] // selected tiles, in the order of selection
  readonly order: RackOrder
  readonly lastAction: LastAction | null
}

export const startTurnDraft = (draft: DraftState, order: RackOrder, lastAction: LastAction | null = null): TurnState => ({
  draft,
  selected: [],
  order,
  lastAction,
})

/** The tiles on the rack in their displayed order, without tiles laid in the draft. */
export const rackOf = ({ draft, order }: TurnState): readonly TileId[] => orderRack(drafts.tilesOnRack(draft), order)

const exists = ({ draft }: TurnState, id: TileId): boolean =>
  drafts.tilesOnRack(draft).includes(id) || drafts.setOf(draft, id) !== undefined

export const toggleSelection = (turn: TurnState, id: TileId): TurnState => {
  if (!exists(turn, id)) return turn
  const selected = turn.selected.includes(id) ? turn.selected.filter(other => other !== id) : [...turn.selected, id]
  return { ...turn, selected, lastAction: null }
}
export const clearSelection = (turn: TurnState): TurnState => (turn.selected.length === 0 ? turn : { ...turn, selected: [] })

/** Selects the whole set of a tile, or a single tile on the rack. */
export const selectSet = (turn: TurnState, id: TileId): TurnState => ({
  ...turn,
  selected: drafts.setOf(turn.draft, id)?.tiles ?? [id],
  lastAction: null,
})

/** Moves tiles to a target and clears the selection. */
export const moveTo = (turn: TurnState, tiles: readonly TileId[], target: MoveTarget): TurnState => {
  const draft = drafts.moveTiles(turn.draft, tiles, target)
  if (target.type === 'rack') {
    const own = tiles.filter(isFromRack)
    const lastAction: LastAction = own.length === 0 && tiles.length > 0 ? { type: 'not-to-rack' } : { type: 'back', tiles: own }
    return { ...turn, draft, selected: [], lastAction: draft === turn.draft && own.length > 0 ? null : lastAction }
  }
  const [first] = tiles
  const set = first === undefined ? undefined : drafts.setOf(draft, first)
  if (set === undefined) return turn
  return { ...turn, draft, selected: [], lastAction: { type: 'moved', tiles, set: set.id, isNew: target.type === 'new' } }
}

/** A tap: it selects a tile, adds tiles of the same set or of the rack to the selection, or, on another set, moves the selection there. */
export const pressTile = (turn: TurnState, id: TileId): TurnState => {
  const { selected, draft } = turn
  const set = drafts.setOf(draft, id)
  const isSelectionInSet = set !== undefined && selected.every(tile => set.tiles.includes(tile))
  if (selected.length === 0 || selected.includes(id) || set === undefined || isSelectionInSet) return toggleSelection(turn, id)
  return moveTo(turn, selected, { type: 'set', id: set.id, at: null })
}

/** The Enter key: moves the selection to the set or rack of the focused tile; without a selection it selects that tile. */
export const pressEnter = (turn: TurnState, id: TileId): TurnState => {
  const set = drafts.setOf(turn.draft, id)
  const others = turn.selected.filter(tile => tile !== id)
  if (others.length === 0) return toggleSelection(turn, id)
  return moveTo(turn, others, set === undefined ? { type: 'rack' } : { type: 'set', id: set.id, at: null })
}

/** The selected tiles, or else the focused one. */
const selectionOr = ({ selected }: TurnState, id: TileId | null): readonly TileId[] =>
  selected.length > 0 ? selected : id === null ? [] : [id]

export const moveToNewSet = (turn: TurnState, id: TileId | null): TurnState => {
  const tiles = selectionOr(turn, id)
  return tiles.length === 0 ? { ...turn, lastAction: { type: 'select-first' } } : moveTo(turn, tiles, { type: 'new' })
}
export const moveToRack = (turn: TurnState, id: TileId | null): TurnState => moveTo(turn, selectionOr(turn, id), { type: 'rack' })

const withDraft = (turn: TurnState, draft: DraftState, lastAction: LastAction | null): TurnState =>
  draft === turn.draft ? turn : { ...turn, draft, selected: [], lastAction }

export const splitAtTile = (turn: TurnState, id: TileId): TurnState => {
  const draft = drafts.splitSet(turn.draft, id)
  return withDraft(turn, draft, { type: 'moved', tiles: [id], set: drafts.setOf(draft, id)?.id ?? '', isNew: true })
}

/** Joins the set of a tile with the next set. */
export const join = (turn: TurnState, id: TileId): TurnState => {
  const { sets } = turn.draft
  const set = drafts.setOf(turn.draft, id)
  const next = set === undefined ? undefined : sets[sets.indexOf(set) + 1]
  if (set === undefined || next === undefined) return turn
  return withDraft(turn, drafts.joinSets(turn.draft, set.id, next.id), { type: 'moved', tiles: next.tiles, set: set.id, isNew: false })
}

export const switchReading = (turn: TurnState, set: string): TurnState => withDraft(turn, drafts.switchKind(turn.draft, set), null)
export const undoDraftStep = (turn: TurnState): TurnState => withDraft(turn, drafts.undoStep(turn.draft), { type: 'undone' })
export const startTurnOver = (turn: TurnState): TurnState => withDraft(turn, drafts.startOver(turn.draft), { type: 'started-over' })
export const sortRack = (turn: TurnState): TurnState => ({ ...turn, order: nextOrder(turn.order) })

/** Moves tiles back to the rack, before the tile at index `at`. */
export const moveToRackAt = (turn: TurnState, tiles: readonly TileId[], at: number): TurnState => {
  const back = moveTo(turn, tiles, { type: 'rack' })
  const own = tiles.filter(isFromRack)
  return own.length === 0 ? back : { ...back, order: moveOnRack(drafts.tilesOnRack(back.draft), rackOf(turn), own, at) }
}

/** Sets that stay valid if all selected tiles are added. */
export const fittingSets = ({ draft, selected }: TurnState): readonly string[] => {
  if (selected.length === 0) return []
  const others = draft.sets.filter(set => !selected.every(tile => set.tiles.includes(tile)))
  return others.filter(set => drafts.canAdd(draft, set, selected)).map(({ id }) => id)
}

/** Lays a whole table, from a hint or the solver, as one step. */
export const layTable = (turn: TurnState, table: TileTable): TurnState => {
  const draft = applyArrangement(turn.draft, table)
  if (draft === null) return { ...turn, lastAction: { type: 'not-arranged' } }
  return { ...turn, draft, selected: [], lastAction: { type: 'arranged', left: [] } }
}
