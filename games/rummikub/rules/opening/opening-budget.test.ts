/** Racks that once took minutes: many low tiles and a high opening minimum. They end within a budget of tries. */
import { expect, it } from 'vitest'
import { FREE_SETS, type SetRules } from '../sets/sets.ts'
import { listOpenings } from '../sets/simple-plays.ts'
import { highestSum, canReachSum } from '../solver/exhaustive-search.ts'
import type { Face } from '../data/types.ts'

const ONE_AFTER_13: SetRules = { oneAfter13: true, jokersPerSet: 1 }

/** All tiles up to this number, twice. */
const lowTiles = (upTo: number): readonly Face[] =>
  ['K', 'R', 'B', 'O'].flatMap(colour => Array.from({ length: 2 * upTo }, (_, index) => `${colour}${(index >> 1) + 1}`))

/** High tiles that fit into no set. */
const LONERS: readonly Face[] = ['K13', 'K10', 'R12', 'R9']

it('lists openings of a large rack without trying every combination', () => {
  expect(listOpenings([...lowTiles(4), ...LONERS, 'J', 'J'], 100, FREE_SETS)).toEqual([])
})

it('finds the highest sum of a large rack, ignoring tiles that fit into no set', () => {
  const rack = [...lowTiles(4), ...LONERS]
  expect([highestSum(rack, ONE_AFTER_13), canReachSum(rack, 80, ONE_AFTER_13), canReachSum(rack, 100, ONE_AFTER_13)]).toEqual([
    80,
    true,
    false,
  ])
})

it('still finds openings that are easy to see', () => {
  expect(listOpenings([...lowTiles(5), 'K13', 'R13', 'B13'], 100, FREE_SETS)).toHaveLength(40)
})
