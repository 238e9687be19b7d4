/** Raid texts: what happens when the pirate gets at a card (chapter 8), and what the two sides do about it. */
import { at } from '@tortuga/kit'
import type { Effect } from './card-data.ts'
import { checkCost, checkRaidingCrew, checkRaidingShip, checkShips } from './checking.ts'
import { choices, toPickCrew } from './choosing.ts'
import { addCoins, bankGives, gainCoins, payCoins } from './coins.ts'
import { trashCrew } from './decks.ts'
import { ACCEPT, DECLINE, isRaiding, raidingCrew, shipsWhere } from './lookup.ts'
import { readyCard, setInvestment, tell, type Making } from './making.ts'
import { automaticEffect, unasked, type EffectRule } from './rule.ts'
import { scoreCard } from './scoring.ts'
import type { Refusal } from './happenings.ts'
import type { Berth, Move, MoveOf, Source, View } from './types.ts'

type Rule<K extends Effect['type']> = EffectRule<Extract<Effect, { type: K }>>

/** R6.6: a card the crown discards meets no party. */
const hasParty = (source: Source): boolean => source.from !== 'shown' || source.party

/** R1.8: fewer coins than ships (and the hazard, where it shares): the pirate says which get one. */
export const checkSpread = (view: View, move: MoveOf<'spread'>, withHazard: boolean): Refusal | null => {
  const raiding = shipsWhere(view.fleet, isRaiding).length + (withHazard ? 1 : 0)
  const amount = bankGives(view, raiding)
  const given = move.ships.length + (move.hazard ? 1 : 0)
  if (move.hazard && !withHazard) return { type: 'not-raiding' }
  if (given !== amount) return { type: 'wrong-count', given, amount }
  for (const ship of move.ships) {
    const refusal = checkRaidingShip(view, ship)
    if (refusal !== null) return refusal
  }
  return checkShips(view, move.ships)
}
export const listSpread = (view: View, withHazard: boolean): readonly Move[] => {
  const raiding = shipsWhere(view.fleet, isRaiding)
  const amount = bankGives(view, raiding.length + (withHazard ? 1 : 0))
  const without = choices(raiding, amount).map((ships): Move => ({ type: 'spread', ships, hazard: false }))
  if (!withHazard) return without
  return [...without, ...choices(raiding, amount - 1).map((ships): Move => ({ type: 'spread', ships, hazard: true }))]
}

/** R12.1, R12.3 */
const coinParty: Rule<'coin-party'> = {
  by: 'pirate',
  takes: ['spread'],
  asks: ({ state }, _effect, source) => {
    const ships = hasParty(source) ? shipsWhere(state.fleet, isRaiding).length : 0
    const given = bankGives(state, ships)
    return given > 0 && given < ships
  },
  perform: (making, _effect, source) => {
    const ships = hasParty(source) ? shipsWhere(making.state.fleet, isRaiding) : []
    if (bankGives(making.state, ships.length) === ships.length) addCoins(making, [], ships)
  },
  answer: (making, _effect, _source, move) => (move.type === 'spread' ? addCoins(making, [], move.ships) : unasked()),
  check: (_cards, view, _effect, _source, move) => (move.type === 'spread' ? checkSpread(view, move, false) : null),
  list: (_cards, view) => listSpread(view, false),
}

/** R12.1, R6.7, R10.2 */
const scoreRaided: Rule<'score-raided'> = automaticEffect((making, _effect, source) => {
  const { state } = making
  if (source.from === 'island') {
    const { investment } = at(state.islands, source.island)
    if (investment === null) return
    setInvestment(making, source.island, null)
    scoreCard(making, 'pirate', investment.card, investment.coins)
  } else if (state.shown !== null) {
    const piece = state.shown
    state.shown = null
    scoreCard(making, 'pirate', piece, 0)
  }
})

/** What it costs to trash a card that stays unless it is paid for: its coins. From deck or hand it has none. */
const priceOf = (islands: View['islands'], source: Source): number =>
  source.from === 'island' ? (islands[source.island]?.investment?.coins ?? 0) : 0

/** R12.2: it stays as it lay, and everybody has seen it. */
const stay = (making: Making, source: Source): void => {
  const { state, events } = making
  if (source.from !== 'island') return
  const { investment } = at(state.islands, source.island)
  const next = state.agenda.findIndex(({ type }) => type === 'raided')
  if (investment === null || next < 0) return
  state.agenda = state.agenda.filter((_, index) => index !== next)
  events.push({ type: 'stayed', card: readyCard(making, investment.card).face, coins: investment.coins })
}

const payOrStay: Rule<'pay-or-stay'> = {
  by: 'pirate',
  takes: ['accept', 'decline'],
  asks: ({ state }, _effect, source) => {
    const price = priceOf(state.islands, source)
    return price > 0 && price <= state.supplies.pirate
  },
  perform: (making, _effect, source) => {
    if (priceOf(making.state.islands, source) > 0) stay(making, source)
  },
  answer: (making, _effect, source, move) => {
    if (move.type === 'decline') return stay(making, source)
    const coins = priceOf(making.state.islands, source)
    payCoins(making, 'pirate', coins)
    tell(making, 'pirate', { type: 'paid', coins })
  },
  check: (_cards, view, _effect, source, move) =>
    move.type === 'accept' ? checkCost(view, 'pirate', priceOf(view.islands, source)) : null,
  list: () => [DECLINE, ACCEPT],
}

/** The raiding crew that an effect can reach. */
const withinReach = ({ fleet }: Pick<View, 'fleet'>, source: Source): readonly Berth[] => (hasParty(source) ? raidingCrew(fleet) : [])

/** R12.4: the pirate's choice; with no crew left nothing happens. */
const loseCrew: Rule<'lose-crew'> = {
  by: 'pirate',
  takes: ['pick-crew'],
  asks: ({ state }, _effect, source) => withinReach(state, source).length > 1,
  perform: (making, _effect, source) => {
    const [only] = withinReach(making.state, source)
    if (only !== undefined) trashCrew(making, only.ship, only.crew, 'pirate')
  },
  answer: (making, _effect, _source, move) => (move.type === 'pick-crew' ? trashCrew(making, move.ship, move.crew, 'pirate') : unasked()),
  check: (_cards, view, _effect, _source, move) => (move.type === 'pick-crew' ? checkRaidingCrew(view, move) : null),
  list: (_cards, view) => raidingCrew(view.fleet).map(toPickCrew),
}

/** R12.5 */
const maySellCrew: Rule<'may-sell-crew'> = {
  by: 'pirate',
  takes: ['pick-crew', 'decline'],
  asks: ({ state }, _effect, source) => withinReach(state, source).length > 0,
  perform: () => {},
  answer: (making, { coins }, _source, move) => {
    if (move.type !== 'pick-crew') return tell(making, 'pirate', { type: 'declined' })
    trashCrew(making, move.ship, move.crew, 'pirate')
    gainCoins(making, 'pirate', coins)
  },
  check: (_cards, view, _effect, _source, move) => (move.type === 'pick-crew' ? checkRaidingCrew(view, move) : null),
  list: (_cards, view) => [DECLINE, ...raidingCrew(view.fleet).map(toPickCrew)],
}

export const RAID_EFFECTS = {
  'coin-party': coinParty,
  'score-raided': scoreRaided,
  'pay-or-stay': payOrStay,
  'lose-crew': loseCrew,
  'may-sell-crew': maySellCrew,
}
