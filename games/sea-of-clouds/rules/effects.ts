/** Chapters 5 and 7 of the rulebook: what cards do. Each effect of a deck's file is a task here; no card is known by name. */
import { at, unreachable, withLast, withoutAt, type Seat } from '@tortuga/kit'
import { exchangeObjects, exchangeRum, hasExchange, loserDiscards, stealDoubloons, stealRum } from './plunder.ts'
import { addDoubloons, captainAt, setCaptain, type Making } from './making.ts'
import { faceOf } from './pieces.ts'
import { addTo, pickCard } from './shares.ts'
import type { EffectTask, Face, Move, Piece } from './types.ts'
import { SPACES } from './words.ts'

const areSeveral = (names: readonly string[]): boolean => names.some(name => name !== names[0])

/** Whether an effect has to ask its captain before it can go on. */
export const isEffectAsked = (making: Making, task: EffectTask): boolean => {
  const { state } = making
  switch (task.effect.type) {
    case 'discard-pirate':
      return areSeveral(captainAt(making, task.seat).pirates.map(({ card }) => faceOf(card)))
    case 'take-share-card':
      return state.shares.reduce((sum, { cards }) => sum + cards.length, 0) > 1
    case 'steal-doubloons':
    case 'steal-rum':
    case 'loser-discards':
      return task.against.length > 1 // R6.7
    case 'exchange-rum':
    case 'exchange-object':
      return hasExchange(making, task)
    default:
      return false
  }
}

/** R5.2 */
const pay = (making: Making, { seat, card }: EffectTask, asked: number): void => {
  const amount = Math.min(asked, captainAt(making, seat).doubloons)
  addDoubloons(making, seat, -amount)
  making.events.push({ type: 'paid', seat, amount, card })
}

/** R5.3 */
const takeParrot = ({ state, events }: Making, { seat, card }: EffectTask): void => {
  const from = state.parrot
  if (from === seat) {
    events.push({ type: 'no-effect', seat, victim: null, card })
    return
  }
  state.parrot = seat
  events.push({ type: 'parrot-moved', seat, from, card })
}

/** R5.6: of equal Pirates one that has least left to do. */
export const discardPirate = (making: Making, seat: Seat, face: Face, card: Face): void => {
  const captain = captainAt(making, seat)
  let found = -1
  for (const [index, { card: piece, against }] of captain.pirates.entries())
    if (faceOf(piece) === face && (found < 0 || against.length < at(captain.pirates, found).against.length)) found = index
  const piece: Piece = at(captain.pirates, found).card
  setCaptain(making, seat, { ...captain, pirates: withoutAt(captain.pirates, found) })
  making.state.discards = withLast(making.state.discards, piece)
  making.events.push({ type: 'pirate-discarded', seat, pirate: face, card })
}

const discardOnlyPirate = (making: Making, { seat, card }: EffectTask): void => {
  const [pirate] = captainAt(making, seat).pirates
  if (pirate === undefined) making.events.push({ type: 'no-effect', seat, victim: null, card })
  else discardPirate(making, seat, faceOf(pirate.card), card)
}

/** R5.7 */
const pickOnlyCard = (making: Making, { seat, card }: EffectTask): void => {
  const space = SPACES.find(place => at(making.state.shares, place).cards.length > 0)
  if (space === undefined) making.events.push({ type: 'no-effect', seat, victim: null, card })
  else pickCard(making, seat, card, space, 0)
}

/** An effect that asks nothing, or nothing more. */
export const performEffect = (making: Making, task: EffectTask): void => {
  const { seat, card, effect } = task
  switch (effect.type) {
    case 'take-doubloons': // R5.1
      addDoubloons(making, seat, effect.amount)
      making.events.push({ type: 'gained', seat, amount: effect.amount, card })
      break
    case 'pay-doubloons':
      pay(making, task, effect.amount)
      break
    case 'take-parrot':
      takeParrot(making, task)
      break
    case 'add-to-shares': // R5.4
      for (const space of SPACES) addTo(making, space, 'effect')
      break
    case 'discard-pirate':
      discardOnlyPirate(making, task)
      break
    case 'take-share-card':
      pickOnlyCard(making, task)
      break
    case 'steal-doubloons':
      stealDoubloons(making, task, effect.amount)
      break
    case 'steal-rum':
      for (let count = 0; count < effect.amount; count += 1) stealRum(making, task)
      break
    case 'exchange-rum': // R7.5: what can be exchanged is asked for
    case 'exchange-object':
      making.events.push({ type: 'no-effect', seat, victim: task.against[0] ?? null, card })
      break
    case 'loser-discards':
      loserDiscards(making, task)
      break
    default:
      unreachable(effect)
  }
}

/** R7.3, R7.4 */
export const exchange = (making: Making, task: EffectTask, move: Extract<Move, { type: 'exchange' }>): void => {
  if (task.effect.type === 'exchange-rum') exchangeRum(making, task, move.victim, move.give)
  else exchangeObjects(making, task, move.victim, move.give, move.take ?? '')
}
