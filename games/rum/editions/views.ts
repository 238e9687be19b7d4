/** Shows matches of earlier editions in the current shape. Edition 1 had no agenda: its views say whose turn it is and, in `ask`, who owes discards. Events, moves and refusals have not changed. */
import type { EditionShapes } from '@tortuga/kit'
import type { DiscardRequest, Event, Move, ParrotCause, Refusal, RumTypes, Task, View } from '../rules/data/types.ts'

type EarlierView = Omit<View, 'agenda'> & { readonly ask: Omit<DiscardRequest, 'type'> | null }

const START_OF_TURN: readonly Task[] = [{ type: 'turn', next: 'action' }]
/** The tasks after the discards. They are written out here as data, not imported from the rules, so that a page without matches of earlier editions loads none of this file. */
const AFTER_DISCARDS: Readonly<Record<ParrotCause, readonly Task[]>> = {
  drawn: [{ type: 'turn', next: 'refill' }],
  tide: [{ type: 'tide-refill' }, { type: 'quiet-beach' }, { type: 'turn', next: 'next-player' }],
}

const agendaOf = ({ ask, ending }: EarlierView): readonly Task[] => {
  if (ending !== null) return []
  if (ask === null) return START_OF_TURN
  const { cause, amount, waiting, sealed } = ask
  return [{ type: 'discards', cause, amount, waiting, sealed }, ...AFTER_DISCARDS[cause]]
}

const viewOf1 = (earlier: EarlierView): View => {
  const { ask: _, ...rest } = earlier
  return { ...rest, agenda: agendaOf(earlier) }
}

/** By rules number. */
export const shapes: Readonly<Record<number, EditionShapes<RumTypes>>> = {
  1: {
    view: earlier => viewOf1(earlier as EarlierView),
    event: earlier => earlier as Event,
    refusal: earlier => earlier as Refusal,
    move: earlier => earlier as Move,
    earlierMove: move => move,
  },
}
