/** The effects of the pirate's events: rules 13.12 to 13.15. */
import { at } from '@tortuga/kit'
import type { Effect } from './card-data.ts'
import { checkHazard, checkIsland, checkShip } from './checking.ts'
import { toPickShip } from './choosing.ts'
import { bankGives, changeCoins, changeShipCoins, gainCoins } from './coins.ts'
import { trashShip } from './decks.ts'
import { trashHazard } from './hazards.ts'
import { hasCoin, hazardsWhere, isAny, isReady, placeAt, shipsWhere } from './lookup.ts'
import { islesOf, tell } from './making.ts'
import { cardOf, facesOf, type Cards } from './pieces.ts'
import { checkParty, startRaid } from './raid.ts'
import { automaticEffect, skip, notAsked, unasked, type EffectRule } from './rule.ts'
import type { Refusal } from './happenings.ts'
import type { Move, Place, Ship, View } from './types.ts'

type Rule<K extends Effect['type']> = EffectRule<Extract<Effect, { type: K }>>

/** R13.12: the coins of the bank take the place of the fee. */
const raidWithShip: Rule<'raid-with-ship'> = {
  by: 'pirate',
  takes: ['raid'],
  asks: ({ state }) => state.fleet.some(isReady),
  perform: skip,
  answer: (making, { coins, reward }, _source, move) => {
    if (move.type !== 'raid') throw notAsked()
    const given = bankGives(making.state, coins)
    changeShipCoins(making, at(move.ships, 0), given)
    making.state.bank -= given
    startRaid(making, move.island, move.ships, reward)
  },
  check: (_cards, view, _effect, _source, move) => {
    if (move.type !== 'raid') return null
    if (move.ships.length !== 1) return { type: 'wrong-count', given: move.ships.length, amount: 1 }
    return checkIsland(view, move.island) ?? checkParty(view, move.ships)
  },
  list: (_cards, { islands, fleet }) =>
    islands.flatMap((_, island) => shipsWhere(fleet, isReady).map((ship): Move => ({ type: 'raid', island, ships: [ship] }))),
}

/** R13.13 */
const stripIsland: Rule<'strip-island'> = {
  by: 'pirate',
  takes: ['pick-island'],
  asks: ({ state }) => hazardsWhere(state.islands, hasCoin).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move) => {
    if (move.type !== 'pick-island') throw notAsked()
    const { island } = move
    const on = at(making.state.islands, island).hazards.flatMap((card, hazard): Place[] => (hasCoin(card) ? [placeAt(island, hazard)] : []))
    for (const place of on) changeCoins(making, place, -1)
    making.state.bank += on.length
    making.events.push({ type: 'coin-removed', on, isles: islesOf(making, on) })
    gainCoins(making, 'pirate', on.length)
  },
  check: (_cards, view, _effect, _source, move) => (move.type === 'pick-island' ? checkIsland(view, move.island) : null),
  list: (_cards, { islands }) => islands.map((_, island) => ({ type: 'pick-island', island })),
}

/** R13.14: ships by what is printed on them. */
const costsAtLeast =
  (cards: Cards, least: number) =>
  ({ card }: Ship): boolean =>
    cardOf(cards, card).cost >= least

const trashOwnShip: Rule<'trash-own-ship'> = {
  by: 'pirate',
  takes: ['pick-ship'],
  asks: ({ cards, state }, { least }) => shipsWhere(state.fleet, costsAtLeast(cards, least)).length > 1,
  perform: (making, { least }) => {
    const [only] = shipsWhere(making.state.fleet, costsAtLeast(making.cards, least))
    if (only !== undefined) trashShip(making, only)
  },
  answer: (making, _effect, _source, move) => (move.type === 'pick-ship' ? trashShip(making, move.ship) : unasked()),
  check: (cards, view, { least }, _source, move): Refusal | null => {
    if (move.type !== 'pick-ship') return null
    const refusal = checkShip(view, move.ship)
    if (refusal !== null) return refusal
    const { cost } = cardOf(cards, at(view.fleet, move.ship).card)
    return cost >= least ? null : { type: 'ship-too-cheap', cost, least }
  },
  list: (cards, { fleet }, { least }) => shipsWhere(fleet, costsAtLeast(cards, least)).map(toPickShip),
}

const trashAnyHazard: Rule<'trash-hazard'> = {
  by: 'pirate',
  takes: ['trash'],
  asks: ({ state }) => hazardsWhere(state.islands, isAny).length > 1,
  perform: making => {
    const [only] = hazardsWhere(making.state.islands, isAny)
    if (only !== undefined) trashHazard(making, only)
  },
  answer: (making, _effect, _source, move) => (move.type === 'trash' ? trashHazard(making, move.at) : unasked()),
  check: (_cards, view, _effect, _source, move) => (move.type === 'trash' ? checkHazard(view, move.at) : null),
  list: (_cards, { islands }) => hazardsWhere(islands, isAny).map((at): Move => ({ type: 'trash', at })),
}

/** R13.15, R11.6: shown once, marked nowhere. */
const showHand: Rule<'show-hand'> = automaticEffect(making =>
  tell(making, 'crown', { type: 'hand-shown', cards: facesOf(making.cards, making.state.hands.crown) }),
)

/** R3.9: what an event asks for before it may be played; null where nothing is missing. */
export const missingFor = (cards: Cards, view: View, effects: readonly Effect[]): 'ready-ship' | 'ship' | 'hazard' | null => {
  for (const effect of effects) {
    if (effect.type === 'raid-with-ship' && !view.fleet.some(isReady)) return 'ready-ship'
    if (effect.type === 'trash-own-ship' && !view.fleet.some(costsAtLeast(cards, effect.least))) return 'ship'
    if (effect.type === 'trash-hazard' && !view.islands.some(({ hazards }) => hazards.length > 0)) return 'hazard'
  }
  return null
}

export const EVENT_EFFECTS = {
  'raid-with-ship': raidWithShip,
  'strip-island': stripIsland,
  'trash-own-ship': trashOwnShip,
  'trash-hazard': trashAnyHazard,
  'show-hand': showHand,
}
