/** Effects of the pirate's events: R13.12 to R13.15. */
import { at } from '@tortuga/kit'
import { checkHazard, checkIsland, checkShip } from '../targets/checks.ts'
import { pickShipMove } from '../targets/choices.ts'
import { coinsBankCanGive, changeCoins, gainCoins, returnToBank } from '../decks-and-coins/coins.ts'
import { trashShip } from '../decks-and-coins/decks.ts'
import { trashHazard } from '../raid/hazards.ts'
import { askingEffect, automaticEffect } from '../task-kind.ts'
import { hasCoin, hazardsWhere, always, isReady, placeAt, shipsWhere } from '../targets/lookup.ts'
import { addEvent, islesOf, seatIn } from '../step.ts'
import { cardOf, cardsOf, facesOf, type CardSet } from '../data/pieces.ts'
import { checkParty, startRaid } from '../raid/raid.ts'
import type { Move, BoardPlace, Ship } from '../data/types.ts'

/** R13.14: the printed cost counts. */
const costsAtLeast =
  (cards: CardSet, least: number) =>
  ({ card }: Ship): boolean =>
    cardOf(cards, card).cost >= least

export const EVENT_EFFECTS = {
  /** R13.12: coins from the bank replace the fee. */
  'raid-with-ship': askingEffect('raid-with-ship', 'pirate', {
    rules: ['R13.12'],
    answers: ['raid'],
    missing: view => (view.fleet.some(isReady) ? null : 'ready-ship'),
    isAsked: ({ state }) => state.fleet.some(isReady),
    check: (view, _task, { island, ships }) => {
      const rules = ['R13.12']
      if (ships.length !== 1) return { type: 'wrong-count', given: ships.length, amount: 1, rules }
      return checkIsland(view, island) ?? checkParty(view, ships, rules)
    },
    moves: ({ islands, fleet }) =>
      islands.flatMap((_, island) => shipsWhere(fleet, isReady).map((ship): Move => ({ type: 'raid', island, ships: [ship] }))),
    perform: (step, { effect }, move) => {
      if (move === null) return
      const fee = coinsBankCanGive(step.state, effect.coins)
      step.state.bank -= fee
      startRaid(step, move.island, move.ships, { fee, payer: null }, effect.reward)
    },
  }),

  /** R13.13 */
  'strip-island': askingEffect('strip-island', 'pirate', {
    rules: ['R13.13'],
    answers: ['pick-island'],
    isAsked: ({ state }) => hazardsWhere(state.islands, hasCoin).length > 0,
    check: (view, _task, { island }) => checkIsland(view, island),
    moves: ({ islands }) => islands.map((_, island): Move => ({ type: 'pick-island', island })),
    perform: (step, _task, move) => {
      if (move === null) return
      const { island } = move
      const { hazards } = at(step.state.islands, island)
      const on = hazards.flatMap((card, hazard): BoardPlace[] => (hasCoin(card) ? [placeAt(island, hazard)] : []))
      for (const place of on) changeCoins(step, place, -1)
      returnToBank(step, on.length)
      addEvent(step, { type: 'coin-removed', on, isles: islesOf(step, on) })
      gainCoins(step, 'pirate', on.length)
    },
  }),

  /** R13.14 */
  'trash-own-ship': askingEffect('trash-own-ship', 'pirate', {
    rules: ['R13.14'],
    answers: ['pick-ship'],
    missing: (view, { least }) => (view.fleet.some(costsAtLeast(cardsOf(view.options.cards), least)) ? null : 'ship'),
    isAsked: ({ cards, state }, { effect }) => shipsWhere(state.fleet, costsAtLeast(cards, effect.least)).length > 1,
    check: (view, { effect: { least } }, { ship }) => {
      const refusal = checkShip(view, ship, ['R13.14'])
      if (refusal !== null) return refusal
      const { cost } = cardOf(cardsOf(view.options.cards), at(view.fleet, ship).card)
      return cost >= least ? null : { type: 'ship-too-cheap', cost, least }
    },
    moves: ({ fleet, options }, { effect }) => shipsWhere(fleet, costsAtLeast(cardsOf(options.cards), effect.least)).map(pickShipMove),
    perform: (step, { effect }, move) => {
      const [only] = shipsWhere(step.state.fleet, costsAtLeast(step.cards, effect.least))
      const ship = move?.ship ?? only
      if (ship !== undefined) trashShip(step, ship)
    },
  }),
  'trash-hazard': askingEffect('trash-hazard', 'pirate', {
    rules: ['R13.14'],
    answers: ['trash'],
    missing: view => (view.islands.some(({ hazards }) => hazards.length > 0) ? null : 'hazard'),
    isAsked: ({ state }) => hazardsWhere(state.islands, always).length > 1,
    check: (view, _task, move) => checkHazard(view, move.at, ['R13.14']),
    moves: ({ islands }) => hazardsWhere(islands, always).map((place): Move => ({ type: 'trash', at: place })),
    perform: (step, _task, move) => {
      const place = move?.at ?? hazardsWhere(step.state.islands, always)[0]
      if (place !== undefined) trashHazard(step, place, false)
    },
  }),

  /** R13.15, R11.6: the hand is shown once; views do not mark its cards as known. */
  'show-hand': automaticEffect('show-hand', step =>
    addEvent(step, { type: 'hand-shown', seat: seatIn(step, 'crown'), cards: facesOf(step.cards, step.state.hands.crown) }),
  ),
}
