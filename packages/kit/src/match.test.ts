/** The kernel, told by the toy game: answers and refusals, questions, the end, newer rules. */
import { describe, expect, it } from 'vitest'
import { person } from '../test/table.ts'
import type { Table } from '../test/table.ts'
import { tablesToldAgain } from '../test/told-again.ts'
import { toy, toyOfRules1 } from '../test/toy/index.ts'
import { position, show } from '../test/toy/positions.ts'
import { hashOf } from './canonical.ts'
import { scripted } from './chance.ts'
import { begin, matchFrom, submit } from './match.ts'

const PACKING = position('hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2 | round 1 1')
const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 silk.3 | market lead.2 | agenda watch land take:1 take:2',
)

const openTable = tablesToldAgain()

describe('a match', () => {
  it('begins at version 0 with the set-up, which took stream 0, and asks whoever is awaited', () => {
    const { match, first } = begin(toy, { rounds: 1 }, 3, scripted(8, 7, 6, 5, 4, 3, 2, 1, 0))
    expect(match).toEqual({
      version: 0,
      rules: 2,
      steps: 1,
      state: first.state,
      asked: [null, 0, 0],
      undoable: 0,
      proposal: null,
      over: false,
    })
    expect(first.events.map(({ type }) => type)).toEqual(['dealt'])
  })

  it('goes on from any state', () => {
    expect(matchFrom(toy, WATCH, 3)).toMatchObject({ version: 0, steps: 1, asked: [0, null, null], over: false })
    expect(matchFrom(toy, { ...WATCH, agenda: [] }, 3)).toMatchObject({ asked: [null, null, null], over: true })
  })

  it('takes an answer: one entry, one version, one stream', () => {
    const table = openTable({ from: WATCH })
    expect(table.answer('0 look 2', { at: 77, clocks: [5, 6, 7] })).toBe('done')
    expect(table.entries.at(-1)).toEqual({
      type: 'move',
      at: 77,
      seat: 0,
      move: { type: 'look', boat: 2 },
      by: 'player',
      clocks: [5, 6, 7],
    })
    expect(table.match).toMatchObject({ version: 2, steps: 2, asked: [null, null, 2] })
    expect(table.events).toEqual([{ type: 'looked', boat: 2, crate: 'lead' }])
  })
})

describe('an answer is turned down', () => {
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

  it('from a seat that is not asked, or not there', () => {
    const table = openTable({ from: WATCH })
    for (const seat of [1, 2, 3, -1, 0.5, Number.NaN]) expect(table.answer('0 nod', { seat })).toBe('not-awaited')
  })

  it('to a question that is no longer the one', () => {
    const table = openTable({ from: WATCH })
    table.play('0 arrange lead salt silk')
    expect(table.answer('0 nod', { question: 1 })).toBe('stale')
    expect(table.answer('0 nod', { question: 2 })).toBe('done')
  })

  it('when it is no move at all', () => {
    const table = openTable({ from: WATCH })
    for (const move of [null, 'nod', { type: 'sing' }, { type: 'look' }, { type: 'nod', loudly: true }, { type: 'look', boat: 0.5 }])
      expect(table.answer('0 nod', { move })).toBe('malformed')
  })

  it('by the game, with the numbers of the rules it rests on', () => {
    const table = openTable({ from: WATCH })
    expect(table.ask('0 look 0')).toEqual({ ok: false, refusal: { type: 'no-such-boat' }, rules: ['T3.2'] })
    expect(table.ask('0 seize')).toEqual({ ok: false, refusal: { type: 'other-question' }, rules: ['T3.2', 'T3.3', 'T3.4'] })
    table.play('0 look 1')
    expect(table.ask('1 offer 5')).toEqual({ ok: false, refusal: { type: 'no-such-coins', coins: 3 }, rules: ['T3.3'] })
  })

  it('before anything is drawn: a refused move leaves no trace', () => {
    const match = matchFrom(toy, WATCH, 3)
    const answer = { seat: 0, question: 0, move: { type: 'look', boat: 9 }, by: 'player', at: 0, clocks: null } as const
    expect(submit(toy, match, answer, scripted()).ok).toBe(false)
    expect(match).toEqual(matchFrom(toy, WATCH, 3))
  })
})

describe('questions', () => {
  it('put to several seats at once stay open while others answer', () => {
    const table = openTable({ from: PACKING })
    expect(table.match.asked).toEqual([null, 1, 1])
    table.play('2 pack lead lamp')
    expect(table.match.asked).toEqual([null, 1, null])
    expect(table.answer('1 pack silk dark', { question: 1 })).toBe('done')
    expect(table.match.asked).toEqual([3, null, null])
  })

  it('come out the same in whatever order they are answered', () => {
    const [one, other] = [openTable({ from: PACKING }), openTable({ from: PACKING })]
    one.play('1 pack silk dark', '2 pack lead lamp')
    other.play('2 pack lead lamp', '1 pack silk dark')
    expect(one.match).toEqual(other.match)
  })

  it('may come in the middle of an effect, to another seat and back', () => {
    const table = openTable({ from: WATCH })
    table.play('0 look 2')
    expect(table.match.asked).toEqual([null, null, 2])
    table.play('2 offer 3')
    expect(table.match.asked).toEqual([3, null, null])
    table.play('0 release')
    expect(show(table.match.state, 'coins', 'points')).toBe('coins 3 3 0 | points 0 3 1')
    expect(table.match.asked).toEqual([null, 4, null])
  })

  it('are put anew with every answer of one seat', () => {
    const table = openTable({ from: WATCH })
    table.play('0 arrange lead salt silk', '0 arrange salt lead silk')
    expect(table.match.asked).toEqual([3, null, null])
  })
})

describe('the end', () => {
  it('by the rules makes two entries: the move, and the outcome with the hash of the last state', () => {
    const table = openTable({ from: PACKING })
    table.play('1 pack silk dark', '2 pack lead lamp')
    const submitted = table.ask('0 nod', { at: 5 })
    if (!submitted.ok) throw new Error('refused')
    const [move, end] = submitted.made
    expect(submitted.made).toHaveLength(2)
    expect(move?.events.map(({ type }) => type)).toEqual(['nodded', 'landed'])
    expect(end).toEqual({
      entry: { type: 'end', at: 5, reason: 'outcome', outcome: { scores: [0, 6, 4], places: [3, 1, 2] }, hash: hashOf(move?.state) },
      events: [],
      state: move?.state,
    })
    expect(submitted.match).toMatchObject({ version: 5, over: true, asked: [null, null, null], undoable: 0, proposal: null })
    table.play('0 nod')
  })

  it('without an outcome is the abandoned one', () => {
    const table = openTable({ from: WATCH })
    expect(table.end('abandoned')).toBe('done')
    expect(table.entries.at(-1)).toEqual({ type: 'end', at: 0, reason: 'abandoned', outcome: null, hash: hashOf(WATCH) })
    expect(table.match).toMatchObject({ version: 2, over: true, asked: [null, null, null] })
  })
})

describe('newer rules', () => {
  const looked = (): Table => {
    const table = openTable({ game: toyOfRules1, seats: 3, rounds: 2 })
    table.play('1 pack silk dark', '2 pack lead lamp', '0 look 1')
    return table
  }

  it('take a match over in the middle of an effect, and ask anew', () => {
    const table = looked()
    expect(table.match).toMatchObject({ rules: 1, asked: [null, 3, null] })
    expect(table.match.state).not.toHaveProperty('fines')
    expect(table.upgrade(toy)).toBe('done')
    expect(table.entries.at(-1)).toEqual({ type: 'rules', at: 0, rules: 2, state: table.match.state })
    expect(table.match).toMatchObject({ version: 4, rules: 2, steps: 4, asked: [null, 4, null], undoable: 0, state: { fines: 0 } })
    expect(table.answer('1 offer 1', { question: 3 })).toBe('stale')
    table.play('1 offer 1', '0 seize')
    expect(show(table.match.state, 'shelf', 'fines')).toBe('shelf silk.2 | fines 1')
  })

  it('put an end to an open proposal, and nothing before them is taken back', () => {
    const table = looked()
    table.propose(0, { type: 'undo', back: 1 }, [1, 2])
    table.upgrade(toy)
    expect(table.match.proposal).toBeNull()
    expect(table.propose(0, { type: 'undo', back: 1 }, [1, 2])).toBe('not-undoable')
  })

  it('that cannot hold the state end the match as abandoned, under the rules it had', () => {
    const table = openTable({ from: WATCH })
    const rules3 = { ...toy, rules: 3 }
    expect(table.upgrade(rules3)).toBe('done')
    expect(table.entries.at(-1)).toMatchObject({ type: 'end', reason: 'abandoned', outcome: null, hash: hashOf(WATCH) })
    expect(table.match).toMatchObject({ rules: 2, over: true })
    expect(table.upgrade(rules3)).toBe('over')
    table.game = toy
  })

  it('are never older or the same: that is a fault', () => {
    const table = openTable({ from: WATCH })
    expect(() => table.upgrade(toy)).toThrow('rules 2 cannot be upgraded to 2')
    expect(() => table.upgrade(toyOfRules1)).toThrow('rules 2 cannot be upgraded to 1')
    table.game = toy
  })

  it('must await somebody: a match nobody can move is a fault', () => {
    const table = openTable({ from: WATCH })
    expect(() => table.upgrade({ ...toy, rules: 3, upgrade: () => ({ ...WATCH, agenda: [] }) })).toThrow('awaits nobody')
    table.game = toy
  })
})
