/** The prompt above the shelf: the open question with its draft, the player that the table waits for, or the report of a raid. */
import { Prompt, Report, Standings } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { GOAL, pointsOf, SIDES, type Event } from '../../../rules/index.ts'
import { useTable } from '../context/context.ts'
import { describeMove } from '../context/move-labels.ts'
import type { QuestionName } from '../draft/question.ts'
import type { RaidStory } from '../raid/story.ts'
import { ActionsPrompt } from './actions-prompt.tsx'
import { AnswerPrompt } from './answer-prompt.tsx'
import { CrewOrderPrompt } from './crew-order-prompt.tsx'
import { HazardPrompt, IconsPrompt } from './hazard-prompt.tsx'
import { NoteHead } from './parts.tsx'
import { RaisePrompt } from './raise-prompt.tsx'
import { ShownHand } from './shown-hand.tsx'

const Over = (): ReactElement => {
  const { view, text, kit, sideName } = useTable()
  const points = (side: (typeof SIDES)[number]): number => pointsOf(view.options, view.scores, side)
  const winner = points('pirate') >= GOAL ? 'pirate' : 'crown'
  return (
    <>
      <NoteHead title={kit.over} more={view.ending === null ? null : text.ended(view.ending, winner)} />
      <Standings lines={SIDES.map(side => ({ key: side, points: points(side), words: text.scoreLine(sideName(side), side, GOAL) }))} />
    </>
  )
}

/** What the awaited player is doing, as far as it is public. */
const DOING: Partial<Record<QuestionName, 'actions' | 'raise' | 'face' | 'crew'>> = {
  actions: 'actions',
  raise: 'raise',
  face: 'face',
  'way-icons': 'face',
  'way-discard': 'face',
  'way-crew': 'face',
  'way-ship': 'face',
  'crew-effects': 'crew',
}

/** While the table still shows what happened, the next question would tell how it ends. An own action leaves the prompt as it was. */
const Playing = (): ReactElement => {
  const { stage, nameOf, seat, awaited, text, terms, view, question, side } = useTable()
  const actor = stage.beat?.actor ?? awaited[0] ?? null
  if (view.raid !== null) return <NoteHead title={text.raidOn(terms.island(view.raid.island))} isWhy />
  if (actor === seat && question?.name === 'actions' && question.side === side) return <ActionsPrompt />
  return <NoteHead title={actor === null || actor === seat ? text.youPlay : text.plays(nameOf(actor))} isWhy />
}

const Inside = (): ReactElement => {
  const { question, isMine, text, sideName, view, stage } = useTable()
  if (stage.isBehind) return <Playing />
  if (question === null) return <Over />
  if (!isMine) {
    const doing = text.doing[DOING[question.name] ?? 'other']
    return <NoteHead title={text.waitFor(sideName(question.side))} more={doing(view.actions)} isWhy />
  }
  const { name, task } = question
  if (name === 'actions') return <ActionsPrompt />
  if (name === 'raise') return <RaisePrompt />
  if (name === 'face') return <HazardPrompt />
  if (name === 'crew-effects') return <CrewOrderPrompt />
  if (task.type === 'way' && task.way.type === 'icons') return <IconsPrompt skill={task.way.skill} count={task.way.count} />
  return <AnswerPrompt question={question} />
}

/** The report is about the raid alone, and its title says how it ended. */
const UNTOLD: readonly Event['type'][] = ['turn-began', 'readied', 'raid-ended']

const RaidReport = ({ story, onBack }: { readonly story: RaidStory; readonly onBack: () => void }): ReactElement => {
  const { text, terms, say, language, nameOf, seat, stage, side } = useTable()
  const isWon = story.result === 'success'
  const lines = story.events.flatMap(event => {
    const line = UNTOLD.includes(event.type) ? null : say.sayEvent(event, nameOf, language)
    return line === null ? [] : [{ text: line, isOwn: 'seat' in event && event.seat === seat }]
  })
  const title = (isWon ? text.raidWon : text.raidLost)(terms.island(story.island))
  // On a hold the button at the end of the shelf goes on; a spectator has no shelf.
  const close = stage.isBehind && side !== null ? {} : { onClose: onBack, closeLabel: text.backToTable }
  return <Report title={title} icon={isWon ? 'tick' : 'no'} lines={lines} {...close} />
}

export const TablePrompt = ({ story, onBack }: { readonly story: RaidStory | null; readonly onBack: () => void }): ReactElement => {
  const context = useTable()
  const main = context.offers.at(-1)
  const isOwn = context.question !== null && context.question.side === context.side
  return (
    // One's own question and what the other side does are two notes: the smaller one does not jump to its place.
    <Prompt key={isOwn ? 'own' : 'other'} className="paper rr-note" said={main === undefined ? '' : describeMove(context, main)}>
      <ShownHand />
      {story?.isOver === true ? <RaidReport story={story} onBack={onBack} /> : <Inside />}
    </Prompt>
  )
}
