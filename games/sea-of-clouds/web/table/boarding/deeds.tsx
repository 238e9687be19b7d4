/** The effects of the victories in a boarding: one row each, with the Pirate that causes it and the viewer's loss or gain. */
import { Icon } from '@tortuga/ui'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Event, Face } from '../../../rules/index.ts'
import { SmallFaceCard } from '../../pieces/loot-card.tsx'
import { useTable } from '../context/context.ts'
import type { BoardingReport } from '../context/boarding-report.ts'
import { changesIn, type OwnChange } from '../context/own-changes.ts'

/** The card that causes an effect: a Pirate, or the Chest that changes hands. */
export const causeOf = (event: Event): Face | null =>
  event.type === 'chest-lost' ? event.object : 'card' in event && typeof event.card === 'string' ? event.card : null

/** A change for the viewer, marked by word, sign and colour. */
export const ChangeTag = ({ change: { amount, what } }: { readonly change: OwnChange }): ReactElement => {
  const { text } = useTable()
  return (
    <span className="soc-change" data-change={amount < 0 ? 'loss' : 'gain'}>
      {amount < 0 ? text.youLoseThis(what) : text.youGetThis(what)}
    </span>
  )
}

export const BoardingEvents = ({ report }: { readonly report: BoardingReport }): ReactElement | null => {
  const context = useTable()
  const { nameOf, language, say, seat, text, phrases } = context
  const list = useRef<HTMLOListElement>(null)
  const rows = report.done.flatMap((event, index) => {
    const words = say.sayEvent(event, nameOf, language)
    return words === null ? [] : [{ key: index, event, words }]
  })
  useEffect(() => {
    const box = list.current
    if (box !== null) box.scrollTop = box.scrollHeight
  }, [rows.length])
  if (rows.length === 0) return report.isOver ? <p className="muted">{text.noEffects}</p> : null
  return (
    <ol className="soc-deeds" aria-label={text.effects} ref={list} tabIndex={0}>
      {rows.map(({ key, event, words }, index) => {
        const cause = causeOf(event)
        return (
          <li key={key} className="soc-deed" {...(index === rows.length - 1 && !report.isOver ? { 'aria-current': 'step' as const } : {})}>
            <span className="soc-deed-cause" aria-hidden="true">
              {cause !== null && <SmallFaceCard face={cause} isReadable />}
              <Icon name="next" small />
            </span>
            <span>{words}</span>
            {changesIn({ phrases }, event, seat).map((change, place) => (
              <ChangeTag key={place} change={change} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}
