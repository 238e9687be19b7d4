/** Crew effects, in raid step 6: rules 13.1 to 13.11. */
import { at, withoutAt } from '@tortuga/kit'
import type { Effect } from './card-data.ts'
import { checkDiscards, checkHazard, checkPlace, checkShip } from './checking.ts'
import { listDiscards } from './choosing.ts'
import { addCoins, bankGives, changeCoins, changeShipCoins, changeSupply, gainCoins, toBank } from './coins.ts'
import { discardAsRaid, discardPlain, drawCards, takeOffShip, trashCrew } from './decks.ts'
import { trashHazard } from './hazards.ts'
import { ACCEPT, cardsWhere, DECLINE, findCard, hasCoin, hazardsWhere, isAny, isDown, shipsWhere } from './lookup.ts'
import { islesOf, readyCard, setHazard, setInvestment, tell, toHand, withSide, type Making } from './making.ts'
import { findPiece, isleOf } from './pieces.ts'
import { automaticEffect, skip, unasked, type EffectRule } from './rule.ts'
import type { Refusal } from './happenings.ts'
import type { Berth, CoinPlace, Move, Place, Source, View } from './types.ts'

type Rule<K extends Effect['type']> = EffectRule<Extract<Effect, { type: K }>>

const berthOf = (source: Source): Berth => (source.from === 'crew' ? source : unasked())
const decline = (making: Making): void => tell(making, 'pirate', { type: 'declined' })
const addToShip = (making: Making, ship: number): void => {
  if (bankGives(making.state, 1) === 1) addCoins(making, [], [ship])
}

/** R13.1 */
const mayCoinShip: Rule<'may-coin-ship'> = {
  by: 'pirate',
  takes: ['accept', 'decline'],
  asks: () => true,
  perform: skip,
  answer: (making, { coins }, source, move) => {
    if (move.type !== 'accept') return decline(making)
    addToShip(making, berthOf(source).ship)
    gainCoins(making, 'pirate', coins)
  },
  check: () => null,
  list: () => [DECLINE, ACCEPT],
}

/** R13.2, R11.7 */
const mayGoOnDeck: Rule<'may-go-on-deck'> = {
  by: 'pirate',
  takes: ['fetch', 'decline'],
  asks: ({ state }) => state.discards.pirate.length > 0,
  perform: skip,
  answer: (making, _effect, source, move) => {
    if (move.type !== 'fetch') return decline(making)
    const { state } = making
    const { ship, crew } = berthOf(source)
    const piece = takeOffShip(making, ship, crew)
    const pile = state.discards.pirate
    const fetched = findPiece(making.cards, pile, move.card)
    state.decks = withSide(state.decks, 'pirate', [piece, ...state.decks.pirate])
    state.knownTop += 1
    state.discards = withSide(state.discards, 'pirate', withoutAt(pile, pile.indexOf(fetched)))
    toHand(making, 'pirate', fetched)
    tell(making, 'pirate', { type: 'put-on-deck', card: readyCard(making, piece).face })
    tell(making, 'pirate', { type: 'fetched', card: move.card })
  },
  check: (_cards, view, _effect, _source, move) =>
    move.type === 'fetch' && !view.discards.pirate.includes(move.card) ? { type: 'not-in-discards', card: move.card } : null,
  list: (_cards, { discards }) => [DECLINE, ...[...new Set(discards.pirate)].map((card): Move => ({ type: 'fetch', card }))],
}

const checkCoinPlace = (view: View, place: CoinPlace): Refusal | null =>
  place.type === 'ship' ? checkShip(view, place.ship) : checkPlace(view, place)
const coinsAt = (view: View, place: CoinPlace): number =>
  (place.type === 'ship' ? view.fleet[place.ship]?.coins : findCard(view.islands, place)?.coins) ?? 0
const isSame = (a: CoinPlace, b: CoinPlace): boolean =>
  a.type === 'ship' ? b.type === 'ship' && a.ship === b.ship : b.type === 'hazard' && a.island === b.island && a.hazard === b.hazard
const toHazardPlace = ({ island, hazard }: Place): CoinPlace => ({ type: 'hazard', island, hazard: hazard ?? 0 })
const toShipPlace = (ship: number): CoinPlace => ({ type: 'ship', ship })
const changeAt = (making: Making, place: CoinPlace, by: number): void =>
  place.type === 'ship' ? changeShipCoins(making, place.ship, by) : changeCoins(making, place, by)

/** The ships among the places of a coin, by face. */
const shipFaces = (making: Making, places: readonly CoinPlace[]): readonly string[] =>
  places.flatMap(place => (place.type === 'ship' ? [readyCard(making, at(making.state.fleet, place.ship).card).face] : []))

/** The islands of the hazards among them, by name. */
const hazardIsles = (making: Making, places: readonly CoinPlace[]): readonly string[] =>
  islesOf(
    making,
    places.filter(place => place.type === 'hazard'),
  )

/** R13.3 */
const mayMoveCoin: Rule<'may-move-coin'> = {
  by: 'pirate',
  takes: ['shift', 'decline'],
  asks: ({ state: { islands, fleet } }) => {
    const hazards = hazardsWhere(islands, isAny).length
    return (hazards > 1 && hazardsWhere(islands, hasCoin).length > 0) || (fleet.length > 1 && fleet.some(({ coins }) => coins > 0))
  },
  perform: skip,
  answer: (making, _effect, _source, move) => {
    if (move.type !== 'shift') return decline(making)
    changeAt(making, move.from, -1)
    changeAt(making, move.to, 1)
    const { from, to } = move
    tell(making, 'pirate', { type: 'coin-moved', from, to, isles: hazardIsles(making, [from, to]), ships: shipFaces(making, [from, to]) })
  },
  check: (_cards, view, _effect, _source, move) => {
    if (move.type !== 'shift') return null
    const { from, to } = move
    if (from.type !== to.type || isSame(from, to)) return { type: 'same-place' }
    return checkCoinPlace(view, from) ?? checkCoinPlace(view, to) ?? (coinsAt(view, from) > 0 ? null : { type: 'no-coin-there' })
  },
  list: (_cards, { islands, fleet }) => {
    const found: Move[] = [DECLINE]
    const add = (from: readonly CoinPlace[], to: readonly CoinPlace[]): void => {
      for (const one of from) for (const other of to) if (!isSame(one, other)) found.push({ type: 'shift', from: one, to: other })
    }
    add(shipsWhere(fleet, hasShipCoin).map(toShipPlace), shipsWhere(fleet, isAny).map(toShipPlace))
    const coined = hazardsWhere(islands, hasCoin)
    if (coined.length > 0) add(coined.map(toHazardPlace), hazardsWhere(islands, isAny).map(toHazardPlace))
    return found
  },
}
const hasShipCoin = ({ coins }: { readonly coins: number }): boolean => coins > 0

/** R13.4: his own end buys a face-down hazard, or a coin off any. */
const mayBlast: Rule<'may-blast'> = {
  by: 'pirate',
  takes: ['trash', 'remove', 'decline'],
  asks: ({ state }) => hazardsWhere(state.islands, card => isDown(card) || hasCoin(card)).length > 0,
  perform: skip,
  answer: (making, _effect, source, move) => {
    if (move.type !== 'trash' && move.type !== 'remove') return decline(making)
    const { ship, crew } = berthOf(source)
    trashCrew(making, ship, crew, 'pirate')
    if (move.type === 'trash') return trashHazard(making, move.at)
    changeCoins(making, move.at, -1)
    toBank(making, 1)
    making.events.push({ type: 'coin-removed', on: [move.at], isles: islesOf(making, [move.at]) })
  },
  check: (_cards, view, _effect, _source, move) => {
    if (move.type !== 'trash' && move.type !== 'remove') return null
    const refusal = checkHazard(view, move.at)
    if (refusal !== null) return refusal
    const card = findCard(view.islands, move.at)
    if (move.type === 'trash') return card !== null && card.up ? { type: 'already-up' } : null
    return card !== null && card.coins > 0 ? null : { type: 'no-coin-there' }
  },
  list: (_cards, { islands }) => [
    DECLINE,
    ...hazardsWhere(islands, isDown).map((at): Move => ({ type: 'trash', at })),
    ...hazardsWhere(islands, hasCoin).map((at): Move => ({ type: 'remove', at })),
  ],
}

/** R11.4: what was seen stays known while the card lies there. */
const lookAt = (making: Making, place: Place): void => {
  const { island, hazard } = place
  const { investment, hazards } = at(making.state.islands, island)
  const seen = hazard === null ? investment : at(hazards, hazard)
  if (seen === null) return
  const seenBy = seen.seenBy === 'all' ? 'all' : 'both'
  if (hazard !== null) setHazard(making, island, hazard, { ...at(hazards, hazard), seenBy })
  else if (investment !== null) setInvestment(making, island, { ...investment, seenBy })
  tell(making, 'pirate', { type: 'looked', at: place, isle: isleOf(making.cards, island), card: readyCard(making, seen.card).face })
}

/** R13.5, R13.12 */
const look: Rule<'look'> = {
  by: 'pirate',
  takes: ['look', 'decline'],
  asks: ({ state }) => cardsWhere(state.islands, isDown).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move) => (move.type === 'look' ? lookAt(making, move.at) : decline(making)),
  check: (_cards, view, { may }, _source, move) => {
    if (move.type !== 'look') return may ? null : { type: 'must-be-done' }
    return checkPlace(view, move.at) ?? (findCard(view.islands, move.at)?.up === true ? { type: 'already-up' } : null)
  },
  list: (_cards, { islands }, { may }) => [
    ...(may ? [DECLINE] : []),
    ...cardsWhere(islands, isDown).map((at): Move => ({ type: 'look', at })),
  ],
}

/** R13.6, R6.3 */
const draw: Rule<'draw'> = automaticEffect((making, { count }) => drawCards(making, 'pirate', count))

/** R13.7 */
const mayRob: Rule<'may-rob'> = {
  by: 'pirate',
  takes: ['discard', 'decline'],
  asks: ({ state }) => state.supplies.crown > 0 && state.hands.pirate.length > 0,
  perform: skip,
  answer: (making, effect, _source, move) => {
    const { state, cards } = making
    if (move.type !== 'discard') return decline(making)
    discardPlain(making, [findPiece(cards, state.hands.pirate, at(move.cards, 0))])
    const coins = Math.min(effect.coins, state.supplies.crown)
    changeSupply(making, 'crown', -coins)
    changeSupply(making, 'pirate', coins)
    tell(making, 'pirate', { type: 'taken', coins })
  },
  check: (_cards, view, _effect, _source, move) => (move.type === 'discard' ? checkDiscards(view, move.cards, 1) : null),
  list: (cards, { hand }) => [DECLINE, ...listDiscards(cards, hand, 1)],
}

/** R13.8, R6.6 */
const crownDiscards: Rule<'crown-discards'> = automaticEffect(making => {
  const hand = making.state.hands.crown
  if (hand.length > 0) discardAsRaid(making, at(hand, making.random.int(hand.length)))
})

/** R13.9 */
const coinShip: Rule<'coin-ship'> = automaticEffect((making, _effect, source) => addToShip(making, berthOf(source).ship))

/** The pirate discards so many, or all there are. */
export const askDiscard = {
  asks: ({ state }: Making, count: number): boolean => state.hands.pirate.length > count,
  perform: (making: Making): void => {
    if (making.state.hands.pirate.length > 0) discardPlain(making, making.state.hands.pirate)
  },
  answer: (making: Making, move: Move): void => {
    if (move.type !== 'discard') return unasked()
    const left = making.state.hands.pirate.slice()
    discardPlain(
      making,
      move.cards.map(face => at(left.splice(left.indexOf(findPiece(making.cards, left, face)), 1), 0)),
    )
  },
}

/** R13.11 */
const discard: Rule<'discard'> = {
  by: 'pirate',
  takes: ['discard'],
  asks: (making, { count }) => askDiscard.asks(making, count),
  perform: making => askDiscard.perform(making),
  answer: (making, _effect, _source, move) => askDiscard.answer(making, move),
  check: (_cards, view, { count }, _source, move) => (move.type === 'discard' ? checkDiscards(view, move.cards, count) : null),
  list: (cards, { hand }, { count }) => listDiscards(cards, hand, count),
}

export const CREW_EFFECTS = {
  'may-coin-ship': mayCoinShip,
  'may-go-on-deck': mayGoOnDeck,
  'may-move-coin': mayMoveCoin,
  'may-blast': mayBlast,
  look,
  draw,
  'may-rob': mayRob,
  'crown-discards': crownDiscards,
  'coin-ship': coinShip,
  discard,
}
