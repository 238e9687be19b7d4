/** The beach, with three slots to draw from, whose face-up bottles count in sets, and the wreck. Drawing takes two taps: the first chooses, the second draws. */
import { at } from '@tortuga/kit'
import { CardBack } from '@tortuga/ui'
import { Piece, Pile, type PieceMark } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { SLOTS, type DrawSource, type SlotNumber } from '../../rules/index.ts'
import { CardFace, sayCard } from '../pieces/card.tsx'
import { PARROT } from '../art/ink.ts'
import { canDraw, isChoosingBeach, useTable, type TableContext } from './context/context.ts'
import { chooseSource, toggleSlot } from './draft/draft-state.ts'

const tapSource = ({ draft, send, changeDraft }: TableContext, from: DrawSource): void => {
  if (draft.from === from) send({ type: 'draw', from })
  else changeDraft(now => chooseSource(now, from))
}

/** Whether the hint draws from here. The mark stays when the draw is set up. */
const isHinted = ({ hint, mode }: TableContext, from: DrawSource): boolean =>
  mode === 'turn' && hint?.move.type === 'draw' && hint.move.from === from

const markOf = (table: TableContext, from: DrawSource): PieceMark => {
  const { draft, set, inFlight } = table
  if (inFlight?.type === 'draw' && inFlight.from === from) return 'flying'
  if (draft.from === from) return 'picked'
  if (from !== 'wreck' && set !== null && draft.from === null && set.slots.includes(from)) return 'picked'
  if (isHinted(table, from)) return 'hinted'
  return canDraw(table, from) && (set === null || (from !== 'wreck' && isChoosingBeach(table, from))) ? 'target' : 'plain'
}

const BeachSlot = ({ slot: number }: { readonly slot: SlotNumber }): ReactElement => {
  const table = useTable()
  const { view, text, set, draft, changeDraft, seat, inFlight } = table
  const slot = at(view.beach, number)
  const card = slot.type === 'empty' ? null : slot.card
  const content = slot.type === 'empty' ? text.slotEmpty : card === null ? text.faceDown : sayCard(table, card, 'one')
  const isChoice = isChoosingBeach(table, number)
  const counts = set !== null && slot.type === 'up' ? (set.slots.includes(number) ? text.counts : text.countsNot) : null
  const mark = markOf(table, number)
  const again = draft.from === number && mark !== 'flying' ? text.tapAgain : null
  const caption = again ?? (isChoice && set?.slots.includes(number) === false ? text.countsNot : null)
  const press = (): void => (isChoice ? changeDraft(now => toggleSlot(now, view, number)) : tapSource(table, number))
  return (
    <li className="rum-slot">
      <Piece
        target={`slot:${number}`}
        className="rum-place"
        label={[text.slot(number + 1, content), counts, again].filter(part => part !== null).join('; ')}
        mark={mark}
        reads={card}
        data={{ 'data-hinted': isHinted(table, number), 'data-read-on': 'rest' }}
        place={`slot-${number}`}
        alsoPlace={card === PARROT ? 'shown-parrot' : undefined}
        isBlocked={inFlight !== null || !(isChoice || canDraw(table, number))}
        onPress={seat === null ? null : press}
      >
        {slot.type === 'empty' ? <span className="empty-place">{text.slotEmpty}</span> : <CardFace card={card} end="one" />}
        {caption !== null && <span className="piece-caption">{caption}</span>}
      </Piece>
    </li>
  )
}

export const Beach = (): ReactElement => {
  const { text } = useTable()
  return (
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
  )
}

export const Wreck = (): ReactElement => {
  const table = useTable()
  const { view, told, text, draft, seat } = table
  const isPicked = draft.from === 'wreck'
  const size = text.wreckSize(told.wreckSize)
  return (
    <Pile
      className="rum-wreck"
      label={isPicked ? `${size}; ${text.tapAgain}` : size}
      count={view.wreckSize}
      back={<CardBack />}
      empty={text.slotEmpty}
      caption={<span className="label">{isPicked ? text.tapAgain : size}</span>}
      look="heap"
      place="wreck"
      reads="wreck"
      target="wreck"
      mark={markOf(table, 'wreck')}
      isStop
      {...(seat === null ? {} : { isPicked, isBlocked: !canDraw(table, 'wreck'), onPress: () => tapSource(table, 'wreck') })}
    />
  )
}
