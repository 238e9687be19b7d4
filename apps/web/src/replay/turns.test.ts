/** Turns, seats and what was taken back, read off the entries. */
import type { ShownEntry } from '@tortuga/room'
import { describe, expect, it } from 'vitest'
import { moverAfter, playersOf, takenBack, turnAfter, turnAt, turnBefore, turnsOf } from './turns.ts'

const move = (seat: number): ShownEntry => ({ type: 'move', at: 0, seat, by: 'player' })
const undo = (seat: number, back: number): ShownEntry => ({ type: 'undo', at: 0, seat, back, agreed: [] })
const vote = (seat: number): ShownEntry => ({ type: 'vote', at: 0, seat, agree: true })

/** Versions 1 to 8: Ada twice, a vote, Ben, Ada, who takes it back and moves again, Ben. */
const ENTRIES = [move(0), move(0), vote(1), move(1), move(0), undo(0, 1), move(0), move(1)]
const TURNS = turnsOf(ENTRIES)

describe('turns', () => {
  it('are the moves of one seat in a row, each from the version before it', () => {
    expect(TURNS).toEqual([
      { start: 0, seat: 0 },
      { start: 3, seat: 1 },
      { start: 4, seat: 0 },
      { start: 7, seat: 1 },
    ])
    expect(turnsOf([])).toEqual([])
  })

  it('are found by version', () => {
    expect([0, 2, 3, 4, 6, 7, 8].map(version => turnAt(TURNS, version))).toEqual([0, 0, 1, 2, 2, 3, 3])
    expect(turnAt(turnsOf([vote(0), move(1)]), 0)).toBe(-1)
  })

  it('are walked one by one', () => {
    expect([0, 3, 4, 7].map(version => turnAfter(TURNS, version, 8))).toEqual([3, 4, 7, 8])
    expect([8, 7, 5, 3, 0].map(version => turnBefore(TURNS, version))).toEqual([7, 4, 4, 0, 0])
  })
})

describe('moves that were taken back', () => {
  it('stand until then', () => {
    expect([...takenBack(ENTRIES, 5)]).toEqual([])
    expect([...takenBack(ENTRIES, 6)]).toEqual([5])
    expect([...takenBack([...ENTRIES, undo(1, 3)], 9)]).toEqual([5, 4, 7, 8])
  })

  it('do not reach back over a change of rules', () => {
    const rules: ShownEntry = { type: 'rules', at: 0, rules: 2 }
    expect([...takenBack([move(0), rules, move(0), undo(0, 2)], 4)]).toEqual([3])
  })
})

it('knows who sat where', () => {
  const [ada, ben, bot] = [
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Ben', bot: 'easy' },
  ]
  const sitting = playersOf([ada, ben], [move(0), { type: 'sit', at: 0, seat: 1, player: bot }, move(1)])
  expect(sitting).toEqual([
    [ada, ben],
    [ada, ben],
    [ada, bot],
    [ada, bot],
  ])
})

it('knows who moves next, and nobody where something is taken back first', () => {
  expect([0, 2, 3, 5, 7, 8].map(version => moverAfter(ENTRIES, version))).toEqual([[0], [1], [1], [], [1], []])
})
