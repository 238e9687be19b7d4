/** The note just above the shelf: what is asked, what the draft would do, or for whom the table waits. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { GOAL, pointsOf, SIDES } from '../../rules/index.ts'
import { InlineReader } from '../cards/reader.tsx'
import { sayMove } from '../deeds.ts'
import { discardsFor, type AskedName } from '../draft/asked.ts'
import { draftOf } from '../draft/redraft.ts'
import type { Story } from '../raid/story.ts'
import { useSetting } from '../setting.ts'
import { ActsNote } from './acts-note.tsx'
import { AfterNote } from './after-note.tsx'
import { AnswerNote } from './answer-note.tsx'
import { FaceNote, IconsNote } from './face-note.tsx'
import { OrderNote } from './order-note.tsx'
import { Head, Reason, WHY_ID } from './parts.tsx'
import { RaiseNote } from './raise-note.tsx'
import { ShownHand } from './shown-hand.tsx'

const Hint = (): ReactElement | null => {
  const setting = useSetting()
  const { hint, text, change, canAct, view, decline, send } = setting
  if (hint === null || !canAct) return null
  const isDecline = JSON.stringify(hint.move) === JSON.stringify(decline)
  return (
    <div className="rr-hint">
      <Icon name="hint" small />
      <span>
        <b>{text.hint}:</b> {hint.why}
      </span>
      <button type="button" className="btn" onClick={() => (isDecline ? send(hint.move) : change(() => draftOf(view, hint.move)))}>
        {isDecline ? sayMove(setting, hint.move) : text.takeHint}
      </button>
    </div>
  )
}

/** Turned down by the table: what is wrong. It stays until the next act. */
const Refused = (): ReactElement | null => {
  const { refused, text } = useSetting()
  if (refused === null) return null
  return (
    <div className="rr-refused" role="alert">
      <p className="serif">{text.refused}</p>
      <Reason refusal={refused.refusal} rules={refused.rules} />
    </div>
  )
}

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
  const { asked, isMine, view } = useSetting()
  if (view.ending !== null) return <Over />
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

export const TableNote = ({ story, onBack }: { readonly story: Story | null; readonly onBack: () => void }): ReactElement => {
  const { text } = useSetting()
  return (
    <section className="rr-note paper" aria-label={text.note}>
      <Refused />
      <WrongLine />
      <ShownHand />
      {story?.isOver === true ? <AfterNote story={story} onBack={onBack} /> : <Inside />}
      {story?.isOver === true ? null : <Hint />}
      <InlineReader />
    </section>
  )
}
