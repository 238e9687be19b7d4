/** Frozen editions of contract 1 under the present contract: clock moves, undo, replay and bots. */
import { describe, expect, it } from 'vitest'
import { frozenToy } from '../../test/frozen-toy.ts'
import { faultOf, withMore } from '../../test/journal-edits.ts'
import { ToyTable } from '../../test/toy-table.ts'
import { toy } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import type { State, ToyTypes } from '../../test/toy/types.ts'
import { CONTRACT } from '../game.ts'
import type { Game } from '../game.ts'
import { adaptEdition } from './frozen.ts'
import type { FrozenModule } from './frozen.ts'

const { fines: _, ...withoutFines } = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2',
)
const WATCH = withoutFines as State // as rules 1 store it

/** The frozen game under the present contract; only the clock may nod. */
const edition = adaptEdition(frozenToy, ['nod'])
const adapted = edition.game as Game<ToyTypes>

const openTable = (...players: readonly string[]): ToyTable =>
  new ToyTable({ game: adapted, from: WATCH, ...(players.length > 0 && { players }) })

describe('an adapted edition of contract 1', () => {
  it('keeps its rules, bots and notation, and says which contract it comes from', () => {
    expect(adapted).toMatchObject({ contract: 1, id: 'harbour', rules: 1 })
    expect(edition.bots).toBe(frozenToy.bots)
    expect(edition.notation).toBe(frozenToy.notation)
  })

  it('refuses the clock’s move from a player, and accepts it from the clock', () => {
    const table = openTable()
    expect(table.tryMove('0 nod')).toEqual({ ok: false, refusal: { type: 'clock-only' }, rules: [] })
    expect(table.move('0 nod', { by: 'clock' })).toBe('done')
  })

  it('accepts the clock’s move from its bots, which had no other move in some positions', () => {
    const table = openTable('Rolf (plain)', 'Ben', 'Cleo')
    expect(table.move('0 nod', { by: 'bot' })).toBe('done')
    expect(faultOf(table.journal, adapted)).toBe('-')
  })

  it('has no moves of the clock unless they are named', () => {
    const { game } = adaptEdition(frozenToy)
    expect(game.isClockMove({ type: 'nod' })).toBe(false)
    for (const move of [null, 'nod', {}, { type: 'look', boat: 1 }]) expect(adapted.isClockMove(move as never)).toBe(false)
  })

  it('leaves a view as it is when an event is folded', () => {
    const view = adapted.view(WATCH, 0)
    expect(adapted.fold(view, { type: 'arranged', shelf: ['lead', 'salt'] })).toBe(view)
  })
})

describe('a journal of contract 1', () => {
  const nod = { type: 'move', at: 0, seat: 0, move: { type: 'nod' }, by: 'player', clocks: null } as const

  it('may contain the clock’s move by a player, because it was an ordinary move then', () => {
    expect(faultOf(withMore(openTable().journal, nod), adapted)).toBe('-')
  })

  it('of a later contract may not', () => {
    const clocked: Game<ToyTypes> = { ...toy, isClockMove: ({ type }) => type === 'nod' }
    const { journal } = new ToyTable({
      game: clocked,
      from: position('hands - / salt.1 | boats - / silk.1 dark 1 | agenda watch land take:1'),
    })
    expect(faultOf(withMore(journal, nod), clocked)).toBe('1 refused')
    expect(faultOf(withMore(journal, { ...nod, by: 'clock' }), clocked)).toBe('-')
  })
})

it('a random number that was drawn only to block undo still blocks it', () => {
  const table = openTable()
  table.play('0 arrange lead salt')
  expect(table.match.undoable).toBe(0)
  expect(table.undo(0, 1)).toBe('not-undoable')
  const free = new ToyTable({ from: { ...WATCH, fines: 0 } })
  free.play('0 arrange lead salt')
  expect(free.match.undoable).toBe(1)
})

it('an edition of the present contract needs no adapter', () => {
  const module: FrozenModule = { ...frozenToy, game: toy }
  expect(adaptEdition(module, ['nod']).game).toBe(toy)
  expect(toy.contract).toBe(CONTRACT)
})
