/** The games of a plan: deals, rotated seats and seeds. */
import { describe, expect, it } from 'vitest'
import { gamesOf, runIdentity, listMissingRanges, lineupOf, dealSeed, rotationsOf } from './plan.ts'
import type { Fixture, Plan } from './plan.ts'

const fixture = (lineup: readonly string[], deals: number): Fixture => ({ name: lineup.join(), options: {}, lineup: [...lineup], deals })
const plan = (...fixtures: readonly Fixture[]): Plan => ({
  lab: 1,
  kind: 'figures',
  game: 'rum',
  rules: 1,
  build: 'b',
  seats: 2,
  seed: 's',
  playouts: null,
  fixtures: [...fixtures],
})

describe('mirrored deals', () => {
  it.each([
    [['a', 'b'], 2],
    [['a', 'a'], 1],
    [['a', 'b', 'b'], 3],
    [['a', 'b', 'a', 'b'], 2],
    [['a', 'a', 'b', 'b'], 4],
  ])('%j has %d rotations', (lineup, turns) => expect(rotationsOf(lineup)).toBe(turns))

  it('put every bot in every seat', () => {
    const three = fixture(['a', 'b', 'c'], 2)
    expect([0, 1, 2, 3].map(game => lineupOf(three, game))).toEqual([
      { deal: 0, bots: ['a', 'b', 'c'] },
      { deal: 0, bots: ['b', 'c', 'a'] },
      { deal: 0, bots: ['c', 'a', 'b'] },
      { deal: 1, bots: ['a', 'b', 'c'] },
    ])
  })

  it('have a seed that depends on the run and the deal', () => {
    expect(dealSeed(plan(), 0)).toBe('431e05f0dd7289de5e4d084ca429c32522f1c2d057cd9f2b09850eb89c704b9c')
    const seeds = [0, 1, 2].flatMap(deal => [dealSeed({ kind: 'figures', seed: 's' }, deal), dealSeed({ kind: 'ladder', seed: 's' }, deal)])
    expect(new Set(seeds).size).toBe(6)
    expect(seeds.every(seed => /^[0-9a-f]{64}$/.test(seed))).toBe(true)
  })
})

describe('a plan', () => {
  it('keeps its identity when it is extended, and changes it with anything else', () => {
    const short = plan(fixture(['a', 'b'], 2))
    expect(runIdentity(plan(fixture(['a', 'b'], 90)))).toBe(runIdentity(short))
    for (const other of [{ seed: 't' }, { build: 'c' }, { seats: 3 }, { playouts: 5 }, { fixtures: [fixture(['b', 'a'], 2)] }])
      expect(runIdentity({ ...short, ...other })).not.toBe(runIdentity(short))
  })

  it('interleaves its fixtures and skips finished games', () => {
    const both = plan(fixture(['a', 'b'], 4), fixture(['a', 'a'], 4))
    expect(gamesOf(both)).toBe(12)
    expect(listMissingRanges(both, 4, () => false)).toEqual([
      { fixture: 0, from: 0, to: 4 },
      { fixture: 1, from: 0, to: 4 },
      { fixture: 0, from: 4, to: 8 },
    ])
    expect(listMissingRanges(both, 4, ({ fixture: number, game }) => number === 1 || game < 5)).toEqual([{ fixture: 0, from: 5, to: 8 }])
  })
})
