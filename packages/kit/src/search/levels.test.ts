/** Handicaps: the rate of slips and the share of playouts. */
import { expect, it } from 'vitest'
import { toy } from '../../test/toy/index.ts'
import type { ToyTypes } from '../../test/toy/types.ts'
import { fastRandom, range } from '../index.ts'
import type { Bot } from '../index.ts'
import { handicapped } from './levels.ts'

it('a handicapped bot slips at the given rate and otherwise uses its share of the playouts', () => {
  const { state } = toy.setup({ rounds: 2 }, 2, fastRandom(1))
  const view = toy.view(state, 1)
  const move = toy.timeUp(view)
  const given: number[] = []
  const strong: Bot<ToyTypes> = (_, { playouts }) => {
    given.push(playouts)
    return { move, chance: 0.9, reason: null }
  }
  const slipping: Bot<ToyTypes> = () => ({ move, chance: 0.1, reason: null })
  const bot = handicapped(strong, slipping, { slips: 25, share: 0.3 })
  const random = fastRandom(1)
  const slips = range(2000).filter(() => bot(view, { random, playouts: 101 }).chance === 0.1)
  expect(slips.length / 2000).toBeCloseTo(0.25, 1)
  expect(new Set(given)).toEqual(new Set([30]))
  expect(handicapped(strong, slipping, { slips: 0, share: 1 })(view, { random, playouts: 7 }).chance).toBe(0.9)
})
