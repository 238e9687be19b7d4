/** Every game's lens: what it notes of a real game has names in both languages and adds up. */
import { at, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../language.ts'
import { REGISTRY } from '../../registry.ts'
import { layTable, playGame } from '../game.ts'
import type { Plan } from '../plan.ts'
import { cardIn } from '../row.ts'
import { lensOf } from './index.ts'

const GAMES = upTo(3)

describe.each(REGISTRY.map(entry => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const lens = lensOf(id)
  const [bot = 'random'] = lens.plain
  const seats = entry.game.seats[0]
  const options = at(Object.values(entry.game.presets), 0)
  const fixture = { name: '', options, lineup: upTo(seats).map(() => bot), deals: GAMES.length }
  const plan: Plan = { lab: 1, kind: 'figures', game: id, rules: 1, build: '', seats, seed: 'lens', playouts: 20, fixtures: [fixture] }
  const table = layTable(entry, plan, 0)
  const rows = GAMES.map(game => {
    const played = playGame(table, { fixture: 0, game })
    if (!played.ok) throw new Error(played.problem)
    return played.row
  })

  it('names its plain bot', () => expect(Object.keys({ ...entry.bots, ...entry.plain })).toContain(lens.plain.at(-1)))

  it('gives every end, side, count and card a name in both languages', () => {
    for (const { ending, sides, counts } of rows) {
      expect(lens.endingNames).toHaveProperty(ending)
      for (const side of sides ?? []) expect(lens.sideNames).toHaveProperty(side)
      expect(counts).toHaveLength(Object.keys(lens.countNames).length)
    }
    for (const face of table.faces) for (const language of LANGUAGES) expect(lens.faceName(face, options)[language]).not.toBe('')
    expect(rows.some(({ counts }) => counts.some(count => count > 0))).toBe(true)
  })

  it('sees cards being taken and played by those who can', () => {
    expect(table.faces.length).toBeGreaterThan(10)
    for (const row of rows) {
      expect(row.cards).toHaveLength(5 * table.faces.length)
      const cards = table.faces.map((_, index) => cardIn(row, index))
      for (const { taken, played, takers, players } of cards) {
        expect(taken > 0).toBe(takers > 0)
        expect(played > 0).toBe(players > 0)
        expect(Math.max(takers, players)).toBeLessThan(2 ** seats)
      }
      expect(cards.some(({ played }) => played > 0)).toBe(true)
    }
    expect(rows.some(row => table.faces.some((_, index) => cardIn(row, index).keepers > 0))).toBe(true)
  })

  it('knows who began, or which side each seat is', () => {
    for (const { first, sides } of rows) expect(first !== null || sides !== null).toBe(true)
  })
})
