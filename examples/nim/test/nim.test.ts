/** Nim passes the laws of every game, its bot passes the laws of bots, and each rule has a test. */
import { readFileSync } from 'node:fs'
import { fastRandom } from '@tortuga/kit'
import { describeBots, describeLaws } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { bots } from '../bots/index.ts'
import { nim, notation } from '../rules/index.ts'

describeLaws(nim, { rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'), notation })
describeBots(nim, bots, [{ options: {}, seats: 2, seed: 1, playouts: 0, moves: 15 }])

it('[R1.1] the heaps have 3, 5 and 7 coins and the first seat begins', () =>
  expect(notation.printState(nim.setup({}, 2, fastRandom(1)).state)).toBe('3 5 7 | 0'))

it('[R1.2] only the player to move may take, and no more coins than the heap has', () => {
  const check = (seat: number, move: string) => nim.check(nim.view(notation.parseState('3 1 | 0'), seat), notation.parseMove(move))?.type
  expect([check(1, '1 from 1'), check(0, '1 from 1'), check(0, '3 from 1')]).toEqual(['not-your-turn', undefined, undefined])
  expect(['4 from 1', '2 from 2', '1 from 3'].map(move => check(0, move))).toEqual(['not-in-heap', 'not-in-heap', 'not-in-heap'])
})

it('[R1.3] the player who takes the last coin wins', () =>
  expect(nim.outcome(nim.apply(notation.parseState('2 | 1'), 1, { heap: 0, take: 2 }, fastRandom(1)).state)?.places).toEqual([2, 1]))
