/** What a bot reckons with, read off its view: who has what as far as it knows, which cards it has not seen yet, and how long the match goes on. */
import { at, type Seat } from '@tortuga/kit'
import { boardOf, deckOf, type Deck, type Face, type Holding, type View } from '../rules/index.ts'

export type Outlook = {
  readonly view: View
  readonly seat: Seat // the bot's own
  readonly deck: Deck
  /** By seat; cards whose face it does not know are there as `''`, so that they are counted. */
  readonly holdings: readonly Holding[]
  /** Copies it has not seen, by face: they may be anywhere. */
  readonly unseen: ReadonlyMap<Face, number>
  readonly roundsLeft: number // after this one
  readonly untilBoarding: number // rounds, this one included
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

const countUnseen = (deck: Deck, view: View): ReadonlyMap<Face, number> => {
  const without = deck.data.fewer.find(({ seats }) => seats === view.seats)?.without ?? [] // R2.3
  const left = new Map(deck.data.cards.filter(({ id }) => !without.includes(id)).map(({ id, copies }) => [id, copies]))
  for (const face of facesSeen(view)) left.set(face, (left.get(face) ?? 1) - 1)
  return left
}

export const readOutlook = (view: View, seat: Seat): Outlook => {
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

/** Both neighbours, or the one there is. */
export const neighboursOf = (seat: Seat, seats: number): readonly Seat[] =>
  seats === 2 ? [1 - seat] : [(seat + 1) % seats, (seat + seats - 1) % seats]

/** A captain's points as far as the bot knows them; unknown Rum and secrets at a guess. */
const guessPoints = ({ holdings, deck }: Outlook, seat: Seat): number => {
  const { doubloons, rum, secrets, relics } = at(holdings, seat)
  const kinds = new Set(relics)
  let points = doubloons + 2 * (rum.length + secrets.length)
  for (const face of kinds) {
    const score = deck.cards.get(face)?.score
    if (score?.type === 'set') points += at(score.totals, Math.min(relics.filter(other => other === face).length, score.totals.length) - 1)
  }
  return points
}

export const leaderAmong = (outlook: Outlook, seats: readonly Seat[]): Seat =>
  seats.reduce((best, seat) => (guessPoints(outlook, seat) > guessPoints(outlook, best) ? seat : best))
