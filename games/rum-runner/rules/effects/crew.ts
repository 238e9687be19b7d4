/** Crew effects after a raid: R13.1 to R13.11. */
import { at, removeAt } from '@tortuga/kit'
import { discardChosen, mustChooseDiscards } from '../raid/discard.ts'
import { checkDiscards, checkHazard, checkPlace } from '../targets/checks.ts'
import { listDiscards } from '../targets/choices.ts'
import { addCoins, coinsBankCanGive, changeCoins, changeSupply, gainCoins, returnToBank } from '../decks-and-coins/coins.ts'
import { discardAsRaid, discardFromPirateHand, drawCards, randomCrownCard, removeCrew, trashCrew } from '../decks-and-coins/decks.ts'
import { trashHazard } from '../raid/hazards.ts'
import { askingEffect, automaticEffect } from '../task-kind.ts'
import { ACCEPT, cardsWhere, DECLINE, findCard, hasCoin, hazardsWhere, isFaceDown, isHidden, isUp } from '../targets/lookup.ts'
import {
  addEvent,
  causeOf,
  impossible,
  islesOf,
  lookUpCard,
  seatIn,
  setHazard,
  setInvestment,
  toHand,
  withSide,
  type StepDraft,
} from '../step.ts'
import { findPiece, islandName } from '../data/pieces.ts'
import { mayMoveCoin } from './move-coin.ts'
import type { Berth, BoardPlace, EffectSource, Move } from '../data/types.ts'

const berthOf = (source: EffectSource): Berth => (source.from === 'crew' ? source : impossible())
const decline = (step: StepDraft): void => addEvent(step, { type: 'declined', seat: seatIn(step, 'pirate') })
const addToShip = (step: StepDraft, source: EffectSource): void => {
  if (coinsBankCanGive(step.state, 1) === 1) addCoins(step, causeOf(step, source), [], [berthOf(source).ship])
}

/** R11.4: the pirate knows the card from now on, as long as it stays in play. */
const lookAt = (step: StepDraft, place: BoardPlace): void => {
  const { island, hazard } = place
  const { investment, hazards } = at(step.state.islands, island)
  const entry = (hazard === null ? investment : at(hazards, hazard)) ?? impossible()
  const visibility = entry.visibility === 'hidden' ? 'seen' : entry.visibility
  if (hazard !== null) setHazard(step, island, hazard, { ...at(hazards, hazard), visibility })
  else setInvestment(step, island, { ...entry, visibility })
  const card = lookUpCard(step, entry.card).face
  addEvent(step, { type: 'looked', seat: seatIn(step, 'pirate'), at: place, isle: islandName(step.cards, island), card })
}

export const CREW_EFFECTS = {
  /** R13.1 */
  'may-coin-ship': askingEffect('may-coin-ship', 'pirate', {
    rules: ['R13.1'],
    answers: ['accept', 'decline'],
    isAsked: () => true,
    check: () => null,
    moves: () => [DECLINE, ACCEPT],
    perform: (step, { effect, source }, move) => {
      if (move?.type !== 'accept') return decline(step)
      addToShip(step, source)
      gainCoins(step, 'pirate', effect.coins)
    },
  }),

  /** R13.2, R11.7 */
  'may-go-on-deck': askingEffect('may-go-on-deck', 'pirate', {
    rules: ['R13.2'],
    answers: ['fetch', 'decline'],
    isAsked: ({ state }) => state.discards.pirate.length > 0,
    check: (view, _task, move) =>
      move.type === 'fetch' && !view.discards.pirate.includes(move.card)
        ? { type: 'not-in-discards', card: move.card, rules: ['R13.2'] }
        : null,
    moves: ({ discards }) => [DECLINE, ...[...new Set(discards.pirate)].map((card): Move => ({ type: 'fetch', card }))],
    perform: (step, { source }, move) => {
      if (move === null) return
      if (move.type !== 'fetch') return decline(step)
      const { state } = step
      const { ship, crew } = berthOf(source)
      const piece = removeCrew(step, ship, crew)
      const pile = state.discards.pirate
      const fetched = findPiece(step.cards, pile, move.card)
      state.decks = withSide(state.decks, 'pirate', [piece, ...state.decks.pirate])
      state.knownTop += 1
      state.discards = withSide(state.discards, 'pirate', removeAt(pile, pile.indexOf(fetched)))
      toHand(step, 'pirate', fetched)
      const seat = seatIn(step, 'pirate')
      addEvent(step, { type: 'put-on-deck', seat, card: lookUpCard(step, piece).face, from: { ship, crew } })
      addEvent(step, { type: 'fetched', seat, card: move.card })
    },
  }),

  'may-move-coin': mayMoveCoin,

  /** R13.4: the pirate trashes this crew card to trash a face-down hazard, or to remove a coin from any hazard. */
  'may-blast': askingEffect('may-blast', 'pirate', {
    rules: ['R13.4'],
    answers: ['trash', 'remove', 'decline'],
    isAsked: ({ state }) => hazardsWhere(state.islands, card => isFaceDown(card) || hasCoin(card)).length > 0,
    check: (view, _task, move) => {
      if (move.type === 'decline') return null
      const rules = ['R13.4']
      const refusal = checkHazard(view, move.at, rules)
      if (refusal !== null) return refusal
      const card = findCard(view.islands, move.at)
      if (move.type === 'trash') return card !== null && isUp(card) ? { type: 'already-up', rules } : null
      return card !== null && card.coins > 0 ? null : { type: 'no-coin-there', rules }
    },
    moves: ({ islands }) => [
      DECLINE,
      ...hazardsWhere(islands, isFaceDown).map((place): Move => ({ type: 'trash', at: place })),
      ...hazardsWhere(islands, hasCoin).map((place): Move => ({ type: 'remove', at: place })),
    ],
    perform: (step, { source }, move) => {
      if (move === null) return
      if (move.type === 'decline') return decline(step)
      const { ship, crew } = berthOf(source)
      trashCrew(step, ship, crew, 'pirate')
      if (move.type === 'trash') return trashHazard(step, move.at, false)
      changeCoins(step, move.at, -1)
      returnToBank(step, 1)
      addEvent(step, { type: 'coin-removed', on: [move.at], isles: islesOf(step, [move.at]) })
    },
  }),

  /** R13.5, R13.12: everybody knows which cards the pirate has seen (R11.4), so not being asked reveals nothing. */
  look: askingEffect('look', 'pirate', {
    rules: ({ effect }) => [effect.may ? 'R13.5' : 'R13.12'],
    answers: ['look', 'decline'],
    isAsked: ({ state }) => cardsWhere(state.islands, isHidden).length > 0,
    check: (view, { effect }, move) => {
      if (move.type === 'decline') return effect.may ? null : { type: 'must-be-done' }
      const rules = [effect.may ? 'R13.5' : 'R13.12']
      const card = findCard(view.islands, move.at)
      return checkPlace(view, move.at, rules) ?? (card !== null && isUp(card) ? { type: 'already-up', rules } : null)
    },
    moves: ({ islands }, { effect }) => [
      ...(effect.may ? [DECLINE] : []),
      ...cardsWhere(islands, isFaceDown).map((place): Move => ({ type: 'look', at: place })),
    ],
    perform: (step, _task, move) => {
      if (move === null) return
      if (move.type === 'look') lookAt(step, move.at)
      else decline(step)
    },
  }),

  /** R13.6, R6.3 */
  draw: automaticEffect('draw', (step, { effect }) => drawCards(step, 'pirate', effect.count)),

  /** R13.7 */
  'may-rob': askingEffect('may-rob', 'pirate', {
    rules: ['R13.7'],
    answers: ['discard', 'decline'],
    isAsked: ({ state }) => state.supplies.crown > 0 && state.hands.pirate.length > 0,
    check: (view, _task, move) => (move.type === 'discard' ? checkDiscards(view, move.cards, 1, ['R13.7']) : null),
    moves: view => [DECLINE, ...listDiscards(view, 1)],
    perform: (step, { effect }, move) => {
      if (move === null) return
      if (move.type === 'decline') return decline(step)
      const { state, cards } = step
      discardFromPirateHand(step, [findPiece(cards, state.hands.pirate, at(move.cards, 0))])
      const coins = Math.min(effect.coins, state.supplies.crown)
      changeSupply(step, 'crown', -coins)
      changeSupply(step, 'pirate', coins)
      addEvent(step, { type: 'taken', seat: seatIn(step, 'pirate'), coins })
    },
  }),

  /** R13.8, R6.6 */
  'crown-discards': automaticEffect('crown-discards', step => {
    if (step.state.hands.crown.length > 0) discardAsRaid(step, randomCrownCard(step))
  }),

  /** R13.9 */
  'coin-ship': automaticEffect('coin-ship', (step, { source }) => addToShip(step, source)),

  /** R13.11 */
  discard: askingEffect('discard', 'pirate', {
    rules: ['R13.11'],
    answers: ['discard'],
    isAsked: (step, { effect }) => mustChooseDiscards(step, effect.count),
    check: (view, { effect }, move) => checkDiscards(view, move.cards, effect.count, ['R13.11']),
    moves: (view, { effect }) => listDiscards(view, effect.count),
    perform: (step, _task, move) => discardChosen(step, move),
  }),
}
