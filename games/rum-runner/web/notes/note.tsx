/** The note just above the shelf: what is asked, what the draft would do, or for whom the table waits. */
import type { ReactElement } from 'react'
import { GOAL, pointsOf, SIDES } from '../../rules/index.ts'
import { InlineReader } from '../cards/reader.tsx'
import { sayWhole } from '../deeds.ts'
import { discardsFor, type AskedName } from '../draft/asked.ts'
import type { Story } from '../raid/story.ts'
import { useSetting, type Setting } from '../setting.ts'
import { ActsNote } from './acts-note.tsx'
import { AfterNote } from './after-note.tsx'
import { AnswerNote } from './answer-note.tsx'
import { FaceNote, IconsNote } from './face-note.tsx'
import { Hint } from './hint.tsx'
import { OrderNote } from './order-note.tsx'
import { Head, Reason, Refused, WHY_ID } from './parts.tsx'
import { RaiseNote } from './raise-note.tsx'
import { ShownHand } from './shown-hand.tsx'

/** A tap that was turned down, where there is no room beside the thing. */
const WrongLine = (): ReactElement | null => {
  const { wrong, game } = useSetting()
  if (wrong === null) return null
  return (
    <div className="rr-wrong-line" role="alert">
      <Reason refusal={wrong.refusal} rules={game.refusalRules[wrong.refusal.type]} />
    </div>
  )
}

const Over = (): ReactElement => {
  const { view, text, nameOf } = useSetting()
  return (
    <>
      <Head title={text.over} more={view.ending === null ? undefined : text.ended[view.ending]} />
      <ul className="rr-standing">
        {SIDES.map(side => (
          <li key={side}>
            <b className="serif">{pointsOf(view.options, view.scores, side)}</b> {text.scoreLine(nameOf(side), side, GOAL)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What whoever is asked is at, as far as all may know. */
const DOING: Partial<Record<AskedName, 'actions' | 'raise' | 'face' | 'crew'>> = {
  actions: 'actions',
  raise: 'raise',
  face: 'face',
  'way-icons': 'face',
  'way-discard': 'face',
  'way-crew': 'face',
  'way-ship': 'face',
  'crew-effects': 'crew',
}

const Waiting = (): ReactElement => {
  const { asked, text, nameOf, view } = useSetting()
  if (asked === null) return <Over />
  return (
    <div id={WHY_ID}>
      <Head title={text.waitFor(nameOf(asked.side))} more={text.doing[DOING[asked.name] ?? 'other'](view.actions)} />
    </div>
  )
}

const Inside = (): ReactElement => {
  const { asked, isMine } = useSetting()
  if (asked === null || !isMine) return <Waiting />
  switch (asked.name) {
    case 'actions':
      return <ActsNote />
    case 'raise':
      return <RaiseNote />
    case 'face':
      return <FaceNote />
    case 'crew-effects':
      return <OrderNote />
    case 'way-icons':
      if (asked.task.type === 'way' && asked.task.way.type === 'icons')
        return <IconsNote skill={asked.task.way.skill} count={asked.task.way.count} />
      return <AnswerNote asked={asked} amount={null} />
    default:
      return <AnswerNote asked={asked} amount={discardsFor(asked)} />
  }
}

/** What the draft would be, for whoever hears the table: said anew with everything that is picked. */
const sayDraft = (setting: Setting): string => {
  const move = setting.offers.at(-1)?.move
  return move === undefined ? '' : sayWhole(setting, move)
}

export const TableNote = ({ story, onBack }: { readonly story: Story | null; readonly onBack: () => void }): ReactElement => {
  const setting = useSetting()
  const { text } = setting
  return (
    <section className="rr-note paper" aria-label={text.note}>
      <p className="vh" role="status">
        {sayDraft(setting)}
      </p>
      <Refused />
      <WrongLine />
      <ShownHand />
      {story?.isOver === true ? <AfterNote story={story} onBack={onBack} /> : <Inside />}
      <Hint onBack={story?.isOver === true ? onBack : null} />
      <InlineReader />
    </section>
  )
}
