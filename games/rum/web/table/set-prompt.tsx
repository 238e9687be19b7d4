/** The prompt for a set: one row for each colour, compared with its captain, the points after the set, and why it is not legal yet. */
import { Icon } from '@tortuga/ui'
import { PromptHead, Reason, WHY_ID } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { Bottle } from '../art/bottle.tsx'
import type { SetPreview, SetRow } from './draft/set-preview.ts'
import { useTable, type TableContext } from './context/context.ts'

/** The bottles of one colour; a dashed line below marks those from the beach. */
const BottleLine = ({ row }: { readonly row: SetRow }): ReactElement => {
  const { dye } = useTable()
  return (
    <span className="rum-bottle-line" aria-hidden="true">
      {Array.from({ length: row.bottles }, (_, index) => (
        <span key={index} className={index >= row.bottles - row.fromBeach ? 'rum-from-beach' : undefined}>
          <Bottle dye={dye(row.captain.colour)} />
        </span>
      ))}
    </span>
  )
}

/** `5 > 4`, or `4 → 6` for a trio. */
const arithmetic = ({ bottles, captain, value, isTrio }: SetRow): string => {
  if (isTrio) return `${captain.value} → ${value}`
  return `${bottles} ${bottles > captain.value ? '>' : bottles === captain.value ? '=' : '<'} ${captain.value}`
}

const changeText = ({ text, seat }: TableContext, { captain, value, missing, isTrio }: SetRow): string => {
  if (value === 0) return missing === null ? text.cannotRise : text.missing(missing)
  const now = captain.owner === seat ? text.rises(value) : text.worth(value)
  return isTrio ? `${text.trio}, ${now}` : now
}

const Row = ({ row }: { readonly row: SetRow }): ReactElement => {
  const table = useTable()
  const { text, dye, seat, holderOf } = table
  const isGained = row.value > 0
  const verdict = isGained ? (row.captain.owner === seat ? text.raised : text.taken) : text.short
  return (
    <li className="rum-row" data-gained={isGained}>
      <BottleLine row={row} />
      <span className="rum-sum serif">{arithmetic(row)}</span>
      <span className="rum-row-words">
        <span>{text.captain(dye(row.captain.colour))}</span>{' '}
        <span className="muted">
          {text.fromHolder(holderOf(row.captain.owner))}, {changeText(table, row)}
        </span>
      </span>
      <span className="rum-verdict">
        <Icon name={isGained ? 'tick' : 'no'} small />
        {verdict}
      </span>
    </li>
  )
}

/** How points would change, the viewer's first. */
const pointsLine = ({ text, seat, nameOf }: TableContext, { points }: SetPreview): string =>
  points
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    .map(({ seat: other, before, after }) =>
      other === seat ? text.setPoints(before, after) : text.othersPoints(nameOf(other), before, after),
    )
    .join(', ')

export const SetPrompt = ({ set }: { readonly set: SetPreview }): ReactElement => {
  const table = useTable()
  const { text, dye, view } = table
  const points = pointsLine(table, set)
  return (
    <>
      <PromptHead title={text.set} more={points === '' ? null : points} />
      <ul className="rum-rows">
        {set.rows.map(row => (
          <Row key={row.captain.colour} row={row} />
        ))}
      </ul>
      <div className="rum-note-foot" id={WHY_ID}>
        {set.spare.length > 0 && (
          <p className="muted">{text.spare(set.spare.map(({ colour, bottles }) => text.bottles(dye(colour), bottles)).join(', '))}</p>
        )}
        {set.refusal === null ? <p className="muted rum-after">{text.afterSet}</p> : <Reason refusal={set.refusal} />}
        {view.options.beachBottles === 'chosen' && set.slots.length > 0 && <p className="muted">{text.chooseBeach}</p>}
      </div>
    </>
  )
}
