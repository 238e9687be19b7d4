/** The features of a state for the win chance model. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, GOAL, isRum, isUp, pointsOf, type Card, type CardSet, type State } from '../rules/index.ts'
import { outlookOf, partyOf, type SailingParty } from './raid-outlook.ts'

type Sums = Float64Array
const FEATURES = 64

const add = (sums: Sums, index: number, amount: number): void => {
  sums[index] = (sums[index] ?? 0) + amount
}

const addScores = (sums: Sums, crown: number, pirate: number, isCrownTurn: boolean, actions: number, round: number): void => {
  add(sums, 0, 1)
  if (crown > 0) add(sums, Math.min(crown, 3), 1)
  if (pirate > 0) add(sums, 3 + Math.min(pirate, 3), 1)
  add(sums, 7, isCrownTurn ? 1 : 0)
  add(sums, isCrownTurn ? 8 : 9, actions / 3)
  add(sums, 10, (crown * pirate) / 9)
  add(sums, 11, Math.min(round, 30) / 30)
}

const addIslands = (sums: Sums, cards: CardSet, state: State, party: SailingParty, crown: number): void => {
  const isCrownTurn = state.turn === 'crown'
  const pirate = state.scores.pirate.length
  let [ready, sure, laid, open, safeLanes, free] = [crown, crown, crown, 0, 0, 0]
  for (let island = 0; island < state.islands.length; island += 1) {
    const { investment, hazards } = at(state.islands, island)
    const { isSafe, toll } = outlookOf(cards, state, island, party)
    if (isSafe) safeLanes += 1
    for (const { visibility, coins } of hazards) {
      const isFaceUp = visibility === 'up'
      add(sums, 12, 1)
      add(sums, isFaceUp ? 13 : 14, coins)
      if (isFaceUp) add(sums, 15, 1)
    }
    if (island === 0) {
      const rum = shareOfRum(cards, state)
      add(sums, 16, isSafe ? 1 : 0)
      add(sums, 17, isSafe ? 0 : rum)
      add(sums, 18, isSafe ? 0 : (rum * pirate) / 3)
      add(sums, 19, Math.min(toll, 8) / 8)
    }
    if (investment === null) {
      if (island > 0) free += 1
      continue
    }
    const card = cardOf(cards, investment.card)
    const missing = Math.max(0, card.cost - investment.coins)
    if (!isRum(card)) {
      addOther(sums, card, isUp(investment) && missing === 0, missing)
      continue
    }
    laid += card.points
    if (!isSafe) open += 1
    if (missing === 0) ready += card.points
    if (missing === 0 && isSafe) sure += card.points
    add(sums, (isSafe ? 20 : 24) + Math.min(3, missing), card.points)
    add(sums, isSafe ? 28 : 29, 1)
    add(sums, 30, isSafe ? 0 : Math.min(toll, 8) / 8)
    if (investment.visibility !== 'hidden') add(sums, isSafe ? 31 : 32, 1)
  }
  add(sums, isCrownTurn ? 33 : 34, sure >= GOAL ? 1 : 0)
  add(sums, isCrownTurn ? 35 : 36, ready >= GOAL ? 1 : 0)
  add(sums, 37, laid >= GOAL ? 1 : 0)
  add(sums, isCrownTurn ? 38 : 39, pirate + open >= GOAL ? 1 : 0)
  add(sums, 40, (open * pirate) / 3)
  add(sums, 41, safeLanes / state.islands.length)
  add(sums, 42, free)
}

/** Investments other than rum: active ones, unfunded ones, and traps. */
const addOther = (sums: Sums, { turnEnd, raid }: Card, works: boolean, missing: number): void => {
  if (works) add(sums, turnEnd.some(({ type }) => type === 'add-coin') ? 43 : 44, 1)
  else add(sums, 45, 1 / (1 + missing))
  if (raid.some(({ type }) => type === 'lose-crew')) add(sums, 46, 1)
}

/** R8.1: the share of rum among the cards that a raid on Home Port can hit. */
const shareOfRum = (cards: CardSet, { decks, hands }: State): number => {
  const from = decks.crown.length > 0 ? decks.crown : hands.crown
  let rum = 0
  for (const piece of from) if (isRum(cardOf(cards, piece))) rum += 1
  return from.length === 0 ? 0 : rum / from.length
}

const addHands = (sums: Sums, cards: CardSet, { hands, supplies, decks }: State): void => {
  let [rum, points, hazards] = [0, 0, 0]
  for (const piece of hands.crown) {
    const card = cardOf(cards, piece)
    if (isRum(card)) rum += 1
    points += card.points
    if (card.kind === 'hazard') hazards += card.cost + 1
    if (card.kind === 'event') add(sums, 50, 1)
  }
  add(sums, 47, rum)
  add(sums, 48, points)
  add(sums, 49, hazards / 4)
  add(sums, 51, hands.crown.length / 5)
  for (const piece of hands.pirate) {
    const { kind } = cardOf(cards, piece)
    add(sums, kind === 'crew' ? 52 : kind === 'ship' ? 53 : 54, 1)
  }
  add(sums, 55, Math.min(supplies.crown, 12) / 12)
  add(sums, 56, Math.min(supplies.crown, 4) / 4)
  add(sums, 57, Math.min(supplies.pirate, 12) / 12)
  add(sums, 58, Math.min(supplies.pirate, 3) / 3)
  add(sums, 59, decks.crown.length / 22)
}

const addFleet = (sums: Sums, cards: CardSet, { fleet }: State, party: SailingParty): void => {
  add(sums, 60, Math.min(party.navigation, 4) / 2)
  add(sums, 61, Math.min(party.combat, 4) / 2)
  for (const { coins, crew } of fleet) {
    add(sums, 62, crew.length > 0 ? 1 : 0)
    add(sums, 63, Math.min(coins, 3))
  }
}

/** Reused by every call; allocating it each time would slow down the search. */
const sums = new Float64Array(FEATURES)
export const featuresOf = (state: State): Sums => {
  sums.fill(0)
  const cards = cardsOf(state.options.cards)
  const party = partyOf(cards, state)
  const crown = pointsOf(state.options, state.scores, 'crown')
  addScores(sums, crown, state.scores.pirate.length, state.turn === 'crown', state.actions, state.round)
  addIslands(sums, cards, state, party, crown)
  addHands(sums, cards, state)
  addFleet(sums, cards, state, party)
  return sums
}
