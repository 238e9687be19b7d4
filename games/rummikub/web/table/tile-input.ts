/** Clicks, keys and drags on tiles, turned into changes of the turn, and the animation of tiles that have moved. One listener on the table serves all tiles. */
import { findDrop, indexAmong, useDrag, useGlide, useKeyboardGrid, type KeyboardGridHandlers } from '@tortuga/ui/table'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { pitchOf } from '../pieces/tile-size.ts'
import { setOf, tileAfterDrop, type DraftState, type MoveTarget } from './draft/draft.ts'
import type { TileId } from './draft/tile-ids.ts'
import * as turns from './draft/turn.ts'
import type { TurnState } from './draft/turn.ts'
import type { TableContext } from './context/context.ts'
import type { SetPlace } from './places/match-sets.ts'

/** The tile of a stop; null for the “New set” button, which is a stop of the keyboard grid like a tile. */
const tileOf = (stop: HTMLElement): TileId | null => stop.dataset['piece'] ?? null

type KeyActions = Readonly<Record<string, (turn: TurnState, id: TileId | null) => TurnState>>

/** Only for tiles, not for the “New set” button. */
const onTile =
  (act: (turn: TurnState, id: TileId) => TurnState): KeyActions[string] =>
  (turn, id) =>
    id === null ? turn : act(turn, id)

/** Actions by key, on the focused tile. */
const TURN_KEYS: KeyActions = {
  Enter: (turn, id) => (id === null ? turns.moveToNewSet(turn, null) : turns.pressEnter(turn, id)),
  ' ': (turn, id) => (id === null ? turns.moveToNewSet(turn, null) : turns.toggleSelection(turn, id)),
  n: turns.moveToNewSet,
  a: onTile(turns.selectSet),
  s: onTile(turns.splitAtTile),
  j: onTile(turns.join),
  t: onTile((turn, id) => turns.switchReading(turn, setOf(turn.draft, id)?.id ?? '')),
  u: turns.undoDraftStep,
  Backspace: turns.moveToRack,
  Delete: turns.moveToRack,
}
/** Out of turn only tiles on the rack can be selected. */
const selectOnRack = onTile((turn, id) => (setOf(turn.draft, id) === undefined ? turns.toggleSelection(turn, id) : turn))
/** Actions that are also possible out of turn, because they do not change the table. */
const KEYS_ANY_TIME: KeyActions = { Enter: selectOnRack, ' ': selectOnRack, o: turns.sortRack, Escape: turns.clearSelection }

/** Where dragged tiles would be dropped: a set or the rack at an index, or the empty table. */
type TileDrop = { readonly to: MoveTarget; readonly at: number; readonly element: Element | null }

/** The place on the board at which a new set of `count` tiles would lie under the pointer. */
const placeUnder = (sets: Element, x: number, y: number, { size, count }: { readonly size: number; readonly count: number }): SetPlace => {
  const { left, top } = sets.getBoundingClientRect()
  const { unit, line } = pitchOf(size)
  return { row: Math.max(0, Math.floor((y - top) / line)), column: Math.max(0, Math.round((x - left) / unit) - count) }
}

/** Dragged tiles push the tiles apart between which they would come, or the end of the set is marked. */
const gapIn = (set: Element, draft: DraftState, ids: readonly TileId[], to: MoveTarget): Element => {
  const next = tileAfterDrop(draft, ids, to)
  return (next === null ? null : set.querySelector(`[data-piece="${CSS.escape(next)}"]`)) ?? set
}

type DragScene = { readonly draft: DraftState; readonly ids: readonly TileId[]; readonly size: number }

const dropIn = (root: HTMLElement, x: number, y: number, { draft, ids, size }: DragScene): TileDrop | null => {
  const zone = findDrop(root, x, y, { selector: '[data-zone]', snap: 0 })
  if (zone === null) return null
  const set = zone.dataset['zone'] === 'rack' ? null : findDrop(zone, x, y, { selector: '[data-set]' })
  const tiles = (set ?? zone).querySelectorAll('[data-piece]')
  const at = indexAmong(tiles, x, y)
  if (set !== null) {
    const to: MoveTarget = { type: 'set', id: set.dataset['set'] ?? '', at }
    return { to, at, element: gapIn(set, draft, ids, to) }
  }
  if (zone.dataset['zone'] === 'rack') return { to: { type: 'rack' }, at, element: tiles[at] ?? zone }
  const sets = zone.querySelector('.rk-sets')
  const near = sets === null ? {} : { near: placeUnder(sets, x, y, { size, count: ids.length }) }
  return { to: { type: 'new', ...near }, at, element: zone.querySelector('.rk-new') }
}

/** Changes whenever a tile may have moved: tile size, rack, draft and table. */
const layoutKey = ({ turn, sharedDraft, view }: TableContext, size: number): string =>
  [
    turns.rackOf(turn),
    ...(sharedDraft?.sets ?? turn.draft.sets).map(({ tiles }) => tiles),
    [size],
    ...view.table.map(({ tiles }) => tiles),
  ].join('/')

/** `size` is the width of a tile. */
const useTileMotion = (context: TableContext, size: number): void => {
  const { root, turn, mode, inFlight, change, newEvents, animate, mayDraft, stage } = context
  const events = newEvents.map(({ event }) => event)
  const played = events.findLast(event => event.type === 'played')
  const release = useGlide(root, {
    pieces: layoutKey(context, size),
    size,
    beat: newEvents, // a new array in every beat
    act: stage.beat?.act ?? 0,
    animate,
    isDealt: events.some(({ type }) => type === 'dealt'),
    origins: { board: played === undefined ? null : `seat-${played.seat}`, rack: 'bank' },
  })
  useDrag<TileDrop>(root, {
    lift: id => {
      if (mode === 'over' || inFlight !== null || (!mayDraft && !turns.rackOf(turn).includes(id))) return []
      return mayDraft && turn.selected.includes(id) ? turn.selected : [id]
    },
    dropAt: (x, y, ids) => {
      const drop = root.current === null ? null : dropIn(root.current, x, y, { draft: turn.draft, ids, size })
      return mayDraft || drop?.to.type === 'rack' ? drop : null
    },
    show: ({ element }) => element,
    drop: (ids, { to, at }, boxes) => {
      release(boxes)
      change(last => (to.type === 'rack' ? turns.moveToRackAt(last, ids, at) : turns.moveTo(last, ids, to)))
    },
  })
}

type TileInput = {
  readonly asked: string | null // the invalid set that the player has asked about
  readonly on: KeyboardGridHandlers & { readonly onClick: (event: MouseEvent) => void }
}

export const useTileInput = (context: TableContext, size: number): TileInput => {
  const { root, change, mayDraft } = context
  const [asked, setAsked] = useState<string | null>(null)
  useTileMotion(context, size)
  const grid = useKeyboardGrid(root, {
    isCrossing: true,
    onKey: ({ key }, stop) => {
      const name = key.length === 1 ? key.toLowerCase() : key
      const action = (mayDraft ? TURN_KEYS[name] : undefined) ?? KEYS_ANY_TIME[name]
      if (action === undefined) return false
      setAsked(null)
      change(turn => action(turn, tileOf(stop)))
      return true
    },
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!mayDraft || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return grid.onKeyDown(event)
    event.preventDefault()
    return change(turns.undoDraftStep)
  }

  /** A click beside the tiles puts the selected ones there. */
  const clickBeside = (element: Element): void => {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone']
    if (!mayDraft || zone === undefined || element.closest('[data-set]') !== null) return
    const put = zone === 'rack' ? turns.moveToRack : turns.moveToNewSet
    change(turn => (turn.selected.length === 0 ? turn : put(turn, null)))
  }
  const clickStop = (stop: HTMLElement, isDouble: boolean): void => {
    const id = tileOf(stop)
    const isNewSet = id === null && mayDraft // pressed without a selection, it says that it needs one
    if (stop.getAttribute('aria-disabled') === 'true' && !isNewSet) return
    if (!mayDraft) return change(turn => selectOnRack(turn, id))
    setAsked(null)
    const isWholeSet = isDouble && stop.closest('[data-set]') !== null
    change(turn => (id === null ? turns.moveToNewSet(turn, null) : isWholeSet ? turns.selectSet(turn, id) : turns.pressTile(turn, id)))
  }
  const onClick = ({ target, detail }: MouseEvent): void => {
    if (!(target instanceof Element)) return
    const find = (attribute: string): HTMLElement | null => target.closest<HTMLElement>(`[data-${attribute}]`)
    const [why, reading, stop] = [find('why'), find('reading'), find('stop')]
    if (why !== null) setAsked(why.dataset['why'] ?? null)
    else if (reading !== null) {
      if (mayDraft) change(turn => turns.switchReading(turn, reading.dataset['reading'] ?? ''))
    } else if (stop === null) clickBeside(target)
    else clickStop(stop, detail === 2)
  }
  return { asked, on: { ...grid, onKeyDown, onClick } }
}
