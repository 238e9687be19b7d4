/** Whether a move is legal, judged from the player's own view. Complete, and it answers for anything the schema lets through. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { askedSeat } from './apply.ts'
import { choicesOf } from './boarding.ts'
import { deckOf } from './pieces.ts'
import type { Captain, EffectTask, Face, Laid, Move, Refusal, Seen, Task, View } from './types.ts'

type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>

const hasObject = (objects: readonly Laid<Face>[], face: Face | null): boolean => objects.some(({ card }) => card === face)

/** R6.7: which effects are aimed by a question of their own. */
const isAiming = (task: Task): task is EffectTask =>
  task.type === 'effect' && ['steal-doubloons', 'steal-rum', 'loser-discards'].includes(task.effect.type)
const isExchanging = (task: Task): task is EffectTask =>
  task.type === 'effect' && (task.effect.type === 'exchange-rum' || task.effect.type === 'exchange-object')

/** R6.6 */
const checkResolve = (view: View, { pirates }: Captain<Face, Seen>, { card, victim }: MoveOf<'resolve'>): Refusal | null => {
  const own = pirates.filter(pirate => pirate.card === card)
  if (own.length === 0) return { type: 'not-your-pirate', card }
  const choices = choicesOf(deckOf(view.options.deck), own)
  if (choices.length === 0) return { type: 'nothing-to-resolve', card }
  return choices.some(choice => choice.victim === victim) ? null : { type: 'wrong-victim', card, victim }
}

/** R7.3, R7.4 */
const checkExchange = (view: View, own: Captain<Face, Seen>, task: EffectTask, move: MoveOf<'exchange'>): Refusal | null => {
  const { victim, give, take } = move
  if (!task.against.includes(victim)) return { type: 'not-defeated', victim }
  const loser = at(view.captains, victim)
  if (task.effect.type === 'exchange-object') {
    if (!hasObject(own.objects, give)) return { type: 'not-your-object', card: give }
    return hasObject(loser.objects, take) ? null : { type: 'no-such-object', card: take, victim }
  }
  if (take !== null) return { type: 'drawn-blind' }
  if (!own.rum.some(({ face }) => face === give)) return { type: 'not-your-rum', card: give }
  return loser.rum.length > 0 ? null : { type: 'no-rum-there', victim }
}

/** R5.6, R7.6 */
const checkDiscard = (own: Captain<Face, Seen>, task: Task, card: Face, refused: Refusal): Refusal | null => {
  if (task.type === 'discard-object') return hasObject(own.objects, card) ? null : { type: 'not-your-object', card }
  if (task.type !== 'effect' || task.effect.type !== 'discard-pirate') return refused
  return own.pirates.some(pirate => pirate.card === card) ? null : { type: 'not-your-pirate', card }
}

/** R5.7 */
const checkPick = (view: View, { space, place }: MoveOf<'pick'>): Refusal | null =>
  at(view.shares, space).cards[place] === undefined ? { type: 'no-card-there', space, place } : null

const checkAnswer = (view: View, seat: Seat, task: Task, move: Move): Refusal | null => {
  const own = at(view.captains, seat)
  const refused: Refusal = { type: 'another-question', asked: task.type }
  switch (move.type) {
    case 'take': // R3.2
    case 'leave':
      return task.type === 'decide' ? null : refused
    case 'play': // R4.1
      if (task.type !== 'play-cards') return refused
      return view.hand[move.place] === undefined ? { type: 'not-in-hand', place: move.place } : null
    case 'pick':
      return task.type === 'effect' && task.effect.type === 'take-share-card' ? checkPick(view, move) : refused
    case 'discard':
      return checkDiscard(own, task, move.card, refused)
    case 'resolve':
      return task.type === 'resolve' ? checkResolve(view, own, move) : refused
    case 'aim':
      if (!isAiming(task)) return refused
      return task.against.includes(move.victim) ? null : { type: 'not-defeated', victim: move.victim }
    case 'exchange':
      return isExchanging(task) ? checkExchange(view, own, task, move) : refused
    case 'decline': // R6.8
      return isExchanging(task) ? null : refused
    default:
      return unreachable(move)
  }
}

export const check = (view: View, move: Move): Refusal | null => {
  const [task] = view.agenda
  const seat = askedSeat(view.agenda)
  if (task === undefined || seat === null) return { type: 'over' }
  if (typeof view.viewer !== 'number') return { type: 'watching' }
  return seat === view.viewer ? checkAnswer(view, seat, task, move) : { type: 'not-asked', seat }
}

export const REFUSAL_RULES = {
  over: ['R9.1'],
  watching: ['R3.1'],
  'not-asked': ['R3.1', 'R6.5'],
  'another-question': ['R3.2', 'R4.1', 'R6.6'],
  'not-in-hand': ['R4.1'],
  'no-card-there': ['R5.7'],
  'not-your-pirate': ['R5.6', 'R6.6'],
  'nothing-to-resolve': ['R6.7'],
  'wrong-victim': ['R6.6', 'R6.7'],
  'not-defeated': ['R6.7', 'R7.1'],
  'not-your-rum': ['R7.3'],
  'not-your-object': ['R7.4', 'R7.6'],
  'no-such-object': ['R7.4'],
  'no-rum-there': ['R7.5'],
  'drawn-blind': ['R7.3'],
} as const satisfies Record<Refusal['type'], readonly string[]>
