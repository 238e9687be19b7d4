/** The other captains, clockwise from the viewer's left: name plate, board and figures (strength and next battle, doubloons, known points, Parrot and Hat). */
import { at, type Seat } from '@tortuga/kit'
import { SeatPanel, Seats, useCountUp } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { strengthOf, type Draft } from '../../rules/index.ts'
import { Coin, Hat, Parrot, Sabres } from '../art/tokens.tsx'
import { plain } from '../art/worth.ts'
import { BoardZones, ZoneCounts } from '../pieces/board-zones.tsx'
import { explainKey } from '../pieces/explain.tsx'
import { useTable, type TableContext } from './context/context.ts'
import { countHidden, nextBattle } from './context/figures.ts'
import { LostTag, sayLoss } from '../pieces/lost-tag.tsx'

/** How the next battle with this captain would end. */
const sayNextBattle = ({ deck, told, seat, text }: TableContext, other: Seat): string | null => {
  if (seat === null || seat === other) return null
  const battle = nextBattle(deck, told, seat, other)
  switch (battle.type) {
    case 'apart':
      return text.apart
    case 'unarmed':
      return text.noBattle
    default: {
      const outcome = battle.type === 'won' ? text.youWin : text.youLose
      if (battle.isUnarmed) return text.withoutPirates(outcome)
      return battle.tied ? text.tie(outcome) : text.compared(battle.difference, outcome)
    }
  }
}

export const Strength = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const context = useTable()
  const { deck, told, text } = context
  const captain = at(told.captains, seat)
  const isUnarmed = captain.pirates.length === 0
  const strength = strengthOf(deck, captain)
  const battleText = sayNextBattle(context, seat)
  const battle = context.seat === null ? null : nextBattle(deck, told, context.seat, seat)
  return (
    <p className="soc-strength" data-facing={battle?.type ?? 'apart'}>
      <span className="soc-strength-figure" aria-hidden="true">
        <Sabres />
        <b className="serif">{isUnarmed ? '–' : plain(strength)}</b>
      </span>
      <span className="vh">{isUnarmed ? text.noPirates : text.strengthLabel(plain(strength))}</span>
      {battleText !== null && <span className="soc-facing">{battleText}</span>}
    </p>
  )
}

export const DoubloonCount = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const context = useTable()
  const { told, phrases } = context
  const { doubloons } = at(told.captains, seat)
  const loss = seat === context.seat ? sayLoss(context, 'doubloons') : null
  return (
    <span
      className="soc-purse"
      data-read={explainKey('doubloons', seat)}
      {...(seat === context.seat ? { tabIndex: 0 } : {})}
      data-place={`purse-${seat}`}
      role="img"
      aria-label={[phrases.doubloons(doubloons), ...(loss === null ? [] : [loss])].join(', ')}
    >
      <Coin />
      <b className="serif">{doubloons}</b>
      {seat === context.seat && <LostTag zone="doubloons" />}
    </span>
  )
}

/** Known points, and the number of unknown cards that may add to them. */
export const Points = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { told, points, text, phrases, animate } = useTable()
  const { total } = at(points, seat)
  const hidden = countHidden(at(told.captains, seat))
  return (
    <span
      className="soc-points"
      role="img"
      aria-label={hidden > 0 ? text.pointsKnown(phrases.points(total), hidden) : phrases.points(total)}
    >
      <b className="serif">{plain(useCountUp(total, animate))}</b> <span>{text.pointsShort}</span>
      {hidden > 0 && <span className="soc-hidden">{text.andHidden(hidden)}</span>}
    </span>
  )
}

export const CaptainSigns = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { drawn, phrases, text } = useTable()
  return (
    <span className="soc-signs">
      <span className="soc-perch" data-place={`parrot-${seat}`}>
        {drawn.parrot === seat && (
          <span role="img" aria-label={`${phrases.parrot}. ${text.about.parrot}`} data-read={explainKey('parrot')} tabIndex={0}>
            <Parrot />
          </span>
        )}
      </span>
      {drawn.hat === seat && (
        <span role="img" aria-label={`${phrases.hat}. ${text.about.hat}`} data-read={explainKey('hat')} tabIndex={0}>
          <Hat />
        </span>
      )}
    </span>
  )
}

/** The draft that another captain shares, as text. */
const sayDraft = ({ text, phrases, nameOf }: TableContext, draft: Draft | null): string | null => {
  switch (draft?.type) {
    case 'space':
      return text.reaching(phrases.space(draft.space))
    case 'captain':
      return text.reaching(nameOf(draft.seat))
    default:
      return null
  }
}

/** What this captain is doing now; null if nothing. */
const sayDoing = (context: TableContext, seat: Seat): string | null => {
  const { task, askedSeat, text, phrases, drafts } = context
  const draft = sayDraft(context, drafts[seat] ?? null)
  if (draft !== null) return draft
  if (askedSeat !== seat || task === null) return null
  return task.type === 'decide' ? text.looksAt(phrases.space(task.space)) : text.choosing
}

const CaptainPanel = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const context = useTable()
  const { nameOf, drafts, inspect, text } = context
  const doing = sayDoing(context, seat)
  const isPointedAt = drafts.some(draft => draft?.type === 'captain' && draft.seat === seat)
  return (
    <SeatPanel seat={seat} className="soc-seat" data={{ 'data-pointed': isPointedAt }}>
      <CaptainSigns seat={seat} />
      <Strength seat={seat} />
      <p className="table-seat-facts">
        <DoubloonCount seat={seat} />
        <Points seat={seat} />
        {doing !== null && <span className="presence">{doing}</span>}
      </p>
      <ZoneCounts seat={seat} />
      <BoardZones seat={seat} />
      <button
        type="button"
        className="soc-seat-open"
        aria-haspopup="dialog"
        aria-label={text.boardOf(nameOf(seat))}
        onClick={() => inspect({ type: 'board', seat, zone: null })}
      />
    </SeatPanel>
  )
}

export const CaptainPanels = (): ReactElement => (
  <Seats className="soc-seats" label={useTable().text.captains} render={seat => <CaptainPanel key={seat} seat={seat} />} />
)
