/** Which window is open over the table: a pile, the decklists, the glossary, or on a phone the list of them all. */
import { createContext, useContext } from 'react'
import type { Side } from '../../rules/index.ts'

export type Window =
  | { readonly type: 'discards' | 'score' | 'hand'; readonly side: Side }
  | { readonly type: 'removed' | 'decks' | 'glossary' | 'menu' }

const OpenContext = createContext<(window: Window) => void>(() => {})
export const OpenProvider = OpenContext.Provider
export const useOpen = (): ((window: Window) => void) => useContext(OpenContext)
