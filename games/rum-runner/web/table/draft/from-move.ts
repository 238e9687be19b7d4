/** Turns a move back into a draft, to set up hints and to mark moves. */
import { keysOfFaces } from '@tortuga/ui/table'
import type { BoardPlace, CoinTarget, Move, View } from '../../../rules/index.ts'
import { crewsOf } from './crews.ts'
import { EMPTY_DRAFT, type DraftState } from './draft-state.ts'
import { crewFace, crewKey } from './targets.ts'

const spots = (places: readonly CoinTarget[]): Partial<DraftState> => ({
  places: places.flatMap((place): readonly BoardPlace[] =>
    place.type === 'hazard' ? [{ island: place.island, hazard: place.hazard }] : [],
  ),
  ships: places.flatMap(place => (place.type === 'ship' ? [place.ship] : [])),
})

/** Matches faces with crew keys in the order of the rules: same ship, other ships, hand. */
const draftCrews = (view: View, ships: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const left = crewsOf(view).map(crew => [...crew])
  const take = (keys: string[], face: string): string | null => {
    const index = keys.findIndex(key => crewFace(view, key) === face)
    return index < 0 ? null : (keys.splice(index, 1)[0] ?? null)
  }
  const staying = ships.map((faces, ship) => faces.map(face => take(left[ship] ?? [], face)))
  const free = left.flat()
  const moved = ships.map((faces, ship) => faces.map((face, place) => staying[ship]?.[place] ?? take(free, face)))
  const hired = ships.flatMap((faces, ship) => faces.filter((_, place) => moved[ship]?.[place] === null))
  const keys = [...keysOfFaces(view.hand, hired)]
  return moved.map(crew => crew.flatMap(key => key ?? keys.splice(0, 1)))
}

const none = (): Partial<DraftState> => ({})
const onCard = ({ at }: { readonly at: BoardPlace }): Partial<DraftState> => ({ places: [at] })
const onInvestment = ({ island }: { readonly island: number }): Partial<DraftState> => ({ places: [{ island, hazard: null }] })

const DRAFTS: { readonly [K in Move['type']]: (move: Extract<Move, { type: K }>, view: View) => Partial<DraftState> } = {
  gain: () => ({ act: 'gain' }),
  draw: () => ({ act: 'draw' }),
  event: ({ card }, { hand }) => ({ act: 'event', cards: keysOfFaces(hand, [card]) }),
  ship: ({ card }, { hand }) => ({ act: 'ship', cards: keysOfFaces(hand, [card]) }),
  hazard: ({ card, island }, { hand }) => ({ act: 'hazard', cards: keysOfFaces(hand, [card]), island }),
  found: ({ cards }, { hand }) => {
    const faces = cards.map(({ card }) => card)
    return { act: 'found', laid: keysOfFaces(hand, faces).map((key, index) => ({ key, island: cards[index]?.island ?? 0 })) }
  },
  invest: ({ on }) => ({ act: 'invest', places: on }),
  recall: move => ({ act: 'recall', ...onCard(move) }),
  crew: ({ ships }, view) => ({ act: 'crew', crews: draftCrews(view, ships) }),
  raid: ({ island, ships }, { agenda }) => ({ act: agenda[0]?.type === 'actions' ? 'raid' : null, island, ships }),
  flip: onInvestment,
  'pick-island': (move, { agenda }) => (agenda[0]?.type === 'turn-effects' ? onInvestment(move) : { island: move.island }),
  raise: ({ hazards }) => ({ raisings: hazards }),
  meet: ({ way }) => ({ way }),
  icons: ({ from }) => ({ icons: from }),
  discard: ({ cards }, { hand }) => ({ cards: keysOfFaces(hand, cards) }),
  'pick-crew': ({ ship, crew }) => ({ sailor: crewKey(ship, crew) }),
  'pick-ship': ({ ship }) => ({ ships: [ship] }),
  add: ({ on }) => ({ places: on }),
  look: onCard,
  trash: onCard,
  remove: onCard,
  shift: ({ from, to }) => spots([from, to]),
  tow: ({ island, hazard, to }) => ({ places: [{ island, hazard }], island: to }),
  fetch: ({ card }) => ({ face: card }),
  spread: ({ ships, hazard }) => ({ ships, hazard }),
  keep: none,
  mulligan: none,
  done: none,
  accept: none,
  decline: none,
}

export const draftFromMove = (view: View, move: Move): DraftState => ({
  ...EMPTY_DRAFT,
  ...(DRAFTS[move.type] as (move: Move, view: View) => Partial<DraftState>)(move, view),
})
