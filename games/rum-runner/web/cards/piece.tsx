/** A thing that can be touched and read: one button for both, drawn as it stands in the draft. */
import { useId, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import type { Face } from '../../rules/index.ts'
import { isIdleTap } from '../draft/tap.ts'
import { keyOf, type Thing } from '../draft/things.ts'
import { useSetting } from '../setting.ts'
import { texts } from '../../text/index.ts'
import { useReader } from './reading.tsx'

type Props = {
  readonly thing: Thing
  /** What is printed on it, where the viewer knows it. */
  readonly face: Face | null
  readonly label: string
  readonly className?: string
  /** Where pieces fly from and to. */
  readonly place?: string
  /** It is one of several that can be picked. */
  readonly pickable?: boolean
  readonly children: ReactNode
}

export const Piece = ({ thing, face, label, className = '', place, pickable = true, children }: Props): ReactElement => {
  const setting = useSetting()
  const { view, draft, asked, canAct, touch, markOf, wrong, text, language } = setting
  const { read, leave } = useReader()
  const id = useId()
  const key = keyOf(thing)
  const mark = markOf(thing)
  const isWrong = wrong?.key === key
  const about = face === null ? null : (texts[language].cards[face]?.text ?? null)
  const readBy = (by: 'mouse' | 'focus' | 'tap'): void => {
    if (face !== null) read({ key, face, by })
    else leave()
  }
  const press = (): void => {
    if (canAct && !isIdleTap(view, draft, thing, asked)) touch(thing)
  }
  return (
    <>
      <button
        type="button"
        className={`rr-piece ${className}`}
        data-stop=""
        data-thing={key}
        data-mark={isWrong ? 'wrong' : mark}
        tabIndex={-1}
        {...(pickable && canAct ? { 'aria-pressed': mark === 'picked' } : {})}
        {...(about === null ? {} : { 'aria-describedby': id })}
        {...(place === undefined ? {} : { 'data-place': place })}
        {...(place === undefined || face === null ? {} : { 'data-also': `from-${face}` })} // it may leave without a word of where it lay
        onClick={event => {
          if (event.detail > 0) readBy('tap')
          press()
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) readBy('focus')
        }}
        onBlur={() => leave(key, 'focus')}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') readBy('mouse')
        }}
        onPointerLeave={({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') leave(key)
        }}
      >
        <span className="rr-said">
          {mark === 'flying' ? `${label}; ${text.sending}` : mark === 'hinted' ? `${label}; ${text.hinted}` : label}
        </span>
        <span className="rr-inside" aria-hidden="true">
          {children}
          {mark === 'flying' && <span className="rr-sending">{text.sending}</span>}
        </span>
      </button>
      {about !== null && (
        <span id={id} hidden>
          {about}
        </span>
      )}
    </>
  )
}
