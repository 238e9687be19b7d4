/** The bots of Nim by level, the weakest first. */
import type { Bot } from '@tortuga/kit'
import { nim, type NimTypes } from '../rules/index.ts'

export const bots: Readonly<Record<'captain', Bot<NimTypes>>> = {
  /** Plays perfectly: a position is lost if the heap sizes cancel out bit by bit, and a winning move makes them cancel out. */
  captain: ({ heaps, ...view }) => {
    const sum = heaps.reduce((bits, coins) => bits ^ coins, 0)
    const heap = heaps.findIndex(coins => (coins ^ sum) < coins)
    const coins = heaps[heap]
    if (coins === undefined) return { move: nim.timeUp({ ...view, heaps }), chance: 0, reason: { type: 'waits' } }
    return { move: { heap, take: coins - (coins ^ sum) }, chance: 1, reason: { type: 'wins' } }
  },
}
