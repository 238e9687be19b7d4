/** What is asked now, by one name for each kind of answer, and where on the table the answer is found. */
import { askedBy, type Effect, type Side, type Task, type View, type Way } from '../../rules/index.ts'

/** A way past a hazard that leaves something to choose is named by what is chosen. */
const WAYS = {
  icons: 'way-icons',
  discard: 'way-discard',
  'trash-crew': 'way-crew',
  'crown-trashes-crew': 'way-crew-crown',
  'trash-ship': 'way-ship',
  'coin-party-and-self': 'way-coins',
  pay: 'way-icons',
  'crown-gains': 'way-icons',
} as const satisfies Record<Way['type'], string>

export type AskedName = Exclude<Task['type'], 'do' | 'way'> | Effect['type'] | (typeof WAYS)[Way['type']]

export type Asked = { readonly name: AskedName; readonly side: Side; readonly task: Task }

const nameOf = (task: Task): AskedName => (task.type === 'do' ? task.effect.type : task.type === 'way' ? WAYS[task.way.type] : task.type)

/** Null when the match is over. */
export const askedOf = ({ agenda: [task], turn, ending }: Pick<View, 'agenda' | 'turn' | 'ending'>): Asked | null =>
  task === undefined || ending !== null ? null : { name: nameOf(task), side: askedBy(turn, task), task }

/** What is asked about things that lie outside the raid: the whole table is shown for it. */
const OUTSIDE: readonly AskedName[] = [
  'may-move-coin',
  'may-blast',
  'look',
  'strip-island',
  'trash-hazard',
  'trash-ship',
  'trash-own-ship',
  'raid-with-ship',
]
export const isOutside = ({ name }: Asked): boolean => OUTSIDE.includes(name)

/** How many cards of the hand it takes; null where none. */
export const discardsFor = ({ name, task }: Asked): number | null => {
  if (name === 'limit' || name === 'may-rob') return 1
  if (name === 'way-discard') return task.type === 'way' && task.way.type === 'discard' ? task.way.count : null
  return name === 'discard' && task.type === 'do' && task.effect.type === 'discard' ? task.effect.count : null
}

/** Another question is another draft, and so is another table under it: a draft names cards, places and ships by number. */
export const questionKey = ({ agenda, turn, round, actions, viewer, raid, hand, islands, fleet }: View): string =>
  JSON.stringify([agenda.slice(0, 3), turn, round, actions, viewer, raid, hand, islands, fleet])
