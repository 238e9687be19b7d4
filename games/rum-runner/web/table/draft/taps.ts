/** What a tap on each kind of target changes in the draft, by question. Null: the target has no function in it. */
import { faceOfKey } from '@tortuga/ui/table'
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, type View } from '../../../rules/index.ts'
import { putAboard } from './crews.ts'
import { EMPTY_DRAFT, selectOnly, toggleIn, type ActionName, type DraftState } from './draft-state.ts'
import { discardsFor, type OpenQuestion } from './question.ts'
import { isSamePlace, type TapTarget } from './targets.ts'

export type TapHandler<K extends TapTarget['type']> = (
  draft: DraftState,
  target: Extract<TapTarget, { type: K }>,
  view: View,
  question: OpenQuestion,
) => DraftState | null
export type TapHandlers = { readonly [K in TapTarget['type']]?: TapHandler<K> }

/** Starts a new draft if another action was chosen. */
const begin = (draft: DraftState, act: ActionName): DraftState => (draft.act === act ? draft : { ...EMPTY_DRAFT, act })

const ACTION_OF_KIND = { investment: 'found', hazard: 'hazard', event: 'event', ship: 'ship', crew: 'crew' } as const

/** The action that plays this card of the hand. */
export const actionOfCard = ({ options }: View, key: string): ActionName =>
  ACTION_OF_KIND[cardOf(cardsOf(options.cards), faceOfKey(key)).kind]

const tapCard: TapHandler<'card'> = (draft, { key }, view) => {
  const act = actionOfCard(view, key)
  const now = begin(draft, act)
  if (act === 'crew') return { ...now, sailor: now.sailor === key ? null : key }
  if (act !== 'found') return { ...now, cards: selectOnly(now.cards, key), island: now.cards.includes(key) ? null : now.island }
  const isLaid = now.laid.some(one => one.key === key)
  return { ...now, laid: now.laid.filter(one => one.key !== key), cards: isLaid ? [key] : selectOnly(now.cards, key) }
}

const placePickedCard = (draft: DraftState, island: number): DraftState | null => {
  const [key] = draft.cards
  if (draft.act === 'hazard') return key === undefined ? null : { ...draft, island: draft.island === island ? null : island }
  if (draft.act !== 'found') return null
  const others = draft.laid.filter(one => one.island !== island)
  if (key === undefined) return others.length === draft.laid.length ? null : { ...draft, laid: others }
  return { ...draft, cards: [], laid: [...others, { key, island }] }
}

const CROWN_ACTS: TapHandlers = {
  card: tapCard,
  island: (draft, { island }) => placePickedCard(draft, island),
  place: (draft, { at: place }) => {
    if ((draft.act === 'found' || draft.act === 'hazard') && draft.cards.length > 0) return placePickedCard(draft, place.island)
    const now = begin(draft, draft.act === 'recall' ? 'recall' : 'invest')
    return { ...now, places: (now.act === 'recall' ? selectOnly : toggleIn)(now.places, place, isSamePlace) }
  },
}

const chooseTarget = (draft: DraftState, island: number): DraftState => {
  const now = begin(draft, 'raid')
  return { ...now, island: now.island === island ? null : island }
}

const PIRATE_ACTS: TapHandlers = {
  card: tapCard,
  island: (draft, { island }) => chooseTarget(draft, island),
  place: (draft, { at: place }) => (draft.act === 'raid' ? chooseTarget(draft, place.island) : null),
  ship: (draft, { ship }, view) => {
    if (draft.act === 'crew' && draft.sailor !== null) return putAboard(view, draft, ship)
    if (draft.act === 'crew' && draft.crews !== null) return null
    const now = begin(draft, 'raid')
    return { ...now, ships: toggleIn(now.ships, ship) }
  },
  sailor: (draft, { key }) => {
    const now = begin(draft, 'crew')
    return { ...now, sailor: now.sailor === key ? null : key }
  },
}

export const ACTION_TYPES = { crown: CROWN_ACTS, pirate: PIRATE_ACTS } as const

export const onePlace: TapHandler<'place'> = (draft, { at: place }) => ({ ...draft, places: selectOnly(draft.places, place, isSamePlace) })
export const somePlaces: TapHandler<'place'> = (draft, { at: place }) => ({ ...draft, places: toggleIn(draft.places, place, isSamePlace) })
export const oneInvestment: TapHandler<'place'> = (draft, target, ...more) =>
  target.at.hazard === null ? onePlace(draft, target, ...more) : null
export const oneHazard: TapHandler<'place'> = (draft, target, ...more) =>
  target.at.hazard === null ? null : onePlace(draft, target, ...more)
export const oneShip: TapHandler<'ship'> = (draft, { ship }) => ({ ...draft, ships: selectOnly(draft.ships, ship) })
export const someShips: TapHandler<'ship'> = (draft, { ship }) => ({ ...draft, ships: toggleIn(draft.ships, ship) })
export const oneSailor: TapHandler<'sailor'> = (draft, { key }) => ({ ...draft, sailor: draft.sailor === key ? null : key })
export const oneOfPile: TapHandler<'pile'> = (draft, { card }) => ({ ...draft, face: draft.face === card ? null : card })
const oneIsland: TapHandler<'island'> = (draft, { island }) => ({ ...draft, island: draft.island === island ? null : island })
/** The cards of an island stand for it. */
export const ISLAND: TapHandlers = {
  island: oneIsland,
  place: (draft, { at: { island } }, ...more) => oneIsland(draft, { type: 'island', island }, ...more),
}
/** If too many cards are picked, the first one is dropped. */
export const someCards: TapHandler<'card'> = (draft, { key }, _view, question) => ({
  ...draft,
  cards: toggleIn(draft.cards, key).slice(-(discardsFor(question) ?? 1)),
})

/** R7.4: by default the card's own coins pay first. */
export const raise: TapHandler<'place'> = (draft, { at: { island, hazard } }, view) => {
  if (view.raid?.island !== island || hazard === null) return null
  const { card, coins } = at(at(view.islands, island).hazards, hazard)
  const others = draft.raisings.filter(one => one.hazard !== hazard)
  if (others.length < draft.raisings.length) return { ...draft, raisings: others }
  const cost = card === null ? 0 : cardOf(cardsOf(view.options.cards), card).cost
  return { ...draft, raisings: [...others, { hazard, own: Math.min(cost, coins), extra: 0 }] }
}

/** The first target gives the coin, the second gets it; a third tap starts over. */
export const SHIFT: TapHandlers = {
  place: (draft, { at: place }) =>
    place.hazard === null
      ? null
      : { ...draft, ships: [], places: draft.places.length < 2 ? toggleIn(draft.places, place, isSamePlace) : [place] },
  ship: (draft, { ship }) => ({ ...draft, places: [], ships: draft.ships.length < 2 ? toggleIn(draft.ships, ship) : [ship] }),
}

/** A hazard and another island, or a ship. */
export const TOW: TapHandlers = {
  place: (draft, target, ...more) => {
    const [held] = draft.places
    if (held !== undefined && held.island !== target.at.island) return { ...draft, island: target.at.island }
    const next = oneHazard({ ...draft, ships: [] }, target, ...more)
    return next === null ? null : { ...next, island: null }
  },
  island: (draft, target, ...more) => (draft.places.length === 0 ? null : oneIsland(draft, target, ...more)),
  ship: (draft, target, ...more) => oneShip({ ...draft, places: [], island: null }, target, ...more),
}
