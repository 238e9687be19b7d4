/** The order of my games: what waits for me first. */
import { expect, it } from 'vitest'
import { fromDevice, sortGames } from './lists.tsx'

const game = (id: string, part: Partial<Parameters<typeof fromDevice>[0]> = {}) =>
  fromDevice({ id, game: 'rum', players: [], awaited: [1], version: 3, over: false, halted: false, touched: 5, ...part })

it('puts my turn first, then what goes on, then what is over; the newest first among equals', () => {
  const games = [
    game('over', { over: true, touched: 99 }),
    game('theirs', { touched: 8 }),
    game('mine-old', { awaited: [0], touched: 1 }),
    game('halted', { halted: true }),
    game('mine-new', { awaited: [0], touched: 2 }),
  ]
  expect(sortGames(games).map(({ id }) => id)).toEqual(['mine-new', 'mine-old', 'theirs', 'halted', 'over'])
})
