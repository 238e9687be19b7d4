/** The viewer's hand on the shelf: a tap picks a card, its arrows (or T) turn it end for end. Arrow keys walk along it. */
import { Icon } from '@tortuga/ui'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { endOf, handCards, togglePick, turnCard, type HandCard } from './draft-set.ts'
import { keysOf } from './lay-out.ts'
import { CardFace, sayCard } from './pieces.tsx'
import { isHinting, useSetting, type Setting } from './setting.ts'

/** Where an arrow key leads, or null for any other key. */
const stepTo = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(count - 1, at + 1)
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const stateOf = (setting: Setting, { key }: HandCard): string => {
  const { view, seat, drafting, inFlight } = setting
  const sealed = seat === null ? null : (view.ask?.sealed[seat] ?? null)
  if (sealed !== null && keysOf(view.hand, { type: 'discard', cards: sealed }).includes(key)) return 'sealed'
  if (keysOf(view.hand, inFlight).includes(key)) return 'flying'
  return drafting.picked.includes(key) ? 'picked' : 'held'
}

/** Cards of the hint are marked beside those that are picked: they may be other ones. */
const isHinted = (setting: Setting, { key }: HandCard): boolean =>
  isHinting(setting) && keysOf(setting.view.hand, setting.hint?.move ?? null).includes(key)

type CardProps = { readonly card: HandCard; readonly isStop: boolean; readonly onFocus: () => void }

const CardInHand = ({ card, isStop, onFocus }: CardProps): ReactElement => {
  const setting = useSetting()
  const { text, drafting, change, mode, inFlight } = setting
  const end = endOf(drafting, card.key)
  const state = stateOf(setting, card)
  const name = sayCard(setting, card.face, end)
  const mayPick = inFlight === null && (mode === 'turn' || mode === 'wait' || mode === 'discard')
  const mayTurn = inFlight === null && mode !== 'discard' && state !== 'sealed'
  return (
    <li className="rum-hand-card" data-state={state} data-hinted={isHinted(setting, card)}>
      <button
        type="button"
        className="rum-place"
        data-card={card.key}
        data-place={`card-${card.face}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={state === 'sealed' ? `${name}; ${text.sealedHand}` : state === 'flying' ? `${name}; ${text.sending}` : name}
        aria-pressed={drafting.picked.includes(card.key)}
        aria-disabled={!mayPick}
        aria-keyshortcuts={mayTurn ? 'T' : undefined}
        onFocus={onFocus}
        onClick={() => {
          if (mayPick) change(now => togglePick(now, card.key))
        }}
        onKeyDown={event => {
          if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || !mayTurn) return
          event.preventDefault()
          change(now => turnCard(now, card.key))
        }}
      >
        <CardFace card={card.face} end={end} />
      </button>
      {mayTurn && (
        <button
          type="button"
          className="rum-turn"
          tabIndex={-1}
          aria-label={text.turnCard(name)}
          onClick={() => change(now => turnCard(now, card.key))}
        >
          <Icon name="turn" small />
        </button>
      )}
      {state === 'flying' && <span className="rum-caption">{text.sending}</span>}
      {state === 'sealed' && <span className="rum-caption">{text.sealedHand}</span>}
    </li>
  )
}

/** The card that is being drawn, where it will lie. */
const OnItsWay = (): ReactElement | null => {
  const { inFlight, view, text } = useSetting()
  if (inFlight?.type !== 'draw') return null
  const slot = inFlight.from === 'wreck' ? null : view.beach[inFlight.from]
  return (
    <li className="rum-hand-card" data-state="flying">
      <span className="rum-place">
        <CardFace card={slot?.type === 'up' ? slot.card : null} end="two" />
      </span>
      <span className="rum-caption">{text.sending}</span>
    </li>
  )
}

export const Hand = (): ReactElement => {
  const { view, text, seat } = useSetting()
  const [stop, setStop] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const cards = handCards(view.hand)
  const current = Math.min(stop, cards.length - 1)
  const walk = (event: KeyboardEvent): void => {
    const next = stepTo(event.key, current, cards.length)
    if (next === null || cards.length === 0) return
    event.preventDefault()
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-card]')
    buttons?.[next]?.focus()
  }
  return (
    <ul className="rum-hand" ref={list} aria-label={text.yourHand(cards.length)} data-place={`hand-${seat}`} onKeyDown={walk}>
      {cards.map((card, index) => (
        <CardInHand key={card.key} card={card} isStop={index === current} onFocus={() => setStop(index)} />
      ))}
      <OnItsWay />
      {cards.length === 0 && <li className="rum-hand-empty">{text.emptyHand}</li>}
    </ul>
  )
}
