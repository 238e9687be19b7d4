/** Which card is being read. It lives outside React's state, so that reading a card re-renders only the card reader. */

/** How the reader was opened, which decides what closes it. */
type ReadBy = 'mouse' | 'focus' | 'tap' | 'press'

/** The card being read and the piece that shows it. `key` is the piece's target key, if it has one. */
export type OpenReading = { readonly card: string; readonly key: string | null; readonly piece: HTMLElement; readonly by: ReadBy }

/** The card being read, as a store for `useSyncExternalStore`. */
export type ReaderStore = {
  readonly get: () => OpenReading | null
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the card of a piece (`data-read`), or closes the reader if it has none. */
  open(piece: HTMLElement, by: ReadBy): void
  /** Closes the reader; with `by`, only if it was opened that way. */
  close(by?: ReadBy): void
}

export const createReaderStore = (): ReaderStore => {
  const listeners = new Set<() => void>()
  let now: OpenReading | null = null
  const set = (next: OpenReading | null): void => {
    now = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => now,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: (piece, by) => {
      const { read: card, target: key = null } = piece.dataset
      if (now !== null && now.piece === piece && now.card === card && now.by === by) return
      set(card === undefined ? null : { card, key, piece, by })
    },
    close: by => {
      if (now !== null && (by === undefined || now.by === by)) set(null)
    },
  }
}
