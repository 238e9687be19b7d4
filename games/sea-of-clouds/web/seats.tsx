/** The other captains, clockwise from the viewer's left: plate, figures, and the board with all that lies on it. */
import type { Seat } from '@tortuga/kit'
import type { ReactElement } from 'react'
import type { Draft } from '../rules/index.ts'
import { Bays, Counts } from './bay.tsx'
import { Points, Purse, Signs, Strength } from './facts.tsx'
import { othersOf } from './reckoning.ts'
import { useSetting, type Setting } from './setting.ts'

/** What somebody is half-way through, as far as it is shown. */
const sayDraft = ({ text, words, nameOf }: Setting, draft: Draft | null): string | null => {
  switch (draft?.type) {
    case 'space':
      return text.reaching(words.space(draft.space))
    case 'captain':
      return text.reaching(nameOf(draft.seat))
    default:
      return null
  }
}

/** What the table waits for, where it is this captain's to do. */
const sayDoing = (setting: Setting, seat: Seat): string | null => {
  const { task, asker, text, words, drafts } = setting
  const draft = sayDraft(setting, drafts[seat] ?? null)
  if (draft !== null) return draft
  if (asker !== seat || task === null) return null
  return task.type === 'decide' ? text.looksAt(words.space(task.space)) : text.choosing
}

const SeatPanel = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const setting = useSetting()
  const { nameOf, awaited, seatPlate, drafts, read, text } = setting
  const doing = sayDoing(setting, seat)
  const isPointedAt = drafts.some(draft => draft?.type === 'captain' && draft.seat === seat)
  return (
    <li
      className="soc-seat"
      data-place={`seat-${seat}`}
      data-turn={awaited.includes(seat)}
      data-pointed={isPointedAt}
      aria-label={nameOf(seat)}
    >
      <div className="soc-seat-plate">
        {seatPlate(seat)}
        <Signs seat={seat} />
      </div>
      <Strength seat={seat} />
      <p className="soc-seat-facts">
        <Purse seat={seat} />
        <Points seat={seat} />
        {doing !== null && <span className="soc-doing">{doing}</span>}
      </p>
      <Counts seat={seat} />
      <Bays seat={seat} />
      <button
        type="button"
        className="soc-seat-open"
        aria-haspopup="dialog"
        aria-label={text.boardOf(nameOf(seat))}
        onClick={() => read({ type: 'board', seat, zone: null })}
      />
    </li>
  )
}

export const Seats = (): ReactElement => {
  const { drawn, seat, text } = useSetting()
  const others = othersOf(drawn.seats, seat)
  return (
    <ul className="soc-seats" aria-label={text.captains} data-count={others.length}>
      {others.map(other => (
        <SeatPanel key={other} seat={other} />
      ))}
    </ul>
  )
}
