/** Chapters 6 and 8 of the rulebook: the battles of a boarding, the Chests they move, and its end. */
import { append, appendAll, at, NEVER_ASKS, prependTasks, removeAt, type Seat } from '@tortuga/kit'
import { breakTie, crewsOf, defeatedBy, fightBy, fightersOf, strengthsOf, winnersOver } from './battles.ts'
import { cardOf, faceOf } from '../data/pieces.ts'
import { addDoubloons, captainAt, setCaptain, type StepDraft } from '../step.ts'
import { bareTask, type SeaTaskKind } from '../task-kind.ts'
import type { Battle, ObjectInPlay, Piece, SeaTaskOf, Task } from '../data/types.ts'

/** R8.2, R8.3: the captain who takes the Chest of this seat; null if it stays. */
const chestWinner = ({ state }: StepDraft, battles: readonly Battle[], strengths: readonly number[], seat: Seat): Seat | null => {
  const winners = winnersOver(battles, seat)
  if (winners.length === 0) return null
  const best = Math.max(...winners.map(winner => at(strengths, winner)))
  return breakTie(
    winners.filter(winner => at(strengths, winner) === best),
    state.parrot,
    state.seats,
  )
}

/** R8.4: finds all Chests before moving any, so that none moves twice. */
const moveChests = (step: StepDraft, battles: readonly Battle[], strengths: readonly number[]): void => {
  const found: { readonly chest: ObjectInPlay<Piece>; readonly seat: Seat }[] = []
  for (const [seat, { objects }] of step.state.captains.entries())
    for (const chest of objects) if (cardOf(step.deck, chest.card).chest !== null) found.push({ chest, seat })
  for (const { chest, seat } of found) {
    const taker = chestWinner(step, battles, strengths, seat)
    if (taker === null) continue
    const loser = captainAt(step, seat)
    const place = loser.objects.indexOf(chest)
    setCaptain(step, seat, { ...loser, objects: removeAt(loser.objects, place) })
    const taken = Math.min(1, chest.doubloons)
    const left = chest.doubloons - taken
    const winner = captainAt(step, taker)
    setCaptain(step, taker, { ...winner, objects: append(winner.objects, { card: chest.card, doubloons: left }) })
    addDoubloons(step, taker, taken)
    step.events.push({ type: 'chest-lost', seat: taker, from: seat, object: faceOf(chest.card), place, taken, left })
  }
}

/** R6.5: each captain with a victory resolves Pirates, starting with the Parrot. */
const resolveTasks = (step: StepDraft, battles: readonly Battle[]): readonly Task[] => {
  const { state } = step
  const tasks: Task[] = []
  for (let offset = 0; offset < state.seats; offset += 1) {
    const seat = (state.parrot + offset) % state.seats
    const against = defeatedBy(battles, seat)
    if (against.length === 0) continue
    const captain = captainAt(step, seat)
    setCaptain(step, seat, { ...captain, pirates: captain.pirates.map(({ card }) => ({ card, against })) })
    tasks.push({ type: 'resolve', seat })
  }
  return tasks
}

/** R6.1 to R6.5 */
export const boardTask: SeaTaskKind<SeaTaskOf<'board'>> = {
  ...NEVER_ASKS,
  ...bareTask('board'),
  rules: [],
  perform: step => {
    const { state, deck, events } = step
    const strengths = strengthsOf(deck, state.captains)
    const crews = crewsOf(state.captains)
    const battles = fightBy(strengths, crews, state.parrot)
    const fighters = state.captains.map(captain => fightersOf(deck, captain))
    events.push({ type: 'boarding-began', round: state.round, strengths, crews, fighters })
    for (const { seats, winner, tied } of battles) events.push({ type: 'fought', seats, winner, tied })
    state.boarding = { strengths, battles }
    moveChests(step, battles, strengths)
    prependTasks(step, [...resolveTasks(step, battles), { type: 'end-boarding' }])
  },
}

/** R6.12 */
export const endBoardingTask: SeaTaskKind<SeaTaskOf<'end-boarding'>> = {
  ...NEVER_ASKS,
  ...bareTask('end-boarding'),
  rules: [],
  perform: ({ state, events }) => {
    const pirates = state.captains.map(captain => captain.pirates.map(({ card }) => card))
    state.captains = state.captains.map(captain => (captain.pirates.length === 0 ? captain : { ...captain, pirates: [] }))
    state.discards = appendAll(state.discards, pirates.flat())
    state.boarding = null
    events.push({ type: 'pirates-discarded', pirates: pirates.map(crew => crew.map(faceOf)) })
  },
}
