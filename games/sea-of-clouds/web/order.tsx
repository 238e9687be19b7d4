/** Cards in a row that can be put in another order: dragged, tapped (one, then the place it goes to), or lifted and moved by keys. */
import { at } from '@tortuga/kit'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import type { Seen } from '../rules/index.ts'
import { moveEntry, placesIn } from './drafting.ts'
import { useSetting } from './setting.ts'

type Props = {
  readonly cards: readonly Seen[]
  readonly isFixed: boolean // nothing can be moved
  readonly place: string // begins the name of each card's place
  readonly draw: (card: Seen, number: number | null) => ReactNode
}

/** How far a finger goes before a tap is a drag. */
const SLACK = 8

const stepOf = (key: string): number =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0

/** Which entry of the row lies under a point. */
const entryAt = (row: HTMLElement | null, x: number, y: number): number => {
  const found = document.elementsFromPoint(x, y).flatMap(element => element.closest<HTMLElement>('[data-entry]') ?? [])
  const entry = found.find(element => row?.contains(element) === true)
  return entry === undefined ? -1 : Number(entry.dataset['entry'])
}

type Dragged = {
  readonly entry: number
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly over: number
}

export const OrderRow = ({ cards, isFixed, place, draw }: Props): ReactElement => {
  const { order, setOrder, drafting, change, text, words, inFlight } = useSetting()
  const row = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const hasDragged = useRef(false) // the click that ends a drag is no tap
  const places = placesIn(cards, order)
  const isStill = isFixed || inFlight !== null
  const name = (index: number): string => words.seen(at(cards, at(places, index)))

  const put = (from: number, to: number): void => {
    const faces = moveEntry(places, from, to).flatMap(index => at(cards, index).face ?? [])
    setOrder(faces)
  }
  const lift = (entry: number | null): void => change(now => ({ ...now, lifted: entry }))
  const press = (entry: number): void => {
    if (hasDragged.current) {
      hasDragged.current = false
      return
    }
    if (drafting.lifted === null) return lift(entry)
    if (drafting.lifted !== entry) put(drafting.lifted, entry)
    lift(null)
  }
  const focus = (entry: number): void => {
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-entry="${entry}"] button`)?.focus())
  }
  const walk = (event: KeyboardEvent, entry: number): void => {
    const step = stepOf(event.key)
    const to = entry + step
    if (event.key === 'Escape' && drafting.lifted !== null) lift(null)
    if (step === 0) return
    event.preventDefault()
    if (to < 0 || to >= cards.length) return
    if (drafting.lifted === entry) {
      put(entry, to)
      lift(to)
    }
    focus(to)
  }

  const grab = (event: PointerEvent, entry: number): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    hasDragged.current = false
    setDragged({ entry, x: event.clientX, y: event.clientY, dx: 0, dy: 0, over: entry })
  }
  const drag = (event: PointerEvent): void => {
    if (dragged === null) return
    const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y]
    setDragged({ ...dragged, dx, dy, over: entryAt(row.current, event.clientX, event.clientY) })
  }
  const drop = (): void => {
    if (dragged === null) return
    const isDrag = Math.hypot(dragged.dx, dragged.dy) > SLACK
    hasDragged.current = isDrag
    if (isDrag && dragged.over >= 0 && dragged.over !== dragged.entry) {
      put(dragged.entry, dragged.over)
      lift(null)
    }
    setDragged(null)
  }
  const isTapped = (): boolean => dragged === null || Math.hypot(dragged.dx, dragged.dy) <= SLACK

  if (isStill)
    return (
      <ol className="soc-row">
        {places.map((index, entry) => (
          <li key={index} className="soc-row-entry" data-place={`${place}-${index}`}>
            {draw(at(cards, index), isFixed ? null : entry + 1)}
          </li>
        ))}
      </ol>
    )
  return (
    <>
      <ol className="soc-row" ref={row} data-lifting={drafting.lifted !== null || dragged !== null}>
        {places.map((index, entry) => {
          const isDragged = dragged?.entry === entry && !isTapped()
          return (
            <li
              key={index}
              className="soc-row-entry"
              data-entry={entry}
              data-place={`${place}-${index}`}
              data-state={
                isDragged ? 'dragged' : drafting.lifted === entry ? 'lifted' : dragged?.over === entry && !isTapped() ? 'over' : 'lying'
              }
              style={isDragged ? { transform: `translate(${dragged.dx}px, ${dragged.dy}px)` } : undefined}
            >
              {draw(at(cards, index), entry + 1)}
              <button
                type="button"
                className="soc-row-grip"
                aria-pressed={drafting.lifted === entry}
                aria-label={text.orderEntry(name(entry), entry + 1, cards.length)}
                aria-keyshortcuts="ArrowLeft ArrowRight"
                onPointerDown={event => grab(event, entry)}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={() => setDragged(null)}
                onClick={() => press(entry)}
                onKeyDown={event => walk(event, entry)}
              />
            </li>
          )
        })}
      </ol>
      <p className="vh" role="status">
        {text.orderSaid(places.map((_, entry) => name(entry)))}
      </p>
    </>
  )
}
