/** Effects of cards when they are raided (chapter 8). */
import { at, removeAt } from '@tortuga/kit'
import { checkCost, checkRaidingCrew } from '../targets/checks.ts'
import { pickCrewMove } from '../targets/choices.ts'
import { addCoins, coinsBankCanGive, gainCoins, payCoins } from '../decks-and-coins/coins.ts'
import { trashCrew } from '../decks-and-coins/decks.ts'
import { askingEffect, automaticEffect } from '../task-kind.ts'
import { ACCEPT, DECLINE, isRaiding, raidingCrew, shipsWhere } from '../targets/lookup.ts'
import { addEvent, causeOf, lookUpCard, seatIn, setInvestment, type StepDraft } from '../step.ts'
import { scoreCard } from '../scoring.ts'
import { checkSpread, listSpread } from '../raid/spread-coins.ts'
import type { Berth, EffectSource, View } from '../data/types.ts'

/** R6.6: a card discarded by the crown is raided without a party. */
const hasParty = (source: EffectSource): boolean => source.from !== 'shown' || source.party
const partyOf = ({ fleet }: Pick<View, 'fleet'>, source: EffectSource): readonly number[] =>
  hasParty(source) ? shipsWhere(fleet, isRaiding) : []
/** The crew members that an effect can trash. */
const withinReach = ({ fleet }: Pick<View, 'fleet'>, source: EffectSource): readonly Berth[] => (hasParty(source) ? raidingCrew(fleet) : [])

/** R12.2: the price is the number of coins on the card. A card from deck or hand has none. */
const priceOf = (islands: View['islands'], source: EffectSource): number =>
  source.from === 'island' ? (islands[source.island]?.investment?.coins ?? 0) : 0

/** R12.2: the card stays in play unchanged; everybody has seen it. */
const stay = (step: StepDraft, source: EffectSource): void => {
  const { state } = step
  if (source.from !== 'island') return
  const { investment } = at(state.islands, source.island)
  const next = state.agenda.findIndex(({ type }) => type === 'raided')
  if (investment === null || next < 0) return
  state.agenda = removeAt(state.agenda, next)
  addEvent(step, { type: 'stayed', card: lookUpCard(step, investment.card).face, coins: investment.coins })
}

export const RAID_EFFECTS = {
  /** R12.1, R12.3. Asks only if the bank has too few coins (R1.8). */
  'coin-party': askingEffect('coin-party', 'pirate', {
    rules: ['R1.8'],
    answers: ['spread'],
    isAsked: ({ state }, { source }) => {
      const { length } = partyOf(state, source)
      const given = coinsBankCanGive(state, length)
      return given > 0 && given < length
    },
    check: (view, _task, move) => checkSpread(view, move, false),
    moves: view => listSpread(view, false),
    perform: (step, { source }, move) => {
      if (move !== null) return addCoins(step, causeOf(step, source), [], move.ships)
      const ships = partyOf(step.state, source)
      if (coinsBankCanGive(step.state, ships.length) === ships.length) addCoins(step, causeOf(step, source), [], ships)
    },
  }),

  /** R12.1, R6.7, R10.2 */
  'score-raided': automaticEffect('score-raided', (step, { source }) => {
    const { state } = step
    if (source.from === 'island') {
      const { investment } = at(state.islands, source.island)
      if (investment === null) return
      setInvestment(step, source.island, null)
      scoreCard(step, 'pirate', investment.card, investment.coins, source.island)
    } else if (state.shown !== null) {
      const piece = state.shown
      state.shown = null
      scoreCard(step, 'pirate', piece, 0, null)
    }
  }),

  /** R12.2 */
  'pay-or-stay': askingEffect('pay-or-stay', 'pirate', {
    rules: ['R12.2'],
    answers: ['accept', 'decline'],
    isAsked: ({ state }, { source }) => {
      const price = priceOf(state.islands, source)
      return price > 0 && price <= state.supplies.pirate
    },
    check: (view, { source }, move) =>
      move.type === 'accept' ? checkCost(view, 'pirate', priceOf(view.islands, source), ['R12.2']) : null,
    moves: () => [DECLINE, ACCEPT],
    perform: (step, { source }, move) => {
      const coins = priceOf(step.state.islands, source)
      if (move?.type !== 'accept') {
        if (coins > 0) stay(step, source)
        return
      }
      payCoins(step, 'pirate', coins)
      addEvent(step, { type: 'paid', seat: seatIn(step, 'pirate'), coins })
    },
  }),

  /** R12.4: the pirate chooses; without raiding crew nothing happens. */
  'lose-crew': askingEffect('lose-crew', 'pirate', {
    rules: ['R12.4'],
    answers: ['pick-crew'],
    isAsked: ({ state }, { source }) => withinReach(state, source).length > 1,
    check: (view, _task, move) => checkRaidingCrew(view, move, ['R12.4']),
    moves: view => raidingCrew(view.fleet).map(pickCrewMove),
    perform: (step, { source }, move) => {
      const chosen = move ?? withinReach(step.state, source)[0]
      if (chosen !== undefined) trashCrew(step, chosen.ship, chosen.crew, 'pirate')
    },
  }),

  /** R12.5 */
  'may-sell-crew': askingEffect('may-sell-crew', 'pirate', {
    rules: ['R12.5'],
    answers: ['pick-crew', 'decline'],
    isAsked: ({ state }, { source }) => withinReach(state, source).length > 0,
    check: (view, _task, move) => (move.type === 'pick-crew' ? checkRaidingCrew(view, move, ['R12.5']) : null),
    moves: view => [DECLINE, ...raidingCrew(view.fleet).map(pickCrewMove)],
    perform: (step, { effect }, move) => {
      if (move === null) return
      if (move.type === 'decline') return addEvent(step, { type: 'declined', seat: seatIn(step, 'pirate') })
      trashCrew(step, move.ship, move.crew, 'pirate')
      gainCoins(step, 'pirate', effect.coins)
    },
  }),
}
