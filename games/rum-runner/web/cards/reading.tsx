/** Which card is being read: the one under the mouse, in focus, or tapped last. Kept apart, so that reading redraws the reader alone. */
import { createContext, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import type { Face } from '../../rules/index.ts'

/** `key` is the thing's; `by` says whether it stays when the mouse leaves. */
export type Reading = { readonly key: string; readonly face: Face; readonly by: 'mouse' | 'focus' | 'tap' }

type Reader = {
  readonly read: (reading: Reading) => void
  /** Stops reading this thing, or all. */
  readonly leave: (key?: string, by?: Reading['by']) => void
}

const ReadingContext = createContext<Reading | null>(null)
const ReaderContext = createContext<Reader>({ read: () => {}, leave: () => {} })

export const useReading = (): Reading | null => useContext(ReadingContext)
export const useReader = (): Reader => useContext(ReaderContext)

export const ReadingProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [reading, setReading] = useState<Reading | null>(null)
  const reader = useMemo(
    (): Reader => ({
      read: setReading,
      leave: (key, by) =>
        setReading(now => (now === null || (key !== undefined && now.key !== key) || (by !== undefined && now.by !== by) ? now : null)),
    }),
    [],
  )
  return (
    <ReaderContext.Provider value={reader}>
      <ReadingContext.Provider value={reading}>{children}</ReadingContext.Provider>
    </ReaderContext.Provider>
  )
}
