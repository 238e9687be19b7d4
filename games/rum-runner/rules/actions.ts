/** R3.5 to R3.9: the three actions of a turn, those both sides share among them. */
import { at, unreachable } from '@tortuga/kit'
import {
  checkFound,
  checkInvest,
  checkPlayHazard,
  checkRecall,
  found,
  invest,
  listCrownActions,
  playHazard,
  recall,
} from './actions-crown.ts'
import { checkPlayShip, checkRaid, listRaids, listShips, playShip, raid } from './actions-pirate.ts'
import { checkCost, checkKind } from './checking.ts'
import { gainCoins, payCoins } from './coins.ts'
import { checkCrew, listCrew, placeCrew } from './crew.ts'
import { drawCards, HAND_SIZE } from './decks.ts'
import { missingFor } from './effects-events.ts'
import { doEffects, fromHand, readyCard, tell, toDiscards, type Making } from './making.ts'
import { cardOf, findPiece, type Cards } from './pieces.ts'
import { skip, notAsked, type TaskRule } from './rule.ts'
import type { Refusal } from './happenings.ts'
import type { Move, Side, Task, View } from './types.ts'

/** R3.7 */
const GAINED = 2

const CROWN = ['found', 'hazard', 'recall', 'invest'] as const
const PIRATE = ['ship', 'crew', 'raid'] as const
const SHARED = ['gain', 'draw', 'event'] as const
type Action = Extract<Move, { type: (typeof CROWN)[number] | (typeof PIRATE)[number] | (typeof SHARED)[number] }>
const ACTIONS: readonly Move['type'][] = [...SHARED, ...CROWN, ...PIRATE]
const isAction = (move: Move): move is Action => ACTIONS.includes(move.type)
const ownerOf = (type: Move['type']): Side | null =>
  CROWN.some(name => name === type) ? 'crown' : PIRATE.some(name => name === type) ? 'pirate' : null

/** R3.6, R6.3: the pirate may still have a pile to make a deck of. */
const checkDraw = (view: View): Refusal | null => {
  const left = view.deckSizes[view.turn] + (view.turn === 'pirate' ? view.discards.pirate.length : 0)
  if (view.handSizes[view.turn] >= HAND_SIZE) return { type: 'hand-full' }
  return left > 0 ? null : { type: 'nothing-to-draw' }
}

/** R3.9 */
const checkEvent = (cards: Cards, view: View, card: string): Refusal | null => {
  const refusal = checkKind(cards, view, card, 'event') ?? checkCost(view, view.turn, cardOf(cards, card).cost)
  if (refusal !== null) return refusal
  const needs = missingFor(cards, view, cardOf(cards, card).effects)
  return needs === null ? null : { type: 'event-useless', card, needs }
}

/** R3.9, R6.4 */
const playEvent = (making: Making, face: string): void => {
  const { state } = making
  const side = state.turn
  const piece = findPiece(making.cards, state.hands[side], face)
  const { cost, effects } = readyCard(making, piece)
  payCoins(making, side, cost)
  fromHand(making, side, piece)
  toDiscards(making, side, piece)
  tell(making, side, { type: 'event-played', card: face, cost })
  doEffects(making, effects, { from: 'event', side })
}

const takeAction = (making: Making, move: Action): void => {
  const side = making.state.turn
  switch (move.type) {
    case 'gain':
      return gainCoins(making, side, GAINED)
    case 'draw':
      return drawCards(making, side, HAND_SIZE - making.state.hands[side].length)
    case 'event':
      return playEvent(making, move.card)
    case 'found':
      return found(making, move)
    case 'hazard':
      return playHazard(making, move)
    case 'recall':
      return recall(making, move.at)
    case 'invest':
      return invest(making, move.on)
    case 'ship':
      return playShip(making, move)
    case 'crew':
      return placeCrew(making, move)
    case 'raid':
      return raid(making, move)
    default:
      return unreachable(move)
  }
}

const checkAction = (cards: Cards, view: View, move: Action): Refusal | null => {
  const owner = ownerOf(move.type)
  if (owner !== null && owner !== view.turn) return { type: 'other-side', side: owner }
  switch (move.type) {
    case 'gain':
      return null
    case 'draw':
      return checkDraw(view)
    case 'event':
      return checkEvent(cards, view, move.card)
    case 'found':
      return checkFound(cards, view, move)
    case 'hazard':
      return checkPlayHazard(cards, view, move)
    case 'recall':
      return checkRecall(view, move.at)
    case 'invest':
      return checkInvest(view, move.on)
    case 'ship':
      return checkPlayShip(cards, view, move)
    case 'crew':
      return checkCrew(cards, view, move)
    case 'raid':
      return checkRaid(view, move)
    default:
      return unreachable(move)
  }
}

const GAIN: Move = Object.freeze({ type: 'gain' })
const DRAW: Move = Object.freeze({ type: 'draw' })

const listActions = (cards: Cards, view: View): readonly Move[] => {
  const list: Move[] = [GAIN]
  if (checkDraw(view) === null) list.push(DRAW)
  const { hand, turn } = view
  for (let index = 0; index < hand.length; index += 1) {
    const card = at(hand, index)
    const { kind, cost, effects } = cardOf(cards, card)
    const isPlayable = kind === 'event' && cost <= view.supplies[turn] && missingFor(cards, view, effects) === null
    if (isPlayable && hand.indexOf(card) === index) list.push({ type: 'event', card })
  }
  if (turn === 'crown') listCrownActions(cards, view, list)
  else {
    listShips(cards, view, list)
    listCrew(cards, view, list)
    listRaids(view, list)
  }
  return list
}

/** R3.5: asked until the third action is taken. */
export const actions: TaskRule<Extract<Task, { type: 'actions' }>> = {
  takes: ACTIONS,
  by: turn => turn,
  asks: ({ state }) => state.actions > 0,
  perform: skip,
  answer: (making, task, move) => {
    if (!isAction(move)) throw notAsked()
    making.state.actions -= 1
    making.state.agenda = [task, ...making.state.agenda]
    takeAction(making, move)
  },
  check: (cards, view, _task, move) => (isAction(move) ? checkAction(cards, view, move) : null),
  list: (cards, view) => listActions(cards, view),
}
