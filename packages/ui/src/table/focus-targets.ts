/** Keeps keyboard focus on the table: when the focused element disappears, for example a button after its action, a target that the table names gets the focus. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The parts of a table that can take over the focus. The kit's own components mark themselves. */
export type FocusTarget = 'hand' | 'actions' | 'note' | 'board'

/** Marks an element as a focus target, or as a container of one. */
export const focusTarget = (target: FocusTarget): { readonly 'data-focus': FocusTarget } => ({ 'data-focus': target })

/** Best first: the main action, the Tab stop of a keyboard group, any other button. A link to a rule answers nothing, so it does not take the focus. */
const INSIDE = ['.btn.main:not([aria-disabled="true"])', '.btn.main', '[tabindex="0"]', 'button:not([tabindex="-1"], .rule-link)'] as const

const findIn = (root: HTMLElement, target: FocusTarget): HTMLElement | null => {
  const [found] = [...root.querySelectorAll<HTMLElement>(`[data-focus="${target}"]`)].flatMap(part => {
    if (part.matches('button, [tabindex="0"]')) return part
    return INSIDE.flatMap(selector => part.querySelector<HTMLElement>(selector) ?? [])
  })
  return found ?? null
}

const NAMES = ['data-piece', 'data-target'] as const

/** The element that now stands for a piece whose element is gone. */
const findSame = (root: HTMLElement, lost: HTMLElement): readonly HTMLElement[] =>
  NAMES.flatMap(name => {
    const value = lost.getAttribute(name)
    return value === null ? [] : (root.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`) ?? [])
  })

/** The page's heading, which can be focused by code: focus waits there while the table has no target, so that a screen reader is never left on nothing. */
const findHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1[tabindex="-1"]')

/**
 * `targets` are tried in this order; while none of them is on the table, the page's heading has the focus. A piece that only moved, which its `data-piece`
 * or `data-target` identifies, keeps the focus.
 */
export const useFocusTargets = (root: RefObject<HTMLElement | null>, targets: readonly FocusTarget[]): void => {
  const last = useRef<HTMLElement | null>(null)
  const waiting = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target === waiting.current) return
      waiting.current = null
      last.current = target instanceof HTMLElement && root.current?.contains(target) === true ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [root])
  useLayoutEffect(() => {
    const [table, lost, focused] = [root.current, last.current, document.activeElement]
    if (table === null || lost === null || lost.isConnected) return
    if (focused !== document.body && focused !== waiting.current) return
    const [next] = [...findSame(table, lost), ...targets.flatMap(target => findIn(table, target) ?? [])]
    if (next === undefined) waiting.current = findHeading()
    ;(next ?? waiting.current)?.focus({ preventScroll: true })
  })
}
