/** The engine with earlier editions: a request may name the rules number under which a match is played. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseJournal, replay } from '@tortuga/kit'
import { MANIFESTS, findEdition } from '@tortuga/games'
import { SEED } from '../../test/ask-engine.ts'
import { REGISTRY } from '../games/registry.ts'
import { createEngine } from './engine.ts'

const StartedSchema = v.object({ match: v.string(), awaited: v.array(v.number()) })

/** Sends requests to a new engine: the complete response. */
const answerer = (): ((request: unknown) => Promise<unknown>) => {
  const engine = createEngine(REGISTRY, () => SEED)
  return async (request): Promise<unknown> => JSON.parse(await engine.answer({ text: JSON.stringify(request) }))
}

/** The same, but only the response's `ok`, decoded. */
const asker = () => {
  const answer = answerer()
  return async <S extends v.GenericSchema>(schema: S, request: unknown): Promise<v.InferOutput<S>> =>
    v.parse(v.object({ ok: schema }), await answer(request)).ok
}

const EDITIONS = MANIFESTS.flatMap(({ id, editions = {} }) => Object.keys(editions).map(rules => ({ id, rules: Number(rules) })))

describe.each(EDITIONS)('rules $rules of $id', ({ id, rules }) => {
  it('play a match to its end with the bots of that edition, and its journal replays', async () => {
    const ask = asker()
    const started = await ask(StartedSchema, { do: 'new', game: id, rules, seats: 2, seed: SEED })
    const { match } = started
    const edition = await findEdition(id, rules)
    if (edition === null) throw new Error('the edition is missing')
    const level = Object.keys(edition.bots)[0]
    let waiting: readonly number[] = started.awaited
    while (waiting.length > 0) {
      const [seat] = waiting
      const { move } = await ask(v.object({ move: v.unknown() }), { do: 'bot', match, seat, level, playouts: 4 })
      waiting = (await ask(v.object({ awaited: v.array(v.number()) }), { do: 'play', match, seat, move })).awaited
    }
    const lines = await ask(v.array(v.unknown()), { do: 'journal', match })
    expect(lines[0]).toMatchObject({ journal: 2, game: id, rules })
    const read = parseJournal(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    expect(read.ok && replay(edition.game, read.journal).fault).toBeNull()
  })

  it('continue from one of their states', async () => {
    const ask = asker()
    const started = await ask(StartedSchema, { do: 'new', game: id, rules, seats: 2, seed: SEED })
    const state = await ask(v.unknown(), { do: 'state', match: started.match })
    const loaded = await ask(StartedSchema, { do: 'load', game: id, rules, state })
    expect(loaded.awaited).toEqual(started.awaited)
    expect(await ask(v.array(v.unknown()), { do: 'journal', match: loaded.match })).toMatchObject([{ rules, start: { state, of: null } }])
  })
})

it('answers a number that this release does not have with an error', async () => {
  const answer = answerer()
  for (const request of [
    { do: 'new', game: 'rum', rules: 99, seats: 2 },
    { do: 'load', game: 'rum', rules: 0, state: {} },
  ])
    expect(await answer(request)).toMatchObject({ error: { code: 'unknown-rules' } })
  expect(await answer({ do: 'new', game: 'rum', rules: '1', seats: 2 })).toMatchObject({ error: { code: 'bad-request' } })
})
