/** Chapters 2 and 3 of the rulebook: the mulligan, the start of a turn, its end, and the next one. */
import { at, shuffle } from '@tortuga/kit'
import { checkDiscards, checkIsland } from './checking.ts'
import { listDiscards } from './choosing.ts'
import { payCoins } from './coins.ts'
import { discardAsRaid, discardPlain, drawCards, HAND_SIZE } from './decks.ts'
import { doEffects, readyCard, shipFaces, setInvestment, setShip, tell, withSide, type Making } from './making.ts'
import { cardOf, cardsOf, facesOf, findPiece, isleOf } from './pieces.ts'
import { automatic, skip, notAsked, type TaskRule } from './rule.ts'
import { endByCap } from './scoring.ts'
import type { Island, Move, Side, Task, View } from './types.ts'

type Rule<K extends Task['type']> = TaskRule<Extract<Task, { type: K }>>

const ACTIONS = 3
const TURNS: Readonly<Record<Side, readonly Task[]>> = {
  crown: ['reveal', 'actions', 'turn-end', 'turn-effects', 'draw-one', 'limit', 'next-turn'].map(type => ({ type }) as Task),
  pirate: ['ready', 'actions', 'draw-one', 'limit', 'next-turn'].map(type => ({ type }) as Task),
}

/** What is left of a turn from this task on; for positions written by hand. */
export const turnFrom = (side: Side, first: Task['type']): readonly Task[] =>
  TURNS[side].slice(TURNS[side].findIndex(({ type }) => type === first))

/** R3.1 */
export const startTurn = (making: Making, side: Side): void => {
  const { state } = making
  state.turn = side
  state.actions = ACTIONS
  if (side === 'crown') state.round += 1
  state.agenda = TURNS[side]
  tell(making, side, { type: 'turn-began', round: state.round })
}

/** R2.5 */
const mulligan: Rule<'mulligan'> = {
  takes: ['keep', 'mulligan'],
  by: (_turn, { side }) => side,
  asks: ({ state }, { side }) => state.supplies[side] > 0,
  perform: skip,
  answer: (making, task, move) => {
    if (move.type !== 'mulligan') return
    const { side } = task
    const { state } = making
    payCoins(making, side, 1)
    const deck = shuffle([...state.decks[side], ...state.hands[side]], making.random)
    state.hands = withSide(state.hands, side, deck.slice(0, HAND_SIZE))
    state.decks = withSide(state.decks, side, deck.slice(HAND_SIZE))
    state.agenda = [task, ...state.agenda]
    tell(making, side, { type: 'mulliganed', cards: facesOf(making.cards, state.hands[side]) })
  },
  check: () => null,
  list: () => [{ type: 'keep' }, { type: 'mulligan' }],
}

const needsCoins = ({ state, cards }: Making): boolean =>
  state.islands.some(({ investment }) => investment !== null && !investment.up && investment.coins >= cards.cheapest)

/** R3.3 */
const fundedIslands = (view: View): readonly number[] => {
  const cards = cardsOf(view.options.cards)
  const isFunded = ({ investment }: Island<string | null>): boolean =>
    investment !== null && !investment.up && investment.card !== null && investment.coins >= cardOf(cards, investment.card).cost
  return view.islands.flatMap((island, index) => (isFunded(island) ? [index] : []))
}

/** R3.2, R11.8 */
const reveal: Rule<'reveal'> = {
  takes: ['flip', 'done'],
  by: () => 'crown',
  asks: needsCoins,
  perform: skip,
  answer: (making, task, move) => {
    if (move.type !== 'flip') return
    const { island } = move
    const { investment } = at(making.state.islands, island)
    if (investment === null) throw notAsked()
    const card = readyCard(making, investment.card)
    setInvestment(making, island, { ...investment, up: true, seenBy: 'all' })
    tell(making, 'crown', { type: 'flipped', island, isle: isleOf(making.cards, island), card: card.face })
    doEffects(making, card.reveal, { from: 'island', island }, task)
  },
  check: (cards, view, _task, move) => {
    if (move.type !== 'flip') return null
    const refusal = checkIsland(view, move.island)
    if (refusal !== null) return refusal
    const { investment } = at(view.islands, move.island)
    if (investment === null || investment.card === null) return { type: 'no-card-there', at: { island: move.island, hazard: null } }
    if (investment.up) return { type: 'already-up' }
    const { cost } = cardOf(cards, investment.card)
    return investment.coins >= cost ? null : { type: 'not-funded', island: move.island, coins: investment.coins, cost }
  },
  list: (_cards, view) => [{ type: 'done' }, ...fundedIslands(view).map((island): Move => ({ type: 'flip', island }))],
}

/** R3.4 */
const ready: Rule<'ready'> = automatic(making => {
  const { state } = making
  const ships = state.fleet.flatMap(({ coins }, ship) => (coins > 0 ? [ship] : []))
  for (const ship of ships) setShip(making, ship, { ...at(state.fleet, ship), coins: at(state.fleet, ship).coins - 1 })
  state.bank += ships.length
  if (ships.length > 0) tell(making, 'pirate', { type: 'readied', ships, cards: shipFaces(making, ships) })
})

/** R3.3, R3.10: whose text for the end of the turn is still to come. */
const turnEnd: Rule<'turn-end'> = automatic(making => {
  for (const [island, { investment }] of making.state.islands.entries()) {
    if (investment === null || !investment.up) continue
    const { turnEnd: effects, cost } = readyCard(making, investment.card)
    if (effects.length > 0 && investment.coins >= cost) setInvestment(making, island, { ...investment, due: true })
  }
})

const dueIslands = (islands: readonly Island<string | null>[]): readonly number[] =>
  islands.flatMap(({ investment }, island) => (investment?.due === true ? [island] : []))

const beginEffect = (making: Making, island: number): void => {
  const { investment } = at(making.state.islands, island)
  if (investment === null) throw notAsked()
  setInvestment(making, island, { ...investment, due: false })
  doEffects(making, readyCard(making, investment.card).turnEnd, { from: 'island', island })
}

/** R3.10: in the owner's order. */
const turnEffects: Rule<'turn-effects'> = {
  takes: ['pick-island'],
  by: () => 'crown',
  asks: ({ state }) => dueIslands(state.islands).length > 1,
  perform: making => {
    const [only] = dueIslands(making.state.islands)
    if (only !== undefined) beginEffect(making, only)
  },
  answer: (making, task, move) => {
    if (move.type !== 'pick-island') throw notAsked()
    making.state.agenda = [task, ...making.state.agenda]
    beginEffect(making, move.island)
  },
  check: (_cards, view, _task, move) =>
    move.type === 'pick-island'
      ? (checkIsland(view, move.island) ?? (view.islands[move.island]?.investment?.due === true ? null : { type: 'not-due' }))
      : null,
  list: (_cards, { islands }) => dueIslands(islands).map((island): Move => ({ type: 'pick-island', island })),
}

const drawOne: Rule<'draw-one'> = automatic(making => drawCards(making, making.state.turn, 1))

/** R3.11 */
const limit: Rule<'limit'> = {
  takes: ['discard'],
  by: turn => turn,
  asks: ({ state }) => state.hands[state.turn].length > HAND_SIZE,
  perform: skip,
  answer: (making, _task, move) => {
    const { cards, state } = making
    if (move.type !== 'discard') throw notAsked()
    const piece = findPiece(cards, state.hands[state.turn], at(move.cards, 0))
    if (state.turn === 'crown') discardAsRaid(making, piece)
    else discardPlain(making, [piece])
  },
  check: (_cards, view, _task, move) => (move.type === 'discard' ? checkDiscards(view, move.cards, 1) : null),
  list: (cards, { hand }) => listDiscards(cards, hand, 1),
}

/** R2.6, R10.4 */
const nextTurn: Rule<'next-turn'> = automatic(making => {
  const { turn, round, options } = making.state
  if (turn === 'pirate' && options.turnCap !== null && round >= options.turnCap) endByCap(making)
  else startTurn(making, turn === 'crown' ? 'pirate' : 'crown')
})

export const TURN_TASKS = {
  mulligan,
  reveal,
  ready,
  'turn-end': turnEnd,
  'turn-effects': turnEffects,
  'draw-one': drawOne,
  limit,
  'next-turn': nextTurn,
}
