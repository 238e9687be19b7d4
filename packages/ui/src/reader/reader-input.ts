/** Opens and closes the card reader by mouse, keyboard, tap and long press, for every piece with `data-read` on a table. The pieces need no handlers of their own. */
import type { ReaderStore } from './reader-store.ts'
import { READ_EVENT } from './request-reading.ts'

/** How long the mouse rests on a piece before the reader opens; once it is open, the next piece is read at once. */
const HOVER_DELAY = 220
/** How long a finger rests on a piece to read it without choosing it, and how far it may move. */
const PRESS_DELAY = 450
const PRESS_SLACK = 10

/** Marks the docked reader, where a tap does not close it. */
export const READER_ATTRIBUTE = 'data-reader'

const readableAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-read]') : null

/** Whether a tap or click on a piece only chooses it (`data-read-on="rest"`): it is read while the pointer or a finger rests on it, or with the focus. */
const isReadAtRest = (piece: HTMLElement | null): boolean => piece?.dataset['readOn'] === 'rest'

type Listener = (event: Event) => void

type Watch = { readonly listeners: Readonly<Record<string, Listener>>; start?(): void; stop?(): void }

/** The piece under the mouse: of pieces inside each other, such as a tile in a set, the innermost one. */
const hoveredIn = (root: HTMLElement): HTMLElement | null =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-read]:hover')).at(-1) ?? null

const watchMouse = (root: HTMLElement, store: ReaderStore): Watch => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: HTMLElement | null = null
  const hover = (piece: HTMLElement | null): void => {
    if (piece === hovered) return
    const isReading = store.get()?.by === 'mouse'
    clearTimeout(timer)
    hovered = piece
    if (piece === null) store.close('mouse')
    else if (isReading) store.open(piece, 'mouse')
    else
      timer = setTimeout(() => {
        hovered = piece.isConnected ? piece : hoveredIn(root) // the table may have replaced it under the mouse
        if (hovered !== null) store.open(hovered, 'mouse')
      }, HOVER_DELAY)
  }
  return {
    listeners: {
      pointerdown: event => {
        if (isReadAtRest(readableAt(event.target))) clearTimeout(timer)
      },
      pointerover: event => {
        if ((event as PointerEvent).pointerType === 'mouse') hover(readableAt(event.target))
      },
      pointerleave: event => {
        if ((event as PointerEvent).pointerType === 'mouse') hover(null)
      },
    },
    start: () => {
      if (matchMedia('(hover: hover)').matches) hover(hoveredIn(root))
    },
    stop: () => hover(null),
  }
}

const watchFocus = (root: HTMLElement, store: ReaderStore): Watch => {
  const focus = (target: EventTarget | null): void => {
    const piece = readableAt(target)
    if (piece !== null && target instanceof Element && target.matches(':focus-visible')) store.open(piece, 'focus')
  }
  return {
    listeners: { focusin: ({ target }) => focus(target), focusout: () => store.close('focus') },
    start: () => {
      if (root.contains(document.activeElement)) focus(document.activeElement)
    },
  }
}

const watchTouch = (store: ReaderStore): Watch => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let isTouch = false
  let hasPressed = false
  const cancel = (): void => clearTimeout(timer)
  return {
    listeners: {
      pointerdown: event => {
        const { pointerType, clientX, clientY } = event as PointerEvent
        cancel()
        isTouch = pointerType !== 'mouse'
        hasPressed = false
        start = { x: clientX, y: clientY }
        const piece = readableAt(event.target)
        if (!isTouch || piece === null) return
        timer = setTimeout(() => {
          hasPressed = true
          store.open(piece, 'press')
        }, PRESS_DELAY)
      },
      pointermove: event => {
        const { clientX, clientY } = event as PointerEvent
        if (Math.hypot(clientX - start.x, clientY - start.y) > PRESS_SLACK) cancel()
      },
      pointerup: cancel,
      pointercancel: cancel,
      contextmenu: event => {
        if (isTouch && readableAt(event.target) !== null) event.preventDefault() // a long press reads the card instead
      },
      click: event => {
        if (hasPressed) {
          hasPressed = false
          event.preventDefault()
          event.stopPropagation() // a long press reads a card without choosing it
          return
        }
        if (
          (event as MouseEvent).detail === 0 ||
          (event.target instanceof Element && event.target.closest(`[${READER_ATTRIBUTE}]`) !== null)
        )
          return
        const piece = readableAt(event.target)
        if (piece !== null && piece.closest('[aria-haspopup="dialog"]') !== null) return store.close() // the dialog shows the card
        if (isReadAtRest(piece)) return store.close()
        if (piece !== null) store.open(piece, isTouch ? 'tap' : 'mouse')
        else if (isTouch) store.close()
      },
    },
    stop: cancel,
  }
}

/** Cards that another part of the page asks to open; they stay open like a tapped piece. */
const watchRequests = (store: ReaderStore): Watch => ({
  listeners: {
    [READ_EVENT]: ({ target }) => {
      const piece = readableAt(target)
      if (piece !== null) store.open(piece, 'tap')
    },
  },
})

/** Listens on the table's root element; returns a function that stops it. The reader is loaded after the table, so a piece may be hovered or focused already. */
export const listenForReading = (root: HTMLElement, store: ReaderStore): (() => void) => {
  const watches = [watchMouse(root, store), watchFocus(root, store), watchTouch(store), watchRequests(store)]
  const listeners = watches.flatMap(watch => Object.entries(watch.listeners))
  const options = (event: string): { readonly capture: boolean } => ({ capture: event !== 'pointerleave' }) // captured, it would be that of every piece
  for (const [event, listener] of listeners) root.addEventListener(event, listener, options(event))
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') store.close()
  }
  document.addEventListener('keydown', closeByKey)
  for (const watch of watches) watch.start?.()
  return () => {
    for (const [event, listener] of listeners) root.removeEventListener(event, listener, options(event))
    document.removeEventListener('keydown', closeByKey)
    for (const watch of watches) watch.stop?.()
  }
}
