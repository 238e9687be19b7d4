/** What a side has that all may see: its player, coins, hand, deck, and the piles to look through. */
import { upTo } from '@tortuga/kit'
import { Tool } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { GOAL, pointsOf, type Side } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Coin, ScoreMark } from '../art/marks.tsx'
import { useOpen, type Window } from '../dialogs/opened.tsx'
import { Group } from '../group.tsx'
import { seatOfSide, useSetting } from '../setting.ts'

/** Four bottles win: so many are filled. */
export const Score = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, text } = useSetting()
  const points = pointsOf(view.options, view.scores, side)
  return (
    <span className="rr-score" role="img" aria-label={text.scoreOf(points, GOAL)} data-place={`score-${side}`}>
      {upTo(GOAL).map(place => (
        <ScoreMark key={place} isFull={place < points} />
      ))}
    </span>
  )
}

export const Supply = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, words } = useSetting()
  const coins = view.supplies[side]
  return (
    <span className="rr-supply" role="img" aria-label={`${words.supply}: ${words.coins(coins)}`} data-place={`supply-${side}`}>
      <Coin />
      <b className="serif">{coins}</b>
    </span>
  )
}

const PileButton = ({ window, count, name }: { readonly window: Window; readonly count: number; readonly name: string }): ReactElement => {
  const open = useOpen()
  const place = 'side' in window ? `${window.type}-${window.side}` : window.type
  return (
    <button type="button" className="rr-pile-button" data-stop="" tabIndex={-1} onClick={() => open(window)} data-place={place}>
      {name} <b className="serif">{count}</b>
    </button>
  )
}

/** On a phone: one button for all piles. */
const MenuButton = (): ReactElement => {
  const { text } = useSetting()
  const open = useOpen()
  return <Tool name={text.pilesAndLists} icon="eye" className="rr-menu-button" onPress={() => open({ type: 'menu' })} />
}

/** The piles of a side, one stop of the Tab key. */
export const Piles = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, words, text, nameOf, near } = useSetting()
  const open = useOpen()
  return (
    <Group label={text.pilesOf(nameOf(side))} className="rr-piles" role="toolbar">
      <PileButton window={{ type: 'discards', side }} count={view.discards[side].length} name={words.discards} />
      <PileButton window={{ type: 'score', side }} count={view.scores[side].length} name={words.score} />
      {side === 'pirate' && view.removed.length > 0 && (
        <PileButton window={{ type: 'removed' }} count={view.removed.length} name={words.removed} />
      )}
      {view.hands !== null && <PileButton window={{ type: 'hand', side }} count={view.hands[side].length} name={words.hand} />}
      {side !== near && (
        <>
          <button type="button" className="rr-pile-button" data-stop="" tabIndex={-1} onClick={() => open({ type: 'decks' })}>
            {text.decklists}
          </button>
          <button type="button" className="rr-pile-button" data-stop="" tabIndex={-1} onClick={() => open({ type: 'glossary' })}>
            {text.glossary}
          </button>
        </>
      )}
    </Group>
  )
}

/** Hand and deck as backs with a number. */
const Held = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, words, text, card } = useSetting()
  const deck = view.deckSizes[side]
  return (
    <>
      <span className="rr-held" role="img" aria-label={`${words.hand}: ${words.cards(view.handSizes[side])}`} data-place={`hand-${side}`}>
        {upTo(Math.min(6, view.handSizes[side])).map(index => (
          <Back key={index} side={side} />
        ))}
        <b className="serif">{view.handSizes[side]}</b>
      </span>
      <span
        className="rr-held"
        role="img"
        aria-label={`${words.deck}: ${words.cards(deck)}`}
        data-place={side === 'pirate' ? 'deck-pirate' : undefined}
      >
        <span className="rr-held-word">{words.deck}</span> <b className="serif">{deck}</b>
      </span>
      {side === 'pirate' && view.top.length > 0 && <span className="rr-top">{text.onTop(view.top.map(card))}</span>}
    </>
  )
}

export const Strip = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, text, words, nameOf, near, seatPlate, awaited, drafts } = useSetting()
  const seat = seatOfSide(view.crown, side)
  const draft = drafts[seat] ?? null
  return (
    <section className="rr-strip" aria-label={text.sideOf(nameOf(side), side)} data-turn={awaited.includes(seat)}>
      <div className="rr-strip-plate">{seatPlate(seat)}</div>
      <span className="rr-side-name serif">{text.sides[side]}</span>
      <Score side={side} />
      <Supply side={side} />
      <Held side={side} />
      {side !== near && view.options.bank === 'strict' && (
        <span className="rr-held">
          <span className="rr-held-word">{words.bank}</span> <b className="serif">{view.bank}</b>
        </span>
      )}
      {draft !== null && draft.type === 'cards' && <span className="rr-presence">{text.picking(draft.count)}</span>}
      <Piles side={side} />
      {side !== near && <MenuButton />}
    </section>
  )
}
