/** Hands on the table: taps and keys of all tiles, heard in one place and turned into steps of the turn. */
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { setOf } from '../draft/draft.ts'
import type { TileId } from '../draft/tiles.ts'
import {
  clearMarks,
  dropBack,
  dropNew,
  join,
  markSet,
  pressEnter,
  pressTile,
  sortRack,
  split,
  toggleMark,
  turnReading,
  undo,
  type Turn,
} from '../draft/turn.ts'
import { walk, type Spot } from './walk.ts'

/** The place for a new set is a stop among the tiles. */
export const NEW = 'new'
const STOPS = '[data-tile]:not(span), [data-tile-new]'
const idOf = (element: Element): TileId => element.getAttribute('data-tile') ?? NEW

const stopAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(STOPS) : null)

const spotsIn = (root: HTMLElement): readonly (Spot & { readonly element: HTMLElement })[] =>
  [...root.querySelectorAll<HTMLElement>(STOPS)].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { id: idOf(element), x: x + width / 2, y: y + height / 2, element }
  })

type Steps = Readonly<Record<string, (turn: Turn, id: TileId) => Turn>>
const tileOf = (id: TileId): TileId | null => (id === NEW ? null : id)

/** By the key that is pressed on a tile. */
const STEPS: Steps = {
  Enter: (turn, id) => (id === NEW ? dropNew(turn, null) : pressEnter(turn, id)),
  ' ': (turn, id) => (id === NEW ? dropNew(turn, null) : toggleMark(turn, id)),
  n: (turn, id) => dropNew(turn, tileOf(id)),
  a: (turn, id) => (id === NEW ? turn : markSet(turn, id)),
  s: (turn, id) => split(turn, id),
  j: (turn, id) => join(turn, id),
  t: (turn, id) => turnReading(turn, setOf(turn.drafting, id)?.id ?? ''),
  u: turn => undo(turn),
  Backspace: (turn, id) => dropBack(turn, tileOf(id)),
  Delete: (turn, id) => dropBack(turn, tileOf(id)),
}
/** These may be used out of turn as well: they change nothing on the table. */
const ALWAYS: Steps = {
  Enter: (turn, id) => (id === NEW || setOf(turn.drafting, id) !== undefined ? turn : toggleMark(turn, id)),
  ' ': (turn, id) => (id === NEW || setOf(turn.drafting, id) !== undefined ? turn : toggleMark(turn, id)),
  o: sortRack,
  Escape: clearMarks,
}

type Change = (next: (turn: Turn) => Turn) => void
type Hands = {
  readonly change: Change
  readonly isFree: boolean // the table may be touched
  readonly wasDragged: () => boolean
}

export const useHands = (table: RefObject<HTMLElement | null>, { change, isFree, wasDragged }: Hands) => {
  const [stops, setStops] = useState<{ readonly board: TileId | null; readonly rack: TileId | null }>({ board: null, rack: null })
  const [asked, setAsked] = useState<string | null>(null)
  const isKeyed = useRef(false) // a key was heard, so that its click is not heard again

  const onClick = (event: MouseEvent): void => {
    if (wasDragged() || !(event.target instanceof Element)) return
    const why = event.target.closest<HTMLElement>('[data-why]')?.dataset['why']
    const reading = event.target.closest<HTMLElement>('[data-reading]')?.dataset['reading']
    const stop = stopAt(event.target)
    if (why !== undefined) return setAsked(why)
    if (reading !== undefined) return isFree ? change(turn => turnReading(turn, reading)) : undefined
    if (stop === null) {
      const isRack = event.target.closest('.rk-rack') !== null
      const isBoard = event.target.closest('.rk-board') !== null
      if (isFree && isRack) change(turn => (turn.marked.length === 0 ? turn : dropBack(turn, null)))
      else if (isFree && isBoard && event.target.closest('[data-set]') === null)
        change(turn => (turn.marked.length === 0 ? turn : dropNew(turn, null)))
      return undefined
    }
    if (event.detail === 0 && isKeyed.current) return undefined
    const id = idOf(stop)
    const isTwice = event.detail === 2 && stop.closest('[data-set]') !== null
    if (!isFree) return change(turn => ALWAYS[' ']?.(turn, id) ?? turn)
    setAsked(null)
    return change(turn => (id === NEW ? dropNew(turn, null) : isTwice ? markSet(turn, id) : pressTile(turn, id)))
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const stop = stopAt(event.target)
    const root = table.current
    if (stop === null || root === null || event.altKey) return
    const id = idOf(stop)
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && isFree) {
      event.preventDefault()
      return change(undo)
    }
    if (event.ctrlKey || event.metaKey) return
    const next = walk(spotsIn(root), id, event.key)
    if (next !== undefined || event.key.startsWith('Arrow')) {
      event.preventDefault()
      spotsIn(root)
        .find(spot => spot.id === next?.id)
        ?.element.focus()
      return
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const step = (isFree ? STEPS[key] : undefined) ?? ALWAYS[key]
    if (step === undefined) return
    event.preventDefault()
    isKeyed.current = true
    setAsked(null)
    change(turn => step(turn, id))
  }
  const onKeyUp = (): void => {
    setTimeout(() => {
      isKeyed.current = false
    })
  }

  const onFocus = (event: FocusEvent): void => {
    const stop = stopAt(event.target)
    if (stop === null) return
    const id = idOf(stop)
    const zone = stop.closest('.rk-rack') === null ? 'board' : 'rack'
    setStops(last => (last[zone] === id ? last : { ...last, [zone]: id }))
  }
  return { stops, asked, on: { onClick, onKeyDown, onKeyUp, onFocus } }
}
