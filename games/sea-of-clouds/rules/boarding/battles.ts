/** Chapter 6 of the rulebook: strengths, ties and battles. Cards may be given as pieces or as faces, so that clients can compute them, too. */
import { at, range, type Seat } from '@tortuga/kit'
import { cardOf, type LootDeck } from '../data/pieces.ts'
import type { Battle, CaptainBoard, Face } from '../data/types.ts'

/** R6.2 */
export const strengthOf = (deck: LootDeck, { pirates, objects }: Pick<CaptainBoard<string, unknown>, 'pirates' | 'objects'>): number => {
  let sum = 0
  for (const { card } of pirates) sum += cardOf(deck, card).strength
  for (const { card } of objects) sum += cardOf(deck, card).strength
  return sum
}

/** R6.2: the faces of the cards that make up a captain's strength. */
export const fightersOf = (
  deck: LootDeck,
  { pirates, objects }: Pick<CaptainBoard<string, unknown>, 'pirates' | 'objects'>,
): readonly Face[] => {
  const faces = pirates.map(({ card }) => cardOf(deck, card).face)
  for (const { card } of objects) {
    const { strength, face } = cardOf(deck, card)
    if (strength !== 0) faces.push(face)
  }
  return faces
}

/** R6.4, R9.5: the tied seat that comes first clockwise, starting with the Parrot's own captain. */
export const breakTie = (tied: readonly Seat[], parrot: Seat, seats: number): Seat => {
  const distance = (seat: Seat): number => (seat - parrot + seats) % seats
  return tied.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best))
}

/** R6.1: each pair of neighbours once. */
export const pairsOf = (seats: number): readonly (readonly [Seat, Seat])[] =>
  seats === 2 ? [[0, 1]] : range(seats).map(seat => [seat, (seat + 1) % seats] as const)

/** R6.3: a captain without Pirates cannot win. `crews` holds the number of Pirates by seat. */
const fight = (pair: readonly [Seat, Seat], strengths: readonly number[], crews: readonly number[], parrot: Seat): Battle => {
  const [one, other] = pair
  if (at(crews, one) === 0 || at(crews, other) === 0) {
    const winner = at(crews, one) > 0 ? one : at(crews, other) > 0 ? other : null
    return { seats: pair, winner, tied: false }
  }
  const lead = at(strengths, one) - at(strengths, other)
  const winner = lead > 0 ? one : lead < 0 ? other : breakTie(pair, parrot, strengths.length)
  return { seats: pair, winner, tied: lead === 0 }
}

export const fightBy = (strengths: readonly number[], crews: readonly number[], parrot: Seat): readonly Battle[] =>
  pairsOf(strengths.length).map(pair => fight(pair, strengths, crews, parrot))

export const strengthsOf = (deck: LootDeck, captains: readonly CaptainBoard<string, unknown>[]): readonly number[] =>
  captains.map(captain => strengthOf(deck, captain))
export const crewsOf = (captains: readonly CaptainBoard<string, unknown>[]): readonly number[] =>
  captains.map(({ pirates }) => pirates.length)

export const fightAll = (deck: LootDeck, captains: readonly CaptainBoard<string, unknown>[], parrot: Seat): readonly Battle[] =>
  fightBy(strengthsOf(deck, captains), crewsOf(captains), parrot)

/** The captains that a captain has defeated. */
export const defeatedBy = (battles: readonly Battle[], seat: Seat): readonly Seat[] =>
  battles.flatMap(({ seats: [one, other], winner }) => (winner === seat ? [one === seat ? other : one] : []))
/** The captains who have defeated a captain. */
export const winnersOver = (battles: readonly Battle[], seat: Seat): readonly Seat[] =>
  battles.flatMap(({ seats, winner }) => (winner !== null && winner !== seat && seats.includes(seat) ? [winner] : []))
