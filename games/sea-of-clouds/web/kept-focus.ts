/** Focus that does not fall off the table: where the button that had it goes away with what it did, what can be done next takes it. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const HEIRS = ['.soc-acts .btn.main', '.soc-acts .btn', '.soc-shelf .soc-bay', '.soc-bay'] as const

export const useKeptFocus = (): RefObject<HTMLDivElement | null> => {
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
    last.current = null
    const [heir] = HEIRS.flatMap(selector => table.current?.querySelector<HTMLElement>(selector) ?? [])
    heir?.focus({ preventScroll: true })
  })
  return table
}
