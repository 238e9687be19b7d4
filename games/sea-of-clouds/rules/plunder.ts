/** Chapter 7 of the rulebook: what Pirates take from captains who were defeated. */
import { at, withLast, withoutAt, type Seat } from '@tortuga/kit'
import { passRum } from './knowledge.ts'
import { addDoubloons, captainAt, putFirst, setCaptain, showCard, type Making } from './making.ts'
import { faceOf } from './pieces.ts'
import type { EffectTask, Face } from './types.ts'

/** The one captain an effect is aimed at; null where there is none (R6.9 leaves nobody out: a victim may have nothing, but is there). */
const victimOf = ({ against }: EffectTask): Seat | null => against[0] ?? null

const doNothing = ({ events }: Making, { seat, card }: EffectTask, victim: Seat | null): void => {
  events.push({ type: 'no-effect', seat, victim, card })
}

/** R7.1 */
export const stealDoubloons = (making: Making, task: EffectTask, most: number): void => {
  const { seat, card } = task
  const victim = victimOf(task)
  const amount = victim === null ? 0 : Math.min(most, captainAt(making, victim).doubloons)
  if (victim === null || amount === 0) return doNothing(making, task, victim)
  addDoubloons(making, victim, -amount)
  addDoubloons(making, seat, amount)
  making.events.push({ type: 'stole-doubloons', seat, victim, amount, card })
}

/** R7.2, R10.5 */
export const stealRum = (making: Making, task: EffectTask): void => {
  const { seat, card } = task
  const victim = victimOf(task)
  const size = victim === null ? 0 : captainAt(making, victim).rum.length
  if (victim === null || size === 0) return doNothing(making, task, victim)
  const robbed = captainAt(making, victim)
  const { left, gone } = passRum(robbed.rum, making.random.int(size), victim, seat)
  setCaptain(making, victim, { ...robbed, rum: left })
  const thief = captainAt(making, seat)
  setCaptain(making, seat, { ...thief, rum: withLast(thief.rum, gone) })
  making.events.push({ type: 'stole-rum', seat, victim, rum: showCard(making, gone), card })
}

const hasOwn = (making: Making, seat: Seat, { effect }: EffectTask): boolean =>
  effect.type === 'exchange-rum' ? captainAt(making, seat).rum.length > 0 : captainAt(making, seat).objects.length > 0

/** R7.5: whether both sides have something. */
export const hasExchange = (making: Making, task: EffectTask): boolean =>
  hasOwn(making, task.seat, task) && task.against.some(victim => hasOwn(making, victim, task))

/** R7.3: the card to give is named before the other one is drawn, so it cannot come back at once. */
export const exchangeRum = (making: Making, { seat, card }: EffectTask, victim: Seat, give: Face): void => {
  const winner = captainAt(making, seat)
  const loser = captainAt(making, victim)
  const given = passRum(
    winner.rum,
    winner.rum.findIndex(down => faceOf(down.card) === give),
    seat,
    victim,
  )
  const taken = passRum(loser.rum, making.random.int(loser.rum.length), victim, seat)
  setCaptain(making, seat, { ...winner, rum: withLast(given.left, taken.gone) })
  setCaptain(making, victim, { ...loser, rum: withLast(taken.left, given.gone) })
  making.events.push({
    type: 'exchanged-rum',
    seat,
    victim,
    given: showCard(making, given.gone),
    taken: showCard(making, taken.gone),
    card,
  })
}

/** R7.4, R8.5: with all that lies on them. */
export const exchangeObjects = (making: Making, { seat, card }: EffectTask, victim: Seat, give: Face, take: Face): void => {
  const winner = captainAt(making, seat)
  const loser = captainAt(making, victim)
  const mine = winner.objects.findIndex(object => faceOf(object.card) === give)
  const theirs = loser.objects.findIndex(object => faceOf(object.card) === take)
  setCaptain(making, seat, { ...winner, objects: withLast(withoutAt(winner.objects, mine), at(loser.objects, theirs)) })
  setCaptain(making, victim, { ...loser, objects: withLast(withoutAt(loser.objects, theirs), at(winner.objects, mine)) })
  making.events.push({ type: 'exchanged-objects', seat, victim, given: give, taken: take, card })
}

/** R7.6: the loser is asked next. */
export const loserDiscards = (making: Making, task: EffectTask): void => {
  const victim = victimOf(task)
  if (victim === null || captainAt(making, victim).objects.length === 0) return doNothing(making, task, victim)
  putFirst(making, [{ type: 'discard-object', seat: victim, card: task.card, by: task.seat }])
}

/** Whether the loser has a choice. */
export const isDiscardAsked = (making: Making, seat: Seat): boolean => {
  const { objects } = captainAt(making, seat)
  return objects.some(({ card }) => faceOf(card) !== faceOf(at(objects, 0).card))
}

/** R7.6, R8.5: contents go to the bank. */
export const discardObject = (making: Making, seat: Seat, face: Face | null, by: Seat, card: Face): void => {
  const captain = captainAt(making, seat)
  const index = face === null ? 0 : captain.objects.findIndex(object => faceOf(object.card) === face)
  const { card: piece, doubloons } = at(captain.objects, index)
  setCaptain(making, seat, { ...captain, objects: withoutAt(captain.objects, index) })
  making.state.discards = withLast(making.state.discards, piece)
  making.events.push({ type: 'object-discarded', seat, object: faceOf(piece), doubloons, by, card })
}
