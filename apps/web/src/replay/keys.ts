/** The keys of a replay, and who else may want them. */
import { useEffect, useRef } from 'react'

export type Act = 'back' | 'forward' | 'turn-back' | 'turn-forward' | 'first' | 'last' | 'play'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key asks for; null for all others. */
export const actOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): Act | null => {
  if (altKey || ctrlKey || metaKey) return null
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? 'turn-back' : 'back'
    case 'ArrowRight':
      return shiftKey ? 'turn-forward' : 'forward'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case ' ':
      return 'play'
    default:
      return null
  }
}

/** Where arrows and the like already mean something. */
const TYPING = 'input:not([type="range"]), select, textarea, dialog, [contenteditable]'
/** What the space bar presses. */
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [tabindex="0"]'

/** Whether the thing that has focus keeps this key for itself. The scrubber steps by its own arrows. */
const isTaken = (target: EventTarget | null, act: Act): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest(TYPING) !== null) return true
  if (target.matches('input[type="range"]')) return act !== 'play' && act !== 'turn-back' && act !== 'turn-forward'
  return act === 'play' && target.closest(PRESSED_BY_SPACE) !== null
}

export const useReplayKeys = (act: (act: Act) => void): void => {
  const newest = useRef(act)
  newest.current = act
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const asked = event.defaultPrevented ? null : actOf(event)
      if (asked === null || document.querySelector('dialog[open]') !== null || isTaken(event.target, asked)) return
      event.preventDefault()
      newest.current(asked)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
