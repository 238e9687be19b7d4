/** Chapter 6 of the rulebook: strengths, battles, the Chest that is lost, and Pirates resolved captain by captain. */
import { at, replaceAt, upTo, withLast, type Seat } from '@tortuga/kit'
import { addDoubloons, captainAt, putFirst, setCaptain, type Making } from './making.ts'
import { cardOf, faceOf, type Deck } from './pieces.ts'
import type { Battle, Captain, Crewman, Face, Laid, Piece, Task } from './types.ts'

/** R6.2; by pieces or by faces. */
export const strengthOf = (deck: Deck, { pirates, objects }: Pick<Captain<string, unknown>, 'pirates' | 'objects'>): number => {
  let sum = 0
  for (const { card } of pirates) sum += cardOf(deck, card).strength
  for (const { card } of objects) sum += cardOf(deck, card).strength
  return sum
}

/** R6.4, R9.5: of equals the one reached first clockwise from the Parrot, its own captain before all. */
export const favoured = (equals: readonly Seat[], parrot: Seat, seats: number): Seat => {
  const distance = (seat: Seat): number => (seat - parrot + seats) % seats
  return equals.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best))
}

/** R6.1: each pair of neighbours once. */
const pairsOf = (seats: number): readonly (readonly [Seat, Seat])[] =>
  seats === 2 ? [[0, 1]] : upTo(seats).map(seat => [seat, (seat + 1) % seats] as const)

/** R6.3: `crews` are numbers of Pirates. */
const fight = (pair: readonly [Seat, Seat], strengths: readonly number[], crews: readonly number[], parrot: Seat): Battle => {
  const able = pair.filter(seat => at(crews, seat) > 0)
  const best = Math.max(...able.map(seat => at(strengths, seat)))
  const strongest = able.filter(seat => at(strengths, seat) === best)
  const winner = strongest.length === 0 ? null : favoured(strongest, parrot, strengths.length)
  return { seats: pair, winner, tied: strongest.length > 1 }
}

const fightBy = (strengths: readonly number[], crews: readonly number[], parrot: Seat): readonly Battle[] =>
  pairsOf(strengths.length).map(pair => fight(pair, strengths, crews, parrot))

const strengthsOf = (deck: Deck, captains: readonly Captain<string, unknown>[]): readonly number[] =>
  captains.map(captain => strengthOf(deck, captain))
const crewsOf = (captains: readonly Captain<string, unknown>[]): readonly number[] => captains.map(({ pirates }) => pirates.length)

export const fightAll = (deck: Deck, captains: readonly Captain<string, unknown>[], parrot: Seat): readonly Battle[] =>
  fightBy(strengthsOf(deck, captains), crewsOf(captains), parrot)

/** Whom a captain has defeated, or by whom it was. */
export const defeatedBy = (battles: readonly Battle[], seat: Seat): readonly Seat[] =>
  battles.flatMap(({ seats: [one, other], winner }) => (winner === seat ? [one === seat ? other : one] : []))
const winnersOver = (battles: readonly Battle[], seat: Seat): readonly Seat[] =>
  battles.flatMap(({ seats, winner }) => (winner !== null && winner !== seat && seats.includes(seat) ? [winner] : []))

/** R8.2, R8.3: who gets the Chest of a captain; null where it stays. */
const heirOf = ({ state }: Making, battles: readonly Battle[], strengths: readonly number[], seat: Seat): Seat | null => {
  const winners = winnersOver(battles, seat)
  if (winners.length === 0) return null
  const best = Math.max(...winners.map(winner => at(strengths, winner)))
  return favoured(
    winners.filter(winner => at(strengths, winner) === best),
    state.parrot,
    state.seats,
  )
}

/** R8.4: all Chests by who has them now, so that none moves twice. */
const moveChests = (making: Making, battles: readonly Battle[], strengths: readonly number[]): void => {
  const { state, deck } = making
  const isChest = ({ card }: Laid<Piece>): boolean => cardOf(deck, card).chest !== null
  const found = state.captains.flatMap(({ objects }, seat) => objects.filter(isChest).map(chest => ({ chest, seat })))
  for (const { chest, seat } of found) {
    const heir = heirOf(making, battles, strengths, seat)
    if (heir === null) continue
    const loser = captainAt(making, seat)
    setCaptain(making, seat, { ...loser, objects: loser.objects.filter(object => object !== chest) })
    const taken = Math.min(1, chest.doubloons)
    const left = chest.doubloons - taken
    const winner = captainAt(making, heir)
    setCaptain(making, heir, { ...winner, objects: withLast(winner.objects, { card: chest.card, doubloons: left }) })
    addDoubloons(making, heir, taken)
    making.events.push({ type: 'chest-lost', seat: heir, from: seat, object: faceOf(chest.card), taken, left })
  }
}

/** R6.1 to R6.5 */
export const board = (making: Making): void => {
  const { state, deck, events } = making
  const strengths = strengthsOf(deck, state.captains)
  const crews = crewsOf(state.captains)
  const battles = fightBy(strengths, crews, state.parrot)
  events.push({ type: 'boarding-began', round: state.round, strengths, crews })
  for (const { seats, winner, tied } of battles) events.push({ type: 'fought', seats, winner, tied })
  state.boarding = { strengths, battles }
  moveChests(making, battles, strengths)
  const tasks: Task[] = []
  for (const step of upTo(state.seats)) {
    const seat = (state.parrot + step) % state.seats
    const against = defeatedBy(battles, seat)
    if (against.length === 0) continue
    const captain = captainAt(making, seat)
    setCaptain(making, seat, { ...captain, pirates: captain.pirates.map(({ card }) => ({ card, against })) })
    tasks.push({ type: 'resolve', seat })
  }
  putFirst(making, [...tasks, { type: 'end-boarding' }])
}

export type Choice = { readonly card: Face; readonly victim: Seat | null }

/** What a captain can resolve next, each once; by pieces or by faces. */
export const choicesOf = (deck: Deck, pirates: readonly Crewman<string>[]): readonly Choice[] => {
  const choices: Choice[] = []
  const add = (card: Face, victim: Seat | null): void => {
    if (!choices.some(other => other.card === card && other.victim === victim)) choices.push({ card, victim })
  }
  for (const { card: name, against } of pirates) {
    if (against.length === 0) continue
    const card = cardOf(deck, name)
    if (!card.isByVictim) add(card.face, null)
    else for (const victim of against) add(card.face, victim)
  }
  return choices
}

/** R6.6: only where the order may matter. */
export const isResolveAsked = (making: Making, seat: Seat): boolean => {
  const { pirates } = captainAt(making, seat)
  for (const { card, against } of pirates)
    if (against.length > 0 && !cardOf(making.deck, card).isPlain) return choicesOf(making.deck, pirates).length > 1
  return false
}

/** R6.7: the effects of one Pirate, for one defeated captain or for all of them. */
export const resolvePirate = (making: Making, seat: Seat, { card: face, victim }: Choice): void => {
  const captain = captainAt(making, seat)
  const index = captain.pirates.findIndex(
    ({ card, against }) => faceOf(card) === face && against.length > 0 && (victim === null || against.includes(victim)),
  )
  const pirate = at(captain.pirates, index)
  const card = cardOf(making.deck, pirate.card)
  const left = victim === null ? [] : pirate.against.filter(other => other !== victim)
  setCaptain(making, seat, { ...captain, pirates: replaceAt(captain.pirates, index, { card: pirate.card, against: left }) })
  const against = victim === null ? pirate.against : [victim]
  const times = card.per === 'win' && victim === null ? pirate.against.length : 1
  const tasks: Task[] = []
  for (let time = 0; time < times; time += 1)
    for (const effect of card.onWin) tasks.push({ type: 'effect', seat, card: face, effect, against })
  tasks.push({ type: 'resolve', seat })
  putFirst(making, tasks)
}

/** What needs no question, one Pirate at a time. */
export const resolveNext = (making: Making, seat: Seat): void => {
  const [choice] = choicesOf(making.deck, captainAt(making, seat).pirates)
  if (choice !== undefined) resolvePirate(making, seat, choice)
}

/** R6.12 */
export const endBoarding = (making: Making): void => {
  const { state, events } = making
  const pirates = state.captains.map(captain => captain.pirates.map(({ card }) => card))
  state.captains = state.captains.map(captain => (captain.pirates.length === 0 ? captain : { ...captain, pirates: [] }))
  state.discards = [...state.discards, ...pirates.flat()]
  state.boarding = null
  events.push({ type: 'pirates-discarded', pirates: pirates.map(crew => crew.map(faceOf)) })
}
