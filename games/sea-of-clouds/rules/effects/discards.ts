/** R5.6 and R7.6: a captain discards one of their Pirates, or a defeated captain one of their Objects. Equal cards are told apart by what has happened to them (R1.12). */
import { append, at, prependTasks, removeAt } from '@tortuga/kit'
import * as v from 'valibot'
import { letterOf, seatOf } from '../components/letters.ts'
import { faceOf } from '../data/pieces.ts'
import { FaceText, SeatNumber } from '../components/schemas.ts'
import { captainAt, setCaptain } from '../step.ts'
import { askOwner, wordsOf, type SeaTaskKind } from '../task-kind.ts'
import type { SeaMoveOf, SeaTaskOf } from '../data/types.ts'
import { createAimedEffect, createEffect, doNothing, effectData, type LootEffectOf } from './effect-kind.ts'

const listDiscards = (cards: readonly unknown[]): readonly SeaMoveOf<'discard'>[] => cards.map((_, place) => ({ type: 'discard', place }))

/** R5.6: without a question, all Pirates are equal in name and in the effects still to come. */
export const discardPirate = createEffect<LootEffectOf<'discard-pirate'>, SeaMoveOf<'discard'>>({
  schema: effectData('discard-pirate'),
  rules: ['R5.6'],
  isAimed: false,
  isPlain: false,
  answers: ['discard'],
  isAsked: (step, { seat }) => {
    const [first, ...others] = captainAt(step, seat).pirates
    return others.some(
      ({ card, against }) => first !== undefined && (faceOf(card) !== faceOf(first.card) || against.join() !== first.against.join()),
    )
  },
  check: ({ captains }, { seat }, { place }) =>
    at(captains, seat).pirates[place] === undefined ? { type: 'not-your-pirate', rules: ['R5.6'] } : null,
  moves: ({ captains }, { seat }) => listDiscards(at(captains, seat).pirates),
  perform: (step, task, move) => {
    const { seat, card } = task
    const captain = captainAt(step, seat)
    if (captain.pirates.length === 0) return doNothing(step, task, null)
    const place = move?.place ?? 0
    const { card: piece } = at(captain.pirates, place)
    setCaptain(step, seat, { ...captain, pirates: removeAt(captain.pirates, place) })
    step.state.discards = append(step.state.discards, piece)
    step.events.push({ type: 'pirate-discarded', seat, pirate: faceOf(piece), place, card })
  },
})

/** R7.6: asks the loser next. */
export const loserDiscards = createAimedEffect<LootEffectOf<'loser-discards'>>({
  schema: effectData('loser-discards'),
  rules: ['R7.6'],
  isPlain: false,
  hasTarget: ({ objects }) => objects.length > 0,
  act: (step, task, victim) => {
    if (victim === null || captainAt(step, victim).objects.length === 0) return doNothing(step, task, victim)
    prependTasks(step, [{ type: 'discard-object', seat: victim, card: task.card, by: task.seat }])
  },
})

/** R7.6, R8.5: the doubloons on the Object go to the bank. Without a question, all Objects are equal in name and doubloons. */
export const discardObjectTask: SeaTaskKind<SeaTaskOf<'discard-object'>, SeaMoveOf<'discard'>> = {
  schema: v.strictObject({ type: v.literal('discard-object'), seat: SeatNumber, card: FaceText, by: SeatNumber }),
  rules: ['R7.6'],
  answers: ['discard'],
  asked: askOwner,
  isAsked: (step, { seat }) => {
    const [first, ...others] = captainAt(step, seat).objects
    return others.some(
      ({ card, doubloons }) => first !== undefined && (faceOf(card) !== faceOf(first.card) || doubloons !== first.doubloons),
    )
  },
  check: ({ captains }, { seat }, { place }) =>
    at(captains, seat).objects[place] === undefined ? { type: 'not-your-object', rules: ['R7.6'] } : null,
  moves: ({ captains }, { seat }) => listDiscards(at(captains, seat).objects),
  perform: (step, { seat, by, card }, move) => {
    const captain = captainAt(step, seat)
    const place = move?.place ?? 0
    const { card: piece, doubloons } = at(captain.objects, place)
    setCaptain(step, seat, { ...captain, objects: removeAt(captain.objects, place) })
    step.state.discards = append(step.state.discards, piece)
    step.events.push({ type: 'object-discarded', seat, object: faceOf(piece), place, doubloons, by, card })
  },
  print: ({ seat, card, by }) => `${letterOf(seat)} ${card} ${letterOf(by)}`,
  parse: text => {
    const [seat, card = '', by] = wordsOf(text)
    return { type: 'discard-object', seat: seatOf(seat), card, by: seatOf(by) }
  },
}
