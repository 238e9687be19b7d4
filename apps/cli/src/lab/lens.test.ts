/** Every lens on a real game: each name exists in every language, and the counts are consistent. */
import { MANIFESTS } from '@tortuga/games'
import { LANGUAGES, at, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { REGISTRY } from '../games/registry.ts'
import { setUpFixture, playGame } from './simulation/play-game.ts'
import type { Plan } from './simulation/plan.ts'
import { cardFiguresAt } from './simulation/game-row.ts'

const GAMES = range(3)

const withLens = REGISTRY.filter(({ game }) => MANIFESTS.some(({ id, load }) => id === game.id && load.lens !== undefined))

it('some games have a lens', () => expect(withLens).not.toEqual([]))

describe.each(withLens.map(entry => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const { lens } = entry
  const [bot = 'random'] = lens.plain
  const seats = entry.game.seats[0]
  const options = at(Object.values(entry.game.presets), 0)
  const fixture = { name: '', options, lineup: range(seats).map(() => bot), deals: GAMES.length }
  const plan: Plan = { lab: 1, kind: 'figures', game: id, rules: 1, build: '', seats, seed: 'lens', playouts: 20, fixtures: [fixture] }
  const setup = setUpFixture(entry, plan, 0)
  const rows = GAMES.map(game => {
    const played = playGame(setup, { fixture: 0, game })
    if (!played.ok) throw new Error(played.problem)
    return played.row
  })

  it('names its plain bot', () => expect(Object.keys({ ...entry.bots, ...entry.baselines })).toContain(lens.plain.at(-1)))

  it('names every ending, side, count and card in every language', () => {
    for (const { ending, sides, counts } of rows) {
      for (const language of LANGUAGES) {
        const names = lens.names[language]
        expect(Object.keys(names.endings)).toContain(ending)
        for (const side of sides ?? []) expect(Object.keys(names.sides)).toContain(side)
        expect(Object.keys(names.counts)).toEqual(setup.counters)
      }
      expect(counts).toHaveLength(setup.counters.length)
    }
    for (const face of setup.faces) for (const language of LANGUAGES) expect(lens.faceName(face, options, language)).not.toBe('')
    expect(rows.some(({ counts }) => counts.some(count => count > 0))).toBe(true)
  })

  it('records cards as taken and played by the right seats', () => {
    expect(setup.faces.length).toBeGreaterThan(10)
    for (const row of rows) {
      expect(row.cards).toHaveLength(5 * setup.faces.length)
      const cards = setup.faces.map((_, index) => cardFiguresAt(row, index))
      for (const { taken, played, takers, players } of cards) {
        expect(taken > 0).toBe(takers > 0)
        expect(played > 0).toBe(players > 0)
        expect(Math.max(takers, players)).toBeLessThan(2 ** seats)
      }
      expect(cards.some(({ played }) => played > 0)).toBe(true)
    }
    expect(rows.some(row => setup.faces.some((_, index) => cardFiguresAt(row, index).keepers > 0))).toBe(true)
  })

  it('knows the first player or the side of each seat', () => {
    for (const { first, sides } of rows) expect(first !== null || sides !== null).toBe(true)
  })
})
