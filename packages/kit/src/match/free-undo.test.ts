/** Quiet moves: they reveal no piece to anybody, and no other seat is asked next. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../test/toy/index.ts'
import { parseMove } from '../../test/toy/notation.ts'
import { position } from '../../test/toy/positions.ts'
import type { State, ToyTypes } from '../../test/toy/types.ts'
import { fastRandom } from '../chance/random.ts'
import { isFreelyUndoable } from './free-undo.ts'
import type { Game, Viewer } from '../game.ts'

const PACKING = 'hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2'
const WATCH =
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2'
const TAKE = 'hands - / salt.1 / silk.2 | market lead.2 | agenda take:1 take:2'

const quiet = (diagram: string, line: string, game: Game<ToyTypes> = toy): boolean => {
  const before = position(diagram)
  const seat = Number(line.split(' ')[0])
  const step = game.apply(before, seat, parseMove(line.slice(2)), fastRandom(1))
  return isFreelyUndoable(game, seat, before.seats, before, step)
}

describe('a move is quiet', () => {
  it('if it reveals nothing and the same seat is asked again', () => expect(quiet(WATCH, '0 arrange lead salt')).toBe(true))

  it('if it only hides something', () => {
    const known = `${WATCH} | known - / salt.1 / -`
    const forgetting: Game<ToyTypes> = {
      ...toy,
      apply: (state, seat, move, random) => {
        const step = toy.apply(state, seat, move, random)
        return { ...step, state: { ...step.state, known: step.state.known.map(() => []) } }
      },
    }
    expect(quiet(known, '0 arrange lead salt', forgetting)).toBe(true)
  })
})

describe('a move is not quiet', () => {
  it('if its seat looks at a piece', () => expect(quiet(WATCH, '0 look 1')).toBe(false))

  it('if it turns pieces face up', () => expect(quiet(WATCH, '0 nod')).toBe(false))

  it('if the step says that it revealed something', () => {
    const revealing = (revealed: boolean): Game<ToyTypes> => ({
      ...toy,
      apply: (state, seat, move, random) => ({ ...toy.apply(state, seat, move, random), revealed }),
    })
    expect(quiet(WATCH, '0 arrange lead salt', revealing(true))).toBe(false)
    expect(quiet(WATCH, '0 arrange lead salt', revealing(false))).toBe(true)
  })

  it('if other seats are asked at the same time', () => expect(quiet(PACKING, '1 pack silk dark')).toBe(false))

  it('if another seat is asked next, even if nothing is revealed', () => {
    expect(quiet(WATCH.replace('agenda watch', 'agenda bribe:1 watch'), '1 offer 1')).toBe(false)
  })

  it('if a piece is taken, hidden or in public', () => {
    expect(quiet(TAKE.replace('take:2', 'take:1'), '1 take stock')).toBe(false)
    expect(quiet(TAKE.replace('take:2', 'take:1'), '1 take market')).toBe(false)
  })

  /** The toy game, but arranging the shelf reveals seat 2's hand to one viewer only. */
  const showingTo = (viewer: Viewer): Game<ToyTypes> => ({
    ...toy,
    secrets: {
      ...toy.secrets,
      hiddenFrom: (state: State, who: Viewer) =>
        toy.secrets
          .hiddenFrom(state, who)
          .map(group => group.filter(crate => crate !== 'silk.2' || who !== viewer || state.shelf[0] !== 'lead.3')),
    },
  })
  it.each([0, 1, 'table'] as const)('if only %s learns something', viewer => {
    expect(quiet(WATCH, '0 arrange lead salt', showingTo(viewer))).toBe(false)
    expect(quiet(WATCH, '0 arrange salt lead', showingTo(viewer))).toBe(true)
  })

  /** The toy game, but arranging the shelf shows a crate with this face to one viewer for a moment. */
  const holdingUp = (face: string, viewer: Viewer): Game<ToyTypes> => ({
    ...toy,
    secrets: { ...toy.secrets, shownBy: (event, who) => (event.type === 'arranged' && who === viewer ? [face] : []) },
  })
  it.each([0, 2, 'table'] as const)('if %s saw a piece for a moment', viewer => {
    expect(quiet(WATCH, '0 arrange lead salt', holdingUp('silk', viewer))).toBe(false)
  })

  it('unless the shown face has no hidden copy', () => {
    const leadOpen = WATCH.replace('/ lead.1 lamp 2', '/ lead.1 lamp 0,1,2')
    expect(quiet(leadOpen, '0 arrange lead salt', holdingUp('lead', 0))).toBe(true)
  })
})
