/** The keyboard shortcuts of a replay. */
import { useEffect, useRef } from 'react'

export type ReplayCommand = 'back' | 'forward' | 'turn-back' | 'turn-forward' | 'first' | 'last' | 'play'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The command of a key; null for all other keys. */
export const commandOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): ReplayCommand | null => {
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

/** Elements that use arrow keys themselves. */
const TYPING = 'input:not([type="range"]), select, textarea, dialog, [contenteditable]'
/** Elements that the space bar activates. */
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [tabindex="0"]'

/** Whether the focused element handles this key itself; the scrubber steps by its own arrows. */
const isHandledByTarget = (target: EventTarget | null, command: ReplayCommand): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest(TYPING) !== null) return true
  if (target.matches('input[type="range"]')) return command !== 'play' && command !== 'turn-back' && command !== 'turn-forward'
  return command === 'play' && target.closest(PRESSED_BY_SPACE) !== null
}

export const useReplayKeys = (run: (command: ReplayCommand) => void): void => {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented ? null : commandOf(event)
      if (command === null || document.querySelector('dialog[open]') !== null || isHandledByTarget(event.target, command)) return
      event.preventDefault()
      latest.current(command)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
