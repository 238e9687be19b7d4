/** Random states that fit a view, weighted for the pirate: coins on a face-down investment make rum more likely. */
import { at, type Random } from '@tortuga/kit'
import { cardOf, cardsOf, isRum, rumRunner, type Card, type Island, type Piece, type State, type View } from '../rules/index.ts'

/** How often the crown has 0, 1, 2, 3 or more coins on face-down rum and on other face-down investments, counted in self-play. It almost never puts more coins on a card than it costs. */
const ON_RUM = [22, 27, 30, 30] as const
const ON_OTHERS = [60, 27, 11, 2] as const
const MAX_COINS = 3
const coinWeight = (card: Card, coins: number): number =>
  coins > card.cost ? 1 : at(isRum(card) ? ON_RUM : ON_OTHERS, Math.min(coins, MAX_COINS))

/** How often each hidden investment is tentatively exchanged. */
const TRIES = 4

/** Exchanges hidden investments with cards of the crown's hand and deck, weighted by the coins on them (Metropolis sampling). */
const resampleInvestments = (view: View, state: State, random: Random): State => {
  const hidden: number[] = []
  for (let island = 0; island < view.islands.length; island += 1)
    if (at(view.islands, island).investment?.card === null) hidden.push(island)
  if (hidden.length === 0) return state
  const cards = cardsOf(state.options.cards)
  const held = [...state.hands.crown, ...state.decks.crown]
  const free: number[] = []
  for (let index = 0; index < held.length; index += 1) if (cardOf(cards, at(held, index)).kind === 'investment') free.push(index)
  if (free.length === 0) return state
  const islands: Island<Piece>[] = state.islands.slice()
  for (let tries = 0; tries < TRIES; tries += 1)
    for (const island of hidden) {
      const { investment, hazards } = at(islands, island)
      if (investment === null) continue
      const index = at(free, random.int(free.length))
      const other = at(held, index)
      const [now, then] = [coinWeight(cardOf(cards, investment.card), investment.coins), coinWeight(cardOf(cards, other), investment.coins)]
      if (then < now && random.int(now) >= then) continue
      held[index] = investment.card
      islands[island] = { investment: { ...investment, card: other }, hazards }
    }
  const size = state.hands.crown.length
  return {
    ...state,
    islands,
    hands: { crown: held.slice(0, size), pirate: state.hands.pirate },
    decks: { crown: held.slice(size), pirate: state.decks.pirate },
  }
}

export const sampleWorld = (view: View, random: Random): State => {
  const state = rumRunner.determinize(view, random)
  return view.side === 'pirate' ? resampleInvestments(view, state, random) : state
}
