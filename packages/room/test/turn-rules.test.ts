/** What a game may say about clocks, absent seats and an early end: the pure functions behind it. */
import type { Clock, GameTypes, Match, Player } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { clocksAfter } from '../src/match/clocks.ts'
import { agreedOutcome } from '../src/match/consent.ts'
import type { Header } from '@tortuga/kit'
import type { RunningClocks } from '../src/ports.ts'

const match = (version: number, asked: readonly (number | null)[]): Match<GameTypes> => ({
  version,
  rules: 1,
  steps: version + 1,
  state: null,
  asked,
  undoable: 0,
  proposal: null,
  open: [],
  over: false,
  head: null,
})
const [BEFORE, AFTER] = [match(0, [0, null]), match(1, [1, null])]
const RUNNING = { left: [60_000, 60_000], since: 0 }
const PEOPLE: readonly Player[] = ['Ola', 'Jan', 'Ewa'].map(name => ({ name, bot: null }))

const before = (clock: Clock, clocks: RunningClocks = RUNNING, players = PEOPLE) => ({
  settings: { clock, spectators: true, listed: false, takebacks: true },
  clocks,
  match: BEFORE,
  players,
})

describe('a move whose next question belongs to the same turn', () => {
  it('[S6.3] keeps the time of a clock per move, which is otherwise reset', () => {
    const clock = { type: 'move', seconds: 60 } as const
    expect(clocksAfter(before(clock), AFTER, 0, true, 45_000)?.left).toEqual([15_000, 60_000])
    expect(clocksAfter(before(clock), AFTER, 0, false, 45_000)?.left).toEqual([60_000, 60_000])
  })

  it('gives a seat that was not asked before its full time', () => {
    const clock = { type: 'move', seconds: 60 } as const
    const used = { left: [60_000, 20_000], since: 0 }
    expect(clocksAfter(before(clock, used), match(1, [null, 1]), 0, true, 45_000)?.left).toEqual([15_000, 60_000])
  })

  it('[S6.3] earns no increment of a time bank', () => {
    const clock = { type: 'bank', seconds: 60, increment: 5 } as const
    expect(clocksAfter(before(clock), AFTER, 0, true, 10_000)?.left).toEqual([50_000, 60_000])
    expect(clocksAfter(before(clock), AFTER, 0, false, 10_000)?.left).toEqual([55_000, 60_000])
  })

  it('[S6.3] earns no increment as long as its player can undo it', () => {
    const clock = { type: 'bank', seconds: 60, increment: 5 } as const
    expect(clocksAfter(before(clock), { ...AFTER, undoable: 1 }, 0, false, 10_000)?.left).toEqual([50_000, 60_000])
    expect(clocksAfter(before(clock), { ...match(1, [null, 1]), undoable: 1 }, 0, false, 10_000)?.left).toEqual([55_000, 60_000])
  })
})

it('[S6.1] the clock of a bot stands still', () => {
  const players = [{ name: 'Ola', bot: 'plain' }, ...PEOPLE.slice(1)]
  const stored = before({ type: 'bank', seconds: 60, increment: 0 }, RUNNING, players)
  expect(clocksAfter(stored, AFTER, 0, false, 45_000)?.left).toEqual([60_000, 60_000])
})

describe('an end by the only player left', () => {
  const header = { players: PEOPLE } as Header
  const SLOW: Clock = { type: 'move', seconds: 86_400 }
  const { settings } = before({ type: 'none' })
  it('[S7.6] has no winner if a substitute of another person has left', () => {
    const players = [...PEOPLE.slice(0, 2), { name: 'Eve', bot: null }]
    expect(agreedOutcome(0, { header, players, settings }, [1, null, null], new Set(), null)).toBeNull()
    expect(agreedOutcome(0, { header, players, settings }, [1, 1, 1], new Set([1, 2]), null)).toBeNull()
  })

  const end = (scores: readonly number[] | null, timedOut = [1, 2], players = PEOPLE) =>
    agreedOutcome(0, { header, players, settings }, [1, 1, 1], new Set(timedOut), scores)

  it('[S7.6] makes that player the winner if the clock of all others has run out, and counts the points so far', () => {
    expect(end([-15, -25, 40])).toEqual({ places: [1, 3, 2], scores: [-15, -25, 40] })
    expect(end([0, 7, 7])).toEqual({ places: [1, 2, 2], scores: [0, 7, 7] })
  })

  it('counts nothing in a game without points so far', () => {
    expect(end(null)).toEqual({ places: [1, 2, 2], scores: [0, 0, 0] })
  })

  it('[S7.6] has no winner if the clock of another person has not run out, or a bot plays for them', () => {
    expect(end([1, 2, 3], [1])).toBeNull()
    expect(end([1, 2, 3], [1, 2], [...PEOPLE.slice(0, 2), { name: 'Ewa', bot: 'plain' }])).toBeNull()
  })

  it('[S7.6] has a winner if the others have left a live match, but not if the clock gives them days', () => {
    const left = (clock: Clock) =>
      agreedOutcome(0, { header, players: PEOPLE, settings: { ...settings, clock } }, [1, null, null], new Set(), null)
    expect([left({ type: 'none' })?.places, left(SLOW)]).toEqual([[1, 2, 2], null])
  })
})
