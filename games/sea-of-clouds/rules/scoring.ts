/** Chapter 9 of the rulebook: points, majorities and places. */
import { at, unreachable, type Outcome, type Seat } from '@tortuga/kit'
import { breakTie } from './boarding/battles.ts'
import type { ScoreCategory } from './components/constants.ts'
import { deckOf } from './decks/decks.ts'
import type { LootScoring } from './components/deck-types.ts'
import { cardOf, faceOf, type LootDeck } from './data/pieces.ts'
import type { CaptainBoard, FaceDownLoot, Face, State } from './data/types.ts'

/** The scoring cards and doubloons of a captain, by faces. */
export type ScoredHolding = {
  readonly doubloons: number
  readonly rum: readonly Face[]
  readonly relics: readonly Face[]
  readonly secrets: readonly Face[]
  readonly objects: readonly Face[]
}
export type SeaScore = Readonly<Record<ScoreCategory | 'total', number>>

/** R9.6: how many Rum cards, Relics, doubloons or cards of one face a captain has. */
export const countHeld = (holding: ScoredHolding, of: string): number => {
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

/** R9.5: the captain with the most; null if all captains have none. */
export const majorityOf = (holdings: readonly ScoredHolding[], of: string, parrot: Seat): Seat | null => {
  let most = 1
  let tied: Seat[] = []
  for (let seat = 0; seat < holdings.length; seat += 1) {
    const count = countHeld(at(holdings, seat), of)
    if (count > most) {
      most = count
      tied = []
    }
    if (count === most) tied.push(seat)
  }
  return tied.length === 0 ? null : breakTie(tied, parrot, holdings.length)
}

/** R1.5: the total that a table gives for a number of cards. */
export const collectionTotal = (totals: readonly number[], count: number): number =>
  count === 0 ? 0 : at(totals, Math.min(count, totals.length) - 1)

/** The captain with each majority, by what is counted. */
export type Majorities = ReadonlyMap<string, Seat | null>
export const majoritiesOf = (deck: LootDeck, holdings: readonly ScoredHolding[], parrot: Seat): Majorities =>
  new Map(deck.contested.map(of => [of, majorityOf(holdings, of, parrot)]))

/** The points for all cards of one face together. */
const worthOf = (score: LootScoring, face: Face, count: number, own: ScoredHolding, isMost: (of: string) => boolean): number => {
  switch (score.type) {
    case 'each':
      return score.points * count
    case 'set':
      return collectionTotal(score.totals, count)
    case 'most-each': // R9.3
      return count * (isMost(face) ? score.points : score.otherwise)
    case 'per':
      return count * score.points * countHeld(own, score.of)
    case 'most':
      return isMost(score.of) ? count * score.points : 0
    default:
      return unreachable(score)
  }
}

/** R9.2: a captain's points. Takes any list of faces, so that clients and bots can score the cards they know. */
export const scoreOf = (deck: LootDeck, own: ScoredHolding, seat: Seat, majorities: Majorities): SeaScore => {
  const isMost = (of: string): boolean => majorities.get(of) === seat
  const sum = (faces: readonly Face[]): number => {
    let points = 0
    for (let index = 0; index < faces.length; index += 1) {
      const face = at(faces, index)
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

const holdingOf = (captain: CaptainBoard<string, FaceDownLoot>): ScoredHolding => ({
  doubloons: captain.doubloons,
  rum: captain.rum.map(({ card }) => faceOf(card)),
  relics: captain.relics.map(faceOf),
  secrets: captain.secrets.map(({ card }) => faceOf(card)),
  objects: captain.objects.map(({ card }) => faceOf(card)),
})

/** R9.7, R9.8: points, then the Parrot, then doubloons, then Rum cards. */
export const placesOf = (scores: readonly SeaScore[], holdings: readonly ScoredHolding[], parrot: Seat): readonly number[] => {
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

type Result = { readonly holdings: readonly ScoredHolding[]; readonly majorities: Majorities; readonly scores: readonly SeaScore[] }
/** What all captains have and score, by seat. */
export const countUp = (state: State): Result => {
  const deck = deckOf(state.options.deck)
  const holdings = state.captains.map(holdingOf)
  const majorities = majoritiesOf(deck, holdings, state.parrot)
  return { holdings, majorities, scores: holdings.map((holding, seat) => scoreOf(deck, holding, seat, majorities)) }
}

export const outcome = (state: State): Outcome | null => {
  if (state.agenda.length > 0) return null
  const { holdings, scores } = countUp(state)
  return { places: placesOf(scores, holdings, state.parrot), scores: scores.map(({ total }) => total) }
}
