/** The effects of the crown's own cards: funded texts and events. Rules 12.1 to 12.7. */
import { at, shuffle, withLast, withoutAt } from '@tortuga/kit'
import { checkIsland, checkPlace, checkPlaces, checkShip } from './checking.ts'
import { choices, toPickShip } from './choosing.ts'
import { addCoins, bankGives, gainCoins, toBank } from './coins.ts'
import { trashShip } from './decks.ts'
import { ACCEPT, cardsWhere, DECLINE, hazardsWhere, isAny, placeAt } from './lookup.ts'
import { readyCard, setHazards, setInvestment, tell, toDiscards, toHand, withSide, type Making } from './making.ts'
import { cardOf, findPiece, isleOf } from './pieces.ts'
import { automaticEffect, skip, unasked, type EffectRule } from './rule.ts'
import { scoreCard } from './scoring.ts'
import type { Refusal } from './happenings.ts'
import type { Investment, Move, Piece, Place, Source, View } from './types.ts'
import type { Effect } from './card-data.ts'

type Rule<K extends Effect['type']> = EffectRule<Extract<Effect, { type: K }>>

/** The investment an effect comes from. */
const investmentOf = ({ state }: Making, source: Source): { readonly island: number; readonly card: Investment<Piece> } => {
  if (source.from !== 'island') return unasked()
  const card = at(state.islands, source.island).investment
  return card === null ? unasked() : { island: source.island, card }
}

/** R12.1, R6.7 */
const score: Rule<'score'> = automaticEffect((making, _effect, source) => {
  const { island, card } = investmentOf(making, source)
  setInvestment(making, island, null)
  scoreCard(making, 'crown', card.card, card.coins)
})

/** R12.1: all or nothing; an investment on Home Port leaves no room for a new deck (R4.2). */
const mayMixHand: Rule<'may-mix-hand'> = {
  by: 'crown',
  takes: ['accept', 'decline'],
  asks: ({ state }) => state.hands.crown.length > 0 && (state.decks.crown.length > 0 || at(state.islands, 0).investment === null),
  perform: skip,
  answer: (making, _effect, _source, move) => {
    const { state } = making
    if (move.type === 'decline') return tell(making, 'crown', { type: 'declined' })
    const hand = state.hands.crown
    state.decks = withSide(state.decks, 'crown', shuffle([...state.decks.crown, ...hand], making.random))
    state.hands = withSide(state.hands, 'crown', [])
    state.mixed = true
    tell(making, 'crown', { type: 'hand-mixed', count: hand.length })
  },
  check: () => null,
  list: () => [DECLINE, ACCEPT],
}

/** R12.5: any ship, crewed or not. */
const trashAnyShip: Rule<'trash-ship'> = {
  by: 'crown',
  takes: ['pick-ship'],
  asks: ({ state }) => state.fleet.length > 1,
  perform: making => {
    if (making.state.fleet.length > 0) trashShip(making, 0)
  },
  answer: (making, _effect, _source, move) => (move.type === 'pick-ship' ? trashShip(making, move.ship) : unasked()),
  check: (_cards, view, _effect, _source, move) => (move.type === 'pick-ship' ? checkShip(view, move.ship) : null),
  list: (_cards, { fleet }) => fleet.map((_, ship) => toPickShip(ship)),
}

/** R12.5: trashed, not discarded. */
const trashSelf: Rule<'trash-self'> = automaticEffect((making, _effect, source) => {
  const { island, card } = investmentOf(making, source)
  setInvestment(making, island, null)
  toBank(making, card.coins)
  toDiscards(making, 'crown', card.card)
  making.events.push({ type: 'trashed', card: readyCard(making, card.card).face })
})

const checkAdd = (view: View, on: readonly Place[], least: number, most: number): Refusal | null => {
  if (on.length < least) return { type: 'names-none' }
  return checkPlaces(view, on, bankGives(view, most))
}

/** R12.2: not optional, on itself if need be. */
const addCoin: Rule<'add-coin'> = {
  by: 'crown',
  takes: ['add'],
  asks: ({ state }) => bankGives(state, 1) === 1 && cardsWhere(state.islands, isAny).length > 1,
  perform: making => {
    if (bankGives(making.state, 1) === 1) addCoins(making, cardsWhere(making.state.islands, isAny), [])
  },
  answer: (making, _effect, _source, move) => (move.type === 'add' ? addCoins(making, move.on, []) : unasked()),
  check: (_cards, view, _effect, _source, move) => (move.type === 'add' ? checkAdd(view, move.on, 1, 1) : null),
  list: (_cards, { islands }) => cardsWhere(islands, isAny).map(place => ({ type: 'add', on: [place] })),
}

/** Triples of a long row are too many: then only those that begin with the first cards, investments before hazards. */
const MOST_ADDED_TO = 6

/** R12.6 */
const addSeveral: Rule<'add-coins'> = {
  by: 'crown',
  takes: ['add'],
  asks: ({ state }) => bankGives(state, 1) === 1 && cardsWhere(state.islands, isAny).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move) => (move.type === 'add' ? addCoins(making, move.on, []) : unasked()),
  check: (_cards, view, { most }, _source, move) => (move.type === 'add' ? checkAdd(view, move.on, 0, most) : null),
  list: (_cards, view, { most }) => {
    const places = cardsWhere(view.islands, isAny)
    const amount = Math.min(bankGives(view, most), places.length)
    const sets = choices(places.slice(0, MOST_ADDED_TO), Math.min(amount, MOST_ADDED_TO))
    const singles = amount > 1 ? places.map(place => [place]) : []
    return [[], ...sets, ...singles].map((on): Move => ({ type: 'add', on }))
  },
}

/** R12.3: the hazard keeps its face, its coins and what is known of it. */
const tow = (making: Making, island: number, hazard: number, to: number): void => {
  const { hazards } = at(making.state.islands, island)
  setHazards(making, island, withoutAt(hazards, hazard))
  setHazards(making, to, withLast(at(making.state.islands, to).hazards, at(hazards, hazard)))
  tell(making, 'crown', {
    type: 'hazard-moved',
    from: placeAt(island, hazard),
    to,
    isles: [isleOf(making.cards, island), isleOf(making.cards, to)],
  })
}

const canDelay = (table: Pick<View, 'options' | 'bank' | 'fleet'>): boolean => table.fleet.length > 0 && bankGives(table, 1) === 1

const mayTowOrDelay: Rule<'may-tow-or-delay'> = {
  by: 'crown',
  takes: ['tow', 'pick-ship', 'decline'],
  asks: ({ state }) => canDelay(state) || hazardsWhere(state.islands, isAny).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move) => {
    if (move.type === 'tow') tow(making, move.island, move.hazard, move.to)
    else if (move.type === 'pick-ship') addCoins(making, [], [move.ship])
    else tell(making, 'crown', { type: 'declined' })
  },
  check: (_cards, view, _effect, _source, move) => {
    if (move.type === 'pick-ship') return checkShip(view, move.ship) ?? (canDelay(view) ? null : { type: 'no-coin-there' })
    if (move.type !== 'tow') return null
    if (move.island === move.to) return { type: 'same-place' }
    return checkPlace(view, placeAt(move.island, move.hazard)) ?? checkIsland(view, move.to)
  },
  list: (_cards, view) => {
    const found: Move[] = [DECLINE]
    if (canDelay(view)) for (let ship = 0; ship < view.fleet.length; ship += 1) found.push(toPickShip(ship))
    for (const { island, hazard } of hazardsWhere(view.islands, isAny))
      for (let to = 0; to < view.islands.length; to += 1)
        if (to !== island && hazard !== null) found.push({ type: 'tow', island, hazard, to })
    return found
  },
}

/** R12.4: the pile is open, so all see which. */
const mayFetchHazard: Rule<'may-fetch-hazard'> = {
  by: 'crown',
  takes: ['fetch', 'decline'],
  asks: ({ cards, state }) => state.discards.crown.some(piece => cardOf(cards, piece).kind === 'hazard'),
  perform: skip,
  answer: (making, _effect, _source, move) => {
    const { state } = making
    if (move.type !== 'fetch') return tell(making, 'crown', { type: 'declined' })
    const pile = state.discards.crown
    const piece = findPiece(making.cards, pile, move.card)
    state.discards = withSide(state.discards, 'crown', withoutAt(pile, pile.indexOf(piece)))
    toHand(making, 'crown', piece)
    tell(making, 'crown', { type: 'fetched', card: move.card })
  },
  check: (cards, view, _effect, _source, move) => {
    if (move.type !== 'fetch') return null
    if (!view.discards.crown.includes(move.card)) return { type: 'not-in-discards', card: move.card }
    return cardOf(cards, move.card).kind === 'hazard' ? null : { type: 'wrong-kind', card: move.card }
  },
  list: (cards, { discards }) => [
    DECLINE,
    ...[...new Set(discards.crown)].flatMap((card): Move[] => (cardOf(cards, card).kind === 'hazard' ? [{ type: 'fetch', card }] : [])),
  ],
}

/** Whose event it is; otherwise the pirate's. */
const gain: Rule<'gain'> = automaticEffect((making, { coins }, source) =>
  gainCoins(making, source.from === 'event' ? source.side : 'pirate', coins),
)

export const CROWN_EFFECTS = {
  score,
  'may-mix-hand': mayMixHand,
  'trash-ship': trashAnyShip,
  'trash-self': trashSelf,
  'add-coin': addCoin,
  'add-coins': addSeveral,
  'may-tow-or-delay': mayTowOrDelay,
  'may-fetch-hazard': mayFetchHazard,
  gain,
}
