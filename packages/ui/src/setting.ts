/** What every part of a table reads, without handing it from part to part; and what the others may see of a hand that hovers. */
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Provider } from 'react'

/** The provider that a table wraps itself in, and the hook its parts read it by. */
export const createSetting = <Setting>(): readonly [Provider<Setting | null>, () => Setting] => {
  const Context = createContext<Setting | null>(null)
  const useSetting = (): Setting => {
    const setting = useContext(Context)
    if (setting === null) throw new Error('outside the table')
    return setting
  }
  return [Context.Provider, useSetting]
}

/** Tells the others whenever a hand hovers elsewhere; nothing before it hovers anywhere. */
export const useTelling = <Draft extends { readonly type: string }>(
  presence: Draft,
  { mayAct, sendDraft }: { readonly mayAct: boolean; sendDraft(draft: Draft): void },
): void => {
  const told = useRef('{"type":"none"}')
  const telling = JSON.stringify(presence)
  useEffect(() => {
    if (!mayAct || told.current === telling) return
    told.current = telling
    sendDraft(presence)
  }, [mayAct, telling]) // the presence itself is made anew with every render
}
