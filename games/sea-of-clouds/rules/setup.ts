/** Chapter 2 of the rulebook: from an empty table to the first look. */
import { shuffle, upTo, type Random, type Seat, type Step } from '@tortuga/kit'
import { beginRound, run } from './agenda.ts'
import { beginStep } from './making.ts'
import { cardOf, deckOf, piecesFor, unseenFor, type Deck } from './pieces.ts'
import type { Options, Piece, SeaTypes, State } from './types.ts'
import { SPACES } from './words.ts'

/** R2.2 */
const chooseStart = ({ startSeat }: Options, seats: number, random: Random): Seat =>
  startSeat === 'random' ? random.int(seats) : startSeat % seats

/** R2.3: mixed cards are as good as cards drawn at random, so the first ones of each back are left out. */
const leaveOut = (deck: Deck, seats: number, mixed: readonly Piece[]): { readonly played: Piece[]; readonly unseen: Piece[] } => {
  const left = { ...unseenFor(deck, seats) }
  const [played, unseen]: [Piece[], Piece[]] = [[], []]
  for (const piece of mixed) {
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
  const { played, unseen } = leaveOut(deck, seats, shuffle(piecesFor(deck, seats), random))
  const state: State = {
    options,
    seats,
    hat: start,
    parrot: start,
    round: 0,
    shares: SPACES.map(space => ({ cards: played.slice(space, space + 1).map(card => ({ card, seenBy: [] })), doubloons: 0 })),
    captains: upTo(seats).map(() => ({ doubloons: deck.data.doubloons, pirates: [], relics: [], objects: [], rum: [], secrets: [] })),
    hand: [],
    deck: played.slice(SPACES.length),
    discards: [],
    unseen,
    boarding: null,
    agenda: [],
  }
  const making = beginStep(state, random)
  making.events.push({ type: 'began', start, unseen: unseen.length })
  making.events.push({ type: 'shares-laid', backs: played.slice(0, SPACES.length).map(piece => cardOf(deck, piece).back) })
  beginRound(making, 1)
  run(making)
  return { state: making.state, events: making.events }
}
