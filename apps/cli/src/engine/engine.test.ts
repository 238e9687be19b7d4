/** Every request of the engine on the toy game, and every error that a request can cause. */
import { beforeEach, describe, expect, it } from 'vitest'
import { parseJournal, replay } from '@tortuga/kit'
import { createEngineClient, SEED } from '../../test/ask-engine.ts'
import type { EngineClient } from '../../test/ask-engine.ts'
import { toyCliGame } from '../../test/toy-game.ts'
import { ERROR_CODES } from './responses.ts'
import { createEngine } from './engine.ts'
import { MAX_MATCHES } from './engine-match.ts'

let engine: EngineClient
const NEW = { do: 'new', game: 'harbour', seats: 3, seed: SEED }

beforeEach(() => {
  engine = createEngineClient([toyCliGame])
})

/** Plays the first listed move until the match is over. */
const playOut = (match: string, awaited: readonly number[]): void => {
  let waiting = awaited
  while (waiting.length > 0) {
    const seat = waiting[0]
    const [move] = engine.get({ do: 'moves', match, seat, limit: 1 })
    waiting = engine.get({ do: 'play', match, seat, move }).awaited
  }
}

const replayed = (match: string) => {
  const lines: readonly unknown[] = engine.get({ do: 'journal', match })
  const read = parseJournal(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  if (!read.ok) throw new Error(`line ${read.line}: ${read.problem}`)
  return replay(toyCliGame.game, read.journal)
}

describe('games, matches and views', () => {
  it('lists the games with their options as JSON Schema', () => {
    expect(engine.get({ do: 'games' })).toMatchObject([
      {
        id: 'harbour',
        rules: 2,
        seats: [2, 3],
        listsAllMoves: false,
        options: { type: 'object', properties: { rounds: { type: 'integer', minimum: 1, maximum: 5 } } },
        presets: { short: { rounds: 2 }, long: { rounds: 4 } },
        bots: ['first', 'random'],
      },
    ])
  })

  it('starts with a preset, an options object or the default; the same seed gives the same match', () => {
    const states = [{}, { options: 'short' }, { options: { rounds: 2 } }].map(options => {
      const { match, awaited } = engine.get({ ...NEW, ...options })
      expect(awaited).toEqual([1, 2])
      return engine.get({ do: 'state', match })
    })
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
    expect(engine.get({ do: 'state', match: engine.get({ ...NEW, options: 'long' }).match }).options).toEqual({ rounds: 4 })
  })

  it('shows each viewer its view', () => {
    const { match } = engine.get(NEW)
    expect(engine.get({ do: 'view', match, viewer: 1 })).toMatchObject({ viewer: 1, wind: null })
    expect(engine.get({ do: 'view', match, viewer: 'table' })).toMatchObject({ viewer: 'table', hand: [] })
    expect(engine.get({ do: 'view', match, viewer: 'open' }).hands).toHaveLength(3)
  })

  it('drops a match', () => {
    const { match } = engine.get(NEW)
    expect(engine.get({ do: 'drop', match })).toBeNull()
    expect(engine.code({ do: 'state', match })).toBe('unknown-match')
  })

  it(`holds ${MAX_MATCHES} matches and no more`, () => {
    for (let count = 0; count < MAX_MATCHES; count += 1) engine.get(NEW)
    expect(engine.code(NEW)).toBe('too-many-matches')
    engine.get({ do: 'drop', match: 'm17' })
    const { match } = engine.get(NEW)
    expect(engine.code({ do: 'determinize', match, seat: 0, seed: SEED })).toBe('too-many-matches')
    expect(engine.code({ do: 'load', game: 'harbour', state: engine.get({ do: 'state', match }) })).toBe('too-many-matches')
  })
})

describe('moves', () => {
  it('are listed up to the limit, and only for an awaited seat', () => {
    const { match } = engine.get(NEW)
    const all = engine.get({ do: 'moves', match, seat: 1 })
    expect(all.length).toBeGreaterThan(1)
    expect(engine.get({ do: 'moves', match, seat: 1, limit: 1 })).toEqual(all.slice(0, 1))
    expect(engine.get({ do: 'moves', match, seat: 1, limit: 0 })).toEqual([])
    expect(engine.get({ do: 'moves', match, seat: 0 })).toEqual([])
  })

  it('are checked by the same rules as when they are played', () => {
    const { match } = engine.get(NEW)
    const [move] = engine.get({ do: 'moves', match, seat: 1 })
    const tries = [
      { seat: 1, move: { type: 'nod' }, refusal: 'other-question', text: { en: 'en: other-question', pl: 'pl: other-question' } },
      { seat: 1, move: { type: 'nonsense' }, refusal: 'malformed', text: { en: expect.any(String), pl: expect.any(String) } },
      { seat: 1, move: null, refusal: 'malformed', text: expect.anything() },
      { seat: 0, move, refusal: 'not-awaited', text: expect.anything() },
    ]
    for (const { refusal, text, ...tried } of tries) {
      const answer = engine.get({ do: 'check', match, ...tried })
      expect(answer).toEqual({ refusal: { type: refusal }, rules: refusal === 'other-question' ? ['T3.2', 'T3.3', 'T3.4'] : [], text })
      expect(engine.ask({ id: 1, do: 'play', match, ...tried })).toEqual({
        id: 1,
        error: { code: 'refused', message: answer.text.en, ...answer },
      })
    }
    expect(engine.get({ do: 'check', match, seat: 1, move })).toBeNull()
    expect(engine.get({ do: 'state', match })).toEqual(engine.get({ do: 'state', match: engine.get(NEW).match }))
  })

  it('return all events, the awaited seats and the outcome', () => {
    const { match, awaited } = engine.get({ ...NEW, options: { rounds: 1 } })
    const [move] = engine.get({ do: 'moves', match, seat: 1 })
    expect(engine.get({ do: 'play', match, seat: 1, move })).toMatchObject({
      events: [{ type: 'packed', seat: 1 }],
      awaited: [2],
      outcome: null,
    })
    playOut(match, awaited.slice(1))
    expect(engine.get({ do: 'check', match, seat: 1, move }).refusal).toEqual({ type: 'over' })
    expect(replayed(match)).toMatchObject({ fault: null })
  })
})

describe('bots', () => {
  it('give the same advice for the same seed, and none out of turn', () => {
    const { match } = engine.get(NEW)
    const advice = engine.get({ do: 'bot', match, seat: 1, level: 'random', seed: SEED })
    expect(advice).toEqual({ move: expect.anything(), chance: 0.5, reason: { type: 'none' } })
    expect(engine.get({ do: 'bot', match, seat: 1, level: 'random', seed: SEED })).toEqual(advice)
    expect(engine.get({ do: 'check', match, seat: 1, move: advice.move })).toBeNull()
    expect(engine.ask({ do: 'bot', match, seat: 0, level: 'random' }).error).toMatchObject({
      code: 'refused',
      refusal: { type: 'not-awaited' },
    })
    expect(engine.code({ do: 'bot', match, seat: 1, level: 'toString' })).toBe('unknown-level')
  })
})

describe('loaded states', () => {
  it('continue the match, and their journal replays', () => {
    const { match, awaited } = engine.get(NEW)
    const [move] = engine.get({ do: 'moves', match, seat: 1 })
    engine.get({ do: 'play', match, seat: awaited[0], move })
    const loaded = engine.get({ do: 'load', game: 'harbour', state: engine.get({ do: 'state', match }), seed: SEED })
    expect(loaded.awaited).toEqual([2])
    const start = { state: engine.get({ do: 'state', match }), of: null }
    expect(engine.get({ do: 'journal', match: loaded.match })).toMatchObject([{ journal: 2, options: null, seats: 3, start }])
    playOut(loaded.match, loaded.awaited)
    expect(replayed(loaded.match)).toMatchObject({ fault: null })
  })

  it('can be created by determinizing a seat’s view', () => {
    const { match } = engine.get(NEW)
    const world = engine.get({ do: 'determinize', match, seat: 1, seed: SEED })
    expect(engine.get({ do: 'view', match: world.match, viewer: 1 })).toEqual(engine.get({ do: 'view', match, viewer: 1 }))
    playOut(world.match, [1, 2])
    expect(replayed(world.match).fault).toBeNull()
  })

  it('are refused if the rules cannot continue from them', () => {
    const { match } = engine.get(NEW)
    const state = engine.get({ do: 'state', match })
    const { agenda: _, ...lacking } = state
    const broken = [
      {},
      lacking,
      { ...state, hands: 'many' },
      { ...state, hands: [] },
      { ...state, agenda: [{ type: 'no-such-task' }] },
      { ...state, points: undefined },
      { ...state, stock: [...state.stock, state.stock[0]] },
      { ...state, agenda: [{ type: 'take', seat: 8 }] },
    ]
    for (const bad of broken) expect([bad, engine.code({ do: 'load', game: 'harbour', state: bad })]).toEqual([bad, 'bad-state'])
  })

  it('stay unchanged if the rules throw during a move, and the response is a fault', () => {
    const breaking = createEngineClient([
      {
        ...toyCliGame,
        game: {
          ...toyCliGame.game,
          apply: () => {
            throw new Error('no')
          },
        },
      },
    ])
    const { match } = breaking.get(NEW)
    const before = breaking.get({ do: 'state', match })
    const [move] = breaking.get({ do: 'moves', match, seat: 1 })
    expect(breaking.code({ do: 'play', match, seat: 1, move })).toBe('fault')
    expect(breaking.get({ do: 'state', match })).toEqual(before)
  })
})

describe('malformed input', () => {
  it('is answered with an error code and never stops the engine', () => {
    const { match } = engine.get(NEW)
    const wrong: readonly (readonly [unknown, string])[] = [
      ['', 'malformed'],
      ['hello', 'malformed'],
      ['[1]', 'malformed'],
      ['null', 'malformed'],
      ['{"do":"new",', 'malformed'],
      ['['.repeat(100_000), 'malformed'],
      [{}, 'unknown-request'],
      [{ do: 'toString' }, 'unknown-request'],
      [{ do: ['new'] }, 'unknown-request'],
      [{ do: 'new' }, 'bad-request'],
      [{ ...NEW, id: {} }, 'bad-request'],
      [{ ...NEW, seats: '3' }, 'bad-request'],
      [{ ...NEW, seats: 2.5 }, 'bad-request'],
      [{ ...NEW, sead: SEED }, 'bad-request'],
      [{ ...NEW, seed: 'abc' }, 'bad-request'],
      [{ ...NEW, seats: 4 }, 'bad-seats'],
      [{ ...NEW, game: 'chess' }, 'unknown-game'],
      [{ ...NEW, options: 'constructor' }, 'bad-options'],
      [{ ...NEW, options: { rounds: 99 } }, 'bad-options'],
      [{ do: 'load', game: 'harbour' }, 'bad-request'],
      [{ do: 'load', game: 'harbour', state: [] }, 'bad-state'],
      [{ do: 'load', game: 'harbour', state: null }, 'bad-state'],
      [`{"do":"load","game":"harbour","state":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'bad-state'],
      [{ do: 'view', match, viewer: 3 }, 'bad-request'],
      [{ do: 'view', match, viewer: 'me' }, 'bad-request'],
      [{ do: 'moves', match, seat: -1 }, 'bad-request'],
      [{ do: 'moves', match, seat: 1, limit: -1 }, 'bad-request'],
      [{ do: 'play', match, seat: 1 }, 'bad-request'],
      [{ do: 'determinize', match, seat: 1 }, 'bad-request'],
      [{ do: 'state', match: 'm0' }, 'unknown-match'],
      [{ do: 'state', match: '__proto__' }, 'unknown-match'],
    ]
    for (const [request, code] of wrong) expect([request, engine.code(request)]).toEqual([request, code])
    expect(ERROR_CODES).toEqual(expect.arrayContaining(wrong.map(([, code]) => code)))
    expect(engine.get({ do: 'state', match })).toBeTruthy()
  })

  it('nested too deeply inside a loaded state is reported when the state is printed', () => {
    const state = JSON.stringify(engine.get({ do: 'state', match: engine.get(NEW).match })).slice(0, -1)
    const deep = engine.ask(`{"do":"load","game":"harbour","state":${state},"deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`).ok
    expect(engine.code({ do: 'state', match: (deep as { match: string }).match })).toBe('fault')
  })

  it('is answered with its id if one can be read', () => {
    expect(engine.ask({ id: 'x', do: 'nothing' }).id).toBe('x')
    expect(engine.ask({ id: 0 }).id).toBe(0)
    expect(engine.ask('{"id":1').id).toBeNull()
    expect(engine.ask({ do: 'nothing' }).id).toBeNull()
    expect(createEngine([], () => SEED).answer({ problem: 'too-long' })).toMatch(/^\{"id":null,"error":\{"code":"too-long"/)
  })
})
