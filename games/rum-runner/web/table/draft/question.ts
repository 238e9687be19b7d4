/** The open question, with one name for each kind of answer. */
import { sideAskedBy, questionName, type AskingName, type AskingWay, type Side, type Task, type View } from '../../../rules/index.ts'

/** Questions about a way past a hazard are named after what the player chooses. */
const WAYS = {
  icons: 'way-icons',
  discard: 'way-discard',
  'trash-crew': 'way-crew',
  'crown-trashes-crew': 'way-crew-crown',
  'trash-ship': 'way-ship',
  'coin-party-and-self': 'way-coins',
} as const satisfies Record<AskingWay, string>

export type WayQuestionName = (typeof WAYS)[AskingWay]
export type QuestionName = Exclude<AskingName, 'way'> | WayQuestionName

export type OpenQuestion = { readonly name: QuestionName; readonly side: Side; readonly task: Task }

/** Only tasks that ask come first on an agenda that waits for an answer. */
const nameOf = (task: Task): QuestionName =>
  task.type === 'way' ? WAYS[task.way.type as AskingWay] : (questionName(task) as Exclude<AskingName, 'way'>)

/** Null when the match is over. */
export const questionIn = (view: Pick<View, 'agenda' | 'crown' | 'turn' | 'ending'>): OpenQuestion | null => {
  const [task] = view.agenda
  return task === undefined || view.ending !== null ? null : { name: nameOf(task), side: sideAskedBy(view, task), task }
}

/** How many cards of the hand the answer needs, or null. */
export const discardsFor = ({ name, task }: OpenQuestion): number | null => {
  if (name === 'limit' || name === 'may-rob') return 1
  if (name === 'way-discard') return task.type === 'way' && task.way.type === 'discard' ? task.way.count : null
  return name === 'discard' && task.type === 'do' && task.effect.type === 'discard' ? task.effect.count : null
}

/** Identifies the position for a stored draft. It includes hand, islands and fleet because a draft refers to them by index. */
export const questionKey = ({ agenda, turn, round, actions, viewer, raid, hand, islands, fleet }: View): string =>
  JSON.stringify([agenda.slice(0, 3), turn, round, actions, viewer, raid, hand, islands, fleet])
