/** Connects pieces with the card reader: what the game knows about a card, and the attributes that make a piece readable. */
import { createContext, useContext, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { CardKeyword } from './keywords.ts'
import { createReaderStore, type ReaderStore } from './reader-store.ts'

/** What the reader shows of a card. */
export type CardReading = {
  readonly title: string
  /** Its kind and figures, for example “Ship, costs 3”. */
  readonly kind: string | null
  readonly picture: ReactNode
  /** Its full text. */
  readonly text: string
  readonly keywords?: readonly CardKeyword[]
  /** Who else knows this card, if it lies face down. */
  readonly knownBy?: string | null
}

/** Finds what a viewer may read of a card; null if there is nothing to read. */
export type ReadCardFunction = (card: string) => CardReading | null

const StoreContext = createContext<ReaderStore | null>(null)
const ReadContext = createContext<ReadCardFunction>(() => null)

/** The store and the game's function, for the reader itself. The store is null outside of a `ReaderProvider`. */
export const useReader = (): { readonly store: ReaderStore | null; readonly read: ReadCardFunction } => ({
  store: useContext(StoreContext),
  read: useContext(ReadContext),
})

/** Makes the pieces inside readable. */
export const ReaderProvider = ({ read, children }: { readonly read: ReadCardFunction; readonly children: ReactNode }): ReactNode => {
  const [store] = useState(createReaderStore)
  return (
    <StoreContext.Provider value={store}>
      <ReadContext.Provider value={read}>{children}</ReadContext.Provider>
    </StoreContext.Provider>
  )
}

/** The attributes of a piece that shows a card, and its description for screen readers, which must be rendered next to the piece. */
export type Readable = {
  readonly props: { readonly 'data-read'?: string; readonly 'aria-describedby'?: string }
  readonly description: ReactNode
}

/** Makes a piece readable; `card` is null if the viewer does not know it. Outside of a `ReaderProvider` nothing is. */
export const useReadable = (card: string | null): Readable => {
  const id = useId()
  const { read } = useReader()
  const reading = card === null ? null : read(card)
  if (card === null || reading === null) return { props: {}, description: null }
  const said = [reading.text, reading.knownBy ?? ''].filter(part => part !== '').join(' ')
  if (said === '') return { props: { 'data-read': card }, description: null }
  return {
    props: { 'data-read': card, 'aria-describedby': id },
    description: (
      <span id={id} hidden>
        {said}
      </span>
    ),
  }
}
