/** Prints a state as text. `index.ts` describes the format. */
import { PRESETS } from '../data/presets.ts'
import { TASK_KINDS } from '../agenda.ts'
import { START_OF_TURN } from '../turn-order.ts'
import type { Options, Piece, Slot, State, Task } from '../data/types.ts'
import { letterOf } from '../data/seat-letters.ts'

const orDash = (list: readonly string[], separator = ' '): string => (list.length === 0 ? '-' : list.join(separator))

const printOptions = (options: Options): readonly [first: string, last: string] => {
  const json = JSON.stringify(options)
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json)
  return preset === undefined ? ['own', ` | options: ${json}`] : [preset[0], '']
}

const printSlot = (slot: Slot<Piece>): string => (slot.type === 'empty' ? '-' : slot.type === 'up' ? slot.card : `(${slot.card})`)

/** The mark of a card in the wreck: who knows that it is there. */
const wreckMark = (state: State, piece: Piece): string => {
  if (state.wreckKnown.includes(piece)) return '!'
  const seat = state.wreckOwn.findIndex(own => own.includes(piece))
  return seat < 0 ? '' : `!${letterOf(seat)}`
}

const printTask = <K extends Task['type']>(task: Extract<Task, { type: K }>): string =>
  `${task.type} ${TASK_KINDS[task.type].print(task)}`.trim()
const printAgenda = (agenda: readonly Task[]): string => orDash(agenda.map(printTask), '; ')

/** The agenda is left out where it follows from the rest: at the beginning of a turn, and when the match is over. */
const agendaField = ({ agenda, ending }: State): readonly string[] => {
  const printed = printAgenda(agenda)
  return printed === printAgenda(ending === null ? START_OF_TURN : []) ? [] : [`agenda: ${printed}`]
}

export const printState = (state: State): string => {
  const [preset, options] = printOptions(state.options)
  const changed = state.captains.filter(({ owner, value }) => owner !== null || value > 1)
  const fields = [
    preset,
    `turn: ${letterOf(state.turn)}`,
    `clock: ${state.clock}`,
    `captains: ${orDash(
      changed.map(({ colour, value, owner }) => `${colour} ${value}${owner === null ? '' : ` ${letterOf(owner)}`}`),
      ', ',
    )}`,
    `beach: ${state.beach.map(printSlot).join(' ')}`,
    ...state.hands.map(
      (hand, seat) => `${letterOf(seat)}: ${orDash(hand.map(piece => (state.known[seat]?.includes(piece) ? `${piece}!` : piece)))}`,
    ),
    `wreck: ${orDash(state.wreck.map(piece => piece + wreckMark(state, piece)))}`,
    ...(state.apart === null ? [] : [`apart: ${state.apart}`]),
    ...agendaField(state),
    ...(state.ending === null ? [] : [`ending: ${state.ending}`]),
  ]
  return fields.join(' | ') + options
}
