/** Legal moves of the toy game, judged from a view: `check`, `moves` and `timeUp`. */
import { at, unreachable } from '../../src/index.ts'
import { FACES, KEEPER } from './types.ts'
import type { Face, Move, Refusal, Task, View } from './types.ts'

const isAsked = (task: Task | undefined, { viewer, hasPacked }: View): boolean => {
  if (task === undefined || typeof viewer !== 'number') return false
  switch (task.type) {
    case 'pack':
      return viewer !== KEEPER && !at(hasPacked, viewer)
    case 'watch':
    case 'judge':
      return viewer === KEEPER
    case 'bribe':
      return viewer === task.boat
    case 'take':
      return viewer === task.seat
    case 'land':
      return false
    default:
      return unreachable(task)
  }
}

/** The task that each type of move answers. */
const TASKS: Readonly<Record<Move['type'], Task['type']>> = {
  pack: 'pack',
  arrange: 'watch',
  look: 'watch',
  nod: 'watch',
  offer: 'bribe',
  seize: 'judge',
  release: 'judge',
  take: 'take',
}

const sorted = (faces: readonly Face[]): string => faces.toSorted().join()

export const check = (view: View, move: Move): Refusal | null => {
  const [task] = view.agenda
  if (!isAsked(task, view)) return { type: 'not-yours' }
  if (TASKS[move.type] !== task?.type) return { type: 'other-question' }
  switch (move.type) {
    case 'pack': // T2.1
      return view.hand.includes(move.crate) ? null : { type: 'no-such-crate' }
    case 'arrange': // T3.1
      return sorted(move.shelf) === sorted(view.shelf) ? null : { type: 'not-the-shelf' }
    case 'look': // T3.2
      return (view.boats[move.boat] ?? null) === null ? { type: 'no-such-boat' } : null
    case 'offer': {
      // T3.3
      const coins = at(view.coins, view.viewer as number)
      return move.coins > coins ? { type: 'no-such-coins', coins } : null
    }
    case 'take': // T4.2
      return (move.from === 'market' ? view.market !== null : view.stockSize > 0) ? null : { type: 'nothing-there' }
    case 'nod':
    case 'seize':
    case 'release':
      return null
    default:
      return unreachable(move)
  }
}

/** Only two orders of the shelf are listed, because there can be too many. */
const arrangements = ({ shelf }: View): readonly Move[] => {
  const ascending = shelf.toSorted()
  const orders = [ascending, ascending.toReversed()].filter((order, index, all) => index === 0 || order.join() !== all[0]?.join())
  return orders.map((order): Move => ({ type: 'arrange', shelf: order }))
}

export const moves = (view: View): readonly Move[] => {
  const [task] = view.agenda
  if (!isAsked(task, view)) return []
  switch (task?.type) {
    case 'pack':
      return FACES.filter(face => view.hand.includes(face)).flatMap(crate =>
        [false, true].map((lamp): Move => ({ type: 'pack', crate, lamp })),
      )
    case 'watch':
      return [
        { type: 'nod' },
        ...view.boats.flatMap((boat, seat): Move[] => (boat === null ? [] : [{ type: 'look', boat: seat }])),
        ...arrangements(view),
      ]
    case 'bribe':
      return Array.from({ length: at(view.coins, task.boat) + 1 }, (_, coins): Move => ({ type: 'offer', coins }))
    case 'judge':
      return [{ type: 'release' }, { type: 'seize' }]
    case 'take':
      return [
        ...(view.stockSize > 0 ? [{ type: 'take', from: 'stock' } as const] : []),
        ...(view.market === null ? [] : [{ type: 'take', from: 'market' } as const]),
      ]
    default:
      return []
  }
}

/** T5.2: the first listed move. */
export const timeUp = (view: View): Move => at(moves(view), 0)
