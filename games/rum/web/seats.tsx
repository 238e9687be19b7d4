/** The others, clockwise from the viewer's left: plate, points, hand as small backs, captains. */
import { at, type Seat } from '@tortuga/kit'
import { CardBack, useCountUp } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { pointsOf, type Draft } from '../rules/index.ts'
import { CardFace, Captains, sayCard } from './pieces.tsx'
import { useSetting, type Setting } from './setting.ts'

/** Those who sit opposite; whoever watches sees all. */
const othersOf = ({ seat, view }: Setting): readonly Seat[] => {
  const seats = view.handSizes.map((_, other) => other)
  return seat === null ? seats : seats.slice(1).map(step => (seat + step) % seats.length)
}

/** Backs, and among them the cards everybody knows. */
const HandOf = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const setting = useSetting()
  const { view, text, nameOf } = setting
  const size = at(view.handSizes, seat)
  const shown = view.hands?.[seat] ?? at(view.known, seat)
  return (
    <ul className="rum-minis" aria-label={text.handOf(nameOf(seat), size)} data-place={`hand-${seat}`} data-count={size}>
      {Array.from({ length: size - shown.length }, (_, index) => (
        <li key={index} aria-hidden="true">
          <CardBack />
        </li>
      ))}
      {shown.map((card, index) => (
        <li key={`${card} ${index}`} className="rum-mini-known" title={sayCard(setting, card, 'two')}>
          <span role="img" aria-label={view.hands === null ? text.known(sayCard(setting, card, 'two')) : sayCard(setting, card, 'two')}>
            <CardFace card={card} end="two" />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How many cards somebody holds; or, for as long as it lasts, what that player is half-way through. */
const Doing = ({ seat, draft }: { readonly seat: Seat; readonly draft: Draft | null }): ReactElement => {
  const { text, view } = useSetting()
  if (draft === null || draft.type === 'none') return <span className="rum-seat-cards">{text.cards(at(view.handSizes, seat))}</span>
  return <span className="rum-presence">{draft.type === 'cards' ? text.picking(draft.count) : text.reaching(draft.from)}</span>
}

export const Score = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, text, animate } = useSetting()
  const points = pointsOf(view.captains, seat)
  return (
    <span className="rum-score">
      <b className="serif" aria-hidden="true">
        {useCountUp(points, animate)}
      </b>
      <span className="vh">{points}</span> {text.pointsWord(points)}
    </span>
  )
}

const SeatPanel = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, text, nameOf, awaited, seatPlate, drafts } = useSetting()
  const captains = view.captains.filter(({ owner }) => owner === seat).length
  const isSeen = (view.hands ?? view.known)[seat]?.length !== 0
  return (
    <li className="rum-seat" data-turn={awaited.includes(seat)} data-captains={captains} data-seen={isSeen} aria-label={nameOf(seat)}>
      <div className="rum-seat-plate">{seatPlate(seat)}</div>
      <p className="rum-seat-facts">
        <Score seat={seat} />
        <Doing seat={seat} draft={drafts[seat] ?? null} />
      </p>
      <HandOf seat={seat} />
      <Captains owner={seat} label={text.captainsOf(nameOf(seat))} />
    </li>
  )
}

export const Seats = (): ReactElement => {
  const setting = useSetting()
  const others = othersOf(setting)
  return (
    <ul className="rum-seats" aria-label={setting.text.players} data-count={others.length}>
      {others.map(seat => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </ul>
  )
}
