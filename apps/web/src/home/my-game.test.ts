/** The order of the visitor's games on the home page. */
import { expect, it } from 'vitest'
import { home as en } from '../text/en/home.ts'
import { home as pl } from '../text/pl/home.ts'
import { fromDevice, sortGames } from './my-game.ts'

const game = (id: string, part: Partial<Parameters<typeof fromDevice>[0]> = {}) =>
  fromDevice({
    id,
    game: 'rum',
    players: [],
    awaited: [1],
    version: 3,
    over: false,
    halted: false,
    touched: 5,
    result: null,
    series: null,
    ...part,
  })

it('sorts by my turn, running, stopped, finished; the most recent first within a group', () => {
  const games = [
    game('over', { over: true, touched: 99 }),
    game('theirs', { touched: 8 }),
    game('mine-old', { awaited: [0], touched: 1 }),
    game('halted', { halted: true }),
    game('mine-new', { awaited: [0], touched: 2 }),
  ]
  expect(sortGames(games).map(({ id }) => id)).toEqual(['mine-new', 'mine-old', 'theirs', 'halted', 'over'])
})

it('names everybody it waits for', () => {
  expect([en.lists.turnOf('Ada', 1), en.lists.turnOf('Ada and Bob', 2)]).toEqual(['Waiting for Ada', 'Waiting for Ada and Bob'])
  expect([pl.lists.turnOf('Ada', 1), pl.lists.turnOf('Ada i Bob', 2)]).toEqual(['Teraz gra Ada', 'Teraz grają: Ada i Bob'])
})
