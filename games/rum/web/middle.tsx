/** What everybody shares: the clock with its parrot, the beach, the wreck, and the captains nobody owns. */
import { at } from '@tortuga/kit'
import { CardBack } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { SLOTS, type SlotNumber, type Source } from '../rules/index.ts'
import { ClockFace } from './art/clock.tsx'
import { Parrot } from './art/parrot.tsx'
import { reachFor, toggleSlot } from './draft-set.ts'
import { CardFace, Captains, sayCard } from './pieces.tsx'
import { canDraw, choosesBeach, useSetting, type Setting } from './setting.ts'

const Clock = (): ReactElement => {
  const { view, text, deck } = useSetting()
  const cost = deck.discards[view.clock] ?? 0
  const isAway = view.apart !== null || view.beach.some(slot => slot.type !== 'empty' && slot.card === 'parrot')
  const says = cost > 0 ? text.clockCost(cost) : text.clockShip
  return (
    <div className="rum-clock">
      <div className="rum-clock-card" data-place="clock" role="img" aria-label={`${text.clock(view.clock)}, ${says}`}>
        <ClockFace hour={view.clock} cost={cost} />
        {!isAway && (
          <span className="rum-perch" data-place="bird">
            <Parrot />
          </span>
        )}
      </div>
      {view.apart !== null && (
        <div className="rum-apart" data-place="apart" data-also="shown-parrot" role="img" aria-label={text.parrot}>
          <CardFace card={view.apart} end="two" />
        </div>
      )}
      <p className="rum-clock-words" aria-hidden="true">
        <span>{text.clock(view.clock)}</span> <span>{says}</span>
      </p>
    </div>
  )
}

/** The first tap reaches for a card, the second draws it. */
const drawOrReach = ({ drafting, send, change }: Setting, from: Source): void => {
  if (drafting.from === from) send({ type: 'draw', from })
  else change(now => reachFor(now, from))
}

const ringOf = (setting: Setting, from: Source): string => {
  const { drafting, set, inFlight, hint } = setting
  if (inFlight?.type === 'draw' && inFlight.from === from) return 'is-flying'
  if (drafting.from === from) return 'is-held'
  if (from !== 'wreck' && set !== null && drafting.from === null && set.slots.includes(from)) return 'is-held'
  if (hint?.move.type === 'draw' && hint.move.from === from) return 'is-target'
  return canDraw(setting, from) && (set === null || (from !== 'wreck' && choosesBeach(setting, from))) ? 'is-target' : ''
}

const BeachSlot = ({ slot }: { readonly slot: SlotNumber }): ReactElement => {
  const setting = useSetting()
  const { view, text, set, drafting, change, seat, inFlight } = setting
  const place = at(view.beach, slot)
  const card = place.type === 'empty' ? null : place.card
  const what = place.type === 'empty' ? text.slotEmpty : card === null ? text.faceDown : sayCard(setting, card, 'one')
  const isChoice = choosesBeach(setting, slot)
  const counts = set !== null && place.type === 'up' ? (set.slots.includes(slot) ? text.counts : text.countsNot) : null
  const name = [text.slot(slot + 1, what), counts, drafting.from === slot ? text.tapAgain : null].filter(part => part !== null).join('; ')
  const caption = drafting.from === slot ? text.tapAgain : isChoice && set?.slots.includes(slot) === false ? text.countsNot : null
  const isBlocked = inFlight !== null || !(isChoice || canDraw(setting, slot))
  const press = (): void => {
    if (isBlocked) return
    if (isChoice) change(now => toggleSlot(now, view, slot))
    else drawOrReach(setting, slot)
  }
  const inside = place.type === 'empty' ? <span className="rum-empty">{text.slotEmpty}</span> : <CardFace card={card} end="one" />
  const also = card === 'parrot' ? 'shown-parrot' : undefined
  return (
    <li className="rum-slot">
      {seat === null ? (
        <span className="rum-place" role="img" aria-label={name} data-place={`slot-${slot}`} data-also={also}>
          {inside}
        </span>
      ) : (
        <button
          type="button"
          className={`rum-place ${ringOf(setting, slot)}`}
          aria-label={name}
          aria-pressed={isChoice ? set?.slots.includes(slot) : drafting.from === slot}
          aria-disabled={isBlocked}
          onClick={press}
          data-place={`slot-${slot}`}
          data-also={also}
        >
          {inside}
        </button>
      )}
      {caption !== null && <span className="rum-caption">{caption}</span>}
    </li>
  )
}

const Wreck = (): ReactElement => {
  const setting = useSetting()
  const { view, text, drafting, seat } = setting
  const isBlocked = !canDraw(setting, 'wreck')
  const name = drafting.from === 'wreck' ? `${text.wreckSize(view.wreckSize)}; ${text.tapAgain}` : text.wreckSize(view.wreckSize)
  const heap = (
    <span className="rum-heap" data-place="wreck">
      {Array.from({ length: Math.min(4, Math.ceil(view.wreckSize / 4)) }, (_, index) => (
        <span key={index}>
          <CardBack />
        </span>
      ))}
      {view.wreckSize === 0 && <span className="rum-empty">{text.slotEmpty}</span>}
    </span>
  )
  return (
    <div className="rum-wreck">
      {seat === null ? (
        <span className="rum-place" role="img" aria-label={name}>
          {heap}
        </span>
      ) : (
        <button
          type="button"
          className={`rum-place ${ringOf(setting, 'wreck')}`}
          aria-label={name}
          aria-pressed={drafting.from === 'wreck'}
          aria-disabled={isBlocked}
          onClick={() => {
            if (!isBlocked) drawOrReach(setting, 'wreck')
          }}
        >
          {heap}
        </button>
      )}
      <p className="label" aria-hidden="true">
        {drafting.from === 'wreck' ? text.tapAgain : text.wreckSize(view.wreckSize)}
      </p>
    </div>
  )
}

export const Middle = (): ReactElement => {
  const { view, text } = useSetting()
  const free = view.captains.filter(({ owner }) => owner === null).length
  return (
    <div className="rum-middle">
      <Clock />
      <div className="rum-shore">
        <div className="rum-beach" data-place="beach">
          <ul aria-label={text.beach}>
            {SLOTS.map(slot => (
              <BeachSlot key={slot} slot={slot} />
            ))}
          </ul>
          <p className="label" aria-hidden="true">
            {text.beach}
          </p>
        </div>
        <Wreck />
      </div>
      <div className="rum-free" data-count={free}>
        <Captains owner={null} label={text.freeCaptains} />
        <p className="label">{free === 0 ? text.noFreeCaptains : text.freeCaptains}</p>
      </div>
    </div>
  )
}
