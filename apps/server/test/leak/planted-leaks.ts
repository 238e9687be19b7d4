/** Deliberate leaks, one for each way a secret could get out. The leak tests must detect all of them, otherwise they prove nothing. */
import { canonicalJson, sha256Hex } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Store } from '../../src/main.ts'
import type { Registry } from '../../src/config/games.ts'
import type { MatchWorld } from './world-pairs.ts'

type Any = GameTypes

/** A short hash of the whole state. */
const fingerprintOf = (state: unknown): string => sha256Hex(canonicalJson(state)).slice(0, 8)

type PlantedLeak = {
  /** The step of the scenario in which the leak must be found. */
  readonly found: RegExp
  readonly game?: (game: Game<Any>, states: KnownStates) => Game<Any>
  readonly store?: (store: Store) => Store
  /** Changes a part of the server until the returned function is called. */
  readonly tamper?: (states: KnownStates) => () => void
}

/** The state that was viewed last, and fingerprints of the states in which the scenario starts and of all earlier states. */
type KnownStates = { last: unknown; readonly starting: ReadonlySet<string>; readonly past: ReadonlySet<string> }

const isOdd = ({ last }: KnownStates): boolean => Number.parseInt(fingerprintOf(last), 16) % 2 === 1

const leakInView = (shouldLeak: (state: unknown, states: KnownStates) => boolean): PlantedLeak['game'] & {} => {
  return (game, states) => ({
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer)
      return shouldLeak(state, states) ? { ...(view as object), hint: fingerprintOf(state) } : view
    },
  })
}

/** Makes a game remember the state it was last asked about, so that its other functions can leak it. */
const rememberState = (game: Game<Any>, states: KnownStates): Game<Any> => ({
  ...game,
  view: (state, viewer) => {
    states.last = state
    return game.view(state, viewer)
  },
})

export const PLANTED_LEAKS: Readonly<Record<string, PlantedLeak>> = {
  'the first view': { found: /^hello: update$/, game: leakInView((state, { starting }) => starting.has(fingerprintOf(state))) },
  'later views': {
    found: /^(?:move|own move): update$/,
    game: leakInView((state, { starting, past }) => !starting.has(fingerprintOf(state)) && !past.has(fingerprintOf(state))),
  },
  'past views': {
    found: /^GET .*\/versions\/\d+$/,
    game: leakInView((state, { starting, past }) => past.has(fingerprintOf(state)) && !starting.has(fingerprintOf(state))),
  },
  'the log': { found: /: update$/, game: game => ({ ...game, viewEvent: event => event }) },
  'the order of legal moves': {
    found: /: moves$/,
    game: (game, states) => ({
      ...rememberState(game, states),
      moves: view => (isOdd(states) ? Array.from(game.moves(view)).toReversed() : game.moves(view)),
    }),
  },
  'a refusal': {
    found: /^tries: refused$/,
    game: (game, states) => ({
      ...rememberState(game, states),
      check: (view, move) => {
        const refusal = game.check(view, move)
        return refusal && { ...refusal, hint: fingerprintOf(states.last) }
      },
    }),
  },
  'whether a move is refused': {
    found: /^tries: (?:refused|done)$/,
    game: (game, states) => ({
      ...rememberState(game, states),
      check: (view, move) => {
        const refusal = game.check(view, move)
        return refusal && isOdd(states) ? { type: 'over' } : refusal
      },
    }),
  },
  'a draft': {
    found: /^draft: here$/,
    game: (game, states) => {
      const draft = v.pipe(
        game.schemas.draft,
        v.transform(given => ({ ...(given as object), hint: fingerprintOf(states.last) })),
      )
      return { ...rememberState(game, states), schemas: { ...game.schemas, draft } }
    },
  },
  'replays before the end': {
    found: /^GET .*viewer=open$/,
    store: store => ({
      ...store,
      findTable: async id => {
        const found = await store.findTable(id)
        return found && { ...found, table: { ...found.table, status: 'over' } }
      },
    }),
  },
  'the journal before the end': {
    found: /^GET .*\/journal$/,
    store: store => ({
      ...store,
      findTable: async id => {
        const found = await store.findTable(id)
        return found && { ...found, table: { ...found.table, status: 'over' } }
      },
      readMatch: async id => {
        const opened = await store.readMatch(id)
        const isReplayRoute = new Error('stack').stack?.includes('replays.ts') === true
        return opened && isReplayRoute ? { ...opened, match: { ...opened.match, over: true } } : opened
      },
    }),
  },
  'a header': {
    found: /^GET /,
    game: rememberState,
    tamper: states => {
      const writeHead = ServerResponse.prototype.writeHead
      const spy = vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementation(function (this: ServerResponse, ...given) {
        this.setHeader('x-hint', fingerprintOf(states.last))
        return Reflect.apply(writeHead, this, given) as ServerResponse
      })
      return () => spy.mockRestore()
    },
  },
  'the size of a message': {
    found: /^[a-z ]+: [a-z]+$/,
    game: rememberState,
    tamper: states => {
      const send = WebSocket.prototype.send
      const spy = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, text: unknown) {
        const isServer = !this.url
        Reflect.apply(send, this, [isServer && isOdd(states) ? `${String(text)} ` : text])
      })
      return () => spy.mockRestore()
    },
  },
}

/** Plants a leak in every game of the registry. */
export const plantLeak = (registry: Registry, { game: change }: PlantedLeak, states: KnownStates): Registry =>
  change === undefined ? registry : registry.map(registered => ({ ...registered, game: change(registered.game, states) }))

export const knownStatesOf = (worlds: readonly MatchWorld[]): KnownStates => ({
  last: null,
  starting: new Set(worlds.map(({ match }) => fingerprintOf(match.state))),
  past: new Set(worlds.flatMap(({ applied, beginning }) => [beginning.first, ...applied].map(({ state }) => fingerprintOf(state)))),
})
