/** The public information of a side: player, score, coins, sizes of hand and deck, and piles. */
import { range } from '@tortuga/kit'
import { ToolButton } from '@tortuga/ui'
import { KeyboardGroup, Pile, SeatPanel, Seats, useReadable } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import { GOAL, pointsOf, type Side } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Coin, ScoreMark } from '../art/marks.tsx'
import { explainKey } from './context/explain-keys.ts'
import { otherLists, pilesOf, titleOf, type PileDialog } from './context/dialogs.ts'
import { useTable } from './context/context.ts'

type FactProps = {
  readonly label: string
  readonly explains: string
  readonly place?: string
  readonly className: string
  readonly children: ReactNode
}

/** A figure of a side that explains itself, as a stop of its keyboard group. */
export const Fact = ({ label, explains, place, className, children }: FactProps): ReactElement => {
  const { props, description } = useReadable(explains)
  return (
    <>
      <span className={className} role="img" aria-label={label} data-place={place} data-stop="" tabIndex={-1} {...props}>
        {children}
      </span>
      {description}
    </>
  )
}

/** The figures of a side: one Tab stop. */
export const Facts = ({ side, children }: { readonly side: Side; readonly children: ReactNode }): ReactElement => {
  const { text, sideName } = useTable()
  return (
    <KeyboardGroup label={text.factsOf(sideName(side))} className="rr-facts" role="group">
      {children}
    </KeyboardGroup>
  )
}

/** The score as four bottles. */
export const Score = ({ side }: { readonly side: Side }): ReactElement => {
  const { told, text, terms } = useTable()
  const points = pointsOf(told.options, told.scores, side)
  const label = text.scoreOf(points, GOAL)
  return (
    <Fact className="rr-score" label={label} explains={explainKey(`${side}-score`, terms.score, label)} place={`score-${side}`}>
      {range(GOAL).map(place => (
        <ScoreMark key={place} isFull={place < points} />
      ))}
    </Fact>
  )
}

export const Supply = ({ side }: { readonly side: Side }): ReactElement => {
  const { told, terms } = useTable()
  const coins = told.supplies[side]
  const explains = explainKey('supply', terms.supply, terms.coins(coins))
  return (
    <Fact className="rr-supply" label={`${terms.supply}: ${terms.coins(coins)}`} explains={explains} place={`supply-${side}`}>
      <Coin />
      <b className="serif">{coins}</b>
    </Fact>
  )
}

const Count = ({ word, count }: { readonly word: string; readonly count: number }): ReactElement => (
  <span className="rr-supply">
    <span className="rr-word">{word}</span> <b className="serif">{count}</b>
  </span>
)

/** The size of a deck. The crown's deck itself is on its island. */
export const DeckCount = ({ side }: { readonly side: Side }): ReactElement => {
  const { told, terms } = useTable()
  const size = told.deckSizes[side]
  const explains = explainKey(`${side}-deck`, terms.deck, terms.cards(size))
  return (
    <Fact
      className="rr-supply"
      label={`${terms.deck}: ${terms.cards(size)}`}
      explains={explains}
      {...(side === 'pirate' ? { place: 'deck-pirate' } : {})}
    >
      <span className="rr-word">{terms.deck}</span> <b className="serif">{size}</b>
    </Fact>
  )
}

const explainPile = ({ side, type }: PileDialog, name: string, now: string): string =>
  explainKey(type === 'score' ? `${side}-score` : type, name, now)

/** The piles of a side; all other lists are at the opponent's. */
export const Piles = ({ side }: { readonly side: Side }): ReactElement => {
  const context = useTable()
  const { terms, text, sideName, near, openDialog } = context
  return (
    <KeyboardGroup label={text.pilesOf(sideName(side))} className="rr-piles" role="toolbar">
      {pilesOf(context, side).map(({ dialog, name, count }) => (
        <Pile
          key={dialog.type}
          label={`${titleOf(context, dialog)}: ${terms.cards(count)}`}
          count={count}
          back={null}
          caption={<Count word={name} count={count} />}
          place={`${dialog.type}-${side}`}
          reads={explainPile(dialog, name, terms.cards(count))}
          onPress={() => openDialog(dialog)}
          opensDialog
          isStop
        />
      ))}
      {side !== near &&
        otherLists(context).map(({ dialog, name }) => (
          <Pile key={name} label={name} count={0} back={null} caption={name} onPress={() => openDialog(dialog)} opensDialog isStop />
        ))}
    </KeyboardGroup>
  )
}

const SideFacts = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, told, text, terms, near, openDialog } = useTable()
  const hand = told.handSizes[side]
  return (
    <>
      <span className="rr-side-name serif">{text.sides[side]}</span>
      <Facts side={side}>
        <Score side={side} />
        <Supply side={side} />
        <Pile
          label={`${terms.hand}: ${terms.cards(hand)}`}
          reads={explainKey('hand', terms.hand, terms.cards(hand))}
          count={view.handSizes[side]}
          back={<Back side={side} />}
          look="row"
          perBack={1}
          mostBacks={6}
          caption={hand}
          place={`hand-${side}`}
          className="rr-held serif"
        />
        <DeckCount side={side} />
      </Facts>
      {side === 'pirate' && view.top.length > 0 && <span className="rr-word rr-top">{text.onTop(view.top.map(terms.card))}</span>}
      {side !== near && view.options.bank === 'strict' && <Count word={terms.bank} count={told.bank} />}
      <Piles side={side} />
      {side !== near && (
        <ToolButton name={text.pilesAndLists} icon="eye" className="rr-menu-button" onPress={() => openDialog({ type: 'menu' })} />
      )}
    </>
  )
}

/** The opponent, or both sides for a spectator. */
export const Sides = (): ReactElement => {
  const { view, text, drafts } = useTable()
  return (
    <Seats
      className="rr-sides"
      render={seat => {
        const draft = drafts[seat] ?? null
        return (
          <SeatPanel key={seat} seat={seat} className="rr-side">
            <SideFacts side={seat === view.crown ? 'crown' : 'pirate'} />
            {draft?.type === 'cards' && <span className="presence">{text.picking(draft.count)}</span>}
          </SeatPanel>
        )
      }}
    />
  )
}
