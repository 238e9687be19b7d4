/** From a move back to the draft that makes it: how a hint is laid out. */
import { unreachable } from '@tortuga/kit'
import type { CoinPlace, Move, Place, View } from '../../rules/index.ts'
import { crewsOf, NOTHING, type Drafting } from './drafting.ts'
import { keysOf, sailorFace, sailorKey } from './things.ts'

const spots = (places: readonly CoinPlace[]): Partial<Drafting> => ({
  places: places.flatMap((place): readonly Place[] => (place.type === 'hazard' ? [{ island: place.island, hazard: place.hazard }] : [])),
  ships: places.flatMap(place => (place.type === 'ship' ? [place.ship] : [])),
})

/** Whoever stays is kept; then those aboard elsewhere; then the hand. As the rules do it. */
const draftCrews = (view: View, ships: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const left = crewsOf(view).map(crew => [...crew])
  const take = (keys: string[], face: string): string | null => {
    const index = keys.findIndex(key => sailorFace(view, key) === face)
    return index < 0 ? null : (keys.splice(index, 1)[0] ?? null)
  }
  const staying = ships.map((faces, ship) => faces.map(face => take(left[ship] ?? [], face)))
  const free = left.flat()
  const moved = ships.map((faces, ship) => faces.map((face, place) => staying[ship]?.[place] ?? take(free, face)))
  const hired = ships.flatMap((faces, ship) => faces.filter((_, place) => moved[ship]?.[place] === null))
  const keys = [...keysOf(view.hand, hired)]
  return moved.map(crew => crew.flatMap(key => key ?? keys.splice(0, 1)))
}

const parts = (view: View, move: Move): Partial<Drafting> => {
  switch (move.type) {
    case 'gain':
    case 'draw':
      return { act: move.type }
    case 'event':
    case 'ship':
      return { act: move.type, cards: keysOf(view.hand, [move.card]) }
    case 'hazard':
      return { act: 'hazard', cards: keysOf(view.hand, [move.card]), island: move.island }
    case 'found': {
      const keys = keysOf(
        view.hand,
        move.cards.map(({ card }) => card),
      )
      return {
        act: 'found',
        laid: move.cards.flatMap(({ island }, index) => (keys[index] === undefined ? [] : [{ key: keys[index], island }])),
      }
    }
    case 'invest':
      return { act: 'invest', places: move.on }
    case 'recall':
      return { act: 'recall', places: [move.at] }
    case 'crew':
      return { act: 'crew', crews: draftCrews(view, move.ships) }
    case 'raid':
      return { act: view.agenda[0]?.type === 'actions' ? 'raid' : null, island: move.island, ships: move.ships }
    case 'flip':
      return { places: [{ island: move.island, hazard: null }] }
    case 'pick-island':
      return view.agenda[0]?.type === 'turn-effects' ? { places: [{ island: move.island, hazard: null }] } : { island: move.island }
    case 'raise':
      return { raisings: move.hazards }
    case 'meet':
      return { way: move.way }
    case 'icons':
      return { icons: move.from }
    case 'discard':
      return { cards: keysOf(view.hand, move.cards) }
    case 'pick-crew':
      return { sailor: sailorKey(move.ship, move.crew) }
    case 'pick-ship':
      return { ships: [move.ship] }
    case 'add':
      return { places: move.on }
    case 'look':
    case 'trash':
    case 'remove':
      return { places: [move.at] }
    case 'shift':
      return spots([move.from, move.to])
    case 'tow':
      return { places: [{ island: move.island, hazard: move.hazard }], island: move.to }
    case 'fetch':
      return { face: move.card }
    case 'spread':
      return { ships: move.ships, hazard: move.hazard }
    case 'keep':
    case 'mulligan':
    case 'done':
    case 'accept':
    case 'decline':
      return {}
    default:
      return unreachable(move)
  }
}

export const draftOf = (view: View, move: Move): Drafting => ({ ...NOTHING, ...parts(view, move) })
