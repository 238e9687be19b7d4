/** The lane as the party meets it, the outermost hazard first, and at its end the island's card. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Land } from '../art/land.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { Coins } from '../cards/marks.tsx'
import { Piece } from '../cards/piece.tsx'
import { Group } from '../group.tsx'
import { sayLying } from '../names.ts'
import { useSetting, type Setting } from '../setting.ts'
import type { Story, ToldHazard } from './story.ts'

/** What has become of a hazard, in a few words under it. */
const sayFate = ({ text, cards, card, side }: Setting, { lying, fate, way, isGone }: ToldHazard, isOver: boolean): string => {
  const ways = lying.card === null ? [] : cardOf(cards, lying.card).ways
  const met = way === null || ways[way] === undefined ? text.fates.met : text.metBy(text.way(ways[way]))
  switch (fate) {
    case 'faced':
      return text.fates.faced
    case 'stopped':
      return text.fates.stopped
    case 'met':
      return isGone ? `${met}; ${text.trashed}` : met
    default:
      if (lying.up) return isGone ? text.trashed : text.fates.next
      return !isOver && side === 'crown' && lying.card !== null ? card(lying.card) : text.fates.down
  }
}

const HazardCard = ({ story, told, place }: { readonly story: Story; readonly told: ToldHazard; readonly place: number }): ReactElement => {
  const setting = useSetting()
  const { text, words, side, card } = setting
  const { lying, isGone, fate } = told
  const shown = (
    <span className="rr-turning" data-up={lying.up}>
      <span className="rr-turning-back">
        <Back side="crown" />
      </span>
      <span className="rr-turning-face">{lying.up && lying.card !== null && <CardFace face={lying.card} />}</span>
      <Coins count={lying.coins} />
    </span>
  )
  const isSecret = !lying.up && lying.card !== null && side !== null
  return (
    <li className="rr-met" data-fate={fate} data-gone={isGone}>
      {isGone || story.isOver ? (
        <span className="rr-piece" role="img" aria-label={`${sayLying(setting, lying)}; ${sayFate(setting, told, story.isOver)}`}>
          {shown}
        </span>
      ) : (
        <Piece
          thing={{ type: 'place', at: { island: story.island, hazard: place } }}
          face={lying.card}
          label={`${text.hazardOn(story.lane.length - story.lane.indexOf(told), story.lane.length, words.island(story.island))}: ${sayLying(setting, lying)}`}
        >
          {shown}
        </Piece>
      )}
      <span className="rr-fate" aria-hidden="true">
        {isSecret && fate === 'waits' && <b>{card(lying.card ?? '')}</b>}
        {fate === 'met' && <Icon name="tick" small />}
        {fate === 'stopped' && <Icon name="no" small />}
        {isSecret && fate === 'waits' ? text.fates.down : sayFate(setting, told, story.isOver)}
      </span>
    </li>
  )
}

const sayLoot = ({ text, card }: Setting, { loot }: Story): string => {
  if (loot === null) return text.lootWaits
  if (loot.card === null) return text.lootNone
  return text.loot[loot.fate](card(loot.card))
}

/** The card that is at stake: the investment, the deck, the hand, or nothing. */
const Stake = ({ story }: { readonly story: Story }): ReactElement => {
  const setting = useSetting()
  const { view, text, cards, words } = setting
  const { island, loot } = story
  const investment = view.islands[island]?.investment ?? null
  const isThere = loot !== null || investment !== null || (island === 0 && view.deckSizes.crown + view.handSizes.crown > 0)
  const face = loot?.card ?? null
  return (
    <div className="rr-stake" data-fate={loot?.fate ?? 'waits'}>
      <h3 className="rr-stake-name">{words.island(island)}</h3>
      <Land island={cards.islands[island] ?? ''} />
      {isThere && loot?.from !== null ? (
        <span className="rr-stake-card" role="img" aria-label={sayLoot(setting, story)}>
          <span className="rr-turning" data-up={face !== null}>
            <span className="rr-turning-back">
              <Back side="crown" />
            </span>
            <span className="rr-turning-face">{face !== null && <CardFace face={face} />}</span>
            <Coins count={loot === null ? (investment?.coins ?? 0) : loot.fate === 'shown' ? loot.coins : 0} />
          </span>
        </span>
      ) : (
        <span className="rr-empty rr-stake-card">{text.noInvestment}</span>
      )}
      <span className="rr-fate">{sayLoot(setting, story)}</span>
    </div>
  )
}

export const RaidLane = ({ story }: { readonly story: Story }): ReactElement => {
  const { text, words } = useSetting()
  let place = -1
  const cards = story.lane.map((told, slot) => {
    if (!told.isGone) place += 1
    return <HazardCard key={slot} story={story} told={told} place={place} />
  })
  return (
    <>
      <div className="rr-scene-lane">
        <h3>{text.laneTitle(words.island(story.island))}</h3>
        <Group as="ol" label={text.laneOf(words.island(story.island), story.lane.length)} className="rr-mets">
          {cards.toReversed()}
          {story.lane.length === 0 && <li className="rr-no-hazard">{text.noHazard}</li>}
        </Group>
      </div>
      <Stake story={story} />
    </>
  )
}
