/** The engine on every real game: complete matches by bots and by listed moves, determinized worlds, loaded states and corrupted states. */
import { describe, expect, it } from 'vitest'
import { parseJournal, replay } from '@tortuga/kit'
import { createEngineClient, SEED } from '../../test/ask-engine.ts'
import { REGISTRY } from '../games/registry.ts'

const JUNK = [null, -1, 0, 99, 1.5, 'x', [], {}, [null], [[]], true]

describe.each(REGISTRY.map(entry => ({ id: entry.game.id, entry })))('$id', ({ id, entry }) => {
  const [fewest, most] = entry.game.seats
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)

  it.each(counts)('plays %i seats to the end and loads every state; the journal replays', seats => {
    const engine = createEngineClient(REGISTRY)
    const levels = Object.keys(entry.bots)
    const presets = Object.keys(entry.game.presets)
    for (const options of seats === fewest ? presets : presets.slice(0, 1)) {
      const { match, awaited } = engine.get({ do: 'new', game: id, seats, options, seed: SEED })
      let [waiting, outcome, moves] = [awaited as readonly number[], null as unknown, 0]
      while (waiting.length > 0) {
        const [seat = 0] = waiting
        const level = levels[moves % levels.length]
        const seed = (moves += 1).toString(16).padStart(64, '0')
        const { move } = engine.get({ do: 'bot', match, seat, level, seed, playouts: 4 })
        expect(engine.get({ do: 'check', match, seat, move })).toBeNull()
        const loaded = engine.get({ do: 'load', game: id, state: engine.get({ do: 'state', match }) })
        expect(loaded.awaited).toEqual(waiting)
        engine.get({ do: 'drop', match: loaded.match })
        ;({ awaited: waiting, outcome } = engine.get({ do: 'play', match, seat, move }))
      }
      expect(outcome).toMatchObject({ places: expect.arrayContaining([1]) })
      const lines: readonly unknown[] = engine.get({ do: 'journal', match })
      const read = parseJournal(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
      expect(read.ok && replay(entry.game, read.journal)).toMatchObject({ fault: null })
    }
  })

  it.each(counts)('detects the number of seats of a loaded state: %i', seats => {
    const engine = createEngineClient(REGISTRY)
    const { match } = engine.get({ do: 'new', game: id, seats })
    const state = engine.get({ do: 'state', match })
    const loaded = engine.get({ do: 'load', game: id, state })
    expect(engine.get({ do: 'state', match: loaded.match })).toEqual(state)
    expect(engine.get({ do: 'journal', match: loaded.match })[0]).toMatchObject({ seats })
    const world = engine.get({ do: 'determinize', match, seat: seats - 1, seed: SEED })
    expect(engine.get({ do: 'view', match: world.match, viewer: seats - 1 })).toEqual(engine.get({ do: 'view', match, viewer: seats - 1 }))
  })

  it('answers with an error for a corrupted state, on loading or on playing', () => {
    const engine = createEngineClient(REGISTRY)
    const { match, awaited } = engine.get({ do: 'new', game: id, seats: most })
    const state = engine.get({ do: 'state', match })
    const [move] = engine.get({ do: 'moves', match, seat: awaited[0], limit: 1 })
    for (const key of Object.keys(state))
      for (const junk of [undefined, ...JUNK]) {
        const { ok, error } = engine.ask({ do: 'load', game: id, state: { ...state, [key]: junk } })
        if (error !== undefined) {
          expect(error).toMatchObject({ code: 'bad-state' })
          continue
        }
        const loaded = (ok as { readonly match: string }).match
        for (const seat of awaited) {
          expect(engine.ask({ do: 'moves', match: loaded, seat, limit: 5 })).toBeTruthy()
          expect(engine.ask({ do: 'play', match: loaded, seat, move })).toBeTruthy()
        }
      }
    expect(engine.get({ do: 'play', match, seat: awaited[0], move })).toBeTruthy()
  })
})
