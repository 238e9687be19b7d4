/** A table that is played without a room: it answers the page's messages by the real rules, from a prepared match on. The workbench and the browser tests use it in place of a server. */
import { fastRandom, submitMove } from '@tortuga/kit'
import type { GameTypes, Viewer } from '@tortuga/kit'
import { buildUpdate, buildWelcome, projectEntries, projectSetup } from '@tortuga/room'
import type { RunningClocks, StoredEntry, StoredMatch } from '@tortuga/room'
import { clientMessageSchema, parseJson } from '@tortuga/wire'
import type { ClientMessage, ServerMessage, TableSettings } from '@tortuga/wire'
import { playersAt, SETTINGS, storedMatch } from './prepared-match.ts'
import type { PreparedMatch } from './prepared-match.ts'

export type PreparedTable = {
  /** The first messages to a client: the match as it is now. */
  greet(): readonly ServerMessage[]
  /** The answers to a message of the page. */
  receive(text: string): readonly ServerMessage[]
  /** The moves that were made, in order. */
  readonly moves: readonly unknown[]
  /** Goes on to a later moment of the same match; the message that tells the page of it. */
  advanceTo(later: PreparedMatch): ServerMessage
  /** Refuses the next move with this refusal, whatever the rules say. */
  refuseNext(refusal: GameTypes['refusal']): void
}

type TableSetup = {
  readonly viewer: Viewer
  readonly id?: string
  readonly settings?: TableSettings
  readonly clocks?: RunningClocks
}
type MoveMessage = Extract<ClientMessage, { readonly type: 'move' }>

export const createPreparedTable = (
  prepared: PreparedMatch,
  { viewer, id = 'prepared', settings = SETTINGS, clocks = null }: TableSetup,
): PreparedTable => {
  const { game } = prepared
  let stored: StoredMatch = { ...storedMatch(prepared, id, playersAt(prepared.match.asked.length)), settings, clocks }
  const entries: StoredEntry[] = [...prepared.entries]
  const moves: unknown[] = []
  let nextRefusal: GameTypes['refusal'] | null = null

  const updateSince = (since: number | null): ServerMessage => {
    const setup = since === null ? [projectSetup(game, prepared.first, viewer)] : []
    const shown = [...setup, ...projectEntries(game, since === null ? entries : entries.slice(since), viewer)]
    return buildUpdate(game, stored, viewer, since, shown, 0)
  }
  const refuse = (request: string, refusal: { readonly type: string }, rules: readonly string[]): readonly ServerMessage[] => [
    { type: 'refused', id: request, refusal, rules },
  ]
  const makeMove = ({ id: request, question, move }: MoveMessage): readonly ServerMessage[] => {
    if (nextRefusal !== null) {
      const refusal = nextRefusal
      nextRefusal = null
      return refuse(request, refusal, refusal.rules ?? game.refusalRules[refusal.type] ?? [])
    }
    const { match } = stored
    const seat = typeof viewer === 'number' ? viewer : -1
    const made = submitMove(game, match, { seat, question, move, by: 'player', at: 0, clocks: null }, fastRandom(match.steps))
    if (!made.ok) return refuse(request, made.refusal, made.rules)
    const since = match.version
    entries.push(...made.applied.map((one, index) => ({ ...one, version: since + 1 + index })))
    stored = { ...stored, match: made.match }
    moves.push(move)
    return [{ type: 'done', id: request, version: made.match.version }, updateSince(since)]
  }
  const greet = (): readonly ServerMessage[] => [buildWelcome(stored, viewer), updateSince(null)]
  const answer = (message: ClientMessage): readonly ServerMessage[] => {
    switch (message.type) {
      case 'hello':
        return greet()
      case 'move':
        return makeMove(message)
      case 'draft':
      case 'log':
        return []
      case 'chat':
        return [
          { type: 'done', id: message.id, version: stored.match.version },
          { type: 'chat', seat: typeof viewer === 'number' ? viewer : null, text: message.text, at: 0 },
        ]
      default:
        return refuse(message.id, { type: message.type === 'undo' ? 'not-undoable' : 'no-proposal' }, []) // both need a room
    }
  }
  return {
    greet,
    receive: text => answer(parseJson(clientMessageSchema, text)),
    moves,
    advanceTo: ({ match, entries: all }) => {
      const since = stored.match.version
      entries.push(...all.slice(since))
      stored = { ...stored, match }
      return updateSince(since)
    },
    refuseNext: refusal => {
      nextRefusal = refusal
    },
  }
}
