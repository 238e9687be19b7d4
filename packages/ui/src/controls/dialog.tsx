/** Dialogs and sheets based on the native `dialog` element, which makes the page inert, closes on Escape and restores the focus. */
import { useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'
import '../styles/dialog.css'

/** Placement: `dialog` is centred, `sheet` leaves the lower part of a phone's screen visible, `side` is a column on the right. */
export type DialogKind = 'dialog' | 'sheet' | 'side'

/** Height of the top bar above a sheet on a phone. */
const TOP_BAR_HEIGHT = 52

type Props = {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly kind?: DialogKind
  readonly children: ReactNode
}

/** Limits a sheet to the area above the on-screen keyboard. Some browsers draw the keyboard over the page instead of shrinking it. */
const useFitAboveKeyboard = (box: RefObject<HTMLElement | null>, isSheet: boolean): void => {
  useLayoutEffect(() => {
    const view = globalThis.visualViewport
    if (!isSheet || view === null || view === undefined) return undefined
    const fit = (): void => {
      if (box.current !== null) box.current.style.maxHeight = `${view.height - TOP_BAR_HEIGHT}px`
    }
    fit()
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [box, isSheet])
}

/** A modal dialog that is open as long as it is rendered. It focuses its title, so that a screen reader starts reading there. */
export const Dialog = ({ title, closeLabel, onClose, kind = 'dialog', children }: Props): ReactNode => {
  const box = useRef<HTMLDialogElement>(null)
  const name = useId()

  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return undefined
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close() // before it is removed, otherwise the browser does not restore the focus
  }, [])

  useFitAboveKeyboard(box, kind === 'sheet')

  const closeByBackdrop = (event: MouseEvent): void => {
    if (event.target === box.current) onClose()
  }
  // A portal at the end of the page, so that it inherits no styles from where it was opened.
  return createPortal(
    <dialog
      ref={box}
      className={`dialog ${kind}`}
      aria-labelledby={name}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeByBackdrop}
    >
      <div className="dialog-in">
        <header className="dialog-head">
          <h2 id={name} tabIndex={-1} data-autofocus={true}>
            {title}
          </h2>
          <button type="button" className="tool" onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>,
    document.body,
  )
}
