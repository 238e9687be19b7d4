/** Folding whole matches: after every step, the events that a viewer saw have led to that viewer's view, in several rounds and with new deals. */
import { at, fastRandom, pick, range, type Viewer } from '@tortuga/kit'
import { isSameData } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { rummikub } from '../index.ts'
import { notation } from '../notation/index.ts'
import { PRESETS } from '../options.ts'
import { playing } from '../testing.ts'
import type { Event, Options, State, View } from '../data/types.ts'

const foldAll = (state: State, events: readonly Event[], viewer: Viewer): View =>
  events.reduce((view, event) => rummikub.fold(view, rummikub.viewEvent(event, viewer) ?? event), rummikub.view(state, viewer))

/** Random moves, often none but drawing, and the clock now and then; returns the types of all events that were folded. */
const foldMatch = (options: Options, seats: number, seed: number): ReadonlySet<string> => {
  const random = fastRandom(seed)
  const seen = new Set<string>()
  let { state } = rummikub.setup(options, seats, random)
  for (let awaited = rummikub.awaited(state); awaited.length > 0; awaited = rummikub.awaited(state)) {
    const seat = pick(awaited, random)
    const view = rummikub.view(state, seat)
    const listed = [...rummikub.moves(view)]
    const move = random.int(12) === 0 ? rummikub.timeUp(view) : random.int(3) === 0 ? at(listed, 0) : pick(listed, random)
    const step = rummikub.apply(state, seat, move, random)
    for (const { type } of step.events) seen.add(type)
    for (const viewer of [...range(seats), 'table', 'open'] as const) {
      const folded = foldAll(state, step.events, viewer)
      expect(isSameData(folded, rummikub.view(step.state, viewer)), `${viewer}: ${notation.printMove(move)}`).toBe(true)
    }
    state = step.state
  }
  return seen
}

describe('folding', () => {
  it.each([
    ['pl', { ...PRESETS.pl, rounds: 3, doubletsForRedeal: 1 }, 2],
    ['mso', { ...PRESETS.mso, rounds: 2 }, 3],
    ['english', { ...PRESETS.english, rounds: 2, tableInOpeningTurn: true }, 4],
    ['sabra', PRESETS.sabra, 5],
  ] as const)('is exact for every viewer in whole matches, %s', (_, options, seats) => {
    expect(foldMatch(options, seats, seats).has('played')).toBe(true)
  })

  it('knows every event but those before the first deal', () => {
    const seen = new Set([...foldMatch({ ...PRESETS.pl, rounds: 3, doubletsForRedeal: 1 }, 2, 2), ...foldMatch(PRESETS.mso, 3, 3)])
    expect([...seen].toSorted()).toEqual([
      'announced',
      'answered',
      'bank-emptied',
      'dealt',
      'drew',
      'ended',
      'passed',
      'penalised',
      'play-began',
      'played',
      'redeal',
      'round-began',
      'scored',
    ])
  })

  it('[R12.3] shows all racks between the end of a round and the next deal', () => {
    const position = 'own | table: B4 B5 B6 | A: B3 | B: K5 | opened: A B'
    const options = JSON.stringify({ ...PRESETS.pl, rounds: 2 })
    const state = notation.parseState(`${position} | options: ${options}`)
    const { events } = playing(state, 'play B3 B4 B5 B6', fastRandom(1))
    const scored = foldAll(state, events.slice(0, 2), 'table')
    expect(scored).toMatchObject({
      racks: [[], ['K5']],
      rounds: [[5, -5]],
      agenda: [],
      table: [{ kind: 'run', tiles: ['B3', 'B4', 'B5', 'B6'] }],
    })
    expect(foldAll(state, events, 'table')).toMatchObject({ racks: null, table: [], rackSizes: [14, 14], bankSize: 78 })
  })

  it('shows the table that each play leaves', () => {
    const state = notation.parseState('pl | table: B4 B5 B6 | A: R10 B10 K10 K1 | B: K2')
    const { events } = playing(state, 'play B4 B5 B6 / R10 B10 K10')
    expect(rummikub.fold(rummikub.view(state, 1), events[0]!).table.map(({ tiles }) => tiles.join(' '))).toEqual([
      'B4 B5 B6',
      'R10 B10 K10',
    ])
  })
})
