/** R3.5 to R3.9: the three actions of a turn, including those both sides have. */
import { at, prependTasks } from '@tortuga/kit'
import { checkFound, checkInvest, checkPlayHazard, checkRecall, found, invest, listCrownActions, playHazard, recall } from './crown.ts'
import { checkPlayShip, checkRaid, listRaids, listShips, playShip, raid } from './pirate.ts'
import { checkCost, checkKind } from '../targets/checks.ts'
import { gainCoins, payCoins } from '../decks-and-coins/coins.ts'
import { checkCrew, listCrew, placeCrew } from './crew.ts'
import { drawCards, HAND_SIZE } from '../decks-and-coins/decks.ts'
import { missingForEvent } from '../effects/effects.ts'
import { askingTask } from '../task-kind.ts'
import { addEvent, fromHand, lookUpCard, prependEffects, seatIn, toDiscards, type StepDraft } from '../step.ts'
import { cardOf, cardsOf, findPiece } from '../data/pieces.ts'
import type { Refusal } from '../data/refusals.ts'
import type { Move, RunnerMoveOf, Side, Task, View } from '../data/types.ts'

/** R3.7 */
const GAINED = 2
const EVENT = ['R3.9']

/** One action: the side that has it, or null for both. */
type Action<M extends Move> = {
  readonly side: Side | null
  check(view: View, move: M): Refusal | null
  take(step: StepDraft, move: M): void
}
const ACTION_TYPES = ['gain', 'draw', 'event', 'found', 'hazard', 'recall', 'invest', 'ship', 'crew', 'raid'] as const
type ActionType = (typeof ACTION_TYPES)[number]

/** R3.6, R6.1, R6.3: the pirate can also draw from the discard pile, which becomes the new deck. */
const checkDraw = (view: View): Refusal | null => {
  const isCrown = view.turn === 'crown'
  const left = view.deckSizes[view.turn] + (isCrown ? 0 : view.discards.pirate.length)
  if (view.handSizes[view.turn] >= HAND_SIZE) return { type: 'hand-full' }
  return left > 0 ? null : { type: 'nothing-to-draw', rules: ['R3.6', isCrown ? 'R6.1' : 'R6.3'] }
}

/** R3.9 */
const checkEvent = (view: View, card: string): Refusal | null => {
  const refusal = checkKind(view, card, 'event', EVENT)
  if (refusal !== null) return refusal
  const { cost, effects } = cardOf(cardsOf(view.options.cards), card)
  const missing = missingForEvent(view, effects)
  return (
    checkCost(view, view.turn, cost, EVENT) ??
    (missing === null ? null : { type: 'event-useless', card, needs: missing.needs, rules: [...EVENT, ...missing.rules] })
  )
}

/** R3.9, R6.4 */
const playEvent = (step: StepDraft, face: string): void => {
  const { state } = step
  const side = state.turn
  const piece = findPiece(step.cards, state.hands[side], face)
  const { cost, effects } = lookUpCard(step, piece)
  payCoins(step, side, cost)
  fromHand(step, side, piece)
  toDiscards(step, side, piece)
  addEvent(step, { type: 'event-played', seat: seatIn(step, side), card: face, cost, actions: state.actions })
  prependEffects(step, effects, { from: 'event', side })
}

const ACTIONS: { readonly [K in ActionType]: Action<RunnerMoveOf<K>> } = {
  gain: { side: null, check: () => null, take: step => gainCoins(step, step.state.turn, GAINED) },
  draw: {
    side: null,
    check: checkDraw,
    take: step => drawCards(step, step.state.turn, HAND_SIZE - step.state.hands[step.state.turn].length),
  },
  event: { side: null, check: (view, { card }) => checkEvent(view, card), take: (step, { card }) => playEvent(step, card) },
  found: { side: 'crown', check: checkFound, take: found },
  hazard: { side: 'crown', check: checkPlayHazard, take: playHazard },
  recall: { side: 'crown', check: (view, move) => checkRecall(view, move.at), take: (step, move) => recall(step, move.at) },
  invest: { side: 'crown', check: (view, { on }) => checkInvest(view, on), take: (step, { on }) => invest(step, on) },
  ship: { side: 'pirate', check: checkPlayShip, take: playShip },
  crew: { side: 'pirate', check: checkCrew, take: placeCrew },
  raid: { side: 'pirate', check: checkRaid, take: raid },
}
/** The compiler cannot correlate a move's type with the type of its action, so this lookup widens it. */
const actionOf = (move: RunnerMoveOf<ActionType>): Action<RunnerMoveOf<ActionType>> => ACTIONS[move.type]

const GAIN: Move = Object.freeze({ type: 'gain' })
const DRAW: Move = Object.freeze({ type: 'draw' })

const listActions = (view: View): readonly Move[] => {
  const cards = cardsOf(view.options.cards)
  const list: Move[] = [GAIN]
  if (checkDraw(view) === null) list.push(DRAW)
  const { hand, turn } = view
  for (let index = 0; index < hand.length; index += 1) {
    const card = at(hand, index)
    const { kind, cost, effects } = cardOf(cards, card)
    const isPlayable = kind === 'event' && cost <= view.supplies[turn] && missingForEvent(view, effects) === null
    if (isPlayable && hand.indexOf(card) === index) list.push({ type: 'event', card })
  }
  if (turn === 'crown') listCrownActions(view, list)
  else {
    listShips(view, list)
    listCrew(view, list)
    listRaids(view, list)
  }
  return list
}

/** R3.5: puts itself back on the agenda until all actions are taken. */
export const actions = askingTask('actions', ({ turn }) => turn, {
  rules: ['R3.5'],
  answers: ACTION_TYPES,
  isAsked: ({ state }) => state.actions > 0,
  check: (view, _task, move) => {
    const { side, check } = actionOf(move)
    return side !== null && side !== view.turn ? { type: 'other-side', side } : check(view, move)
  },
  moves: listActions,
  perform: (step, task, move) => {
    if (move === null) return
    step.state.actions -= 1
    prependTasks<Task>(step, [task])
    actionOf(move).take(step, move)
  },
})
