/** The note above the shelf: what is asked or for whom the table waits, a hint with its reason, and why a move was turned down. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { draftOf } from './drafting.ts'
import { useSetting, type Setting } from './setting.ts'
import { ruleTitle, sayRefusal } from './words.ts'

/** The sentence that says why the main button cannot be pressed: the button points here. */
export const WHY_ID = 'soc-why'

/** Whether a finished boarding is still being read. */
export const isReadingReport = ({ report, isOver }: Setting): boolean => report !== null && report.isOver && !isOver

const Refused = (): ReactElement | null => {
  const { refused, text, language, openRule } = useSetting()
  if (refused === null) return null
  const [rule] = refused.rules
  return (
    <div className="soc-refused" role="alert">
      <p className="serif">
        <Icon name="warning" small /> {text.refused}
      </p>
      <p>
        {sayRefusal(refused.refusal, language)}{' '}
        {rule !== undefined && (
          <button type="button" className="soc-rule" onClick={() => openRule(rule)} title={ruleTitle(rule, language)}>
            <Icon name="book" small />
            {text.rule(rule)}
          </button>
        )}
      </p>
    </div>
  )
}

/** The hint in words; take and leave are marked on their buttons, the rest can be laid out. */
const sayHint = ({ hint, text, words, view }: Setting): string => {
  const move = hint?.move
  switch (move?.type) {
    case 'take':
    case 'leave':
    case 'decline':
      return words[move.type]
    case 'play': {
      const card = view.hand[move.place]
      return card === undefined ? '' : words.play(words.seen(card))
    }
    default:
      return text.hintMarked
  }
}

const Hint = (): ReactElement | null => {
  const setting = useSetting()
  const { hint, text, change, asked, view, setOrder } = setting
  if (hint === null || asked === null || isReadingReport(setting)) return null
  const { move } = hint
  const isLaidOut = move.type !== 'take' && move.type !== 'leave' && move.type !== 'decline'
  const layOut = (): void => {
    const face = move.type === 'play' ? (view.hand[move.place]?.face ?? null) : null
    if (face !== null) setOrder([face])
    else change(() => draftOf(move))
  }
  return (
    <div className="soc-hint">
      <Icon name="hint" small />
      <span>
        <b>{text.hint}:</b> {sayHint(setting)}
        {hint.why !== '' && <> ({hint.why})</>}
      </span>
      {isLaidOut && (
        <button type="button" className="btn" onClick={layOut}>
          {text.takeHint}
        </button>
      )}
    </div>
  )
}

const sayAsked = (setting: Setting): string => {
  const { task, asked, asker, words, text, nameOf, isOver } = setting
  if (isOver) return text.over
  if (isReadingReport(setting)) return text.reportRead
  if (task === null || asker === null) return ''
  if (asked !== null) return words.question(task, face => words.card(face).name)
  if (task.type === 'decide') return text.waitsLook(nameOf(asker), words.space(task.space))
  return words.waitingFor(nameOf(asker))
}

export const TableNote = (): ReactElement => {
  const setting = useSetting()
  const { asked, text, inFlight } = setting
  return (
    <section className="soc-note" data-asked={asked !== null} aria-label={text.note}>
      <Refused />
      <p className="soc-asked" id={WHY_ID} role="status">
        {asked !== null && <b>{text.yourTurn}</b>} <span>{sayAsked(setting)}</span>
        {inFlight !== null && <span className="soc-sending">{text.sending}</span>}
      </p>
      <Hint />
    </section>
  )
}
