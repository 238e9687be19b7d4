/** The middle of the table, shared by all players: the clock, the beach and the wreck, and the captains in the row. */
import { KeyboardGroup, Piece } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { LAST_CLOCK } from '../../rules/data/deck-data.ts'
import { ClockFace } from '../art/clock.tsx'
import { Parrot } from '../art/parrot.tsx'
import { CardFace } from '../pieces/card.tsx'
import { PARROT } from '../art/ink.ts'
import { Beach, Wreck } from './beach.tsx'
import { Captains } from './captains.tsx'
import { useTable } from './context/context.ts'

/** The castaway clock with the parrot on it, and the parrot's card while it is resolved. */
const Clock = (): ReactElement => {
  const { view, text, deck } = useTable()
  const cost = deck.discards[view.clock] ?? 0
  const isParrotShown = view.apart !== null || view.beach.some(slot => slot.type !== 'empty' && slot.card === PARROT)
  const costText = view.clock === LAST_CLOCK ? text.clockShip : view.clock === LAST_CLOCK - 1 ? text.clockLast : text.clockCost(cost)
  return (
    <KeyboardGroup className="rum-clock" label={text.clockName} role="group">
      <Piece
        target="clock"
        className="rum-clock-card"
        label={`${text.clock(view.clock)}, ${costText}`}
        reads="clock"
        place="clock"
        isStop
        onPress={null}
      >
        <ClockFace hour={view.clock} cost={cost} />
        {!isParrotShown && (
          <span className="rum-perch" data-place="bird">
            <Parrot />
          </span>
        )}
      </Piece>
      {view.apart !== null && (
        <div className="rum-apart" data-place="apart" data-also="shown-parrot" data-read={PARROT} role="img" aria-label={text.parrot}>
          <CardFace card={view.apart} end="two" />
        </div>
      )}
      <p className="rum-clock-words" aria-hidden="true">
        <span>{text.clock(view.clock)}</span> <span>{costText}</span>
      </p>
    </KeyboardGroup>
  )
}

export const SharedArea = (): ReactElement => {
  const { view, text } = useTable()
  const free = view.captains.filter(({ owner }) => owner === null).length
  return (
    <div className="rum-middle">
      <Clock />
      <KeyboardGroup label={text.sources} className="rum-shore" role="group">
        <Beach />
        <Wreck />
      </KeyboardGroup>
      <div className="rum-free">
        <Captains owner={null} label={text.freeCaptains} />
        <p className="label">{free === 0 ? text.noFreeCaptains : text.freeCaptains}</p>
      </div>
    </div>
  )
}
