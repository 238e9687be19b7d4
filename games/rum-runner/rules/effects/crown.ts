/** Effects of the crown's funded investments and events: R12.1 to R12.7. */
import { at, shuffle, append, removeAt } from '@tortuga/kit'
import { checkIsland, checkPlace, checkPlaces, checkShip } from '../targets/checks.ts'
import { choices, pickShipMove } from '../targets/choices.ts'
import { addCoins, coinsBankCanGive, gainCoins } from '../decks-and-coins/coins.ts'
import { trashInvestment, trashShip } from '../decks-and-coins/decks.ts'
import { askingEffect, automaticEffect } from '../task-kind.ts'
import { ACCEPT, cardsWhere, DECLINE, hazardsWhere, always, placeAt } from '../targets/lookup.ts'
import { addEvent, causeOf, impossible, seatIn, setHazards, setInvestment, toHand, withSide, type StepDraft } from '../step.ts'
import { cardOf, cardsOf, facesOf, findPiece, islandName } from '../data/pieces.ts'
import { scoreCard } from '../scoring.ts'
import type { Refusal, RuleNumbers } from '../data/refusals.ts'
import type { Move, BoardPlace, EffectSource, View } from '../data/types.ts'

const islandOf = (source: EffectSource): number => (source.from === 'island' ? source.island : impossible())
const decline = (step: StepDraft): void => addEvent(step, { type: 'declined', seat: seatIn(step, 'crown') })

const checkAdd = (view: View, on: readonly BoardPlace[], least: number, most: number, rules: RuleNumbers): Refusal | null => {
  if (on.length < least) return { type: 'names-none', rules }
  const given = coinsBankCanGive(view, most)
  return (
    checkPlaces(view, on, rules) ??
    (on.length > given ? { type: 'too-many', given: on.length, most: given, rules: on.length > most ? rules : ['R1.8'] } : null)
  )
}

/** Combinations are listed only for the first cards (investments come first); all of them would be too many. */
const MAX_ADDED_TO = 6

/** R12.3: the hazard stays face up or face down, keeps its coins, and is known to the same players as before. */
const tow = (step: StepDraft, island: number, hazard: number, to: number): void => {
  const { hazards } = at(step.state.islands, island)
  setHazards(step, island, removeAt(hazards, hazard))
  setHazards(step, to, append(at(step.state.islands, to).hazards, at(hazards, hazard)))
  addEvent(step, {
    type: 'hazard-moved',
    seat: seatIn(step, 'crown'),
    from: placeAt(island, hazard),
    to,
    isles: [islandName(step.cards, island), islandName(step.cards, to)],
  })
}

const canDelay = (table: Pick<View, 'options' | 'bank' | 'fleet'>): boolean => table.fleet.length > 0 && coinsBankCanGive(table, 1) === 1

export const CROWN_EFFECTS = {
  /** R12.1, R6.7 */
  score: automaticEffect('score', (step, { source }) => {
    const island = islandOf(source)
    const { card, coins } = at(step.state.islands, island).investment ?? impossible()
    setInvestment(step, island, null)
    scoreCard(step, 'crown', card, coins, island)
  }),

  /** R12.1: the whole hand or nothing. If the deck is empty, an investment on Home Port leaves no room for a new deck (R4.2). */
  'may-mix-hand': askingEffect('may-mix-hand', 'crown', {
    rules: ['R12.1'],
    answers: ['accept', 'decline'],
    isAsked: ({ state }) => state.hands.crown.length > 0 && (state.decks.crown.length > 0 || at(state.islands, 0).investment === null),
    check: () => null,
    moves: () => [DECLINE, ACCEPT],
    perform: (step, _task, move) => {
      if (move === null) return
      if (move.type === 'decline') return decline(step)
      const { state, cards } = step
      const hand = state.hands.crown
      const deck = shuffle([...state.decks.crown, ...hand], step.random)
      state.decks = withSide(state.decks, 'crown', deck)
      state.hands = withSide(state.hands, 'crown', [])
      state.mixed = true
      addEvent(step, { type: 'hand-mixed', seat: seatIn(step, 'crown'), count: hand.length, deck: facesOf(cards, deck) })
    },
  }),

  /** R12.5: any ship, with or without crew. */
  'trash-ship': askingEffect('trash-ship', 'crown', {
    rules: ['R12.5'],
    answers: ['pick-ship'],
    isAsked: ({ state }) => state.fleet.length > 1,
    check: (view, _task, { ship }) => checkShip(view, ship, ['R12.5']),
    moves: ({ fleet }) => fleet.map((_, ship) => pickShipMove(ship)),
    perform: (step, _task, move) => {
      if (step.state.fleet.length > 0) trashShip(step, move?.ship ?? 0)
    },
  }),

  /** R12.5: trashing does not count as a raid. */
  'trash-self': automaticEffect('trash-self', (step, { source }) => trashInvestment(step, islandOf(source))),

  /** R12.2: mandatory; the only card in play may be this one. */
  'add-coin': askingEffect('add-coin', 'crown', {
    rules: ['R12.2'],
    answers: ['add'],
    isAsked: ({ state }) => coinsBankCanGive(state, 1) === 1 && cardsWhere(state.islands, always).length > 1,
    check: (view, _task, { on }) => checkAdd(view, on, 1, 1, ['R12.2']),
    moves: ({ islands }) => cardsWhere(islands, always).map((place): Move => ({ type: 'add', on: [place] })),
    perform: (step, { source }, move) => {
      if (move !== null) addCoins(step, causeOf(step, source), move.on, [])
      else if (coinsBankCanGive(step.state, 1) === 1) addCoins(step, causeOf(step, source), cardsWhere(step.state.islands, always), [])
    },
  }),

  /** R12.6 */
  'add-coins': askingEffect('add-coins', 'crown', {
    rules: ['R12.6'],
    answers: ['add'],
    isAsked: ({ state }) => coinsBankCanGive(state, 1) === 1 && cardsWhere(state.islands, always).length > 0,
    check: (view, { effect }, { on }) => checkAdd(view, on, 0, effect.most, ['R12.6']),
    moves: (view, { effect }) => {
      const places = cardsWhere(view.islands, always)
      const amount = Math.min(coinsBankCanGive(view, effect.most), places.length)
      const sets = choices(places.slice(0, MAX_ADDED_TO), Math.min(amount, MAX_ADDED_TO))
      const singles = amount > 1 ? places.map(place => [place]) : []
      return [[], ...sets, ...singles].map((on): Move => ({ type: 'add', on }))
    },
    perform: (step, { source }, move) => {
      if (move !== null) addCoins(step, causeOf(step, source), move.on, [])
    },
  }),

  /** R12.3 */
  'may-tow-or-delay': askingEffect('may-tow-or-delay', 'crown', {
    rules: ['R12.3'],
    answers: ['tow', 'pick-ship', 'decline'],
    isAsked: ({ state }) => canDelay(state) || hazardsWhere(state.islands, always).length > 0,
    check: (view, _task, move) => {
      const rules = ['R12.3']
      if (move.type === 'decline') return null
      if (move.type === 'pick-ship')
        return checkShip(view, move.ship, rules) ?? (canDelay(view) ? null : { type: 'no-coin-there', rules: ['R1.8'] })
      if (move.island === move.to) return { type: 'same-place', rules }
      return checkPlace(view, placeAt(move.island, move.hazard), rules) ?? checkIsland(view, move.to)
    },
    moves: view => {
      const found: Move[] = [DECLINE]
      if (canDelay(view)) for (let ship = 0; ship < view.fleet.length; ship += 1) found.push(pickShipMove(ship))
      for (const { island, hazard } of hazardsWhere(view.islands, always))
        for (let to = 0; to < view.islands.length; to += 1)
          if (to !== island && hazard !== null) found.push({ type: 'tow', island, hazard, to })
      return found
    },
    perform: (step, { source }, move) => {
      if (move === null) return
      if (move.type === 'tow') tow(step, move.island, move.hazard, move.to)
      else if (move.type === 'pick-ship') addCoins(step, causeOf(step, source), [], [move.ship])
      else decline(step)
    },
  }),

  /** R12.4: the pile is public, so the card's face is, too. */
  'may-fetch-hazard': askingEffect('may-fetch-hazard', 'crown', {
    rules: ['R12.4'],
    answers: ['fetch', 'decline'],
    isAsked: ({ cards, state }) => state.discards.crown.some(piece => cardOf(cards, piece).kind === 'hazard'),
    check: (view, _task, move) => {
      if (move.type === 'decline') return null
      const rules = ['R12.4']
      if (!view.discards.crown.includes(move.card)) return { type: 'not-in-discards', card: move.card, rules }
      const { kind } = cardOf(cardsOf(view.options.cards), move.card)
      return kind === 'hazard' ? null : { type: 'wrong-kind', card: move.card, rules }
    },
    moves: ({ discards, options }) => {
      const cards = cardsOf(options.cards)
      const hazards = [...new Set(discards.crown)].filter(card => cardOf(cards, card).kind === 'hazard')
      return [DECLINE, ...hazards.map((card): Move => ({ type: 'fetch', card }))]
    },
    perform: (step, _task, move) => {
      if (move === null) return
      if (move.type === 'decline') return decline(step)
      const { state } = step
      const pile = state.discards.crown
      const piece = findPiece(step.cards, pile, move.card)
      state.discards = withSide(state.discards, 'crown', removeAt(pile, pile.indexOf(piece)))
      toHand(step, 'crown', piece)
      addEvent(step, { type: 'fetched', seat: seatIn(step, 'crown'), card: move.card })
    },
  }),

  /** R12.7, R13.10, R13.12: the owner of the event gains; crew effects and rewards are the pirate's. */
  gain: automaticEffect('gain', (step, { effect, source }) =>
    gainCoins(step, source.from === 'event' ? source.side : 'pirate', effect.coins),
  ),
}
