/** A share on its space: backs, doubloons, who is looking, and the cards the viewer knows. When a card is to be picked, each back is a button. */
import { at } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import { Piece } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { FaceDownLootView, Space } from '../../rules/index.ts'
import { LootBack } from '../art/back.tsx'
import { Coin } from '../art/tokens.tsx'
import { isHintedMove, markOf, saySeenBy, useTable, type TableContext } from '../table/context/context.ts'
import { explainKey } from './explain.tsx'
import { readKey } from './loot-card.tsx'

const lookerAt = ({ task }: TableContext, space: Space): number | null =>
  task?.type === 'decide' && task.space === space ? task.seat : null

/** A card for screen readers: its back, its name if known, and who else has seen it. */
const sayShareCard = (context: TableContext, { back, face, seenBy }: FaceDownLootView): string => {
  const { phrases, text, seat } = context
  const others = saySeenBy(context, seenBy)
  const name =
    face === null ? phrases.back[back] : seat === null ? phrases.card(face).name : text.knownAs(phrases.back[back], phrases.card(face).name)
  return others === null ? name : `${name} (${others})`
}

const sayShare = (context: TableContext, space: Space): string => {
  const { drawn, phrases, text, nameOf } = context
  const { cards, doubloons } = at(drawn.shares, space)
  const looker = lookerAt(context, space)
  const parts = [
    ...cards.map(card => sayShareCard(context, card)),
    ...(doubloons > 0 ? [phrases.doubloons(doubloons)] : []),
    ...(looker === null ? [] : [text.looks(nameOf(looker))]),
  ]
  return `${text.spaceTitle(space + 1)}: ${parts.join(', ')}`
}

/** The number of other captains who have seen a card. The style sheet draws it, since the card's name says who they are. */
const Eyes = ({ card }: { readonly card: FaceDownLootView }): ReactElement | null => {
  const { seat } = useTable()
  const others = card.seenBy.filter(other => other !== seat).length
  const isSeen = seat !== null && card.seenBy.includes(seat)
  if (others === 0 && !isSeen) return null
  return (
    <span className="soc-eyes" data-mine={isSeen} data-others={others || undefined}>
      <Icon name="eye" small />
    </span>
  )
}

const PickCard = ({ space, place }: { readonly space: Space; readonly place: number }): ReactElement => {
  const context = useTable()
  const { drawn, phrases, change, canSend } = context
  const card = at(at(drawn.shares, space).cards, place)
  const move = { type: 'pick', space, place } as const
  const mark = markOf(context, move)
  return (
    <Piece
      className="soc-pick"
      target={`pick-${space}-${place}`}
      place={`share-${space}-${place}`}
      label={phrases.pick(space, place, sayShareCard(context, card))}
      mark={mark === 'plain' ? 'target' : mark}
      data={{ 'data-hinted': isHintedMove(context, move) }}
      reads={card.face === null ? explainKey(card.back) : readKey(card.face, card.seenBy)}
      isBlocked={!canSend(move)}
      onPress={() => change(now => ({ ...now, chosen: move }))}
    >
      <LootBack back={card.back} />
      <Eyes card={card} />
    </Piece>
  )
}

const SharePile = ({ space }: { readonly space: Space }): ReactElement => {
  const context = useTable()
  const { drawn, asked, inspect, phrases } = context
  const { cards } = at(drawn.shares, space)
  if (cards.length === 0)
    return (
      <span className="empty-place soc-pile" data-place={`share-${space}`}>
        {phrases.empty}
      </span>
    )
  if (asked === 'pick')
    return (
      <span className="soc-pile" data-place={`share-${space}`} data-count={cards.length}>
        {cards.map((_, place) => (
          <PickCard key={place} space={space} place={place} />
        ))}
      </span>
    )
  return (
    <button
      type="button"
      className="soc-pile"
      data-stop=""
      tabIndex={-1}
      data-place={`share-${space}`}
      data-count={cards.length}
      aria-haspopup="dialog"
      onClick={() => inspect({ type: 'share', space })}
    >
      <span className="vh">{sayShare(context, space)}</span>
      {cards.map((card, place) => (
        <span
          key={place}
          className="soc-pile-card"
          data-place={`share-${space}-${place}`}
          data-read={card.face === null ? explainKey(card.back) : readKey(card.face, card.seenBy)}
        >
          <LootBack back={card.back} />
          <Eyes card={card} />
        </span>
      ))}
    </button>
  )
}

/** Up to four doubloons are drawn singly, more as a number. */
export const Doubloons = ({ amount }: { readonly amount: number }): ReactElement => (
  <span className="soc-coins">
    {amount > 4 ? <Coin amount={amount} /> : Array.from({ length: amount }, (_, index) => <Coin key={index} />)}
  </span>
)

/** Also says who is looking, and which cards the viewer knows. */
export const ClosedShare = ({ space }: { readonly space: Space }): ReactElement => {
  const context = useTable()
  const { drawn, text, phrases, drafts, nameOf, seat } = context
  const { cards, doubloons } = at(drawn.shares, space)
  const looker = lookerAt(context, space)
  const known = cards.flatMap(({ face }) => (face === null ? [] : [phrases.card(face).name])).join(', ')
  const isPointedAt = drafts.some(draft => draft?.type === 'space' && draft.space === space)
  return (
    <section className="soc-share" data-looking={looker !== null} data-pointed={isPointedAt} aria-label={text.spaceTitle(space + 1)}>
      <div className="soc-share-top">
        <SharePile space={space} />
        {doubloons > 0 && (
          <span className="soc-share-coins" data-place={`coins-${space}`} role="img" aria-label={phrases.doubloons(doubloons)}>
            <Doubloons amount={doubloons} />
          </span>
        )}
      </div>
      <h3>{text.spaceTitle(space + 1)}</h3>
      {looker !== null && (
        <p className="soc-share-words soc-looker">
          <Icon name="eye" small />
          {text.looks(nameOf(looker))}
        </p>
      )}
      {known !== '' && <p className="soc-share-words">{seat === null ? known : text.youKnow(known)}</p>}
    </section>
  )
}
