/** The keyboard grid: each group of pieces is one Tab stop, arrow keys move between the pieces, and typing leads to a piece by its name. */
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { findNextStop, type StopSpot } from './spots.ts'
import { groupAround, nameOfStop, rememberStop, stopAround, stopsIn, updateTabStops } from './stops.ts'
import { addTyped, findNamed, isTyped, NOTHING_TYPED } from './type-ahead.ts'

export type KeyboardGridOptions = {
  /** Arrow keys and typing lead from group to group. */
  readonly isCrossing?: boolean
  /** Handles keys of the game on the focused stop, before the grid does; true if it has used the key. It gets no keys with Ctrl, Alt or Meta. */
  readonly onKey?: ((event: KeyboardEvent, stop: HTMLElement) => boolean) | undefined
}

/** The event handlers of the grid's root element. */
export type KeyboardGridHandlers = {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onKeyUp: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

const TEXT_FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0

const measureStops = (root: HTMLElement, stops: readonly HTMLElement[]): readonly StopSpot[] => {
  const groups = new Map<HTMLElement, DOMRect>()
  return stops.map(stop => {
    const element = groupAround(root, stop)
    const group = groups.get(element) ?? element.getBoundingClientRect()
    groups.set(element, group)
    const { x, y, width, height } = stop.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, height, group }
  })
}

/** Keeps one Tab stop per group, also when parts of the root render on their own. */
const useTabStops = (root: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (root.current !== null) updateTabStops(root.current)
  })
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const observer = new MutationObserver(() => updateTabStops(element))
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-stop', 'data-group', 'disabled'] })
    return () => observer.disconnect()
  }, [root])
}

/** Returns the handlers for the root element. Stops are elements with `data-stop`; groups inside the root are elements with `data-group`, which a group that scrolls has on its scrolling element. */
export const useKeyboardGrid = (root: RefObject<HTMLElement | null>, options: KeyboardGridOptions = {}): KeyboardGridHandlers => {
  const typed = useRef(NOTHING_TYPED)
  const usedKey = useRef<string | null>(null)
  useTabStops(root)

  /** The stop that a key leads to; null if the grid does not use the key. */
  const nextStop = (table: HTMLElement, stop: HTMLElement, event: KeyboardEvent): HTMLElement | null => {
    const { key, ctrlKey, timeStamp } = event
    const group = groupAround(table, stop)
    const stops = stopsIn(table).filter(other => (options.isCrossing === true || groupAround(table, other) === group) && isVisible(other))
    const index = stops.indexOf(stop)
    const next = findNextStop(measureStops(table, stops), index, key, ctrlKey)
    if (next !== null) return stops[next] ?? null
    if (!isTyped(key)) return null
    typed.current = addTyped(typed.current, key, timeStamp)
    return stops[findNamed(stops.map(nameOfStop), index, typed.current.text) ?? -1] ?? null
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    const table = root.current
    usedKey.current = null
    if (table === null || event.defaultPrevented || altKey || metaKey) return
    if (ctrlKey && key !== 'Home' && key !== 'End') return
    const stop = stopAround(table, target)
    if (stop === null || (target instanceof Element && target.matches(TEXT_FIELD))) return
    if (!ctrlKey && options.onKey?.(event, stop) === true) {
      event.preventDefault()
      usedKey.current = key
      return
    }
    const next = nextStop(table, stop, event)
    if (next === null) return
    event.preventDefault()
    next.focus()
  }
  /** Some browsers click a button when Space is released, even if its keydown event was prevented. */
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === usedKey.current) event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const stop = root.current === null ? null : stopAround(root.current, target)
    if (root.current !== null && stop !== null) rememberStop(root.current, stop)
  }
  return { onKeyDown, onKeyUp, onFocus }
}
