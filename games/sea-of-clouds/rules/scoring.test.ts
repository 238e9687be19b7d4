/** Chapter 9 of the rulebook: tables for every count, majorities and places. */
import { range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { seaOfClouds } from './index.ts'
import { deckOf } from './decks/decks.ts'
import { majorityOf, scoreOf, collectionTotal, type ScoredHolding } from './scoring.ts'
import { eventsOf, namesOf, runAgenda } from './testing.ts'
import type { Event } from './data/events.ts'

const NOTHING: ScoredHolding = { doubloons: 0, rum: [], relics: [], secrets: [], objects: [] }
const many = (face: string, count: number): readonly string[] => range(count).map(() => face)
const alone = (holding: Partial<ScoredHolding>): number =>
  scoreOf(deckOf('completed'), { ...NOTHING, ...holding }, 0, new Map([['luxury-rum', 0]])).total

/** Scores these captains after the last round. */
const ended = (captains: string, parrot = 'A'): ReturnType<typeof runAgenda> =>
  runAgenda(`standard | parrot: ${parrot} | round: ${captains.includes('D:') ? 12 : 15} | ${captains} | agenda: end-round`)
const scored = (captains: string, parrot = 'A'): readonly Extract<Event, { type: 'scored' }>[] =>
  eventsOf(ended(captains, parrot).events, 'scored')
const places = (captains: string, parrot = 'A'): readonly number[] => seaOfClouds.outcome(ended(captains, parrot).state)!.places

describe('values', () => {
  it.each([
    ['sirens-song', [-3, -1, 2, 6, 12, 19, 27, 43]],
    ['behemoth-tooth', [-2, 2, 6, 12, 21, 32]],
    ['kraken-eye', [-1, 3, 8, 15, 26]],
    ['leviathan-heart', [0, 4, 10, 20]],
  ])('[R1.5, R9.4] %s pays the total of its table for every count', (face, totals) => {
    expect(range(totals.length + 1).map(count => alone({ relics: many(face, count) }))).toEqual([0, ...totals])
  })

  it('[R1.5] more cards than columns pay the last column', () => expect(collectionTotal([-1, 3], 5)).toBe(3))

  it('[R1.4, R9.3] Collector’s Rum pays by the set, Luxury Rum by majority, other Rum its number', () => {
    expect(range(6).map(count => alone({ rum: many('collectors-rum', count) }))).toEqual([0, 1, 4, 9, 16, 25])
    expect(range(6).map(count => alone({ rum: many('luxury-rum', count) }))).toEqual([0, 3, 6, 9, 12, 15])
    expect(scored('A: 0 rum luxury-rum luxury-rum | B: 0 rum luxury-rum luxury-rum luxury-rum').map(({ rum }) => rum)).toEqual([2, 9])
    expect(['rotgut', 'rum-1', 'rum-2', 'rum-3', 'rum-4', 'rum-5'].map(face => alone({ rum: [face] }))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('[R1.8] every doubloon is a point', () => expect(alone({ doubloons: 17 })).toBe(17))

  it('[R9.2] points come from five sources, and totals may be negative', () => {
    const captains =
      'A: 4 rum rum-3 collectors-rum relics kraken-eye kraken-eye leviathan-heart objects magic-shell cursed-idol cursed-idol relic-catalogue secrets rum-guide | B: 0 relics kraken-eye'
    const [one, two] = scored(captains)
    expect(one).toEqual({ type: 'scored', seat: 0, doubloons: 4, rum: 4, relics: 3, secrets: 2, objects: 0, total: 13 })
    expect(two!.total).toBe(-1)
  })

  it('[R9.6] secrets pay for cards and majorities, each separately', () => {
    const rich = 'A: 9 rum rotgut collectors-rum luxury-rum relics kraken-eye kraken-eye'
    const secrets = 'secrets rum-guide secret-most-rum secret-most-relics secret-most-luxury secret-most-collectors secret-most-doubloons'
    expect(scored(`${rich} ${secrets} | B: 8`)[0]!.secrets).toBe(3 + 5 * 4)
    expect(scored(`${rich} | B: 8 ${secrets}`)[1]!.secrets).toBe(0)
  })
})

describe('majorities', () => {
  const holdings = (...counts: readonly number[]): readonly ScoredHolding[] =>
    counts.map(count => ({ ...NOTHING, rum: many('rum-1', count) }))

  it('[R9.5] a majority needs at least one card', () => {
    expect(majorityOf(holdings(1, 3, 2), 'rum', 0)).toBe(1)
    expect(majorityOf(holdings(0, 0, 0), 'rum', 0)).toBeNull()
  })

  it('[R9.5] the Parrot’s captain wins ties, otherwise the first tied captain clockwise from it', () => {
    expect(majorityOf(holdings(3, 3, 1), 'rum', 1)).toBe(1)
    expect(majorityOf(holdings(3, 1, 3), 'rum', 1)).toBe(2)
    expect(majorityOf(holdings(3, 3, 1, 1), 'rum', 2)).toBe(0)
    expect(scored('A: 0 rum luxury-rum | B: 0 rum luxury-rum', 'B').map(({ rum }) => rum)).toEqual([1, 3])
  })
})

describe('the examples of the rulebook', () => {
  it('[R9.3, R9.5] with two Luxury Rum each, the first captain clockwise from the Parrot has the most', () => {
    const captains = 'A: 0 rum luxury-rum luxury-rum | B: 0 rum luxury-rum luxury-rum | C: 0 rum luxury-rum'
    expect(scored(captains, 'C').map(({ rum }) => rum)).toEqual([6, 2, 1])
  })

  it('[R9.2] a total of 30 points', () => {
    const captain =
      'A: 9 relics kraken-eye kraken-eye kraken-eye objects magic-shell rum collectors-rum collectors-rum rum-2 secrets secret-most-rum'
    expect(scored(`${captain} | B: 3`)[0]).toMatchObject({ doubloons: 9, rum: 6, relics: 8, objects: 3, secrets: 4, total: 30 })
  })
})

describe('the end', () => {
  it('[R9.1] after the last boarding: Chest, revealing, majorities, points', () => {
    const { events, state } = runAgenda(
      'standard | round: 15 | A: 3 pirates cook objects chest+2 rum luxury-rum | B: 3 secrets rum-guide | agenda: board, end-round',
    )
    expect(namesOf(events)).toBe(
      'boarding-began fought resolved no-effect pirates-discarded chest-opened counted counted revealed revealed majority counted counted revealed revealed majority majority counted scored scored ended',
    )
    expect(eventsOf(events, 'revealed').map(({ rum, secrets }) => [rum, secrets])).toEqual([
      [['luxury-rum'], null],
      [[], null],
      [null, []],
      [null, ['rum-guide']],
    ])
    expect(eventsOf(events, 'counted').map(({ category, points }) => [category, points])).toEqual([
      ['relics', [0, 0]],
      ['objects', [0, 0]],
      ['rum', [3, 0]],
      ['doubloons', [5, 3]],
      ['secrets', [0, 0]],
    ])
    expect([state.agenda, seaOfClouds.awaited(state)]).toEqual([[], []])
    expect(seaOfClouds.view(state, 'table').captains[0]!.rum[0]!.face).toBe('luxury-rum')
  })

  it('[R9.1] earlier rounds do not end the match', () => {
    expect(namesOf(runAgenda('standard | round: 14 | A: 3 | B: 3 | agenda: end-round').events)).toBe('round-began looked')
    expect(namesOf(runAgenda('standard | round: 12 | A: 3 | B: 3 | C: 3 | D: 3 | agenda: end-round').events)).toMatch(/ended$/)
  })

  it('[R9.7] points decide, then the Parrot, then doubloons, then Rum cards', () => {
    expect(places('A: 3 | B: 9 | C: 5')).toEqual([3, 1, 2])
    expect(places('A: 5 | B: 5 | C: 5', 'C')).toEqual([2, 2, 1])
    expect(places('A: 5 | B: 3 rum rum-2 | C: 1', 'C')).toEqual([1, 2, 3])
    expect(places('A: 3 rum rum-2 | B: 3 rum rum-1 rum-1 | C: 1', 'C')).toEqual([2, 1, 3])
  })

  it('[R9.8] equal captains share a place, and the same order decides all places', () => {
    expect(places('A: 5 | B: 5 | C: 1', 'C')).toEqual([1, 1, 3])
    expect(places('A: 9 | B: 5 | C: 3 rum rum-2 | D: 5', 'A')).toEqual([1, 2, 4, 2])
  })
})
