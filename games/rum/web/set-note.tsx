/** The set being made, on its note: a line of bottles for each colour, held against its captain; what it would bring; why it is not legal yet. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { Bottle } from './art/bottle.tsx'
import type { DraftSet, Row } from './draft-set.ts'
import { Reason, WHY_ID } from './note-parts.tsx'
import { useSetting, type Setting } from './setting.ts'

/** The bottles themselves, those from the beach marked off by a dashed line below them. */
const BottleLine = ({ row }: { readonly row: Row }): ReactElement => {
  const { dye } = useSetting()
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

/** `5 > 4`, or for a trio `4 + 2`. */
const arithmetic = ({ bottles, captain, value, isTrio }: Row): string => {
  if (isTrio) return `${captain.value} → ${value}`
  return `${bottles} ${bottles > captain.value ? '>' : bottles === captain.value ? '=' : '<'} ${captain.value}`
}

const worthOf = ({ text, seat }: Setting, { captain, value, missing, isTrio }: Row): string => {
  if (value === 0) return missing === null ? text.cannotRise : text.missing(missing)
  const now = captain.owner === seat ? text.rises(value) : text.worth(value)
  return isTrio ? `${text.trio}, ${now}` : now
}

const RowLine = ({ row }: { readonly row: Row }): ReactElement => {
  const setting = useSetting()
  const { text, dye, seat, holderOf } = setting
  const isGained = row.value > 0
  const verdict = isGained ? (row.captain.owner === seat ? text.raised : text.taken) : text.short
  return (
    <li className="rum-row" data-gained={isGained}>
      <BottleLine row={row} />
      <span className="rum-sum serif">{arithmetic(row)}</span>
      <span className="rum-row-words">
        <span>{text.captain(dye(row.captain.colour))}</span>{' '}
        <span className="muted">
          {text.fromHolder(holderOf(row.captain.owner))}, {worthOf(setting, row)}
        </span>
      </span>
      <span className="rum-verdict">
        <Icon name={isGained ? 'tick' : 'no'} small />
        {verdict}
      </span>
    </li>
  )
}

/** What points would become, the viewer's first. */
const pointsLine = ({ text, seat, nameOf }: Setting, { points }: DraftSet): string =>
  points
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    .map(({ seat: other, before, after }) =>
      other === seat ? text.setPoints(before, after) : text.othersPoints(nameOf(other), before, after),
    )
    .join(', ')

export const SetNote = ({ set }: { readonly set: DraftSet }): ReactElement => {
  const setting = useSetting()
  const { text, dye, view, inFlight } = setting
  const points = pointsLine(setting, set)
  return (
    <>
      <div className="note-head">
        <h2>{text.set}</h2>
        {points !== '' && <span className="muted">{points}</span>}
        {inFlight !== null && <span className="on-its-way">{text.sending}</span>}
      </div>
      <ul className="rum-rows">
        {set.rows.map(row => (
          <RowLine key={row.captain.colour} row={row} />
        ))}
      </ul>
      <div className="rum-note-foot" id={WHY_ID}>
        {set.spare.length > 0 && (
          <p className="muted">{text.spare(set.spare.map(({ colour, bottles }) => text.bottles(dye(colour), bottles)).join(', '))}</p>
        )}
        {set.refusal === null ? (
          <p className="muted rum-after">{text.afterSet}</p>
        ) : (
          <Reason refusal={set.refusal} rules={setting.game.refusalRules[set.refusal.type]} />
        )}
        {view.options.beachBottles === 'chosen' && set.slots.length > 0 && <p className="muted">{text.chooseBeach}</p>}
      </div>
    </>
  )
}
