/** Dialogs and sheets on the platform's own `dialog`: the rest of the page is inert, Escape closes, focus goes in and comes back. */
import { useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'

/** `dialog` stands in the middle, `sheet` leaves the lower part of a phone's screen free, `side` is a column on the right. */
export type DialogKind = 'dialog' | 'sheet' | 'side'

/** The bar above a sheet on a phone. */
const BAR = 52

type Props = {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly kind?: DialogKind
  readonly children: ReactNode
}

/** A sheet with a line to write in ends above the on-screen keyboard, also where the keyboard lies over the page. */
const useKeyboardRoom = (box: RefObject<HTMLElement | null>, isSheet: boolean): void => {
  useLayoutEffect(() => {
    const view = globalThis.visualViewport
    if (!isSheet || view === null || view === undefined) return undefined
    const fit = (): void => {
      if (box.current !== null) box.current.style.maxHeight = `${view.height - BAR}px`
    }
    fit()
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [box, isSheet])
}

/** Shown for as long as it is rendered. Focus goes to what is marked `data-autofocus`, else to the title. */
export const Dialog = ({ title, closeLabel, onClose, kind = 'dialog', children }: Props): ReactNode => {
  const box = useRef<HTMLDialogElement>(null)
  const name = useId()

  useLayoutEffect(() => {
    const dialog = box.current
    if (dialog === null) return undefined
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close() // before it leaves the page, so that focus goes back to where it was
  }, [])

  useKeyboardRoom(box, kind === 'sheet')

  const closeByBackdrop = (event: MouseEvent): void => {
    if (event.target === box.current) onClose()
  }
  // At the end of the page, so that it takes no style from where it was opened.
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
