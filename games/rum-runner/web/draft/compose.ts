/** From a draft to the moves it could be: what the buttons offer. Whether a move is legal is the rules' to say. */
import { at, unreachable } from '@tortuga/kit'
import type { CoinPlace, Move, Place, View } from '../../rules/index.ts'
import { askedOf, discardsFor, type Asked } from './asked.ts'
import { findBerth, first, type Drafting } from './drafting.ts'
import { faceOfKey, sailorFace } from './things.ts'

const ACCEPT: Move = { type: 'accept' }
const DECLINE: Move = { type: 'decline' }

const hasFace = (place: Place): place is Place & { readonly hazard: number } => place.hazard !== null

/** One of the ten actions. */
const composeAct = (view: View, draft: Drafting): Move | null => {
  const card = first(draft.cards)
  switch (draft.act) {
    case null:
      return null
    case 'gain':
      return { type: 'gain' }
    case 'draw':
      return { type: 'draw' }
    case 'event':
      return card === null ? null : { type: 'event', card: faceOfKey(card) }
    case 'ship':
      return card === null ? null : { type: 'ship', card: faceOfKey(card) }
    case 'hazard':
      return card === null || draft.island === null ? null : { type: 'hazard', card: faceOfKey(card), island: draft.island }
    case 'found':
      return draft.laid.length === 0
        ? null
        : { type: 'found', cards: draft.laid.map(({ key, island }) => ({ card: faceOfKey(key), island })) }
    case 'invest':
      return draft.places.length === 0 ? null : { type: 'invest', on: draft.places }
    case 'recall':
      return draft.places.length === 0 ? null : { type: 'recall', at: at(draft.places, 0) }
    case 'crew':
      return draft.crews === null ? null : { type: 'crew', ships: draft.crews.map(crew => crew.map(key => sailorFace(view, key))) }
    case 'raid':
      return composeRaid(draft)
    default:
      return unreachable(draft.act)
  }
}

const composeRaid = ({ island, ships }: Drafting): Move | null =>
  island === null || ships.length === 0 ? null : { type: 'raid', island, ships: ships.toSorted((a, b) => a - b) }

/** R13.3: from one hazard to another, or from one ship to another. */
const composeShift = ({ places, ships }: Drafting): Move | null => {
  const spots: readonly CoinPlace[] = [
    ...places.filter(hasFace).map(({ island, hazard }): CoinPlace => ({ type: 'hazard', island, hazard })),
    ...ships.map((ship): CoinPlace => ({ type: 'ship', ship })),
  ]
  const [from, to] = spots
  return from === undefined || to === undefined ? null : { type: 'shift', from, to }
}

const composeTow = ({ places: [place], island, ships: [ship] }: Drafting): Move | null => {
  if (ship !== undefined) return { type: 'pick-ship', ship }
  if (place === undefined || !hasFace(place) || island === null) return null
  return { type: 'tow', island: place.island, hazard: place.hazard, to: island }
}

/** R13.4: a face-down hazard as a whole, or a coin of any. */
const composeBlast = (view: View, { places: [place] }: Drafting): readonly Move[] => {
  if (place === undefined || !hasFace(place)) return []
  const card = view.islands[place.island]?.hazards[place.hazard]
  if (card === undefined) return []
  return [...(card.coins > 0 ? [{ type: 'remove', at: place } as const] : []), ...(card.up ? [] : [{ type: 'trash', at: place } as const])]
}

const some = (move: Move | null): readonly Move[] => (move === null ? [] : [move])

const pickShip = ({ ships: [ship] }: Drafting): readonly Move[] => (ship === undefined ? [] : [{ type: 'pick-ship', ship }])
const pickCrew = ({ sailor }: Drafting): readonly Move[] => {
  const berth = findBerth(sailor)
  return berth === null ? [] : [{ type: 'pick-crew', ...berth }]
}
const discard = (draft: Drafting, amount: number): readonly Move[] =>
  draft.cards.length === amount ? [{ type: 'discard', cards: draft.cards.map(faceOfKey) }] : []
const onPlace = (draft: Drafting, move: (place: Place) => Move): readonly Move[] => draft.places.slice(0, 1).map(move)
const fetch = ({ face }: Drafting): readonly Move[] => (face === null ? [] : [{ type: 'fetch', card: face }])

/** The answers a draft makes; the last one is the main one. Declining is not among them. */
export const compose = (view: View, draft: Drafting, asked: Asked | null = askedOf(view)): readonly Move[] => {
  if (asked === null) return []
  switch (asked.name) {
    case 'actions':
      return some(composeAct(view, draft))
    case 'mulligan':
      return [{ type: 'mulligan' }]
    case 'reveal':
      return onPlace(draft, ({ island }) => ({ type: 'flip', island }))
    case 'turn-effects':
      return onPlace(draft, ({ island }) => ({ type: 'pick-island', island }))
    case 'limit':
    case 'discard':
    case 'may-rob':
    case 'way-discard':
      return discard(draft, discardsFor(asked) ?? 0)
    case 'raise':
      return draft.raisings.length === 0 ? [] : [{ type: 'raise', hazards: draft.raisings }]
    case 'face':
      return draft.way === null ? [] : [{ type: 'meet', way: draft.way }]
    case 'way-icons':
      return draft.icons.length === 0 ? [] : [{ type: 'icons', from: draft.icons }]
    case 'way-crew':
    case 'way-crew-crown':
    case 'lose-crew':
    case 'may-sell-crew':
    case 'crew-effects':
      return pickCrew(draft)
    case 'way-ship':
    case 'trash-ship':
    case 'trash-own-ship':
      return pickShip(draft)
    case 'way-coins':
    case 'coin-party':
      return draft.ships.length === 0 && !draft.hazard ? [] : [{ type: 'spread', ships: draft.ships, hazard: draft.hazard }]
    case 'add-coin':
    case 'add-coins':
      return draft.places.length === 0 ? [] : [{ type: 'add', on: draft.places }]
    case 'may-tow-or-delay':
      return some(composeTow(draft))
    case 'may-fetch-hazard':
    case 'may-go-on-deck':
      return fetch(draft)
    case 'may-move-coin':
      return some(composeShift(draft))
    case 'may-blast':
      return composeBlast(view, draft)
    case 'look':
      return onPlace(draft, place => ({ type: 'look', at: place }))
    case 'trash-hazard':
      return onPlace(draft, place => ({ type: 'trash', at: place }))
    case 'raid-with-ship':
      return some(composeRaid(draft))
    case 'strip-island':
      return draft.island === null ? [] : [{ type: 'pick-island', island: draft.island }]
    case 'may-mix-hand':
    case 'pay-or-stay':
    case 'may-coin-ship':
      return [ACCEPT]
    default:
      return [] // what happens unasked
  }
}

/** How to say no, where that is allowed. */
export const declining = (asked: Asked): Move | null => {
  switch (asked.name) {
    case 'mulligan':
      return { type: 'keep' }
    case 'reveal':
      return { type: 'done' }
    case 'raise':
      return { type: 'raise', hazards: [] }
    case 'add-coins':
      return { type: 'add', on: [] }
    case 'look':
      return asked.task.type === 'do' && asked.task.effect.type === 'look' && asked.task.effect.may ? DECLINE : null
    default:
      return asked.name.startsWith('may-') || asked.name === 'pay-or-stay' ? DECLINE : null
  }
}
