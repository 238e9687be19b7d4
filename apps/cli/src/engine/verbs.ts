/** What each request does. */
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { begin, streamsOf, submit } from '@tortuga/kit'
import type { GameTypes, Seat } from '@tortuga/kit'
import { defaultPreset } from '../registered.ts'
import type { Registered } from '../registered.ts'
import { ok, refused, trouble } from './answers.ts'
import type { Answer } from './answers.ts'
import { explain, findRefusal } from './judge.ts'
import { advance, headerOf, heldFromSetUp, heldFromState, MOST_MATCHES } from './matches.ts'
import type { Held } from './matches.ts'
import type { Do, Requests } from './requests.ts'
import { lookOver } from './state.ts'

export type Verbs = { readonly [K in Do]: (request: Requests[K]) => Answer }

const describe = ({ game, bots }: Registered): unknown => ({
  id: game.id,
  rules: game.rules,
  seats: game.seats,
  listsAllMoves: game.listsAllMoves,
  options: toJsonSchema(game.schemas.options, { errorMode: 'ignore' }),
  presets: game.presets,
  bots: Object.keys(bots),
})

/** Options by a preset's name, as an object, or the game's own default. */
const readOptions = (
  { game }: Registered,
  options: Requests['new']['options'],
): { readonly options: unknown } | { readonly problem: string } => {
  const named = options ?? defaultPreset(game)
  if (typeof named === 'string' && !Object.hasOwn(game.presets, named))
    return { problem: `no preset "${named}"; there are ${Object.keys(game.presets).join(', ')}` }
  const parsed = v.safeParse(game.schemas.options, typeof named === 'string' ? game.presets[named] : named)
  if (parsed.success) return { options: parsed.output }
  return { problem: `${v.getDotPath(parsed.issues[0]) ?? 'options'}: ${parsed.issues[0].message}` }
}

/** Bots think with the fast generator, also where the match itself uses the keyed one. */
const think = ({ entry, match }: Held, seat: Seat, level: string, seed: string, playouts: number | undefined): Answer => {
  const bot = Object.hasOwn(entry.bots, level) ? entry.bots[level] : undefined
  if (bot === undefined) return trouble('unknown-level', `no bot "${level}"; there are ${Object.keys(entry.bots).join(', ')}`)
  if ((match.asked[seat] ?? null) === null) return refused(explain(entry, { type: match.over ? 'over' : 'not-awaited' }))
  return ok(bot(entry.game.view(match.state, seat), streamsOf('xoroshiro128plus', seed)(0), playouts))
}

const listMoves = ({ entry: { game }, match }: Held, seat: Seat, limit: number): readonly unknown[] => {
  if ((match.asked[seat] ?? null) === null || limit === 0) return []
  const listed: unknown[] = []
  for (const move of game.moves(game.view(match.state, seat))) {
    listed.push(move)
    if (listed.length >= limit) break
  }
  return listed
}

const play = (held: Held, { seat, move }: Requests['play']): Answer => {
  const { entry, match, streams } = held
  const answer = { seat, question: match.asked[seat] ?? -1, move, by: 'player', at: 0, clocks: null } as const
  const done = submit<GameTypes>(entry.game, match, answer, streams(match.steps))
  if (!done.ok) return refused(explain(entry, done.refusal))
  advance(held, done.match, done.made)
  const { state } = done.match
  return ok({ events: done.made.flatMap(({ events }) => events), awaited: entry.game.awaited(state), outcome: entry.game.outcome(state) })
}

export const createVerbs = (registry: readonly Registered[], entropy: () => string): Verbs => {
  const matches = new Map<string, Held>()
  let made = 0
  let described: unknown = null

  const withGame = (id: string, then: (entry: Registered) => Answer): Answer => {
    const entry = registry.find(({ game }) => game.id === id)
    if (entry !== undefined) return then(entry)
    return trouble('unknown-game', `no game "${id}"; there are ${registry.map(({ game }) => game.id).join(', ')}`)
  }
  const withMatch = (name: string, then: (held: Held) => Answer): Answer => {
    const held = matches.get(name)
    return held === undefined ? trouble('unknown-match', `no match "${name}"`) : then(held)
  }
  const withSeat = ({ match, seat }: { match: string; seat: Seat }, then: (held: Held) => Answer): Answer =>
    withMatch(match, held => (seat < held.header.seats ? then(held) : trouble('bad-request', `seat: there are ${held.header.seats} seats`)))

  /** Keeps what `make` makes under a new name, where there is room. */
  const hold = (make: (name: string) => Held): { readonly name: string; readonly held: Held } | null => {
    if (matches.size >= MOST_MATCHES) return null
    const name = `m${made + 1}`
    const held = make(name)
    matches.set(name, held)
    made += 1
    return { name, held }
  }
  const full = trouble('too-many-matches', `${MOST_MATCHES} matches are held: drop some first`)
  const begun = (kept: ReturnType<typeof hold>): Answer =>
    kept === null ? full : ok({ match: kept.name, awaited: kept.held.entry.game.awaited(kept.held.match.state) })

  return {
    games: () => ok((described ??= registry.map(describe))),
    new: ({ game, seats, options, seed = entropy() }) =>
      withGame(game, entry => {
        const [fewest, most] = entry.game.seats
        if (seats < fewest || seats > most) return trouble('bad-seats', `${game} takes ${fewest} to ${most} seats`)
        const read = readOptions(entry, options)
        if ('problem' in read) return trouble('bad-options', read.problem)
        return begun(
          hold(name => {
            const { match } = begin(entry.game, read.options, seats, streamsOf('hmac-sha256', seed)(0))
            return heldFromSetUp(entry, headerOf(name, entry, seats, read.options, seed), seed, match)
          }),
        )
      }),
    load: ({ game, state, seed = entropy() }) =>
      withGame(game, entry => {
        const looked = lookOver(entry.game, state)
        if ('problem' in looked) return trouble('bad-state', looked.problem)
        return begun(hold(name => heldFromState(entry, name, looked.seats, seed, state)))
      }),
    state: ({ match }) => withMatch(match, held => ok(held.match.state)),
    view: ({ match, viewer }) =>
      withSeat({ match, seat: typeof viewer === 'number' ? viewer : 0 }, held => ok(held.entry.game.view(held.match.state, viewer))),
    moves: ({ match, seat, limit = Infinity }) => withSeat({ match, seat }, held => ok(listMoves(held, seat, limit))),
    check: ({ match, seat, move }) =>
      withSeat({ match, seat }, held => {
        const refusal = findRefusal(held.entry, held.match, seat, move)
        return ok(refusal === null ? null : explain(held.entry, refusal))
      }),
    play: request => withSeat(request, held => play(held, request)),
    determinize: ({ match, seat, seed }) =>
      withSeat({ match, seat }, ({ entry, header, match: { state } }) => {
        const world = entry.game.determinize(entry.game.view(state, seat), streamsOf('hmac-sha256', seed)(0))
        const kept = hold(name => heldFromState(entry, name, header.seats, seed, world))
        return kept === null ? full : ok({ match: kept.name })
      }),
    bot: ({ match, seat, level, seed = entropy(), playouts }) =>
      withSeat({ match, seat }, held => think(held, seat, level, seed, playouts)),
    journal: ({ match }) => withMatch(match, ({ header, entries }) => ok([header, ...entries])),
    drop: ({ match }) => withMatch(match, () => (matches.delete(match), ok(null))),
  }
}
