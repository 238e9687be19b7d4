/** The kernel with the toy game: moves and refusals, questions, the end. */
import { describe, expect, it } from 'vitest'
import { person } from '../../test/toy-table.ts'
import { replayedTables } from '../../test/replayed-tables.ts'
import { toy } from '../../test/toy/index.ts'
import { position, show } from '../../test/toy/positions.ts'
import type { ToyTypes } from '../../test/toy/types.ts'
import { hashOf } from '../journal/canonical-json.ts'
import { scriptedRandom } from '../chance/random.ts'
import type { Game } from '../game.ts'
import { matchFromState, rulesOf, startMatch, submitMove } from './match.ts'

const PACKING = position('hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2 | round 1 1')
const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 silk.3 | market lead.2 | agenda watch land take:1 take:2',
)

const openTable = replayedTables()

describe('a match', () => {
  it('starts at version 0, uses stream 0 for the setup and asks the awaited seats', () => {
    const { match, first } = startMatch(toy, { rounds: 1 }, 3, scriptedRandom(8, 7, 6, 5, 4, 3, 2, 1, 0))
    expect(match).toEqual({
      version: 0,
      rules: 2,
      steps: 1,
      state: first.state,
      asked: [null, 0, 0],
      undoable: 0,
      proposal: null,
      open: [],
      over: false,
      head: null,
    })
    expect(first.events.map(({ type }) => type)).toEqual(['dealt'])
  })

  it('can start from any state', () => {
    expect(matchFromState(toy, WATCH, 3)).toMatchObject({ version: 0, steps: 1, asked: [0, null, null], over: false })
    expect(matchFromState(toy, { ...WATCH, agenda: [] }, 3)).toMatchObject({ asked: [null, null, null], over: true })
  })

  it('applies a move: one entry, one version, one stream', () => {
    const table = openTable({ from: WATCH })
    expect(table.move('0 look 2', { at: 77, clocks: [5, 6, 7] })).toBe('done')
    expect(table.entries.at(-1)).toEqual({
      type: 'move',
      at: 77,
      seat: 0,
      move: { type: 'look', boat: 2 },
      by: 'player',
      clocks: [5, 6, 7],
    })
    expect(table.match).toMatchObject({ version: 1, steps: 2, asked: [null, null, 1] })
    expect(table.events).toEqual([{ type: 'looked', boat: 2, crate: 'lead' }])
  })
})

describe('a move is refused', () => {
  it('when the match is over', () => {
    const table = openTable({ from: WATCH })
    table.end('abandoned')
    expect(table.play('0 nod')).toBe('over')
    expect(table.undo(0, 1)).toBe('over')
    expect(table.propose(0, { type: 'end' }, [1])).toBe('over')
    expect(table.vote(1, 'yes')).toBe('over')
    expect(table.sit(1, person('Dan'))).toBe('over')
    expect(table.end('agreed')).toBe('over')
  })

  it('from a seat that is not awaited or does not exist', () => {
    const table = openTable({ from: WATCH })
    for (const seat of [1, 2, 3, -1, 0.5, Number.NaN]) expect(table.move('0 nod', { seat })).toBe('not-awaited')
  })

  it('if it answers an earlier question', () => {
    const table = openTable({ from: WATCH })
    table.play('0 arrange lead salt silk')
    expect(table.move('0 nod', { question: 0 })).toBe('stale')
    expect(table.move('0 nod', { question: 1 })).toBe('done')
  })

  it('if it cannot be decoded', () => {
    const table = openTable({ from: WATCH })
    for (const move of [null, 'nod', { type: 'sing' }, { type: 'look' }, { type: 'nod', loudly: true }, { type: 'look', boat: 0.5 }])
      expect(table.move('0 nod', { move })).toBe('malformed')
  })

  it('by the game, with the rules the refusal cites', () => {
    const table = openTable({ from: WATCH })
    expect(table.tryMove('0 look 0')).toEqual({ ok: false, refusal: { type: 'no-such-boat' }, rules: ['T3.2'] })
    expect(table.tryMove('0 seize')).toEqual({ ok: false, refusal: { type: 'other-question' }, rules: ['T3.2', 'T3.3', 'T3.4'] })
    table.play('0 look 1')
    expect(table.tryMove('1 offer 5')).toEqual({ ok: false, refusal: { type: 'no-such-coins', coins: 3 }, rules: ['T3.3'] })
  })

  it('with the rules that the refusal itself names', () => {
    const naming: Game<ToyTypes> = { ...toy, check: () => ({ type: 'other-question', rules: ['T3.4'] }) }
    const table = openTable({ game: naming, from: WATCH })
    expect(table.tryMove('0 seize')).toEqual({ ok: false, refusal: { type: 'other-question', rules: ['T3.4'] }, rules: ['T3.4'] })
  })

  it('if only the clock may make it, to players and bots', () => {
    const clocked: Game<ToyTypes> = { ...toy, isClockMove: ({ type }) => type === 'nod' }
    const table = openTable({ game: clocked, from: WATCH })
    for (const by of ['player', 'bot'] as const)
      expect(table.tryMove('0 nod', { by })).toEqual({ ok: false, refusal: { type: 'clock-only' }, rules: [] })
    expect(table.move('0 arrange lead salt silk')).toBe('done')
    expect(table.move('0 nod', { by: 'clock' })).toBe('done')
    expect(table.entries.at(-1)).toMatchObject({ type: 'move', by: 'clock', move: { type: 'nod' } })
  })

  it('as illegal if the clock makes it at the wrong moment', () => {
    const clocked: Game<ToyTypes> = { ...toy, isClockMove: ({ type }) => type === 'nod' }
    const table = openTable({ game: clocked, from: PACKING })
    expect(table.move('1 nod', { by: 'clock' })).toBe('other-question')
    expect(table.move('1 nod')).toBe('clock-only')
  })

  it('before it uses any random number', () => {
    const match = matchFromState(toy, WATCH, 3)
    const submission = { seat: 0, question: 0, move: { type: 'look', boat: 9 }, by: 'player', at: 0, clocks: null } as const
    expect(submitMove(toy, match, submission, scriptedRandom()).ok).toBe(false)
    expect(match).toEqual(matchFromState(toy, WATCH, 3))
  })
})

describe('questions', () => {
  it('to several seats stay open while others move', () => {
    const table = openTable({ from: PACKING })
    expect(table.match.asked).toEqual([null, 0, 0])
    table.play('2 pack lead lamp')
    expect(table.match.asked).toEqual([null, 0, null])
    expect(table.move('1 pack silk dark', { question: 0 })).toBe('done')
    expect(table.match.asked).toEqual([2, null, null])
  })

  it('can be answered in any order with the same result', () => {
    const [one, other] = [openTable({ from: PACKING }), openTable({ from: PACKING })]
    one.play('1 pack silk dark', '2 pack lead lamp')
    other.play('2 pack lead lamp', '1 pack silk dark')
    expect(one.match).toEqual(other.match)
  })

  it('can be asked in the middle of an effect, to another seat and back', () => {
    const table = openTable({ from: WATCH })
    table.play('0 look 2')
    expect(table.match.asked).toEqual([null, null, 1])
    table.play('2 offer 3')
    expect(table.match.asked).toEqual([2, null, null])
    table.play('0 release')
    expect(show(table.match.state, 'coins', 'points')).toBe('coins 3 3 0 | points 0 3 1')
    expect(table.match.asked).toEqual([null, 3, null])
  })

  it('get a new number with every move of the seat', () => {
    const table = openTable({ from: WATCH })
    table.play('0 arrange lead salt silk', '0 arrange salt lead silk')
    expect(table.match.asked).toEqual([2, null, null])
  })
})

describe('the end', () => {
  it('by the rules adds two entries: the move, and the outcome with the hash of the final state', () => {
    const table = openTable({ from: PACKING })
    table.play('1 pack silk dark', '2 pack lead lamp')
    const submitted = table.tryMove('0 nod', { at: 5 })
    if (!submitted.ok) throw new Error('refused')
    const [move, end] = submitted.applied
    expect(submitted.applied).toHaveLength(2)
    expect(move?.events.map(({ type }) => type)).toEqual(['nodded', 'landed'])
    expect(end).toEqual({
      entry: { type: 'end', at: 5, reason: 'outcome', outcome: { scores: [0, 6, 4], places: [3, 1, 2] }, hash: hashOf(move?.state) },
      events: [],
      state: move?.state,
    })
    expect(submitted.match).toMatchObject({ version: 4, over: true, asked: [null, null, null], undoable: 0, proposal: null })
    table.play('0 nod')
  })

  it('of an abandoned match has no outcome', () => {
    const table = openTable({ from: WATCH })
    expect(table.end('abandoned')).toBe('done')
    expect(table.entries.at(-1)).toEqual({ type: 'end', at: 0, reason: 'abandoned', outcome: null, hash: hashOf(WATCH) })
    expect(table.match).toMatchObject({ version: 1, over: true, asked: [null, null, null] })
  })
})

describe('rulesOf', () => {
  it('gives the rules that a refusal names, otherwise those of its type', () => {
    expect(rulesOf(toy, { type: 'other-question' })).toEqual(['T3.2', 'T3.3', 'T3.4'])
    expect(rulesOf(toy, { type: 'other-question', rules: ['T3.3'] })).toEqual(['T3.3'])
  })
})
