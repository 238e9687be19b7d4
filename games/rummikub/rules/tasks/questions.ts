/** The open question, read from a state's or view's agenda, for bots, texts and tables. */
import type { Seat } from '@tortuga/kit'
import type { QuestionType, View } from '../data/types.ts'

type Table = Pick<View, 'agenda'>

/** What is asked now; null after the match, and in a folded view between two turns. */
export const questionOf = ({ agenda: [task] }: Table): QuestionType | null =>
  task === undefined || task.type === 'end-turn' ? null : task.type

/** The seat whose turn it is, also while it is asked for an announcement; null if all seats are asked at once or nobody is. */
export const turnOf = ({ agenda: [task] }: Table): Seat | null => (task === undefined || task.type === 'redeal' ? null : task.seat)

/** R2.7: the seats that have not answered the question about a new deal. */
export const seatsAnswering = ({ agenda: [task] }: Table): readonly Seat[] => (task?.type === 'redeal' ? task.seats : [])
