/** A list whose order can be changed: by dragging, by tapping an entry and then its new place, by arrow buttons, or with the keyboard. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../controls/icon.tsx'
import { useKeyboardGrid } from '../../keyboard/keyboard-grid.ts'
import { useDrag } from '../../motion/drag.ts'
import { findDrop } from '../../motion/drop-target.ts'
import type { PlaceName } from '../../motion/flights.ts'

/** An entry of the list. */
export type OrderEntry = {
  readonly key: string
  readonly label: string // the name of its button: what it is, its place, and how to move it
  readonly content: ReactNode
  readonly place?: PlaceName // for flights
  readonly arrows?: { readonly earlier: string; readonly later: string } // names of its arrow buttons, if it has them
}

type Props = {
  readonly label: string
  readonly entries: readonly OrderEntry[] // in their order
  readonly status: string // the order in words, announced when it changes
  readonly onMove: (from: number, to: number) => void
  readonly direction?: 'row' | 'column' // default layout; the game's style sheet may change it
  readonly isLocked?: boolean // no entry can be moved
  readonly isNumbered?: boolean
  readonly tap?: 'lift' | 'first' // a tap lifts an entry, so that the next tap puts it down, or moves it to the first place
  readonly className?: string
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const ArrowButtons = ({ names, index, count, move }: ArrowProps): ReactElement => (
  <span className="order-arrows">
    <button type="button" tabIndex={-1} aria-label={names.earlier} aria-disabled={index === 0} onClick={() => move(index - 1)}>
      <Icon name="back" small />
    </button>
    <button type="button" tabIndex={-1} aria-label={names.later} aria-disabled={index === count - 1} onClick={() => move(index + 1)}>
      <Icon name="next" small />
    </button>
  </span>
)
type ArrowProps = {
  readonly names: NonNullable<OrderEntry['arrows']>
  readonly index: number
  readonly count: number
  readonly move: (to: number) => void
}

/** Moving entries: `focused` is the entry that gets the focus after the list has been rendered in its new order. */
const useMoves = ({ entries, onMove, isLocked = false, tap = 'lift' }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const [liftedKey, setLifted] = useState<string | null>(null)
  const focused = useRef<string | null>(null)
  const indexOf = (key: string | null | undefined): number => (isLocked ? -1 : entries.findIndex(entry => entry.key === key))
  const lifted = indexOf(liftedKey)

  useLayoutEffect(() => {
    const key = focused.current
    focused.current = null
    if (key !== null) box.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"] [data-stop]`)?.focus()
  }, [entries.map(({ key }) => key).join('\n')])

  const move = (from: number, to: number): void => {
    const entry = entries[from]
    if (entry === undefined || to < 0 || to >= entries.length || from === to) return
    focused.current = entry.key
    onMove(from, to)
  }
  const press = (index: number): void => {
    if (tap === 'first') return move(index, 0)
    if (lifted < 0) return setLifted(entries[index]?.key ?? null)
    move(lifted, index)
    return setLifted(null)
  }
  const handleKey = ({ key }: KeyboardEvent, stop: HTMLElement): boolean => {
    const index = indexOf(stop.closest<HTMLElement>('[data-entry]')?.dataset['entry'])
    const step = STEPS[key]
    if (key === ' ' && tap === 'first') setLifted(lifted === index ? null : (entries[index]?.key ?? null))
    else if (key === 'Escape' && lifted >= 0) setLifted(null)
    else if (step !== undefined && lifted >= 0 && lifted === index) move(index, index + step)
    else return false
    return true
  }
  const handlers = useKeyboardGrid(box, { onKey: handleKey })
  useDrag<number>(box, {
    lift: key => (indexOf(key) < 0 ? [] : [key]),
    dropAt: (x, y) => {
      const found = box.current === null ? null : findDrop(box.current, x, y, { selector: '[data-entry]' })
      return found === null ? null : indexOf(found.dataset['entry'])
    },
    show: index => box.current?.querySelectorAll('[data-entry]')[index] ?? null,
    drop: ([key], index) => {
      setLifted(null)
      move(indexOf(key), index)
    },
  })
  return { box, lifted, move, press, handlers }
}

export const OrderList = (props: Props): ReactElement => {
  const { label, entries, status, direction = 'row', isLocked = false, isNumbered = false, className = '' } = props
  const { box, lifted, move, press, handlers } = useMoves(props)
  return (
    <div className={`order-list ${className}`} ref={box} data-direction={direction} data-group="" {...handlers}>
      <ol aria-label={label}>
        {entries.map(({ key, label: name, content, place, arrows }, index) => (
          <li
            key={key}
            className="order-entry"
            data-entry={key}
            data-drag={isLocked ? undefined : key}
            data-place={place}
            data-state={index === lifted ? 'lifted' : 'lying'}
          >
            {isNumbered && <span className="order-number serif">{index + 1}</span>}
            <div className="order-content" data-picture="">
              {content}
            </div>
            {!isLocked && (
              <button
                type="button"
                className="order-grip"
                data-stop=""
                aria-label={name}
                aria-pressed={index === lifted}
                aria-keyshortcuts="Space ArrowLeft ArrowRight"
                onClick={() => press(index)}
              />
            )}
            {!isLocked && arrows !== undefined && (
              <ArrowButtons names={arrows} index={index} count={entries.length} move={to => move(index, to)} />
            )}
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {status}
      </p>
    </div>
  )
}
