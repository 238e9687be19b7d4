/** Focus that does not fall off the table: where the button that had it goes away with what it did, what can be done next takes it. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** `heirs` are selectors inside the table, the best first. While there is none of them, focus waits for one. Before them comes the same thing in another place, where an attribute names things. */
export const useKeptFocus = (heirs: readonly string[], naming?: string): RefObject<HTMLDivElement | null> => {
  const table = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement && table.current?.contains(target) === true ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return
    const name = naming === undefined ? null : last.current.getAttribute(naming)
    const same = name === null ? [] : [`[${naming}="${CSS.escape(name)}"]`]
    const [heir] = [...same, ...heirs].flatMap(selector => table.current?.querySelector<HTMLElement>(selector) ?? [])
    heir?.focus({ preventScroll: true }) // which is remembered in its turn
  })
  return table
}
