/** The slip beside a blocked button that says why it is blocked. Loaded with the first press of one, so it brings its own styles. */
import { placeBeside } from './place-beside.ts'

const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto',
  zIndex: 'var(--z-slip)',
  width: 'max-content',
  maxWidth: 'min(300px, calc(100vw - 16px))',
  margin: '0',
  padding: 'var(--s-8) var(--s-12)',
  boxShadow: 'var(--sh-3)',
  fontSize: 'var(--t-14)',
  pointerEvents: 'none',
}

let closeLast = (): void => {}

/** Shows the reason until the next press, key or scrolling, or until the button is not blocked any more. Screen readers do not read it, because the reason is announced. */
export const showReason = (button: HTMLElement, reason: string): void => {
  closeLast()
  if (!button.isConnected) return
  const slip = document.createElement('div')
  slip.className = 'why-slip paper'
  slip.textContent = reason
  slip.setAttribute('aria-hidden', 'true')
  slip.popover = 'manual' // above an open dialog
  Object.assign(slip.style, STYLE)
  const dialog = button.closest('dialog')
  ;(dialog ?? document.body).append(slip)
  slip.showPopover?.()
  const { left, top } = placeBeside(
    button.getBoundingClientRect(),
    { width: slip.offsetWidth, height: slip.offsetHeight },
    { width: innerWidth, height: innerHeight },
  )
  Object.assign(slip.style, { left: `${left}px`, top: `${top}px` })

  const closing = new AbortController()
  const unblocking = new MutationObserver(() => closing.abort())
  unblocking.observe(button, { attributeFilter: ['aria-disabled'] })
  const { signal } = closing
  for (const event of ['pointerdown', 'keydown', 'scroll', 'resize'])
    addEventListener(event, () => closing.abort(), { capture: true, passive: true, signal })
  signal.addEventListener('abort', () => {
    unblocking.disconnect()
    slip.remove()
  })
  closeLast = () => closing.abort()
}
