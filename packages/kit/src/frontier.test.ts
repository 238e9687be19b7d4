/** Which moves are quiet: nobody learnt a piece by them and nobody else was asked. */
import { describe, expect, it } from 'vitest'
import { toy } from '../test/toy/index.ts'
import { parseMove } from '../test/toy/notation.ts'
import { position } from '../test/toy/positions.ts'
import type { State, ToyTypes } from '../test/toy/types.ts'
import { fastRandom } from './chance.ts'
import { isQuiet } from './frontier.ts'
import type { Game, Viewer } from './game.ts'

const PACKING = 'hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2'
const WATCH =
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2'
const TAKE = 'hands - / salt.1 / silk.2 | market lead.2 | agenda take:1 take:2'

const quiet = (diagram: string, line: string, game: Game<ToyTypes> = toy): boolean => {
  const before = position(diagram)
  const seat = Number(line.split(' ')[0])
  const step = game.apply(before, seat, parseMove(line.slice(2)), fastRandom(1))
  return isQuiet(game, seat, before.seats, before, step)
}

describe('quiet', () => {
  it('is what shows nothing and asks the same seat again', () => expect(quiet(WATCH, '0 arrange lead salt')).toBe(true))

  it('is also what makes somebody forget', () => {
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

describe('not quiet', () => {
  it('is a look', () => expect(quiet(WATCH, '0 look 1')).toBe(false))

  it('is what turns boats over', () => expect(quiet(WATCH, '0 nod')).toBe(false))

  it('is an answer beside others', () => expect(quiet(PACKING, '1 pack silk dark')).toBe(false))

  it('is what asks another seat next, even if it shows nothing', () => {
    expect(quiet(WATCH.replace('agenda watch', 'agenda bribe:1 watch'), '1 offer 1')).toBe(false)
  })

  it('is a take, from the stock unseen or from the market before all', () => {
    expect(quiet(TAKE.replace('take:2', 'take:1'), '1 take stock')).toBe(false)
    expect(quiet(TAKE.replace('take:2', 'take:1'), '1 take market')).toBe(false)
  })

  /** The toy game, but arranging the shelf lets one viewer, and no other, know what is in seat 2's hand. */
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
  it.each([0, 1, 'table'] as const)('is what only %s learns from', viewer => {
    expect(quiet(WATCH, '0 arrange lead salt', showingTo(viewer))).toBe(false)
    expect(quiet(WATCH, '0 arrange salt lead', showingTo(viewer))).toBe(true)
  })

  /** The toy game, but arranging the shelf holds up a crate of this face for somebody, and hides it again. */
  const holdingUp = (face: string, viewer: Viewer): Game<ToyTypes> => ({
    ...toy,
    secrets: { ...toy.secrets, shownBy: (event, who) => (event.type === 'arranged' && who === viewer ? [face] : []) },
  })
  it.each([0, 2, 'table'] as const)('is what %s saw for a moment, even if it is hidden again', viewer => {
    expect(quiet(WATCH, '0 arrange lead salt', holdingUp('silk', viewer))).toBe(false)
  })

  it('but a face of which no copy was hidden tells nothing', () => {
    const leadOpen = WATCH.replace('/ lead.1 lamp 2', '/ lead.1 lamp 0,1,2')
    expect(quiet(leadOpen, '0 arrange lead salt', holdingUp('lead', 0))).toBe(true)
  })
})
