/** The other players, clockwise from the viewer's left: name plate, points, hand as small backs, captains. */
import { at, type Seat } from '@tortuga/kit'
import { CardBack } from '@tortuga/ui'
import { SeatPanel, Seats, useCountUp } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { pointsOf, type Draft, type Event } from '../../rules/index.ts'
import { CardFace, sayCard } from '../pieces/card.tsx'
import { Captains } from './captains.tsx'
import { useTable } from './context/context.ts'

/** A hand as small backs, with the cards that all players know face up. */
const HandOf = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const table = useTable()
  const { view, told, text, nameOf } = table
  const size = at(view.handSizes, seat)
  const faceUp = view.hands?.[seat] ?? at(view.known, seat)
  return (
    <ul
      className="rum-minis"
      aria-label={text.handOf(nameOf(seat), at(told.handSizes, seat))}
      data-place={`hand-${seat}`}
      data-count={size}
    >
      {Array.from({ length: size - faceUp.length }, (_, index) => (
        <li key={index} aria-hidden="true">
          <CardBack />
        </li>
      ))}
      {faceUp.map((card, index) => (
        <li key={`${card} ${index}`} className="rum-mini-known" data-read={card}>
          <span role="img" aria-label={view.hands === null ? text.known(sayCard(table, card, 'two')) : sayCard(table, card, 'two')}>
            <CardFace card={card} end="two" />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a player is about to do; otherwise the number of their cards. */
const Activity = ({ seat, draft }: { readonly seat: Seat; readonly draft: Draft | null }): ReactElement => {
  const { text, told } = useTable()
  if (draft === null || draft.type === 'none') return <span>{text.cards(at(told.handSizes, seat))}</span>
  return <span className="presence">{draft.type === 'cards' ? text.picking(draft.count) : text.reaching(draft.from)}</span>
}

/** By how much a gain of captains changes the points of a seat. */
const changeFor = (seat: Seat, event: Event): number => {
  if (event.type !== 'gained') return 0
  const { seat: winner, from, before, value } = event
  return (winner === seat ? value : 0) - (from === seat ? before : 0)
}

export const Score = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { told, text, animate, newEvents, stage } = useTable()
  const points = pointsOf(told.captains, seat)
  const isNew = stage.beat?.phase === 'settle' || stage.beat?.phase === 'hold'
  const change = isNew ? newEvents.reduce((sum, { event }) => sum + changeFor(seat, event), 0) : 0
  return (
    <span className="rum-score">
      <b className="serif" aria-hidden="true">
        {useCountUp(points, animate)}
      </b>
      <span className="vh">{points}</span> <span className="rum-points-word">{text.pointsWord(points)}</span>
      {change !== 0 && (
        <b className="rum-change serif" data-loss={change < 0} aria-hidden="true">
          {change < 0 ? `−${-change}` : `+${change}`}
        </b>
      )}
    </span>
  )
}

const Player = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { text, nameOf, drafts } = useTable()
  return (
    <SeatPanel seat={seat} className="rum-seat">
      <div className="table-seat-facts">
        <Score seat={seat} />
        <Activity seat={seat} draft={drafts[seat] ?? null} />
        <HandOf seat={seat} />
      </div>
      <Captains owner={seat} label={text.captainsOf(nameOf(seat))} />
    </SeatPanel>
  )
}

export const OtherPlayers = (): ReactElement => <Seats className="rum-seats" render={seat => <Player key={seat} seat={seat} />} />
