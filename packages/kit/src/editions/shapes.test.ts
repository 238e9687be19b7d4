/** An earlier edition in the current shape: here the current views have a title, a pack names its crate by its place in the hand, and nods are not announced. */
import { describe, expect, it } from 'vitest'
import { frozenToy } from '../../test/frozen-toy.ts'
import { toyOfRules1 } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import type { Event, Face, Move, State, ToyTypes, View } from '../../test/toy/types.ts'
import { fastRandom } from '../chance/random.ts'
import { at } from '../lists.ts'
import { adaptEdition } from './frozen.ts'
import { presentEdition } from './shapes.ts'
import type { EditionShapes } from './shapes.ts'

type Placed = { readonly type: 'pack'; readonly place: number; readonly lamp: boolean }
type TitledTypes = Omit<ToyTypes, 'view' | 'move' | 'event' | 'refusal'> & {
  view: { readonly title: string; readonly own: readonly Face[] }
  move: Placed | Exclude<Move, { type: 'pack' }>
  event: { readonly type: string; readonly titled: true }
  refusal: { readonly type: string; readonly titled: true }
}

const shapes: EditionShapes<TitledTypes> = {
  view: earlier => ({ title: `round ${(earlier as View).round}`, own: (earlier as View).hand }),
  event: earlier => ({ type: (earlier as Event).type, titled: true }),
  refusal: earlier => ({ type: (earlier as { type: string }).type, titled: true }),
  move: (earlier, view) => {
    const move = earlier as Move
    return move.type === 'pack' ? { type: 'pack', place: (view as View).hand.indexOf(move.crate), lamp: move.lamp } : move
  },
  earlierMove: (move, view) =>
    move.type === 'pack' ? { type: 'pack', crate: at((view as View).hand, move.place), lamp: move.lamp } : move,
}

const { fines: _, ...withoutFines } = position('hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2')
const PACKING = withoutFines as State
const { game: earlier } = adaptEdition(frozenToy)
const silent: typeof earlier = {
  ...earlier,
  viewEvent: (event, viewer) => (event.type === 'nodded' ? null : earlier.viewEvent(event, viewer)),
}
const presented = presentEdition(silent, shapes)
const { game } = presented

describe('a presented edition', () => {
  it('shows views, events and refusals in the current shape', () => {
    expect(game.view(PACKING, 1)).toEqual({ title: 'round 1', own: ['silk', 'salt'] })
    expect(presented.view(earlier.view(PACKING, 2))).toEqual({ title: 'round 1', own: ['lead', 'silk'] })
    const [packed] = earlier.apply(PACKING, 1, { type: 'pack', crate: 'silk', lamp: true }, fastRandom(1)).events
    expect(game.viewEvent(packed as never, 2)).toEqual({ type: 'packed', titled: true })
    expect(presented.event(packed)).toEqual({ type: 'packed', titled: true })
    expect(presented.refusal({ type: 'not-yours' })).toEqual({ type: 'not-yours', titled: true })
  })

  it('does not show an event that the viewer does not notice', () => {
    expect(game.viewEvent({ type: 'nodded' } as never, 1)).toBeNull()
  })

  it('judges moves of the current shape by the rules of the earlier edition', () => {
    const view = game.view(PACKING, 1)
    expect(game.check(view, { type: 'pack', place: 1, lamp: true })).toBeNull()
    expect(game.check(view, { type: 'nod' })).toEqual({ type: 'other-question', titled: true })
    expect(game.check(game.view(PACKING, 0), { type: 'nod' })).toEqual({ type: 'not-yours', titled: true })
  })

  it('lists moves and the move for a seat out of time in the current shape', () => {
    expect([...game.moves(game.view(PACKING, 2))]).toEqual([
      { type: 'pack', place: 1, lamp: false },
      { type: 'pack', place: 1, lamp: true },
      { type: 'pack', place: 0, lamp: false },
      { type: 'pack', place: 0, lamp: true },
    ])
    expect(game.timeUp(game.view(PACKING, 2))).toEqual({ type: 'pack', place: 1, lamp: false })
  })

  it('converts a bot’s advice to the current shape, and a player’s move to the shape of the match', () => {
    const view = presented.view(earlier.view(PACKING, 1))
    const advice = frozenToy.bots['plain']?.(earlier.view(PACKING, 1), { random: fastRandom(1), playouts: 0 })
    expect(presented.move(advice?.move, view)).toEqual({ type: 'pack', place: 0, lamp: false })
    expect(presented.earlierMove({ type: 'pack', place: 1, lamp: true }, view)).toEqual({ type: 'pack', crate: 'salt', lamp: true })
  })

  it('keeps a view when an event is folded, so that it can still be asked for moves', () => {
    const view = game.view(PACKING, 1)
    const folding = presentEdition({ ...silent, fold: () => ({}) }, shapes).game
    expect(folding.fold(view, { type: 'packed', titled: true })).toBe(view)
  })

  it('deals worlds of the earlier edition', () => {
    const world = game.determinize(game.view(PACKING, 1), fastRandom(3))
    expect(toyOfRules1.view(world, 1)).toEqual(earlier.view(PACKING, 1))
  })

  it('does not know views that were made elsewhere', () => {
    const copy = { ...game.view(PACKING, 1) }
    expect(() => game.check(copy, { type: 'nod' })).toThrow('does not come from this edition')
    expect(() => presented.earlierMove({ type: 'nod' }, copy)).toThrow('does not come from this edition')
  })
})
