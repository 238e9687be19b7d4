/** The prompt above the shelf: the question or the captain the table waits for, a hint with its reason, and why a move was refused. */
import { useAnnounceQuestion } from '@tortuga/ui'
import { Hint, Prompt, PromptHead } from '@tortuga/ui/table'
import { at, unreachable } from '@tortuga/kit'
import type { ReactElement } from 'react'
import type { Face, Move } from '../../rules/index.ts'
import { faceOnBoard, ownBoard, useTable, type TableContext } from './context/context.ts'
import { draftFromMove } from './draft/draft-state.ts'

/** A move in words: on the buttons, and as a hint. */
export const sayMove = (context: TableContext, move: Move): string => {
  const { phrases, nameOf, view, text } = context
  const nameOfCard = (face: Face): string => phrases.card(face).name
  switch (move.type) {
    case 'take':
      return text.take
    case 'leave':
    case 'decline':
      return phrases[move.type]
    case 'play': {
      const card = view.hand[move.place]
      return card === undefined ? '' : phrases.play(phrases.known(card))
    }
    case 'pick':
      return text.takeCard(phrases.space(move.space))
    case 'discard':
      return phrases.discard(nameOfCard(faceOnBoard(context, move)))
    case 'resolve':
      return phrases.resolve(nameOfCard(faceOnBoard(context, move)), move.victim === null ? null : nameOf(move.victim))
    case 'aim':
      return phrases.aim(nameOf(move.victim))
    case 'exchange':
      return text.exchange
    default:
      return unreachable(move)
  }
}

/** A hint names both cards of an exchange; its button need not, because they are chosen above it. */
const sayHint = (context: TableContext, move: Move): string => {
  if (move.type !== 'exchange') return sayMove(context, move)
  const { drawn, phrases, text, nameOf } = context
  const own = ownBoard(context)
  const given = (move.take === null ? own.rum[move.give]?.face : own.objects[move.give]?.card) ?? ''
  const taken = move.take === null ? null : (at(drawn.captains, move.victim).objects[move.take]?.card ?? '')
  return text.exchangeFor(phrases.card(given).name, taken === null ? phrases.rum : phrases.card(taken).name, nameOf(move.victim))
}

/** Take and leave are also marked on their buttons; other hints can be filled in as a draft. */
const SeaHint = (): ReactElement | null => {
  const context = useTable()
  const { hint, change, asked, view, setOrder, isReading, closeReport } = context
  if (hint === null || asked === null) return null
  const { move } = hint
  const canFillIn = move.type !== 'take' && move.type !== 'leave' && move.type !== 'decline'
  const fillIn = (): void => {
    const face = move.type === 'play' ? (view.hand[move.place]?.face ?? null) : null
    if (face !== null) setOrder([face])
    else change(() => draftFromMove(move))
    if (isReading) closeReport() // the hint is about the question after the report
  }
  return <Hint move={sayHint(context, move)} onTake={canFillIn ? fillIn : null} />
}

/** While the table shows what happened: the scene, or who acts. The next question is not told yet. */
const sayShown = ({ report, count, askedSeat, seat, text, nameOf }: TableContext): string => {
  if (count !== null) return text.finalScoring
  if (report !== null) return report.isOver ? text.boardingOver : text.boardingAfter(report.round)
  return askedSeat === null || askedSeat === seat ? text.youPlay : text.plays(nameOf(askedSeat))
}

const sayAsked = (context: TableContext): string => {
  const { task, asked, askedSeat, phrases, text, kit, nameOf, isOver, isReading, stage } = context
  if (stage.isBehind) return sayShown(context)
  if (isOver) return kit.over
  if (isReading) return text.boardingOver
  if (task === null || askedSeat === null) return ''
  if (asked !== null) return phrases.question(task, face => phrases.card(face).name)
  if (task.type === 'decide') return text.waitsLook(nameOf(askedSeat), phrases.space(task.space))
  return phrases.waitingFor(nameOf(askedSeat))
}

export const SeaPrompt = (): ReactElement => {
  const context = useTable()
  const { asked, isReading, kit } = context
  const question = sayAsked(context)
  useAnnounceQuestion(asked === null && !isReading ? null : question) // the log announces the rest
  return (
    <Prompt className="soc-note">
      <PromptHead title={question} more={asked === null ? null : kit.yourTurn} isWhy />
      <SeaHint />
    </Prompt>
  )
}
