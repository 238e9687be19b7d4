/** One handler for each kind of engine request. */
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { randomStreams } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import { findCliEdition } from '../games/editions.ts'
import { defaultPreset } from '../games/registered-game.ts'
import type { CliGame } from '../games/registered-game.ts'
import { okResponse, refusedResponse, failure } from './responses.ts'
import type { EngineResponse } from './responses.ts'
import { explainRefusal, findRefusal } from './refusals.ts'
import { createEngineMatch, MAX_MATCHES } from './engine-match.ts'
import type { EngineMatch } from './engine-match.ts'
import type { RequestName, EngineRequests } from './requests.ts'
import { checkState } from './state-check.ts'

export type RequestHandlers = { readonly [K in RequestName]: (request: EngineRequests[K]) => EngineResponse | Promise<EngineResponse> }

const describe = ({ game, bots }: CliGame): unknown => ({
  id: game.id,
  rules: game.rules,
  seats: game.seats,
  listsAllMoves: game.listsAllMoves,
  options: toJsonSchema(game.schemas.options, { errorMode: 'ignore' }),
  presets: game.presets,
  bots: Object.keys(bots),
})

/** Options by preset name, as an object, or the game's default. */
const readOptions = (
  { game }: CliGame,
  options: EngineRequests['new']['options'],
): { readonly options: unknown } | { readonly problem: string } => {
  const named = options ?? defaultPreset(game)
  if (typeof named === 'string' && !Object.hasOwn(game.presets, named))
    return { problem: `no preset "${named}"; there are ${Object.keys(game.presets).join(', ')}` }
  const parsed = v.safeParse(game.schemas.options, typeof named === 'string' ? game.presets[named] : named)
  if (parsed.success) return { options: parsed.output }
  return { problem: `${v.getDotPath(parsed.issues[0]) ?? 'options'}: ${parsed.issues[0].message}` }
}

/** Bots use the fast generator even if the match uses the keyed one. */
const think = ({ entry, record }: EngineMatch, seat: Seat, level: string, seed: string, playouts: number | undefined): EngineResponse => {
  const match = record.current()
  const bot = Object.hasOwn(entry.bots, level) ? entry.bots[level] : undefined
  if (bot === undefined) return failure('unknown-level', `no bot "${level}"; there are ${Object.keys(entry.bots).join(', ')}`)
  if ((match.asked[seat] ?? null) === null) return refusedResponse(explainRefusal(entry, { type: match.over ? 'over' : 'not-awaited' }))
  return okResponse(bot(entry.game.view(match.state, seat), randomStreams('xoroshiro128plus', seed)(0), playouts))
}

const listMoves = ({ record }: EngineMatch, seat: Seat, limit: number): readonly unknown[] => {
  const [{ game }, match] = [record, record.current()]
  if ((match.asked[seat] ?? null) === null || limit === 0) return []
  const listed: unknown[] = []
  for (const move of game.moves(game.view(match.state, seat))) {
    listed.push(move)
    if (listed.length >= limit) break
  }
  return listed
}

const play = ({ entry, record }: EngineMatch, { seat, move }: EngineRequests['play']): EngineResponse => {
  const done = record.play(seat, move, 'player')
  if (!done.ok) return refusedResponse(explainRefusal(entry, done.refusal))
  const { state } = done.match
  return okResponse({
    events: done.applied.flatMap(({ events }) => events),
    awaited: entry.game.awaited(state),
    outcome: entry.game.outcome(state),
  })
}

export const createHandlers = (registry: readonly CliGame[], entropy: () => string): RequestHandlers => {
  const matches = new Map<string, EngineMatch>()
  let created = 0
  let described: unknown = null

  const withEdition = async (entry: CliGame, rules: number, then: (edition: CliGame) => EngineResponse): Promise<EngineResponse> => {
    const edition = await findCliEdition(entry, rules)
    return edition === null ? failure('unknown-rules', `this release does not have rules ${rules} of ${entry.game.id}`) : then(edition)
  }
  /** The game with the current rules, or with those that the request names. */
  const withGame = (
    { game: id, rules }: { readonly game: string; readonly rules?: number | undefined },
    then: (entry: CliGame) => EngineResponse,
  ): EngineResponse | Promise<EngineResponse> => {
    const entry = registry.find(({ game }) => game.id === id)
    if (entry === undefined) return failure('unknown-game', `no game "${id}"; there are ${registry.map(({ game }) => game.id).join(', ')}`)
    return rules === undefined || rules === entry.game.rules ? then(entry) : withEdition(entry, rules, then)
  }
  const withMatch = (name: string, then: (engineMatch: EngineMatch) => EngineResponse): EngineResponse => {
    const engineMatch = matches.get(name)
    return engineMatch === undefined ? failure('unknown-match', `no match "${name}"`) : then(engineMatch)
  }
  const withSeat = ({ match, seat }: { match: string; seat: Seat }, then: (engineMatch: EngineMatch) => EngineResponse): EngineResponse =>
    withMatch(match, engineMatch =>
      seat < engineMatch.record.header.seats
        ? then(engineMatch)
        : failure('bad-request', `seat: there are ${engineMatch.record.header.seats} seats`),
    )

  /** Stores a new match under a new name; null if the engine is full. */
  const addMatch = (make: (name: string) => EngineMatch): { readonly name: string; readonly engineMatch: EngineMatch } | null => {
    if (matches.size >= MAX_MATCHES) return null
    const name = `m${created + 1}`
    const engineMatch = make(name)
    matches.set(name, engineMatch)
    created += 1
    return { name, engineMatch }
  }
  const full = failure('too-many-matches', `there are already ${MAX_MATCHES} matches: drop some first`)
  const respondWith = (added: ReturnType<typeof addMatch>): EngineResponse =>
    added === null
      ? full
      : okResponse({ match: added.name, awaited: added.engineMatch.entry.game.awaited(added.engineMatch.record.current().state) })

  return {
    games: () => okResponse((described ??= registry.map(describe))),
    new: ({ game, rules, seats, options, seed = entropy() }) =>
      withGame({ game, rules }, entry => {
        const [fewest, most] = entry.game.seats
        if (seats < fewest || seats > most) return failure('bad-seats', `${game} takes ${fewest} to ${most} seats`)
        const read = readOptions(entry, options)
        if ('problem' in read) return failure('bad-options', read.problem)
        return respondWith(addMatch(name => createEngineMatch(entry, { name, seats, options: read.options, seed })))
      }),
    load: ({ game, rules, state, seed = entropy() }) =>
      withGame({ game, rules }, entry => {
        const checked = checkState(entry.game, state)
        if ('problem' in checked) return failure('bad-state', checked.problem)
        return respondWith(addMatch(name => createEngineMatch(entry, { name, seats: checked.seats, seed, start: { state, of: null } })))
      }),
    state: ({ match }) => withMatch(match, ({ record }) => okResponse(record.current().state)),
    view: ({ match, viewer }) =>
      withSeat({ match, seat: typeof viewer === 'number' ? viewer : 0 }, engineMatch =>
        okResponse(engineMatch.entry.game.view(engineMatch.record.current().state, viewer)),
      ),
    moves: ({ match, seat, limit = Infinity }) => withSeat({ match, seat }, engineMatch => okResponse(listMoves(engineMatch, seat, limit))),
    check: ({ match, seat, move }) =>
      withSeat({ match, seat }, engineMatch => {
        const refusal = findRefusal(engineMatch.entry, engineMatch.record.current(), seat, move)
        return okResponse(refusal === null ? null : explainRefusal(engineMatch.entry, refusal))
      }),
    play: request => withSeat(request, engineMatch => play(engineMatch, request)),
    determinize: ({ match, seat, seed }) =>
      withSeat({ match, seat }, ({ entry, record }) => {
        const state = entry.game.determinize(entry.game.view(record.current().state, seat), randomStreams('hmac-sha256', seed)(0))
        const { seats } = record.header
        const added = addMatch(name => createEngineMatch(entry, { name, seats, seed, start: { state, of: null } }))
        return added === null ? full : okResponse({ match: added.name })
      }),
    bot: ({ match, seat, level, seed = entropy(), playouts }) =>
      withSeat({ match, seat }, engineMatch => think(engineMatch, seat, level, seed, playouts)),
    journal: ({ match }) => withMatch(match, ({ record: { header, entries } }) => okResponse([header, ...entries])),
    drop: ({ match }) => withMatch(match, () => (matches.delete(match), okResponse(null))),
  }
}
