/** The view after an event, so that a table can show the events of a step one by one. It covers everything but the agenda, which names the next question and is known only at the end of a step. */
import type { Event } from '../data/events.ts'
import {
  addShipCoins,
  changeBank,
  changeCoinsAt,
  changeEach,
  changeSupply,
  coinsOn,
  discard,
  drawFromDeck,
  intoHand,
  newDeck,
  newHand,
  offPile,
  ontoPile,
  outOfHand,
  pay,
  placeInvestment,
  sideOf,
  takeAway,
  removeCrew,
  withHazard,
  withInvestment,
  withLane,
  withShip,
  withShips,
} from './fold-parts.ts'
import { dissolveParty } from '../targets/lookup.ts'
import { cardsOf } from '../data/pieces.ts'
import { markDueCrew } from '../raid/due-crew.ts'
import type { Face, Raid, View } from '../data/types.ts'

type Folds = { readonly [K in Event['type']]: (view: View, event: Extract<Event, { type: K }>) => View }

/** Events of the setup, whose view shows them already, and events that change nothing on the table. */
const same = (view: View): View => view

const withActions = (view: View, { actions }: { readonly actions: number }): View => ({ ...view, actions })

/** R7.12, R7.13 */
const decide = (view: View, result: 'stopped' | 'success'): View => {
  if (view.raid === null) return view
  const raid: Raid = { ...view.raid, result }
  return { ...view, raid, fleet: markDueCrew(cardsOf(view.options.cards), view.fleet, raid) }
}
const endRaid = (view: View): View => ({ ...view, raid: null, fleet: dissolveParty(view.fleet) })

/** R7.10: the party goes on from the next hazard inwards. */
const goOn = (view: View, hazard: number | null): View =>
  view.raid === null || hazard === null ? view : { ...view, raid: { ...view.raid, facing: hazard - 1 } }

/** The investment of an island leaves play and its coins go to the bank; null is the shown card, which has none. */
const clear = (view: View, island: number | null): View => {
  if (island === null) return { ...view, shown: null }
  const place = { island, hazard: null }
  return takeAway(changeBank(view, coinsOn(view, place)), place)
}

const show = (view: View, { from, card }: Extract<Event, { type: 'revealed' }>): View => {
  if (from === 'deck') return { ...drawFromDeck(view, 'crown', 1), shown: card }
  if (from === 'hand') return { ...outOfHand(view, 'crown', [card]), shown: card }
  return withInvestment(view, view.raid?.island ?? -1, held => ({ ...held, card, visibility: held.visibility === 'up' ? 'up' : 'shown' }))
}

const arrangeCrew = (view: View, ships: readonly (readonly Face[])[]): View => ({
  ...view,
  fleet: view.fleet.map((ship, index) => {
    const crew = ships[index]
    return crew === undefined ? ship : { ...ship, crew: crew.map(card => ({ card, navigation: 0, combat: 0, due: false })) }
  }),
})

const FOLDS: Folds = {
  began: same,
  'hazards-laid': same,
  dealt: same,
  mulliganed: (view, { seat, cost, cards, deck }) => {
    const side = sideOf(view, seat)
    const size = view.deckSizes[side] + view.handSizes[side] - cards.length
    return newDeck(newHand(pay(view, side, cost), side, cards), side, size, deck)
  },
  'turn-began': (view, { seat, round, actions }) => ({ ...view, turn: sideOf(view, seat), round, actions }),
  readied: (view, { ships }) => changeBank(withShips(view, ships, addShipCoins(-1)), ships.length),
  flipped: (view, { island, card }) => withInvestment(view, island, held => ({ ...held, card, visibility: 'up' })),
  scored: (view, { seat, card, island }) => {
    const cleared = clear(view, island)
    return { ...cleared, scores: ontoPile(cleared.scores, sideOf(view, seat), [card]) }
  },
  'hand-mixed': (view, { seat, count, deck }) => {
    const side = sideOf(view, seat)
    return { ...newDeck(newHand(view, side, []), side, view.deckSizes[side] + count, deck), mixed: true }
  },
  gained: (view, event) => withActions(pay(view, sideOf(view, event.seat), -event.coins), event),
  paid: (view, { seat, coins }) => pay(view, sideOf(view, seat), coins),
  drew: (view, event) => {
    const side = sideOf(view, event.seat)
    return withActions(intoHand(drawFromDeck(view, side, event.cards.length), side, event.cards), event)
  },
  'deck-renewed': (view, event) => ({
    ...withActions(newDeck(view, 'pirate', event.size, event.deck), event),
    removed: [...view.removed, ...event.removed],
    discards: { crown: view.discards.crown, pirate: [] },
    top: [],
  }),
  'event-played': (view, event) => {
    const side = sideOf(view, event.seat)
    return withActions(discard(outOfHand(pay(view, side, event.cost), side, [event.card]), side, [event.card]), event)
  },
  founded: (view, event) => {
    const faces = event.cards.map(({ card }) => card)
    const played = withActions(outOfHand(view, 'crown', faces), event)
    return event.cards.reduce(
      (current, { island, card }) => placeInvestment(current, island, { card, visibility: 'hidden', coins: 0 }),
      played,
    )
  },
  'hazard-played': (view, event) =>
    withLane(withActions(outOfHand(view, 'crown', [event.card]), event), event.island, lane => [
      ...lane,
      { card: event.card, visibility: 'hidden', coins: 0, since: false },
    ]),
  recalled: (view, event) =>
    withActions(intoHand(changeSupply(takeAway(view, event.at), 'crown', event.coins), 'crown', [event.card]), event),
  invested: (view, event) => withActions(changeSupply(changeEach(view, event.on, 1), 'crown', -event.on.length), event),
  'ship-played': (view, event) => {
    const played = withActions(outOfHand(pay(view, 'pirate', event.cost), 'pirate', [event.card]), event)
    return { ...played, fleet: [...view.fleet, { card: event.card, coins: 0, raiding: false, navigation: 0, combat: 0, crew: [] }] }
  },
  'crew-placed': (view, event) => {
    const hired = outOfHand(
      pay(view, 'pirate', event.cost),
      'pirate',
      event.played.map(({ card }) => card),
    )
    return withActions(arrangeCrew(intoHand(hired, 'pirate', event.recalled), event.ships), event)
  },
  'raid-began': (view, event) => {
    const total = event.fee * event.ships.length
    const paid = event.payer === null ? changeBank(view, -total) : changeSupply(view, sideOf(view, event.payer), -total)
    const sailing = withShips(withActions(paid, event), event.ships, ship => ({ ...ship, coins: ship.coins + event.fee, raiding: true }))
    const facing = (view.islands[event.island]?.hazards.length ?? 0) - 1
    return { ...sailing, raid: { island: event.island, facing, result: null } }
  },
  raised: (view, { hazard, card, cost, coins }) => {
    const place = { island: view.raid?.island ?? -1, hazard }
    const added = coins - coinsOn(view, place) // negative if coins on the card paid for it
    return withHazard(changeBank(changeSupply(view, 'crown', -cost - added), cost), place, held => ({
      ...held,
      card,
      visibility: 'up',
      coins,
    }))
  },
  'none-raised': same,
  faced: same,
  'icons-used': (view, { skill, from }) =>
    from.reduce(
      (current, { ship, crew }) =>
        withShip(current, ship, entry =>
          crew === null
            ? { ...entry, [skill]: entry[skill] + 1 }
            : { ...entry, crew: entry.crew.map((member, place) => (place === crew ? { ...member, [skill]: member[skill] + 1 } : member)) },
        ),
      view,
    ),
  'crew-trashed': (view, { card, ship, crew }) => discard(removeCrew(view, ship, crew), 'pirate', [card]),
  'ship-trashed': (view, { card, ship, crew }) => {
    const left = changeBank(view, view.fleet[ship]?.coins ?? 0)
    return intoHand(discard({ ...left, fleet: left.fleet.filter((_, index) => index !== ship) }, 'pirate', [card]), 'pirate', crew)
  },
  discarded: (view, { seat, cards }) => {
    const side = sideOf(view, seat)
    const left = outOfHand(view, side, cards)
    return side === 'crown' ? { ...left, shown: cards[0] ?? null } : discard(left, side, cards)
  },
  'coins-added': (view, { on, ships }) =>
    changeBank(withShips(changeEach(view, on, 1), ships, addShipCoins(1)), -(on.length + ships.length)),
  'hazard-wore': (view, { at, coins }) =>
    goOn(
      changeBank(
        withHazard(view, at, held => ({ ...held, coins })),
        1,
      ),
      at.hazard,
    ),
  'hazard-trashed': (view, { at, card, worn }) => {
    const trashed = discard(takeAway(changeBank(view, coinsOn(view, at)), at), 'crown', [card])
    return worn ? goOn(trashed, at.hazard) : trashed
  },
  'dropped-out': (view, { ship }) => withShip(view, ship, entry => ({ ...entry, raiding: false, navigation: 0, combat: 0 })),
  'raid-stopped': view => decide(view, 'stopped'),
  'raid-succeeded': view => decide(view, 'success'),
  revealed: show,
  'nothing-raided': same,
  stayed: same,
  trashed: (view, { card, island }) => discard(clear(view, island), 'crown', [card]),
  'effect-began': (view, { source }) =>
    source.from !== 'crew'
      ? view
      : withShip(view, source.ship, entry => ({
          ...entry,
          crew: entry.crew.map((member, place) => (place === source.crew ? { ...member, due: false } : member)),
        })),
  'raid-ended': endRaid,
  looked: (view, { at, card }) => {
    const see = <H extends { readonly card: Face | null; readonly visibility: string }>(held: H): H => ({
      ...held,
      card: held.card ?? card,
      visibility: held.visibility === 'hidden' ? 'seen' : held.visibility,
    })
    return at.hazard === null ? withInvestment(view, at.island, see) : withHazard(view, at, see)
  },
  'hand-shown': same,
  'coin-removed': (view, { on }) => changeBank(changeEach(view, on, -1), on.length),
  'coin-moved': (view, { from, to }) => changeCoinsAt(changeCoinsAt(view, from, -1), to, 1),
  'hazard-moved': (view, { from, to }) => {
    const hazard = view.islands[from.island]?.hazards[from.hazard ?? -1]
    return hazard === undefined ? view : withLane(takeAway(view, from), to, lane => [...lane, hazard])
  },
  'put-on-deck': (view, { card, from }) => {
    const left = removeCrew(view, from.ship, from.crew)
    const decks = view.decks === null ? null : { crown: view.decks.crown, pirate: [card, ...view.decks.pirate] }
    return { ...left, decks, deckSizes: { ...view.deckSizes, pirate: view.deckSizes.pirate + 1 }, top: [card, ...view.top] }
  },
  fetched: (view, { seat, card }) => {
    const side = sideOf(view, seat)
    return intoHand({ ...view, discards: offPile(view.discards, side, card) }, side, [card])
  },
  taken: (view, { coins }) => changeSupply(changeSupply(view, 'crown', -coins), 'pirate', coins),
  declined: same,
  ended: (view, { reason }) => ({ ...endRaid(view), ending: reason }),
}

export const fold = (view: View, event: Event): View => (FOLDS[event.type] as (view: View, event: Event) => View)(view, event)
