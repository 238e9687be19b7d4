/** What a tap does to a draft, and why it cannot do it: one function for fingers, mouse and keys. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, rumRunner, type Move, type Refusal, type View } from '../../rules/index.ts'
import { askedOf, discardsFor, type Asked } from './asked.ts'
import { compose } from './compose.ts'
import { NOTHING, only, plainRaising, putAboard, toggle, type Act, type Drafting } from './drafting.ts'
import { faceOfKey, isSamePlace, type Thing } from './things.ts'

type Touch<K extends Thing['type']> = (view: View, draft: Drafting, thing: Extract<Thing, { type: K }>, asked: Asked) => Drafting | null
type Touches = { readonly [K in Thing['type']]?: Touch<K> }

/** A fresh start where another action was begun. */
const begin = (draft: Drafting, act: Act): Drafting => (draft.act === act ? draft : { ...NOTHING, act })

const KINDS = { investment: 'found', hazard: 'hazard', event: 'event', ship: 'ship', crew: 'crew' } as const

const touchCard: Touch<'card'> = (view, draft, { key }) => {
  const act = KINDS[cardOf(cardsOf(view.options.cards), faceOfKey(key)).kind]
  const now = begin(draft, act)
  if (act === 'crew') return { ...now, sailor: now.sailor === key ? null : key }
  if (act !== 'found') return { ...now, cards: only(now.cards, key), island: now.cards.includes(key) ? null : now.island }
  const isLaid = now.laid.some(one => one.key === key)
  return { ...now, laid: now.laid.filter(one => one.key !== key), cards: isLaid ? [key] : only(now.cards, key) }
}

const layHeld = (draft: Drafting, island: number): Drafting | null => {
  const [key] = draft.cards
  if (draft.act === 'hazard') return key === undefined ? null : { ...draft, island: draft.island === island ? null : island }
  if (draft.act !== 'found') return null
  const others = draft.laid.filter(one => one.island !== island)
  if (key === undefined) return others.length === draft.laid.length ? null : { ...draft, laid: others }
  return { ...draft, cards: [], laid: [...others, { key, island }] }
}

const CROWN_ACTS: Touches = {
  card: touchCard,
  island: (_view, draft, { island }) => layHeld(draft, island),
  place: (_view, draft, { at: place }) => {
    if ((draft.act === 'found' || draft.act === 'hazard') && draft.cards.length > 0) return layHeld(draft, place.island)
    const now = begin(draft, draft.act === 'recall' ? 'recall' : 'invest')
    return { ...now, places: now.act === 'recall' ? only(now.places, place, isSamePlace) : toggle(now.places, place, isSamePlace) }
  },
}

const chooseTarget = (draft: Drafting, island: number): Drafting => {
  const now = begin(draft, 'raid')
  return { ...now, island: now.island === island ? null : island }
}

const PIRATE_ACTS: Touches = {
  card: touchCard,
  island: (_view, draft, { island }) => chooseTarget(draft, island),
  place: (_view, draft, { at: place }) => (draft.act === 'raid' ? chooseTarget(draft, place.island) : null),
  ship: (view, draft, { ship }) => {
    if (draft.act === 'crew' && draft.sailor !== null) return putAboard(view, draft, ship)
    if (draft.act === 'crew' && draft.crews !== null) return null
    const now = begin(draft, 'raid')
    return { ...now, ships: toggle(now.ships, ship) }
  },
  sailor: (_view, draft, { key }) => {
    const now = begin(draft, 'crew')
    return { ...now, sailor: now.sailor === key ? null : key }
  },
}

const onePlace: Touch<'place'> = (_view, draft, { at: place }) => ({ ...draft, places: only(draft.places, place, isSamePlace) })
const oneInvestment: Touch<'place'> = (view, draft, thing, asked) => (thing.at.hazard === null ? onePlace(view, draft, thing, asked) : null)
const oneHazard: Touch<'place'> = (view, draft, thing, asked) => (thing.at.hazard === null ? null : onePlace(view, draft, thing, asked))
const oneShip: Touch<'ship'> = (_view, draft, { ship }) => ({ ...draft, ships: only(draft.ships, ship) })
const oneSailor: Touch<'sailor'> = (_view, draft, { key }) => ({ ...draft, sailor: draft.sailor === key ? null : key })
const oneIsland: Touch<'island'> = (_view, draft, { island }) => ({ ...draft, island: draft.island === island ? null : island })
/** Of too many cards the one picked first goes back. */
const someCards: Touch<'card'> = (_view, draft, { key }, asked) => ({
  ...draft,
  cards: toggle(draft.cards, key).slice(-(discardsFor(asked) ?? 1)),
})

const raise: Touch<'place'> = (view, draft, { at: { island, hazard } }) => {
  if (view.raid?.island !== island || hazard === null) return null
  const card = at(at(view.islands, island).hazards, hazard)
  if (draft.raisings.some(one => one.hazard === hazard)) return { ...draft, raisings: draft.raisings.filter(one => one.hazard !== hazard) }
  const cost = card.card === null ? 0 : cardOf(cardsOf(view.options.cards), card.card).cost
  return { ...draft, raisings: [...draft.raisings, plainRaising(cost, card.coins, hazard)] }
}

/** The first spot gives the coin, the second takes it; a third tap begins anew. */
const shiftPlace: Touch<'place'> = (_view, draft, { at: place }) => {
  if (place.hazard === null) return null
  const places = draft.places.length < 2 ? toggle(draft.places, place, isSamePlace) : [place]
  return { ...draft, ships: [], places }
}
const shiftShip: Touch<'ship'> = (_view, draft, { ship }) => ({
  ...draft,
  places: [],
  ships: draft.ships.length < 2 ? toggle(draft.ships, ship) : [ship],
})

const tow: Touches = {
  place: (view, draft, thing, asked) => {
    const [held] = draft.places
    if (held !== undefined && held.island !== thing.at.island) return { ...draft, island: thing.at.island }
    const next = oneHazard(view, { ...draft, ships: [] }, thing, asked)
    return next === null ? null : { ...next, island: null }
  },
  island: (view, draft, thing, asked) => (draft.places.length === 0 ? null : oneIsland(view, draft, thing, asked)),
  ship: (view, draft, thing, asked) => oneShip(view, { ...draft, places: [], island: null }, thing, asked),
}

const TOUCHES: { readonly [K in Asked['name']]?: Touches } = {
  reveal: { place: oneInvestment },
  'turn-effects': { place: oneInvestment },
  limit: { card: someCards },
  discard: { card: someCards },
  'may-rob': { card: someCards },
  'way-discard': { card: someCards },
  raise: { place: raise },
  'way-crew': { sailor: oneSailor },
  'way-crew-crown': { sailor: oneSailor },
  'lose-crew': { sailor: oneSailor },
  'may-sell-crew': { sailor: oneSailor },
  'crew-effects': { sailor: oneSailor },
  'way-ship': { ship: oneShip },
  'trash-ship': { ship: oneShip },
  'trash-own-ship': { ship: oneShip },
  'way-coins': {
    ship: (_view, draft, { ship }) => ({ ...draft, ships: toggle(draft.ships, ship) }),
    place: (_view, draft) => ({ ...draft, hazard: !draft.hazard }),
  },
  'coin-party': { ship: (_view, draft, { ship }) => ({ ...draft, ships: toggle(draft.ships, ship) }) },
  'add-coin': { place: onePlace },
  'add-coins': { place: (_view, draft, { at: place }) => ({ ...draft, places: toggle(draft.places, place, isSamePlace) }) },
  'may-tow-or-delay': tow,
  'may-fetch-hazard': { pile: (_view, draft, { card }) => ({ ...draft, face: draft.face === card ? null : card }) },
  'may-go-on-deck': { pile: (_view, draft, { card }) => ({ ...draft, face: draft.face === card ? null : card }) },
  'may-move-coin': { place: shiftPlace, ship: shiftShip },
  'may-blast': { place: oneHazard },
  look: { place: onePlace },
  'trash-hazard': { place: oneHazard },
  'raid-with-ship': {
    ship: oneShip,
    island: oneIsland,
    place: (view, draft, { at: place }, asked) => oneIsland(view, draft, { type: 'island', island: place.island }, asked),
  },
  'strip-island': {
    island: oneIsland,
    place: (view, draft, { at: place }, asked) => oneIsland(view, draft, { type: 'island', island: place.island }, asked),
  },
}

const touch = (view: View, draft: Drafting, thing: Thing, asked: Asked): Drafting | null => {
  const touches = asked.name === 'actions' ? (asked.side === 'crown' ? CROWN_ACTS : PIRATE_ACTS) : TOUCHES[asked.name]
  const how = touches?.[thing.type] as Touch<Thing['type']> | undefined
  return how === undefined ? null : how(view, draft, thing, asked)
}

/** What only more picks can mend is no reason to turn a tap down. */
const MENDABLE: readonly Refusal['type'][] = ['wrong-count', 'names-none', 'nothing-changes', 'ship-full']

/** What is missing is filled in for the trial: any island, any other spot. */
const filled = (draft: Drafting, asked: Asked): Drafting =>
  (draft.act === 'raid' || asked.name === 'raid-with-ship') && draft.ships.length > 0 ? { ...draft, island: draft.island ?? 0 } : draft

const refuse = (view: View, draft: Drafting, asked: Asked): Refusal | null => {
  const refusals = compose(view, filled(draft, asked), asked).map((move: Move) => rumRunner.check(view, move))
  if (refusals.length === 0 || refusals.includes(null)) return null
  const [refusal = null] = refusals
  return refusal === null || MENDABLE.includes(refusal.type) ? null : refusal
}

/** R13.3: a coin is moved from where there is one. */
const lacksCoin = (view: View, draft: Drafting, asked: Asked): boolean => {
  if (asked.name !== 'may-move-coin' || draft.places.length + draft.ships.length !== 1) return false
  const [place] = draft.places
  const coins = place === undefined ? view.fleet[draft.ships[0] ?? 0]?.coins : view.islands[place.island]?.hazards[place.hazard ?? 0]?.coins
  return coins === 0
}

const sizeOf = ({ cards, laid, places, ships, island, sailor }: Drafting): number =>
  cards.length + laid.length + places.length + ships.length + (island === null ? 0 : 1) + (sailor === null ? 0 : 1)

/** The draft after a tap; or why not; or null, where a tap there means nothing now. */
export const tap = (
  view: View,
  draft: Drafting,
  thing: Thing,
  asked: Asked | null = askedOf(view),
): { readonly draft: Drafting; readonly refusal: Refusal | null } | null => {
  if (asked === null || asked.side !== view.side) return null
  const next = touch(view, draft, thing, asked)
  if (next === null) return null
  if (sizeOf(next) < sizeOf(draft) && next.act === draft.act) return { draft: next, refusal: null }
  const refusal = lacksCoin(view, next, asked) ? ({ type: 'no-coin-there' } as const) : refuse(view, next, asked)
  return refusal === null ? { draft: next, refusal } : { draft, refusal }
}

/** A card of the hand is dropped on something: picked, and then that is tapped. Crew dropped on crew joins its ship. */
export const drop = (view: View, draft: Drafting, card: Thing, onto: Thing | null): ReturnType<typeof tap> => {
  const isHeld = card.type === 'card' && (draft.cards.includes(card.key) || draft.sailor === card.key)
  const lifted = isHeld ? { draft, refusal: null } : tap(view, draft, card)
  if (lifted === null || lifted.refusal !== null || onto === null) return lifted
  const goal: Thing = onto.type === 'sailor' ? { type: 'ship', ship: Number(onto.key.split('.')[0]) } : onto
  return tap(view, lifted.draft, goal) ?? lifted
}

/** Whether a tap there would go on with what is being made. While no action is chosen, nothing is pointed at. */
export const isTarget = (view: View, draft: Drafting, thing: Thing, asked: Asked | null): boolean => {
  if (asked?.name === 'actions') {
    if (draft.act === null || draft.act === 'gain' || draft.act === 'draw') return false
    if (thing.type === 'card' && KINDS[cardOf(cardsOf(view.options.cards), faceOfKey(thing.key)).kind] !== draft.act) return false
    if (thing.type === 'place' && draft.act !== 'invest' && draft.act !== 'recall') return false
    if (thing.type === 'island' && draft.act !== 'raid' && draft.cards.length === 0) return false
    if (thing.type === 'ship' && (draft.act === 'crew') !== (draft.sailor !== null)) return false
    if (thing.type === 'ship' && draft.act !== 'crew' && draft.act !== 'raid') return false
    if (thing.type === 'sailor') return draft.act === 'crew'
  }
  return tap(view, draft, thing, asked)?.refusal === null
}

/** An idle tap on a ship that cannot raid is for reading it, not for being told off. */
export const isIdleTap = (view: View, draft: Drafting, thing: Thing, asked: Asked | null): boolean =>
  asked?.name === 'actions' &&
  draft.act === null &&
  (thing.type === 'ship' || thing.type === 'place') &&
  tap(view, draft, thing, asked)?.refusal !== null
