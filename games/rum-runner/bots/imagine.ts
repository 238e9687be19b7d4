/** Worlds behind a view, the likelier ones more often: coins tell the pirate what lies under them. */
import { at, type Random } from '@tortuga/kit'
import { cardOf, cardsOf, isRum, rumRunner, type Card, type Island, type Piece, type State, type View } from '../rules/index.ts'

/** How often a crown leaves so many coins on a face-down card, counted in self-play: on rum, and on anything else. More than it costs is all but never there. */
const ON_RUM = [22, 27, 30, 30] as const
const ON_OTHERS = [60, 27, 11, 2] as const
const MOST_COINS = 3
const oftenWith = (card: Card, coins: number): number =>
  coins > card.cost ? 1 : at(isRum(card) ? ON_RUM : ON_OTHERS, Math.min(coins, MOST_COINS))

/** So often another card is tried under each hidden investment. */
const TRIES = 4

/** Exchanges hidden investments for others that the crown may hold, by how well they fit their coins. */
const refit = (view: View, state: State, random: Random): State => {
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
      const [now, then] = [oftenWith(cardOf(cards, investment.card), investment.coins), oftenWith(cardOf(cards, other), investment.coins)]
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

export const imagine = (view: View, random: Random): State => {
  const state = rumRunner.determinize(view, random)
  return view.side === 'pirate' ? refit(view, state, random) : state
}
