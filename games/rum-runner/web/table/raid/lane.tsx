/** The lane in the raid scene, outermost hazard first, and the island's card at its end. */
import { KeyboardGroup } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { isUp } from '../../../rules/index.ts'
import { useTable, type TableContext } from '../context/context.ts'
import { HazardCard } from './hazard-card.tsx'
import { judgeLane, type HazardVerdict } from '../context/outlook.ts'
import { Stake } from './stake.tsx'
import type { RaidStory } from './story.ts'

/** The slots of the lane that the crown has chosen to raise; the draft counts hazards still in play. */
const raisingSlots = ({ draft }: TableContext, { lane }: RaidStory): ReadonlySet<number> => {
  const inPlay = lane.flatMap(({ isGone }, slot) => (isGone ? [] : [slot]))
  return new Set(draft.raisings.flatMap(({ hazard }) => inPlay[hazard] ?? []))
}

/** What each hazard would do to the party as it is now, by slot: those face up or about to be raised, and each other one if it were raised, too. */
const outlookBySlot = (story: RaidStory, raising: ReadonlySet<number>): readonly (HazardVerdict | null)[] => {
  const { lane, view, step } = story
  const isMet = (slot: number): boolean => {
    const entry = lane[slot]
    return entry !== undefined && entry.fate === 'waits' && !entry.isGone && (isUp(entry.inPlay) || raising.has(slot))
  }
  const judge = (also: number | null): readonly (HazardVerdict | null)[] =>
    judgeLane(view, lane.map((entry, slot) => (isMet(slot) || slot === also ? entry.inPlay.card : null)).toReversed()).toReversed()
  const now = judge(null)
  return lane.map(({ fate, isGone }, slot) => {
    if (isMet(slot)) return now[slot] ?? null
    return step === 'raising' && fate === 'waits' && !isGone ? (judge(slot)[slot] ?? null) : null
  })
}

export const RaidLane = ({ story }: { readonly story: RaidStory }): ReactElement => {
  const context = useTable()
  const { text, terms } = context
  const { lane, island } = story
  const raising = raisingSlots(context, story)
  const outlook = outlookBySlot(story, raising)
  return (
    <>
      <div className="rr-scene-lane">
        <h3>{text.laneTitle(terms.island(island))}</h3>
        <KeyboardGroup as="ol" label={text.laneOf(terms.island(island), lane.length)} className="rr-mets">
          {lane
            .map((entry, slot) => (
              <HazardCard
                key={slot}
                story={story}
                entry={entry}
                slot={slot}
                outlook={outlook[slot] ?? null}
                isRaising={raising.has(slot)}
              />
            ))
            .toReversed()}
          {lane.length === 0 && <li className="rr-no-hazard">{text.noHazard}</li>}
        </KeyboardGroup>
      </div>
      <Stake story={story} />
    </>
  )
}
