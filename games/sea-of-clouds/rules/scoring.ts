/** Chapter 9 of the rulebook: what everything is worth at the end, majorities, and the places. */
import { at, unreachable, upTo, type Outcome, type Seat } from '@tortuga/kit'
import { favoured } from './boarding.ts'
import type { ScoreData } from './deck-data.ts'
import { addDoubloons, captainAt, setCaptain, type Making } from './making.ts'
import { cardOf, deckOf, faceOf, type Deck } from './pieces.ts'
import type { Captain, Down, Face, State } from './types.ts'

/** What counts of a captain, by faces. */
export type Holding = {
  readonly doubloons: number
  readonly rum: readonly Face[]
  readonly relics: readonly Face[]
  readonly secrets: readonly Face[]
  readonly objects: readonly Face[]
}
export type Score = Readonly<Record<'doubloons' | 'rum' | 'relics' | 'secrets' | 'objects' | 'total', number>>

/** R9.6: how much of something a captain has: a kind of thing, or cards of one name. */
export const countOf = (holding: Holding, of: string): number => {
  switch (of) {
    case 'rum':
      return holding.rum.length
    case 'relic':
      return holding.relics.length
    case 'doubloons':
      return holding.doubloons
    default: {
      let count = 0
      for (const zone of [holding.rum, holding.relics, holding.objects, holding.secrets])
        for (const face of zone) if (face === of) count += 1
      return count
    }
  }
}

/** R9.5: the one captain with the most, of at least one; null where nobody has any. */
export const majorityOf = (holdings: readonly Holding[], of: string, parrot: Seat): Seat | null => {
  const counts = holdings.map(holding => countOf(holding, of))
  const most = Math.max(...counts)
  if (most < 1) return null
  return favoured(
    upTo(counts.length).filter(seat => counts[seat] === most),
    parrot,
    counts.length,
  )
}

/** R1.5: the total for so many of a kind. */
export const totalOf = (totals: readonly number[], count: number): number =>
  count === 0 ? 0 : at(totals, Math.min(count, totals.length) - 1)

/** All majorities of a deck, by what they are of. */
export type Majorities = ReadonlyMap<string, Seat | null>
export const majoritiesOf = (deck: Deck, holdings: readonly Holding[], parrot: Seat): Majorities =>
  new Map(deck.contested.map(of => [of, majorityOf(holdings, of, parrot)]))

/** What so many cards of one face are worth to a captain. */
const worthOf = (score: ScoreData, face: Face, count: number, own: Holding, isMost: (of: string) => boolean): number => {
  switch (score.type) {
    case 'each':
      return score.points * count
    case 'set':
      return totalOf(score.totals, count)
    case 'most-each': // R9.3
      return count * (isMost(face) ? score.points : score.otherwise)
    case 'per':
      return count * score.points * countOf(own, score.of)
    case 'most':
      return isMost(score.of) ? count * score.points : 0
    default:
      return unreachable(score)
  }
}

/** R9.2: a captain's points. Works on any faces, so that a viewer can reckon with what it knows. */
export const scoreOf = (deck: Deck, own: Holding, seat: Seat, majorities: Majorities): Score => {
  const isMost = (of: string): boolean => majorities.get(of) === seat
  const sum = (faces: readonly Face[]): number => {
    let points = 0
    for (const [index, face] of faces.entries()) {
      if (faces.indexOf(face) < index) continue
      let count = 0
      for (const other of faces) if (other === face) count += 1
      const { score } = cardOf(deck, face)
      if (score !== null) points += worthOf(score, face, count, own, isMost)
    }
    return points
  }
  const { doubloons } = own
  const [rum, relics, secrets, objects] = [sum(own.rum), sum(own.relics), sum(own.secrets), sum(own.objects)]
  return { doubloons, rum, relics, secrets, objects, total: doubloons + rum + relics + secrets + objects }
}

const holdingOf = (captain: Captain<string, Down>): Holding => ({
  doubloons: captain.doubloons,
  rum: captain.rum.map(({ card }) => faceOf(card)),
  relics: captain.relics.map(faceOf),
  secrets: captain.secrets.map(({ card }) => faceOf(card)),
  objects: captain.objects.map(({ card }) => faceOf(card)),
})

/** R9.7, R9.8: points, then the Parrot, then doubloons, then Rum cards. */
const placesOf = (scores: readonly Score[], holdings: readonly Holding[], parrot: Seat): readonly number[] => {
  const ranks = scores.map(({ total }, seat) => [
    total,
    seat === parrot ? 1 : 0,
    at(holdings, seat).doubloons,
    at(holdings, seat).rum.length,
  ])
  const isAhead = (one: readonly number[], other: readonly number[]): boolean => {
    const first = one.findIndex((value, index) => value !== other[index])
    return first >= 0 && at(one, first) > at(other, first)
  }
  return ranks.map(rank => 1 + ranks.filter(other => isAhead(other, rank)).length)
}

type Reckoning = { readonly holdings: readonly Holding[]; readonly majorities: Majorities; readonly scores: readonly Score[] }
const reckon = (state: State): Reckoning => {
  const deck = deckOf(state.options.deck)
  const holdings = state.captains.map(holdingOf)
  const majorities = majoritiesOf(deck, holdings, state.parrot)
  return { holdings, majorities, scores: holdings.map((holding, seat) => scoreOf(deck, holding, seat, majorities)) }
}

export const outcome = (state: State): Outcome | null => {
  if (state.agenda.length > 0) return null
  const { holdings, scores } = reckon(state)
  return { places: placesOf(scores, holdings, state.parrot), scores: scores.map(({ total }) => total) }
}

/** R8.7 */
const openChests = (making: Making): void => {
  const { state, events } = making
  for (const seat of upTo(state.seats))
    for (const { card, doubloons } of captainAt(making, seat).objects) {
      if (doubloons === 0) continue
      addDoubloons(making, seat, doubloons)
      events.push({ type: 'chest-opened', seat, object: faceOf(card), amount: doubloons })
      const captain = captainAt(making, seat)
      setCaptain(making, seat, {
        ...captain,
        objects: captain.objects.map(object => (object.card === card ? { card, doubloons: 0 } : object)),
      })
    }
}

/** R9.1 */
export const endMatch = (making: Making): void => {
  const { state, events } = making
  openChests(making)
  const { holdings, majorities, scores } = reckon(state)
  for (const [seat, { rum, secrets }] of holdings.entries()) events.push({ type: 'revealed', seat, rum, secrets })
  for (const [of, seat] of majorities)
    if (seat !== null) events.push({ type: 'majority', of, seat, count: countOf(at(holdings, seat), of) })
  for (const [seat, score] of scores.entries()) events.push({ type: 'scored', seat, ...score })
  events.push({ type: 'ended', places: placesOf(scores, holdings, state.parrot), scores: scores.map(({ total }) => total) })
}
