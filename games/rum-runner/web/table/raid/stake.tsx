/** The card at stake in a raid: its name, what it is worth to both sides, and what becomes of it. */
import { range } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { cardOf, GOAL, isRum, isUp, pointsOf, type Face, type Side } from '../../../rules/index.ts'
import { Land } from '../../art/land.tsx'
import { ScoreMark } from '../../art/marks.tsx'
import { TurningCard } from '../../pieces/crown-card.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import type { RaidStory } from './story.ts'

/** The fate of the card. It is shown only after its beat, not while the card still travels. */
const fateOf = ({ stage, newEvents }: TableContext, { loot }: RaidStory): NonNullable<RaidStory['loot']>['fate'] | 'waits' => {
  if (loot === null) return 'waits'
  const isOpen = stage.beat?.phase === 'act' && newEvents.some(({ event }) => event.type === loot.fate)
  return isOpen ? 'shown' : loot.fate
}

const sayLoot = (context: TableContext, story: RaidStory): string | null => {
  const { text, terms } = context
  const fate = fateOf(context, story)
  if (fate === 'waits' || fate === 'shown') return story.loot?.card === null ? text.lootNone : null
  return text.loot[fate](terms.card(story.loot?.card ?? ''))
}

/** What a raid on this island is about, before it is decided. */
const sayStake = ({ view, text, terms }: TableContext, island: number, face: Face | null): string => {
  if (face !== null) return terms.card(face)
  const { investment } = view.islands[island] ?? { investment: null }
  if (investment !== null) return text.faceDown
  if (island !== 0) return text.lootNone
  return view.deckSizes.crown > 0 ? text.topOfDeck : view.handSizes.crown > 0 ? text.randomCard : text.lootNone
}

const gainsOf = ({ cards }: TableContext, face: Face): Readonly<Record<Side, number>> => {
  const card = cardOf(cards, face)
  return { crown: card.points, pirate: isRum(card) ? 1 : 0 }
}

/** The score of a side with what the stake would add. */
const Race = ({ side, gain }: { readonly side: Side; readonly gain: number }): ReactElement => {
  const { view, text, sideName, side: own } = useTable()
  const points = pointsOf(view.options, view.scores, side)
  return (
    <li>
      <span>{side === own ? text.you : sideName(side)}</span>
      <span className="rr-score" aria-hidden="true">
        {range(GOAL).map(place => (
          <ScoreMark key={place} isFull={place < points} />
        ))}
      </span>
      <span>{text.raceTo(side, Math.min(GOAL, points + gain))}</span>
    </li>
  )
}

export const Stake = ({ story }: { readonly story: RaidStory }): ReactElement => {
  const context = useTable()
  const { view, text, cards, terms, side, isOpen } = context
  const { island, loot } = story
  const investment = view.islands[island]?.investment ?? null
  const known = loot === null ? (investment?.card ?? null) : loot.card
  const isDrawn = loot !== null || (investment !== null && (isUp(investment) || side === 'crown' || isOpen))
  const hasCard =
    loot === null ? investment !== null || (island === 0 && view.deckSizes.crown + view.handSizes.crown > 0) : loot.from !== null
  const coins = loot === null ? (investment?.coins ?? 0) : loot.fate === 'shown' ? loot.coins : 0
  const gains = known === null ? null : gainsOf(context, known)
  return (
    <div className="rr-stake" data-fate={fateOf(context, story)} data-secret={loot === null && investment !== null && !isUp(investment)}>
      <h3>{terms.island(island)}</h3>
      <Land island={cards.islands[island] ?? ''} />
      {hasCard ? (
        <span className="rr-stake-card" role="img" aria-label={sayStake(context, island, known)}>
          <TurningCard face={isDrawn ? known : null} coins={coins} />
        </span>
      ) : (
        <span className="empty-place rr-stake-card">{text.noInvestment}</span>
      )}
      <span className="rr-stake-name serif" aria-hidden={hasCard}>
        {sayStake(context, island, known)}
      </span>
      {gains !== null && (
        <span className="rr-fate">{gains.crown === 0 ? text.worthNothing : text.worthBoth(gains.crown, gains.pirate, side)}</span>
      )}
      <span className="rr-fate rr-stake-fate">{sayLoot(context, story)}</span>
      {gains !== null && gains.crown > 0 && loot === null && (
        <ul className="rr-race">
          <Race side="pirate" gain={gains.pirate} />
          <Race side="crown" gain={gains.crown} />
        </ul>
      )}
    </div>
  )
}
