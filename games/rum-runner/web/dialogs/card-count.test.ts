/** The decklists count every card once and show each viewer only what they know. */
import { at, fastRandom, pick } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { notation, rumRunner, SIDES } from '../../rules/index.ts'
import { countCards } from './card-count.ts'

const position =
  'crown | crown: A | crown hand: reef | bivalve-bay: (light-rum)+1 < (reef) kraken | fleet: sloop[doug-doubloon] | crown discard: squall … | crown score: gold-rum | crown deck: -'
const rowOf = (viewer: 0 | 1 | 'table' | 'open', face: string) =>
  SIDES.flatMap(side => countCards(rumRunner.view(notation.parseState(position), viewer), side)).find(row => row.face === face)

it('counts known and unknown cards', () => {
  expect(rowOf(0, 'reef')).toEqual({ face: 'reef', copies: 2, known: { play: 1, hand: 1 }, unknown: 0 })
  expect(rowOf(1, 'reef')).toEqual({ face: 'reef', copies: 2, known: {}, unknown: 2 })
  expect(rowOf('table', 'kraken')).toEqual({ face: 'kraken', copies: 1, known: { play: 1 }, unknown: 0 })
  expect(rowOf('open', 'light-rum')?.known['play']).toBe(1)
  expect(rowOf(1, 'gold-rum')?.known).toEqual({ discards: 2, score: 1 })
  expect(rowOf(0, 'doug-doubloon')?.known).toEqual({ play: 1 })
})

it('never counts more cards than exist, for any viewer of random games', () => {
  const random = fastRandom(2)
  let { state } = rumRunner.setup(at(Object.values(rumRunner.presets), 0), 2, random)
  for (let move = 0; move < 150; move += 1) {
    const [seat] = rumRunner.awaited(state)
    if (seat === undefined) break
    for (const viewer of [0, 1, 'table', 'open'] as const)
      for (const side of SIDES) {
        const rows = countCards(rumRunner.view(state, viewer), side)
        expect(rows.filter(({ unknown }) => unknown < 0)).toEqual([])
        if (viewer === 'open') continue
        const hidden = rows.reduce((sum, { unknown }) => sum + unknown, 0)
        const buried = rumRunner.secrets.hiddenFrom(state, viewer).flat()
        expect(hidden).toBe(buried.filter(piece => rows.some(({ face }) => face === rumRunner.secrets.faceOf(piece))).length)
      }
    ;({ state } = rumRunner.apply(state, seat, pick([...rumRunner.moves(rumRunner.view(state, seat))], random), random))
  }
})
