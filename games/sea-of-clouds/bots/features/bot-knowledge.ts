/** What a bot knows, read from its view: the captains' cards, the cards it has not seen, and the rounds left. */
import { at, type Seat } from '@tortuga/kit'
import { boardOf, deckOf, type LootDeck, type Face, type ScoredHolding, type View } from '../../rules/index.ts'

export type SeaBotKnowledge = {
  readonly view: View
  readonly seat: Seat // the bot's own seat
  readonly deck: LootDeck
  /** By seat. A card with an unknown face is `''`, so that it is still counted. */
  readonly holdings: readonly ScoredHolding[]
  /** The number of unseen copies by face. */
  readonly unseen: ReadonlyMap<Face, number>
  readonly roundsLeft: number // after this round
  readonly untilBoarding: number // rounds, including this one
  readonly boardingsLeft: number
}

const facesSeen = (view: View): readonly Face[] => [
  ...view.discards,
  ...[...view.hand, ...view.shares.flatMap(({ cards }) => cards)].flatMap(({ face }) => face ?? []),
  ...view.captains.flatMap(({ pirates, relics, objects, rum, secrets }) => [
    ...pirates.map(({ card }) => card),
    ...relics,
    ...objects.map(({ card }) => card),
    ...[...rum, ...secrets].flatMap(({ face }) => face ?? []),
  ]),
]

const countUnseen = (deck: LootDeck, view: View): ReadonlyMap<Face, number> => {
  const without = deck.data.fewer.find(({ seats }) => seats === view.seats)?.without ?? [] // R2.3
  const left = new Map(deck.data.cards.filter(({ id }) => !without.includes(id)).map(({ id, copies }) => [id, copies]))
  for (const face of facesSeen(view)) left.set(face, (left.get(face) ?? 1) - 1)
  return left
}

export const readKnowledge = (view: View, seat: Seat): SeaBotKnowledge => {
  const deck = deckOf(view.options.deck)
  const { rounds, boardings } = boardOf(deck, view.seats)
  const coming = boardings.filter(round => round >= view.round)
  return {
    view,
    seat,
    deck,
    holdings: view.captains.map(({ doubloons, rum, relics, secrets, objects }) => ({
      doubloons,
      rum: rum.map(({ face }) => face ?? ''),
      relics,
      secrets: secrets.map(({ face }) => face ?? ''),
      objects: objects.map(({ card }) => card),
    })),
    unseen: countUnseen(deck, view),
    roundsLeft: rounds - view.round,
    untilBoarding: Math.min(...coming) - view.round + 1,
    boardingsLeft: coming.length,
  }
}

/** Both neighbours, or the only one. */
export const neighboursOf = (seat: Seat, seats: number): readonly Seat[] =>
  seats === 2 ? [1 - seat] : [(seat + 1) % seats, (seat + seats - 1) % seats]

/** A captain's points as far as the bot knows them. Each Rum and secret counts 2 as a rough guess. */
const guessPoints = ({ holdings, deck }: SeaBotKnowledge, seat: Seat): number => {
  const { doubloons, rum, secrets, relics } = at(holdings, seat)
  const kinds = new Set(relics)
  let points = doubloons + 2 * (rum.length + secrets.length)
  for (const face of kinds) {
    const score = deck.cards.get(face)?.score
    if (score?.type === 'set') points += at(score.totals, Math.min(relics.filter(other => other === face).length, score.totals.length) - 1)
  }
  return points
}

/** The captain with the most estimated points. */
export const leaderAmong = (knowledge: SeaBotKnowledge, seats: readonly Seat[]): Seat =>
  seats.reduce((best, seat) => (guessPoints(knowledge, seat) > guessPoints(knowledge, best) ? seat : best))
