/** How the earlier lines of a log are loaded without moving those that are being read. */
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The lines before the first one can be loaded. */
export type EarlierLog = { readonly label: string; readonly load: () => void }

/** At this distance from the top, in pixels, earlier lines are loaded. */
const NEAR_TOP = 40

/** Loads earlier lines when the reader scrolls to the top, once for each page, or presses the button. `first` is the key of the first line. */
export const useEarlierLog = (box: RefObject<HTMLDivElement | null>, first: string | undefined, earlier: EarlierLog | null) => {
  const fromBottom = useRef(0)
  const asked = useRef<string | undefined>(undefined)
  const isPressed = useRef(false)
  const before = useRef(first)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    if (before.current !== first) {
      element.scrollTop = element.scrollHeight - fromBottom.current // the lines that are being read stay where they are
      if (isPressed.current && earlier === null) element.focus({ preventScroll: true }) // the button is gone
      isPressed.current = false
      before.current = first
    }
    fromBottom.current = element.scrollHeight - element.scrollTop
  })
  return {
    onPress: (): void => {
      isPressed.current = true
      earlier?.load()
    },
    onScroll: (): void => {
      const element = box.current
      if (element === null) return
      fromBottom.current = element.scrollHeight - element.scrollTop
      if (earlier === null || element.scrollTop > NEAR_TOP || asked.current === first) return
      if (document.activeElement?.parentElement === element) return // Tab has moved to the button, which scrolls to it
      asked.current = first
      earlier.load()
    },
  }
}
