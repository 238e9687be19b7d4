/** Chapters 2 and 3 of the rulebook: the mulligan, and the start and end of a turn. */
import { at, prependTasks, shuffle } from '@tortuga/kit'
import * as v from 'valibot'
import { checkDiscards, checkIsland } from './targets/checks.ts'
import { listDiscards } from './targets/choices.ts'
import { payCoins } from './decks-and-coins/coins.ts'
import { integer } from './data/effect-data.ts'
import { discardAsRaid, discardFromPirateHand, drawCards, HAND_SIZE } from './decks-and-coins/decks.ts'
import { askingTask, automaticTask } from './task-kind.ts'
import { isFaceDown, isUp } from './targets/lookup.ts'
import { cardOf, cardsOf, facesOf, findPiece, islandName } from './data/pieces.ts'
import { endByCap } from './scoring.ts'
import { addEvent, impossible, lookUpCard, prependEffects, seatIn, setInvestment, setShip, shipFaces, withSide } from './step.ts'
import type { StepDraft } from './step.ts'
import { SIDES, type Move, type Side, type Task, type View } from './data/types.ts'

const ACTIONS = 3
const TURNS: Readonly<Record<Side, readonly Task[]>> = {
  crown: [{ type: 'reveal' }, { type: 'actions' }, { type: 'turn-end' }, { type: 'draw-one' }, { type: 'limit' }, { type: 'next-turn' }],
  pirate: [{ type: 'ready' }, { type: 'actions' }, { type: 'draw-one' }, { type: 'limit' }, { type: 'next-turn' }],
}

/** The rest of a turn from a task on, for the notation. */
export const turnTasksFrom = (side: Side, first: string): readonly Task[] => {
  const start = TURNS[side].findIndex(({ type }) => type === first)
  if (start < 0) throw new RangeError(`the turn of the ${side} has no ${first}`)
  return TURNS[side].slice(start)
}

/** R3.1 */
export const startTurn = (step: StepDraft, side: Side): void => {
  const { state } = step
  state.turn = side
  state.actions = ACTIONS
  if (side === 'crown') state.round += 1
  state.agenda = TURNS[side]
  addEvent(step, { type: 'turn-began', seat: seatIn(step, side), round: state.round, actions: ACTIONS })
}

/** R2.5 */
const MULLIGAN_COST = 1
const mulligan = askingTask(
  'mulligan',
  (_table, { side }) => side,
  {
    rules: ['R2.5'],
    answers: ['keep', 'mulligan'],
    isAsked: ({ state }, { side }) => state.supplies[side] >= MULLIGAN_COST,
    check: () => null,
    moves: () => [{ type: 'keep' }, { type: 'mulligan' }],
    perform: (step, task, move) => {
      if (move?.type !== 'mulligan') return
      const { state, cards } = step
      const { side } = task
      payCoins(step, side, MULLIGAN_COST)
      const shuffled = shuffle([...state.decks[side], ...state.hands[side]], step.random)
      const [hand, deck] = [shuffled.slice(0, HAND_SIZE), shuffled.slice(HAND_SIZE)]
      state.hands = withSide(state.hands, side, hand)
      state.decks = withSide(state.decks, side, deck)
      prependTasks<Task>(step, [task])
      addEvent(step, {
        type: 'mulliganed',
        seat: seatIn(step, side),
        cost: MULLIGAN_COST,
        cards: facesOf(cards, hand),
        deck: facesOf(cards, deck),
      })
    },
  },
  { side: v.picklist(SIDES) },
)

/** R3.3 */
const fundedIslands = (view: View): readonly number[] => {
  const cards = cardsOf(view.options.cards)
  return view.islands.flatMap(({ investment }, island) => {
    if (investment === null || isUp(investment) || investment.card === null) return []
    return investment.coins >= cardOf(cards, investment.card).cost ? [island] : []
  })
}

/** R3.2, R11.8 */
const REVEAL = ['R3.2']
const reveal = askingTask('reveal', 'crown', {
  rules: REVEAL,
  answers: ['flip', 'done'],
  isAsked: ({ state, cards }) =>
    state.islands.some(({ investment }) => investment !== null && isFaceDown(investment) && investment.coins >= cards.cheapest),
  check: (view, _task, move) => {
    if (move.type === 'done') return null
    const refusal = checkIsland(view, move.island)
    if (refusal !== null) return refusal
    const { investment } = at(view.islands, move.island)
    if (investment === null || investment.card === null)
      return { type: 'no-card-there', at: { island: move.island, hazard: null }, rules: REVEAL }
    if (isUp(investment)) return { type: 'already-up', rules: REVEAL }
    const { cost } = cardOf(cardsOf(view.options.cards), investment.card)
    return investment.coins >= cost ? null : { type: 'not-funded', island: move.island, coins: investment.coins, cost }
  },
  moves: view => [{ type: 'done' }, ...fundedIslands(view).map((island): Move => ({ type: 'flip', island }))],
  perform: (step, task, move) => {
    if (move?.type !== 'flip') return
    const { island } = move
    const investment = at(step.state.islands, island).investment ?? impossible()
    const card = lookUpCard(step, investment.card)
    setInvestment(step, island, { ...investment, visibility: 'up' })
    addEvent(step, { type: 'flipped', seat: seatIn(step, 'crown'), island, isle: islandName(step.cards, island), card: card.face })
    prependEffects(step, card.reveal, { from: 'island', island }, task)
  },
})

/** R3.4 */
const ready = automaticTask('ready', step => {
  const { state } = step
  const ships = state.fleet.flatMap(({ coins }, ship) => (coins > 0 ? [ship] : []))
  if (ships.length === 0) return
  for (const ship of ships) setShip(step, ship, { ...at(state.fleet, ship), coins: at(state.fleet, ship).coins - 1 })
  state.bank += ships.length
  addEvent(step, { type: 'readied', seat: seatIn(step, 'pirate'), ships, cards: shipFaces(step, ships) })
})

/** R3.3, R3.10: the funded investments with an effect at the end of the turn. */
const turnEnd = automaticTask('turn-end', step => {
  const due = step.state.islands.flatMap(({ investment }, island) => {
    if (investment === null || isFaceDown(investment)) return []
    const { turnEnd: effects, cost } = lookUpCard(step, investment.card)
    return effects.length > 0 && investment.coins >= cost ? [island] : []
  })
  if (due.length > 0) prependTasks<Task>(step, [{ type: 'turn-effects', due }])
})

/** R3.10: the crown chooses the order. */
const ORDER = ['R3.10']
const turnEffects = askingTask(
  'turn-effects',
  'crown',
  {
    rules: ORDER,
    answers: ['pick-island'],
    isAsked: (_step, { due }) => due.length > 1,
    check: (view, { due }, { island }) => checkIsland(view, island) ?? (due.includes(island) ? null : { type: 'not-due', rules: ORDER }),
    moves: (_view, { due }) => due.map((island): Move => ({ type: 'pick-island', island })),
    perform: (step, { due }, move) => {
      const island = move?.island ?? at(due, 0)
      const left = due.filter(other => other !== island)
      if (left.length > 0) prependTasks<Task>(step, [{ type: 'turn-effects', due: left }])
      const investment = at(step.state.islands, island).investment ?? impossible()
      const card = lookUpCard(step, investment.card)
      const source = { from: 'island', island } as const
      addEvent(step, { type: 'effect-began', seat: seatIn(step, 'crown'), card: card.face, source })
      prependEffects(step, card.turnEnd, source)
    },
  },
  { due: v.array(integer(0, 99)) },
)

const drawOne = automaticTask('draw-one', step => drawCards(step, step.state.turn, 1))

/** R3.11 */
const LIMIT = ['R3.11']
const limit = askingTask('limit', ({ turn }) => turn, {
  rules: LIMIT,
  answers: ['discard'],
  isAsked: ({ state }) => state.hands[state.turn].length > HAND_SIZE,
  check: (view, _task, move) => checkDiscards(view, move.cards, 1, LIMIT),
  moves: view => listDiscards(view, 1),
  perform: (step, _task, move) => {
    if (move === null) return
    const { cards, state } = step
    const piece = findPiece(cards, state.hands[state.turn], at(move.cards, 0))
    if (state.turn === 'crown') discardAsRaid(step, piece)
    else discardFromPirateHand(step, [piece])
  },
})

/** R2.6, R10.4 */
const nextTurn = automaticTask('next-turn', step => {
  const { turn, round, options } = step.state
  if (turn === 'pirate' && options.turnCap !== null && round >= options.turnCap) endByCap(step)
  else startTurn(step, turn === 'crown' ? 'pirate' : 'crown')
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
