/** Shows matches of earlier editions in the current shape: views, events and refusals of edition 1. Its moves have the current shape already. */
import type { EditionShapes, Seat } from '@tortuga/kit'
import type { Event, Move, Options, Refusal, RummikubTypes, Task, View } from '../rules/index.ts'

/** The fields that edition 1 had instead of an agenda. */
type PhasesOf1 = {
  readonly phase: 'redeal' | 'turn' | 'announcement' | 'over'
  readonly turn: Seat
  readonly answered: readonly boolean[]
}
/** In edition 1 `announced: null` stood for the points on the rack. */
type OptionsOf1 = Omit<Options, 'announced'> & { readonly announced: number | null }
type ViewOf1 = Omit<View, 'agenda' | 'options'> & PhasesOf1 & { readonly options: OptionsOf1 }

/** In edition 1 `dealt` had no bank, and `played` did not say what it did to the sets. */
type EventOf1 =
  | Exclude<Event, { type: 'dealt' | 'played' }>
  | Omit<Extract<Event, { type: 'dealt' }>, 'bank'>
  | Omit<Extract<Event, { type: 'played' }>, 'table' | 'gains' | 'jokers'>

const agendaOf = ({ phase, turn, answered }: PhasesOf1): readonly Task[] => {
  const tasks: { readonly [K in PhasesOf1['phase']]: readonly Task[] } = {
    redeal: [{ type: 'redeal', seats: answered.flatMap((hasAnswered, seat) => (hasAnswered ? [] : [seat])) }],
    turn: [{ type: 'turn', seat: turn }],
    announcement: [
      { type: 'announcement', seat: turn },
      { type: 'end-turn', seat: turn, laid: false },
    ],
    over: [],
  }
  return tasks[phase]
}

/** Without R9.4 an announcement never made a difference; otherwise null meant the points on the rack. */
const optionsOf = (options: OptionsOf1): Options => ({
  ...options,
  announced: options.announced === null && options.neverOpened !== null ? 'rack' : options.announced,
})

const viewOf = (earlier: ViewOf1): View => {
  const { phase, turn, answered, options, ...same } = earlier
  const isAnswering = phase === 'redeal'
  return {
    ...same,
    options: optionsOf(options),
    agenda: agendaOf({ phase, turn, answered }),
    answer: isAnswering ? same.answer : null, // edition 1 kept the answers during the round
    answers: isAnswering || same.answers === null ? same.answers : same.answers.map(() => null),
  }
}

const eventOf = (earlier: EventOf1): Event => {
  if (earlier.type === 'dealt') return { ...earlier, bank: null }
  return earlier.type === 'played' ? { ...earlier, table: null, gains: null, jokers: [] } : earlier
}

const EDITION_1: EditionShapes<RummikubTypes> = {
  view: earlier => viewOf(earlier as ViewOf1),
  event: earlier => eventOf(earlier as EventOf1),
  refusal: earlier => earlier as Refusal,
  move: earlier => earlier as Move,
  earlierMove: move => move,
}

/** By rules number. */
export const shapes: Readonly<Record<number, EditionShapes<RummikubTypes>>> = { 1: EDITION_1 }
