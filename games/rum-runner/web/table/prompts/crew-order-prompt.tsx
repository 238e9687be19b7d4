/** The prompt for the order of crew effects after a raid. The order exists only on this table: the rules ask only for the next crew member. */
import { faceOfKey, keepOrder, keysOfHand, moveEntry, OrderList, RuleLink, WHY_ID } from '@tortuga/ui/table'
import { useEffect, type ReactElement } from 'react'
import { texts } from '../../text/index.ts'
import { Portrait } from '../../art/portraits.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { crewKey } from '../draft/targets.ts'
import { NoteHead } from './parts.tsx'

/** The crew with effects still due. Named by card, not by place, because places change when a crew member leaves a ship. */
const dueCrew = ({ view }: TableContext): readonly { readonly name: string; readonly sailor: string }[] => {
  const due = view.fleet.flatMap(({ crew }, ship) =>
    crew.flatMap((member, place) => (member.due ? [{ card: member.card, sailor: crewKey(ship, place) }] : [])),
  )
  return keysOfHand(due.map(({ card }) => card)).map((name, index) => ({ name, sailor: due[index]?.sailor ?? '' }))
}

export const CrewOrderPrompt = (): ReactElement => {
  const context = useTable()
  const { text, changeDraft, draft, terms, language, crewOrder, setCrewOrder, canAct } = context
  const due = dueCrew(context)
  const order = keepOrder(
    crewOrder,
    due.map(({ name }) => name),
  )
  const sailorOf = (name: string | undefined): string => due.find(one => one.name === name)?.sailor ?? ''
  const first = sailorOf(order[0])
  const tapped = due.find(({ sailor }) => sailor === draft.sailor)?.name
  useEffect(() => {
    if (!canAct || first === '' || draft.sailor === first) return
    if (tapped === undefined) changeDraft(now => ({ ...now, sailor: first }))
    else setCrewOrder(moveEntry(order, order.indexOf(tapped), 0)) // the player tapped a crew member in the party: it goes first
  }, [first, draft.sailor, canAct]) // a draft changes only while the viewer can act
  const reorder = (from: number, to: number): void => {
    const next = moveEntry(order, from, to)
    setCrewOrder(next)
    changeDraft(now => ({ ...now, sailor: sailorOf(next[0]) }))
  }
  const entries = order.map((key, index) => {
    const face = faceOfKey(key)
    const [name, says] = [terms.card(face), texts[language].cards[face]?.text ?? '']
    const content = (
      <>
        <span className="rr-portrait-box">
          <Portrait card={face} />
        </span>
        <span>
          <b className="serif">{name}</b> <span className="muted">{says}</span>
        </span>
      </>
    )
    const label = `${index === 0 ? '' : `${text.putFirst} `}${name}. ${says}`
    return { key, label, content, arrows: { earlier: text.earlier(name), later: text.later(name) } }
  })
  return (
    <>
      <NoteHead title={text.orderTitle} more={<RuleLink rule="R9.2" />} />
      <OrderList
        label={text.orderTitle}
        entries={entries}
        status={text.orderNow(order.map(key => terms.card(faceOfKey(key))))}
        onMove={reorder}
        isLocked={!canAct}
        isNumbered
        tap="first"
        className="rr-order"
      />
      <p id={WHY_ID} className="muted">
        {text.help.order}
      </p>
    </>
  )
}
