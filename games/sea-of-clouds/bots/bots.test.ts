/** The bots meet the requirements for every bot, and choose good moves in simple positions. */
import { at, fastRandom, type Advice, type Bot } from '@tortuga/kit'
import { describeBots } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { notation, seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { bots, baselineBots } from './index.ts'

const options = at(Object.values(seaOfClouds.presets), 0)
describeBots(
  seaOfClouds,
  { ...bots, ...baselineBots },
  [2, 3, 4].map(seats => ({ options, seats, seed: 3 + seats, playouts: 4, moves: 16 })),
)

const advise = (bot: Bot<SeaTypes>, position: string): Omit<Advice<SeaTypes>, 'move'> & { readonly move: string } => {
  const advice = bot(seaOfClouds.view(notation.parseState(position), 0), { random: fastRandom(1), playouts: 60 })
  return { ...advice, move: notation.printMove(advice.move) }
}

describe.each([
  ['weigher', baselineBots.weigher],
  ['captain', bots.captain],
] as const)('%s', (_, bot) => {
  it('takes the next card of a set, and leaves a first Siren’s Song at the end', () => {
    const rich = 'standard | round: 12 | spaces: kraken-eye / rotgut / rotgut | A: 3 relics kraken-eye kraken-eye kraken-eye | B: 3 | C: 3'
    expect(advise(bot, rich)).toMatchObject({ move: 'take', reason: { type: 'takes' } })
    const poor = 'standard | round: 15 | spaces: sirens-song / rum-1 / rum-1 | A: 3 | B: 3 | C: 3'
    expect(advise(bot, poor)).toMatchObject({ move: 'leave', reason: { type: 'leaves', points: -3 } })
  })

  it('gives no advice to a viewer who is not asked', () => {
    const view = seaOfClouds.view(notation.parseState('standard | spaces: rum-1 / rum-2 / rum-3 | A: 3 | B: 3'), 'table')
    expect(bot(view, { random: fastRandom(1), playouts: 10 })).toMatchObject({ chance: null, reason: null })
  })
})

describe('weigher', () => {
  it.each([
    ['take-share-card', 'A: 3 | B: 3', 'pick 1 1'],
    ['discard-pirate', 'A: 3 pirates gunner recon | B: 3', 'discard 2'],
    ['loser-discards vs B C', 'A: 3 | B: 3 | C: 9', 'aim C'],
    ['exchange-rum vs B', 'A: 3 rum rum-4 rotgut | B: 3 rum rum-1', 'exchange B 2'],
    ['exchange-rum vs B', 'A: 3 rum rum-4 | B: 3 rum rum-1', 'decline'],
  ])('answers %s with %s: %s', (task, captains, move) => {
    const position = `standard | spaces: rum-5{A} / rotgut{A} / cursed-idol{A} | ${captains} | agenda: effect A card ${task}, end-turn A`
    expect(advise(baselineBots.weigher, position).move).toBe(move)
  })

  it('exchanges a bad Object for a good one', () => {
    const position = `standard | A: 3 objects cursed-idol.2 | B: 3 objects cutlass magic-shell | agenda: effect A card exchange-object vs B, end-turn A`
    expect(advise(baselineBots.weigher, position).move).toMatch(/^exchange B 1 for /)
  })

  it.each([
    ['hand: cook beer | A: 3 | B: 3 | agenda: play-cards A, end-turn A', 'play 2'],
    ['A: 3 pirates recon>B gunner>BC | B: 3 | C: 3 rum rum-1 | agenda: resolve A, end-boarding, end-round', 'resolve 2 C'],
    ['A: 3 objects magic-shell cursed-idol | B: 3 | agenda: discard-object A mr-feather B, end-turn B', 'discard 2'],
  ])('answers %s: %s', (position, move) => {
    expect(advise(baselineBots.weigher, `standard | ${position}`).move).toBe(move)
  })

  it('takes a share that the next captain wants', () => {
    const position =
      'standard | round: 9 | spaces: kraken-eye +1 / rum-2 gunner / rum-2 gunner | A: 3 | B: 3 relics kraken-eye kraken-eye kraken-eye | deck: rum-1 …'
    expect(advise(baselineBots.weigher, position)).toMatchObject({ move: 'take', reason: { type: 'denies', seat: 1 } })
  })
})

it('the captain level estimates its chance of winning', () => {
  const position = (own: string, other: string): string => `standard | round: 14 | spaces: rum-1 / rum-2 / rum-3 | A: ${own} | B: ${other}`
  expect(advise(bots.captain, position('30', '3')).chance).toBeGreaterThan(0.9)
  expect(advise(bots.captain, position('3', '30')).chance).toBeLessThan(0.1)
})
