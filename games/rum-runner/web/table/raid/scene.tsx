/** The raid scene: its steps, the party with used and unused icons, and the lane. */
import { Icon } from '@tortuga/ui'
import { KeyboardGroup } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { isUp } from '../../../rules/index.ts'
import { Coin, SkillMark } from '../../art/marks.tsx'
import { ShipPanel, type CrewAboard } from '../../pieces/ship.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { nameShip } from '../context/labels.ts'
import { crewKey } from '../draft/targets.ts'
import { RaidLane } from './lane.tsx'
import { totalsIn } from '../context/outlook.ts'
import type { RaidStory, StoryShip } from './story.ts'

const STEPS = ['target', 'party', 'raising', 'facing', 'island', 'crew'] as const

/** Which of the face-up hazards the party faces. */
const sayFacing = ({ text }: TableContext, { lane }: RaidStory): string => {
  const faced = lane.filter(({ inPlay }) => isUp(inPlay))
  const done = faced.filter(({ fate }) => fate !== 'waits').length
  return faced.length === 0 ? text.steps.facing : text.facing(Math.max(1, done), faced.length)
}

const Steps = ({ story }: { readonly story: RaidStory }): ReactElement => {
  const context = useTable()
  const { text, stage, newEvents } = context
  // The first beat shows the target and the party.
  const isFirst = stage.isBehind && stage.beat?.phase !== 'enter' && newEvents.some(({ event }) => event.type === 'raid-began')
  const step = isFirst ? 'party' : story.step
  const now = story.isOver ? STEPS.length : STEPS.indexOf(step)
  return (
    <ol className="rr-steps" aria-label={text.raidSteps}>
      {STEPS.map((name, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'next'
        const isSkipped = name === 'island' && story.result === 'stopped'
        return (
          <li key={name} data-state={isSkipped ? 'skipped' : state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <span className="rr-step-number serif" aria-hidden="true">
              {isSkipped ? <Icon name="no" small /> : state === 'done' ? <Icon name="tick" small /> : index + 1}
            </span>
            <span className="rr-step-name">{state === 'now' && name === 'facing' ? sayFacing(context, story) : text.steps[name]}</span>
          </li>
        )
      })}
    </ol>
  )
}

const PartyShip = ({ entry }: { readonly entry: StoryShip }): ReactElement => {
  const context = useTable()
  const { terms, text } = context
  const { ship, place, hasDroppedOut, crew } = entry
  const aboard = crew.map(({ member, isGone }, index): CrewAboard => {
    const berth = crew.slice(0, index).filter(one => !one.isGone).length
    return { member, target: isGone || place === null ? null : { type: 'sailor', key: crewKey(place, berth) } }
  })
  return (
    <ShipPanel
      ship={ship}
      name={place === null ? terms.card(ship.card) : nameShip(context, place)}
      state={place === null ? text.shipLost : hasDroppedOut ? text.droppedOut : text.raiding}
      target={place === null ? null : { type: 'ship', ship: place }}
      crew={aboard}
      data={{ 'data-gone': place === null, 'data-out': hasDroppedOut }}
    />
  )
}

const TOTALS = ['combat', 'navigation', 'coins'] as const

/** What the party can spend, added up. */
const Totals = ({ story }: { readonly story: RaidStory }): ReactElement => {
  const { text } = useTable()
  const totals = totalsIn(story.view)
  return (
    <ul className="rr-totals">
      {TOTALS.map(what => (
        <li key={what}>
          {what === 'coins' ? <Coin /> : <SkillMark skill={what} />}
          <b className="serif">{totals[what]}</b>
          <span>{text.totals[what]}</span>
        </li>
      ))}
    </ul>
  )
}

export const RaidScene = ({ story, isPlaying }: { readonly story: RaidStory; readonly isPlaying: boolean }): ReactElement => {
  const { text, terms, side, sideName } = useTable()
  const target = terms.island(story.island)
  return (
    <div className="rr-scene" data-playing={isPlaying} data-result={story.result ?? 'open'}>
      <Steps story={story} />
      <h2 className="rr-scene-title">{side === 'pirate' ? text.youSailFor(target) : text.sailsFor(sideName('pirate'), target)}</h2>
      <div className="rr-scene-main">
        <div className="rr-party">
          <h3>{side === 'pirate' ? text.yourParty : text.party}</h3>
          <KeyboardGroup as="ul" label={text.party} className="rr-party-ships">
            {story.party.map((entry, index) => (
              <PartyShip key={index} entry={entry} />
            ))}
          </KeyboardGroup>
        </div>
        {!story.isOver && <Totals story={story} />}
        <RaidLane story={story} />
      </div>
    </div>
  )
}
