/** The note above the shelf: what is asked or for whom the table waits, a hint with its reason, and why a move was turned down. */
import { createReasons, HintLine, useAsked } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { SeaTypes } from '../rules/index.ts'
import { draftOf } from './drafting.ts'
import { useSetting, type Setting } from './setting.ts'
import { gameWords } from './words.ts'

/** The sentence that says why the main button cannot be pressed: the button points here. */
export const WHY_ID = 'soc-why'

/** Whether a finished boarding is still being read. */
export const isReadingReport = ({ report, isOver }: Setting): boolean => report !== null && report.isOver && !isOver

const { Refused } = createReasons<SeaTypes>(useSetting, gameWords)

/** The hint in words; take and leave are marked on their buttons, the rest can be laid out. */
const sayHint = ({ hint, text, words, view, nameOf }: Setting): string => {
  const move = hint?.move
  switch (move?.type) {
    case 'take':
      return text.take
    case 'leave':
    case 'decline':
      return words[move.type]
    case 'play': {
      const card = view.hand[move.place]
      return card === undefined ? '' : words.play(words.seen(card))
    }
    case 'resolve':
    case 'discard':
      return words.card(move.card).name
    case 'aim':
      return nameOf(move.victim)
    default:
      return text.hintMarked
  }
}

const Hint = (): ReactElement | null => {
  const setting = useSetting()
  const { hint, text, change, asked, view, setOrder, closeReport } = setting
  if (hint === null || asked === null) return null
  const { move } = hint
  const isLaidOut = move.type !== 'take' && move.type !== 'leave' && move.type !== 'decline'
  const layOut = (): void => {
    const face = move.type === 'play' ? (view.hand[move.place]?.face ?? null) : null
    if (face !== null) setOrder([face])
    else change(() => draftOf(move))
    if (isReadingReport(setting)) closeReport() // it is about the question after it
  }
  return (
    <HintLine word={text.hint} take={isLaidOut ? { word: text.takeHint, onTake: layOut } : null}>
      {sayHint(setting)}
      {hint.why !== '' && <>: {hint.why}</>}
    </HintLine>
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
  const question = sayAsked(setting)
  useAsked(asked === null && !isReadingReport(setting) ? null : question) // the rest is in the log
  return (
    <section className="soc-note" data-asked={asked !== null} aria-label={text.note}>
      <Refused />
      <p className="soc-asked" id={WHY_ID}>
        {asked !== null && <b>{text.yourTurn}</b>} <span>{question}</span>
        {inFlight !== null && <span className="on-its-way">{text.sending}</span>}
      </p>
      <Hint />
    </section>
  )
}
