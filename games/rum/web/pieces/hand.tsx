/** The viewer's hand: a tap picks a card, its arrows button or the T key turns it. */
import { Icon } from '@tortuga/ui'
import { faceOfKey, Hand, HandCard, keysOfHand, Piece } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { askOf } from '../../rules/index.ts'
import { useTable, type TableContext } from '../table/context/context.ts'
import { endOf, togglePick, turnCard } from '../table/draft/draft-state.ts'
import { keysOf } from '../table/draft/hint.ts'
import { CardFace, sayCard } from './card.tsx'

type CardState = 'sealed' | 'flying' | 'picked' | 'plain'
const stateOf = ({ view, seat, draft, inFlight }: TableContext, key: string): CardState => {
  const sealed = seat === null ? null : (askOf(view)?.sealed[seat] ?? null)
  if (sealed !== null && keysOf(view.hand, { type: 'discard', cards: sealed }).includes(key)) return 'sealed'
  if (keysOf(view.hand, inFlight).includes(key)) return 'flying'
  return draft.picked.includes(key) ? 'picked' : 'plain'
}

const mayTurnCard = ({ inFlight, mode }: TableContext, state: CardState): boolean =>
  inFlight === null && mode !== 'discard' && state !== 'sealed'

const CardInHand = ({ of: key }: { readonly of: string }): ReactElement => {
  const table = useTable()
  const { text, draft, changeDraft, mode, inFlight, view, hint } = table
  const face = faceOfKey(key)
  const end = endOf(draft, key)
  const state = stateOf(table, key)
  const name = sayCard(table, face, end)
  const mayTurn = mayTurnCard(table, state)
  // Cards of the hint have their own mark, because other cards may be picked; they keep it when they are.
  const isHinted = (mode === 'turn' || mode === 'discard') && keysOf(view.hand, hint?.move ?? null).includes(key)
  return (
    <HandCard mark={state} className="rum-hand-card" data={{ 'data-hinted': isHinted }}>
      <Piece
        target={`card:${key}`}
        className="rum-place"
        label={state === 'sealed' ? `${name}; ${text.sealedHand}` : name}
        mark={state === 'sealed' ? 'plain' : state}
        place={`card-${face}`}
        reads={face}
        data={{ 'data-card': key, 'data-read-on': 'rest' }}
        isBlocked={inFlight !== null || (mode !== 'turn' && mode !== 'wait' && mode !== 'discard')}
        keys={mayTurn ? 'T' : undefined}
        onPress={() => changeDraft(now => togglePick(now, key))}
      >
        <CardFace card={face} end={end} />
      </Piece>
      {mayTurn && (
        <button
          type="button"
          className="rum-turn"
          tabIndex={-1}
          aria-label={text.turnCard(name)}
          onClick={() => changeDraft(now => turnCard(now, key))}
        >
          <Icon name="turn" small />
        </button>
      )}
      {state === 'sealed' && <span className="piece-caption">{text.sealedHand}</span>}
    </HandCard>
  )
}

/** The card that is being drawn, at its future place in the hand. */
const CardBeingDrawn = (): ReactElement | null => {
  const { inFlight, view, kit } = useTable()
  if (inFlight?.type !== 'draw') return null
  const slot = inFlight.from === 'wreck' ? null : view.beach[inFlight.from]
  return (
    <HandCard mark="flying">
      <span className="piece rum-place" data-mark="flying">
        <CardFace card={slot?.type === 'up' ? slot.card : null} end="two" />
        <span className="piece-caption">{kit.sending}</span>
      </span>
    </HandCard>
  )
}

export const PlayerHand = (): ReactElement => {
  const table = useTable()
  const { view, kit, seat, changeDraft } = table
  const cards = keysOfHand(view.hand)
  const turnByKey = (key: string, stop: HTMLElement): boolean => {
    const card = cards.find(one => one === stop.dataset['card'])
    if (key.toLowerCase() !== 't' || card === undefined || !mayTurnCard(table, stateOf(table, card))) return false
    changeDraft(now => turnCard(now, card))
    return true
  }
  return (
    <Hand
      label={kit.yourHand(cards.length)}
      place={`hand-${seat}`}
      empty={kit.emptyHand}
      count={cards.length}
      className="rum-hand"
      onKey={({ key }, stop) => turnByKey(key, stop)}
    >
      {cards.map(card => (
        <CardInHand key={card} of={card} />
      ))}
      <CardBeingDrawn />
    </Hand>
  )
}
