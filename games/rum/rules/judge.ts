/** Who has to answer, and which answers are legal. A table loads this without the rules that carry moves out. */
import { at, createJudge, NO_QUESTION, type AgendaRefusals, type Seat, type TaskQuestion } from '@tortuga/kit'
import { checkHeld, checkPlay } from './sets/check-set.ts'
import type { AnswerTo, RumAgenda } from './task-kind.ts'
import type { DiscardRequest, Move, Refusal, Task, View } from './data/types.ts'

type QuestionOf<K extends keyof AnswerTo> = TaskQuestion<RumAgenda, Extract<Task, { type: K }>, Extract<Move, { type: AnswerTo[K] }>>

/** Prepared lists of one seat each, so that `awaited` allocates nothing. */
const SINGLE_SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** R3.1: a draw is always possible. */
export const TURN_QUESTION: QuestionOf<'turn'> = {
  answers: ['draw', 'play'],
  asked: table => at(SINGLE_SEATS, table.turn),
  check: (view, _, move) => (move.type === 'draw' ? null : checkPlay(view, view.turn, move)),
}

/** R6.2, R8.2 */
export const DISCARDS_QUESTION: QuestionOf<'discards'> = {
  answers: ['discard'],
  asked: (_, { waiting }) => waiting,
  check(view, { amount }, { cards }) {
    if (cards.length !== amount) return { type: 'wrong-count', given: cards.length, amount }
    return checkHeld(view.hand, cards, 'R6.2')
  },
}

const questionOf = ({ type }: Task): TaskQuestion<RumAgenda, Task> =>
  type === 'turn' ? TURN_QUESTION : type === 'discards' ? DISCARDS_QUESTION : NO_QUESTION

/** R6.2, R8.2 */
const discardsFirst = ({ amount, waiting, cause }: DiscardRequest): Refusal => ({
  type: 'discards-first',
  amount,
  waiting,
  rules: [cause === 'drawn' ? 'R6.2' : 'R8.2'],
})

export const REFUSALS: AgendaRefusals<RumAgenda> = {
  over: () => ({ type: 'over' }),
  watching: () => ({ type: 'watching' }),
  notAsked: ({ turn }, task) => (task.type === 'discards' ? discardsFirst(task) : { type: 'not-your-turn', turn }),
  otherQuestion: (_, task) => (task.type === 'discards' ? discardsFirst(task) : { type: 'no-discard-owed' }),
}

const judge = createJudge<RumAgenda>(questionOf, REFUSALS)

/** The seats that have to answer, in a state or a view. */
export const awaited = (table: RumAgenda['table']): readonly Seat[] => judge.awaited(table)

/** Whether a move is legal, judged by the player's own view. It handles every move that passes the schema. */
export const check = (view: View, move: Move): Refusal | null => judge.check(view, view.viewer, move)
