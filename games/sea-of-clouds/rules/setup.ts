/** Chapter 2 of the rulebook: sets up a match, up to the first look. */
import { finishStep, shuffle, range, type Random, type Seat, type Step } from '@tortuga/kit'
import { deckOf } from './decks/decks.ts'
import { cardOf, piecesFor, leftOutFor, type LootDeck } from './data/pieces.ts'
import { beginRound } from './rounds/rounds.ts'
import { beginStep, hiddenEventCardOf } from './step.ts'
import { agenda } from './agenda.ts'
import type { Options, Piece, SeaTypes, State } from './data/types.ts'
import { SPACES } from './components/constants.ts'

/** R2.2 */
const chooseStart = ({ startSeat }: Options, seats: number, random: Random): Seat =>
  startSeat === 'random' ? random.int(seats) : startSeat % seats

/** R2.3: removes the first cards of each back, which is random because the cards are already shuffled. */
const removeUnseen = (
  deck: LootDeck,
  seats: number,
  shuffled: readonly Piece[],
): { readonly played: Piece[]; readonly unseen: Piece[] } => {
  const left = { ...leftOutFor(deck, seats) }
  const [played, unseen]: [Piece[], Piece[]] = [[], []]
  for (const piece of shuffled) {
    const { back } = cardOf(deck, piece)
    left[back] -= 1
    if (left[back] >= 0) unseen.push(piece)
    else played.push(piece)
  }
  return { played, unseen }
}

export const setup = (options: Options, seats: number, random: Random): Step<SeaTypes> => {
  const deck = deckOf(options.deck)
  const start = chooseStart(options, seats, random)
  const { played, unseen } = removeUnseen(deck, seats, shuffle(piecesFor(deck, seats), random))
  const state: State = {
    options,
    seats,
    hat: start,
    parrot: start,
    round: 0,
    shares: SPACES.map(space => ({ cards: played.slice(space, space + 1).map(card => ({ card, seenBy: [] })), doubloons: 0 })),
    captains: range(seats).map(() => ({ doubloons: deck.data.doubloons, pirates: [], relics: [], objects: [], rum: [], secrets: [] })),
    hand: [],
    deck: played.slice(SPACES.length),
    discards: [],
    unseen,
    boarding: null,
    agenda: [],
  }
  const step = beginStep(state, deck, random)
  step.events.push({ type: 'began', start, unseen: unseen.length })
  step.events.push({ type: 'shares-laid', cards: state.shares.flatMap(({ cards }) => cards.map(down => hiddenEventCardOf(step, down))) })
  beginRound(step, 1)
  agenda.run(step)
  return finishStep(step)
}
