/** After the raid: whose effect comes first. The order is made by dragging, by tapping, or by its arrows; one effect at a time happens. */
import { Icon } from '@tortuga/ui'
import { useEffect, useState, type DragEvent, type PointerEvent, type ReactElement } from 'react'

import { texts } from '../../text/index.ts'
import { Portrait } from '../art/portraits.tsx'
import { faceOfKey, sailorKey } from '../draft/things.ts'
import { useSetting, type Setting } from '../setting.ts'
import { keepOrder, moveTo } from './order.ts'
import { Head, RuleLink, WHY_ID } from './parts.tsx'

/** Whoever is still due, by name rather than by place: places change when somebody leaves a ship. */
const dueCrew = ({ view }: Setting): readonly { readonly name: string; readonly sailor: string }[] => {
  const seen = new Map<string, number>()
  return view.fleet.flatMap(({ crew }, ship) =>
    crew.flatMap((member, place) => {
      if (!member.due) return []
      const copy = (seen.get(member.card) ?? 0) + 1
      seen.set(member.card, copy)
      return [{ name: `${member.card}#${copy}`, sailor: sailorKey(ship, place) }]
    }),
  )
}

/** The place in the list nearest to a finger, whichever way the list runs. */
const placeUnder = (list: Element | null, x: number, y: number): number => {
  const items = [...(list?.querySelectorAll('.rr-order-item') ?? [])].map(item => item.getBoundingClientRect())
  const distances = items.map(({ left, top, width, height }) => Math.hypot(x - left - width / 2, y - top - height / 2))
  return distances.indexOf(Math.min(...distances))
}

type ItemProps = {
  readonly face: string
  readonly index: number
  readonly count: number
  readonly isHeld: boolean
  readonly onMove: (to: number) => void
  readonly onHold: (isHeld: boolean) => void
}

const OrderItem = ({ face, index, count, isHeld, onMove, onHold }: ItemProps): ReactElement => {
  const { card, text, language, canAct } = useSetting()
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!canAct || !event.isPrimary || event.button !== 0) return
    const handle = event.currentTarget
    const list = handle.closest('.rr-order')
    handle.setPointerCapture(event.pointerId)
    onHold(true)
    let at = index
    const follow = (moved: globalThis.PointerEvent): void => {
      const to = placeUnder(list, moved.clientX, moved.clientY)
      if (to === at) return
      at = to
      onMove(to)
    }
    const drop = (): void => {
      handle.removeEventListener('pointermove', follow)
      onHold(false)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', drop, { once: true })
    handle.addEventListener('pointercancel', drop, { once: true })
  }
  return (
    <li className="rr-order-item" data-held={isHeld}>
      <span className="rr-order-number serif">{index + 1}</span>
      <span className="rr-grip" onPointerDown={drag} onDragStart={(event: DragEvent) => event.preventDefault()} aria-hidden="true">
        <span className="rr-portrait-box">
          <Portrait card={face} />
        </span>
      </span>
      <button type="button" className="rr-order-name" aria-disabled={index === 0} onClick={() => index > 0 && onMove(0)}>
        <span className="rr-said">{index > 0 ? text.putFirst : ''}</span>
        <b className="serif">{card(face)}</b> <span className="muted">{texts[language].cards[face]?.text ?? ''}</span>
      </button>
      <span className="rr-order-arrows">
        <button
          type="button"
          aria-label={text.earlier(card(face))}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <Icon name="back" small />
        </button>
        <button
          type="button"
          aria-label={text.later(card(face))}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(index + 1)}
        >
          <Icon name="next" small />
        </button>
      </span>
    </li>
  )
}

/** The order is the table's own; what is asked of the player is only who comes next. */
export const OrderNote = (): ReactElement => {
  const setting = useSetting()
  const { text, change, draft, card, crewOrder, setCrewOrder } = setting
  const [held, setHeld] = useState<string | null>(null)
  const due = dueCrew(setting)
  const order = keepOrder(
    crewOrder,
    due.map(({ name }) => name),
  )
  const sailorOf = (name: string): string => due.find(one => one.name === name)?.sailor ?? ''
  const first = sailorOf(order[0] ?? '')
  const tapped = due.find(({ sailor }) => sailor === draft.sailor)?.name
  useEffect(() => {
    if (first === '' || draft.sailor === first) return
    if (tapped === undefined) change(now => ({ ...now, sailor: first }))
    else setCrewOrder(moveTo(order, order.indexOf(tapped), 0)) // somebody of the party was tapped: first comes who is picked
  }, [first, draft.sailor])
  const reorder = (name: string, to: number): void => {
    const next = moveTo(order, order.indexOf(name), to)
    setCrewOrder(next)
    change(now => ({ ...now, sailor: sailorOf(next[0] ?? '') }))
  }
  return (
    <>
      <Head title={text.orderTitle} more={<RuleLink rule="R9.2" />} />
      <ol className="rr-order" aria-label={text.orderTitle}>
        {order.map((name, index) => (
          <OrderItem
            key={name}
            face={faceOfKey(name)}
            index={index}
            count={order.length}
            isHeld={held === name}
            onMove={to => reorder(name, to)}
            onHold={isHeld => setHeld(isHeld ? name : null)}
          />
        ))}
      </ol>
      <p className="vh" role="status">
        {text.orderNow(order.map(name => card(faceOfKey(name))))}
      </p>
      <p id={WHY_ID} className="muted">
        {text.help.order}
      </p>
    </>
  )
}
