/** Turns, players and undone moves of a list of entries. */
import type { PublicEntry } from '@tortuga/wire'
import { describe, expect, it } from 'vitest'
import { moverAfter, playersOf, undoneVersions, turnAfter, turnAt, turnBefore, turnsOf } from './turns.ts'

const move = (seat: number): PublicEntry => ({ type: 'move', at: 0, seat, by: 'player' })
const undo = (seat: number, back: number): PublicEntry => ({ type: 'undo', at: 0, seat, back, agreed: [] })
const vote = (seat: number): PublicEntry => ({ type: 'vote', at: 0, seat, agree: true })

/** Versions 1 to 8: Ada twice, a vote, Ben, Ada, who undoes that and moves again, Ben. */
const ENTRIES = [move(0), move(0), vote(1), move(1), move(0), undo(0, 1), move(0), move(1)]
const TURNS = turnsOf(ENTRIES)

describe('turns', () => {
  it('are consecutive moves of one seat, starting at the version before the first', () => {
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

  it('have a next and a previous one', () => {
    expect([0, 3, 4, 7].map(version => turnAfter(TURNS, version, 8))).toEqual([3, 4, 7, 8])
    expect([8, 7, 5, 3, 0].map(version => turnBefore(TURNS, version))).toEqual([7, 4, 4, 0, 0])
  })
})

describe('undone moves', () => {
  it('are empty before the version of the undo', () => {
    expect([...undoneVersions(ENTRIES, 5)]).toEqual([])
    expect([...undoneVersions(ENTRIES, 6)]).toEqual([5])
    expect([...undoneVersions([...ENTRIES, undo(1, 3)], 9)]).toEqual([5, 4, 7, 8])
  })
})

it('knows the players of every version', () => {
  const [ada, ben, bot] = [
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Ben', bot: 'easy' },
  ]
  const seated = playersOf([ada, ben], [move(0), { type: 'sit', at: 0, seat: 1, player: bot }, move(1)])
  expect(seated).toEqual([
    [ada, ben],
    [ada, ben],
    [ada, bot],
    [ada, bot],
  ])
})

it('knows who moves next, and nobody if an undo comes first', () => {
  expect([0, 2, 3, 5, 7, 8].map(version => moverAfter(ENTRIES, version))).toEqual([[0], [1], [1], [], [1], []])
})
