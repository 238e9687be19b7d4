/** The agenda as text: `decide A 1, end-turn A`, `effect A gunner steal-rum 1 vs B C`; and the battles of a boarding: `0 6 4 2; A<B B>C`. */
import type { Seat } from '@tortuga/kit'
import { EFFECTS } from '../effects/index.ts'
import { letterOf, seatOf } from '../components/letters.ts'
import { cardInfoOf, TASKS } from '../agenda.ts'
import { wordsOf } from '../task-kind.ts'
import type { Battle, Boarding, Task } from '../data/types.ts'

const printTask = (task: Task): string => `${task.type} ${cardInfoOf(task).print(task)}`.trim()
export const printAgenda = (agenda: readonly Task[]): string => (agenda.length === 0 ? '-' : agenda.map(printTask).join(', '))

const isIn = <A extends object>(table: A, name: string): name is keyof A & string => Object.hasOwn(table, name)

/** The third word after `effect` is its type: `effect A gunner steal-rum 1`. */
const parseTask = (text: string): Task => {
  const [type = '', ...rest] = wordsOf(text)
  const [, , effect = ''] = rest
  if (type === 'effect' && isIn(EFFECTS, effect)) return EFFECTS[effect].parse(rest.join(' '))
  if (isIn(TASKS, type)) return TASKS[type].parse(rest.join(' '))
  throw new RangeError(`no such task: ${text}`)
}
export const parseAgenda = (text: string): readonly Task[] => (text === '-' ? [] : text.split(',').map(parseTask))

/** `A>B`: A has won; `A<B`: B has won; `A-B`: there is no winner. A trailing `=` marks a tie. */
const printBattle = ({ seats: [one, other], winner, tied }: Battle): string => {
  const sign = winner === null ? '-' : winner === one ? '>' : '<'
  return `${letterOf(one)}${sign}${letterOf(other)}${tied ? '=' : ''}`
}
export const printBoarding = ({ strengths, battles }: Boarding): string => `${strengths.join(' ')}; ${battles.map(printBattle).join(' ')}`

const parseBattle = (text: string): Battle => {
  const [, first, sign, second, tie] = /^(.)([<>-])(.)(=?)$/.exec(text) ?? []
  const seats: readonly [Seat, Seat] = [seatOf(first), seatOf(second)]
  return { seats, winner: sign === '-' ? null : sign === '>' ? seats[0] : seats[1], tied: tie === '=' }
}
export const parseBoarding = (text: string): Boarding => {
  const [strengths = '', battles = ''] = text.split(';')
  return { strengths: strengths.trim().split(/\s+/).map(Number), battles: battles.trim().split(/\s+/).map(parseBattle) }
}
