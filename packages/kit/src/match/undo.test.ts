/** Undo: free up to the information frontier, and the version it returns to. */
import { describe, expect, it } from 'vitest'
import { person } from '../../test/toy-table.ts'
import type { ToyTable } from '../../test/toy-table.ts'
import { replayedTables } from '../../test/replayed-tables.ts'
import { toy } from '../../test/toy/index.ts'
import { position, show } from '../../test/toy/positions.ts'
import type { ToyTypes } from '../../test/toy/types.ts'
import type { Game } from '../game.ts'
import type { Entry } from '../journal/journal.ts'
import { at } from '../lists.ts'
import { undo, versionBeforeUndo } from './undo.ts'

const PACKING = position('hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2 | round 1 1')
const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 silk.3 | market lead.2 | agenda watch land take:1 take:2',
)

const openTable = replayedTables()

describe('undo', () => {
  const arranged = (): ToyTable => {
    const table = openTable({ from: WATCH })
    table.play('0 arrange lead salt silk', '0 arrange silk lead salt')
    return table
  }

  it('is free as long as no move revealed anything and no other seat was asked', () => {
    const table = arranged()
    expect(table.match.undoable).toBe(2)
    expect(table.undo(0, 1)).toBe('done')
    expect(show(table.match.state, 'shelf')).toBe('shelf lead.3 salt.2 silk.3')
    expect(table.entries.at(-1)).toEqual({ type: 'undo', at: 0, seat: 0, back: 1, agreed: [] })
    expect(table.match.undoable).toBe(1)
    expect(table.undo(0, 1)).toBe('done')
    expect(table.match.state).toEqual(WATCH)
    expect(table.match.undoable).toBe(0)
  })

  it('takes back several moves at once, but no more than are free', () => {
    const table = arranged()
    for (const back of [3, 0, -1, 1.5]) expect(table.undo(0, back)).toBe('not-undoable')
    expect(table.undo(0, 2)).toBe('done')
    expect(table.match.state).toEqual(WATCH)
    expect(table.undo(0, 1)).toBe('not-undoable')
  })

  it('is only for the seat that made the moves', () => {
    const table = arranged()
    for (const seat of [1, 2, 7]) expect(table.undo(seat, 1)).toBe('not-undoable')
  })

  it('needs the earlier state', () => {
    const { match } = arranged()
    expect(undo(toy, match, { seat: 0, back: 1, at: 0 }, null)).toMatchObject({ ok: false, refusal: { type: 'not-undoable' } })
  })

  it('is refused across the frontier: after a look, another seat’s move or a draw', () => {
    const looked = arranged()
    looked.play('0 look 1')
    expect(looked.match.undoable).toBe(0)
    for (const seat of [0, 1, 2]) expect(looked.undo(seat, 1)).toBe('not-undoable')
    looked.play('1 offer 0')
    expect(looked.undo(0, 1)).toBe('not-undoable')

    const packed = openTable({ from: PACKING })
    packed.play('1 pack silk dark')
    expect(packed.undo(1, 1)).toBe('not-undoable')
    packed.play('2 pack lead dark')
    expect(packed.undo(2, 1)).toBe('not-undoable')
  })

  it('is refused after a step that revealed something, even if no piece was turned up', () => {
    const revealing: Game<ToyTypes> = {
      ...toy,
      apply: (state, seat, move, random) => ({
        ...toy.apply(state, seat, move, random),
        revealed: move.type === 'arrange' && move.shelf[0] === 'silk',
      }),
    }
    const table = openTable({ game: revealing, from: WATCH })
    table.play('0 arrange lead salt silk')
    expect(table.match.undoable).toBe(1)
    table.play('0 arrange silk lead salt')
    expect(table.match.undoable).toBe(0)
    expect(table.undo(0, 1)).toBe('not-undoable')
    table.play('0 arrange lead salt silk')
    expect(table.undo(0, 2)).toBe('not-undoable')
    expect(table.undo(0, 1)).toBe('done')
  })

  it('asks a new question, so that a move in transit is refused, and uses a new stream', () => {
    const table = arranged()
    const { asked, steps } = table.match
    table.undo(0, 1)
    expect(table.match.asked).toEqual([3, null, null])
    expect(table.move('0 nod', { question: at(asked, 0) ?? -1 })).toBe('stale')
    expect(table.match.steps).toBe(steps)
    table.play('0 arrange salt silk lead')
    expect(table.match).toMatchObject({ steps: steps + 1, undoable: 2 })
  })

  it('never repeats a draw', () => {
    const endings = [0, 1, 2, 3].map(arrangements => {
      const table = openTable({ from: WATCH })
      for (let n = 0; n < arrangements; n += 1) {
        table.play('0 arrange lead salt silk')
        table.undo(0, 1)
      }
      table.play('0 nod')
      return show(table.match.state, 'stock')
    })
    expect(new Set(endings).size).toBeGreaterThan(1)
  })

  it('stays free after votes and changes of players', () => {
    const table = arranged()
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(2, 'no')
    table.propose(1, { type: 'bot', seat: 2, level: 'easy' }, [0])
    table.vote(0, 'yes', { player: { name: 'Rolf', bot: 'easy' } })
    expect(table.match.undoable).toBe(2)
    expect(table.undo(0, 2)).toBe('done')
    expect(table.match.state).toEqual(WATCH)
  })
})

describe('versionBeforeUndo', () => {
  const move = { type: 'move', at: 0, seat: 0, move: null, by: 'player', clocks: null } as const
  const KINDS: Readonly<Record<string, Entry>> = {
    m: move,
    p: { type: 'propose', at: 0, seat: 0, proposal: { type: 'end' }, asks: [1] },
    v: { type: 'vote', at: 0, seat: 1, agree: false },
    s: { type: 'sit', at: 0, seat: 1, player: person('Dan') },
    e: { type: 'end', at: 0, reason: 'abandoned', outcome: null, hash: '' },
  }
  /** `m m 1 m`: two moves, an undo of one, a move. */
  const before = (moves: string, back: number): number | null => {
    const entries = moves.split(' ').map((kind): Entry => KINDS[kind] ?? { type: 'undo', at: 0, seat: 0, back: Number(kind), agreed: [] })
    return versionBeforeUndo(entries.map((entry, index) => ({ version: index + 1, entry })).toReversed(), back)
  }

  it('is the version before the move', () => {
    expect(before('m', 1)).toBe(0)
    expect(before('m m m', 1)).toBe(2)
    expect(before('m m m', 3)).toBe(0)
    expect(before('m m m', 4)).toBeNull()
    expect(before('m', 0)).toBeNull()
  })

  it('skips moves that were already undone, also by nested undos', () => {
    expect(before('m m 1', 1)).toBe(0)
    expect(before('m m 1 m', 1)).toBe(3)
    expect(before('m m 1 m', 2)).toBe(0)
    expect(before('m m m 1 m 2 m', 1)).toBe(6)
    expect(before('m m m 1 m 2 m', 2)).toBe(0)
    expect(before('m m m 1 m 2 m', 3)).toBeNull()
    expect(before('m m 2', 1)).toBeNull()
  })

  it('does not count votes and changes of players', () => {
    expect(before('m p v m s p', 1)).toBe(3)
    expect(before('m p v m s p', 2)).toBe(0)
    expect(before('p v m', 1)).toBe(2)
    expect(before('m p 1 s m p v', 2)).toBeNull()
  })

  it('is null across an end', () => {
    expect(before('m e', 1)).toBeNull()
    expect(before('m m 1 e', 1)).toBeNull()
  })

  it('reads no more entries than needed', () => {
    let read = 0
    const endless = function* () {
      for (let version = 1000; version > 0; version -= 1) {
        read += 1
        yield { version, entry: move }
      }
    }
    expect(versionBeforeUndo(endless(), 3)).toBe(997)
    expect(read).toBe(3)
  })
})
