/** Leaks on purpose, one for each way a secret could get out: the suite must find them all, or it proves nothing. */
import { canonicalJson, sha256Hex } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Store } from '../../src/main.ts'
import type { Registry } from '../../src/registry.ts'
import type { World } from './worlds.ts'

type Any = GameTypes

/** A trace of the whole truth: it differs between any two states. */
const traceOf = (state: unknown): string => sha256Hex(canonicalJson(state)).slice(0, 8)

export type Plant = {
  /** Where the leak must be found. */
  readonly found: RegExp
  readonly game?: (game: Game<Any>, truth: Truth) => Game<Any>
  readonly store?: (store: Store) => Store
  /** Tampers with a part of the server for as long as the test runs. */
  readonly tamper?: (truth: Truth) => () => void
}

/** The state that was last looked at, by anybody, and those that were in the store to begin with. */
export type Truth = { last: unknown; readonly begun: ReadonlySet<string>; readonly past: ReadonlySet<string> }

const isOdd = ({ last }: Truth): boolean => Number.parseInt(traceOf(last), 16) % 2 === 1

const leakIn = (wanted: (state: unknown, truth: Truth) => boolean): Plant['game'] & {} => {
  return (game, truth) => ({
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer)
      return wanted(state, truth) ? { ...(view as object), hint: traceOf(state) } : view
    },
  })
}

/** A game that remembers what it was last asked about, so that its other functions can tell. */
const remembering = (game: Game<Any>, truth: Truth): Game<Any> => ({
  ...game,
  view: (state, viewer) => {
    truth.last = state
    return game.view(state, viewer)
  },
})

export const PLANTS: Readonly<Record<string, Plant>> = {
  'the first view': { found: /^hello: update$/, game: leakIn((state, { begun }) => begun.has(traceOf(state))) },
  'later views': {
    found: /^(?:move|own move): update$/,
    game: leakIn((state, { begun, past }) => !begun.has(traceOf(state)) && !past.has(traceOf(state))),
  },
  'past views': {
    found: /^GET .*\/versions\/\d+$/,
    game: leakIn((state, { begun, past }) => past.has(traceOf(state)) && !begun.has(traceOf(state))),
  },
  'the log': { found: /: update$/, game: game => ({ ...game, viewEvent: event => event }) },
  'the order of legal moves': {
    found: /: moves$/,
    game: (game, truth) => ({
      ...remembering(game, truth),
      moves: view => (isOdd(truth) ? Array.from(game.moves(view)).toReversed() : game.moves(view)),
    }),
  },
  'a refusal': {
    found: /^tries: refused$/,
    game: (game, truth) => ({
      ...remembering(game, truth),
      check: (view, move) => {
        const refusal = game.check(view, move)
        return refusal && { ...refusal, hint: traceOf(truth.last) }
      },
    }),
  },
  'whether a move is refused': {
    found: /^tries: (?:refused|done)$/,
    game: (game, truth) => ({
      ...remembering(game, truth),
      check: (view, move) => {
        const refusal = game.check(view, move)
        return refusal && isOdd(truth) ? { type: 'over' } : refusal
      },
    }),
  },
  'a draft': {
    found: /^draft: here$/,
    game: (game, truth) => {
      const draft = v.pipe(
        game.schemas.draft,
        v.transform(given => ({ ...(given as object), hint: traceOf(truth.last) })),
      )
      return { ...remembering(game, truth), schemas: { ...game.schemas, draft } }
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
      open: async id => {
        const opened = await store.open(id)
        const isAsked = new Error('asked').stack?.includes('replays.ts') === true
        return opened && isAsked ? { ...opened, match: { ...opened.match, over: true } } : opened
      },
    }),
  },
  'a header': {
    found: /^GET /,
    game: remembering,
    tamper: truth => {
      const writeHead = ServerResponse.prototype.writeHead
      const spy = vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementation(function (this: ServerResponse, ...given) {
        this.setHeader('x-hint', traceOf(truth.last))
        return Reflect.apply(writeHead, this, given) as ServerResponse
      })
      return () => spy.mockRestore()
    },
  },
  'the size of a message': {
    found: /^[a-z ]+: [a-z]+$/,
    game: remembering,
    tamper: truth => {
      const send = WebSocket.prototype.send
      const spy = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, text: unknown) {
        const isServer = !this.url
        Reflect.apply(send, this, [isServer && isOdd(truth) ? `${String(text)} ` : text])
      })
      return () => spy.mockRestore()
    },
  },
}

/** The registry with one leak in every game. */
export const plantIn = (registry: Registry, { game: change }: Plant, truth: Truth): Registry =>
  change === undefined ? registry : registry.map(registered => ({ ...registered, game: change(registered.game, truth) }))

/** What the plants have to know of a pair of worlds. */
export const truthOf = (worlds: readonly World[]): Truth => ({
  last: null,
  begun: new Set(worlds.map(({ match }) => traceOf(match.state))),
  past: new Set(worlds.flatMap(({ made, beginning }) => [beginning.first, ...made].map(({ state }) => traceOf(state)))),
})
