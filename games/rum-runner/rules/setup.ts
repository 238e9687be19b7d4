/** Chapter 2 of the rulebook: creates the first state. */
import { finishStep, shuffle, type Random, type Step } from '@tortuga/kit'
import { beginStep, seatOf } from './step.ts'
import { HAND_SIZE } from './decks-and-coins/decks.ts'
import { cardsOf, facesOf } from './data/pieces.ts'
import { agenda } from './agenda.ts'
import { startTurn } from './turn.ts'
import type { RunnerTypes } from './data/events.ts'
import { SIDES, type Island, type Options, type Piece, type State } from './data/types.ts'

/** R1.7 */
export const COINS = 40
/** R2.3 */
const START_COINS = 5

const createInitialState = (options: Options, seats: number, random: Random): State => {
  const cards = cardsOf(options.cards)
  const crown = options.crown === 'random' ? random.int(2) : options.crown // R2.1
  const hazards = shuffle(cards.hazards, random) // R2.2
  const decks = { crown: shuffle(cards.decks.crown, random), pirate: shuffle(cards.decks.pirate, random) }
  return {
    options,
    seats,
    crown,
    turn: 'crown',
    round: 0,
    actions: 0,
    bank: COINS - 2 * START_COINS,
    supplies: { crown: START_COINS, pirate: START_COINS },
    hands: { crown: decks.crown.slice(0, HAND_SIZE), pirate: decks.pirate.slice(0, HAND_SIZE) },
    decks: { crown: decks.crown.slice(HAND_SIZE), pirate: decks.pirate.slice(HAND_SIZE) },
    discards: { crown: [], pirate: [] },
    scores: { crown: [], pirate: [] },
    removed: [],
    islands: hazards.map((card): Island<Piece> => ({
      investment: null,
      hazards: [{ card, visibility: 'hidden', coins: 0, since: true }],
    })),
    fleet: cards.ships.map(card => ({ card, coins: 0, raiding: false, navigation: 0, combat: 0, crew: [] })), // R2.4
    shown: null,
    knownTop: 0,
    mixed: false,
    raid: null,
    agenda: [],
    ending: null,
  }
}

export const setup = (options: Options, seats: number, random: Random): Step<RunnerTypes> => {
  const step = beginStep(createInitialState(options, seats, random), random)
  const { state, events, cards } = step
  events.push(
    { type: 'began', crown: state.crown },
    {
      type: 'hazards-laid',
      seat: state.crown,
      cards: facesOf(
        cards,
        state.islands.flatMap(({ hazards }) => hazards.map(({ card }) => card)),
      ),
    },
    ...SIDES.map(side => ({ type: 'dealt', seat: seatOf(state.crown, side), cards: facesOf(cards, state.hands[side]) }) as const),
  )
  if (options.mulligan)
    // R2.5: `next-turn` follows the mulligans; with `turn` set to pirate it starts the crown's first turn
    state.agenda = [{ type: 'mulligan', side: 'crown' }, { type: 'mulligan', side: 'pirate' }, { type: 'next-turn' }]
  if (options.mulligan) state.turn = 'pirate'
  else startTurn(step, 'crown')
  agenda.run(step)
  return finishStep(step)
}
