/** What must hold at every moment of a simulated run. Each broken promise becomes one sentence. */
import { isDeepStrictEqual } from 'node:util'
import { at, headAt, replaceAt, replay } from '@tortuga/kit'
import type { Clock, Game, GameTypes, Millis, Seat } from '@tortuga/kit'
import { projectEntries, projectSetup } from '@tortuga/room'
import type { MatchStore, StoredEntry, StoredMatch } from '@tortuga/room'
import type { ServerMessage } from '@tortuga/wire'
import type { ClientRequest } from '../../../web/src/connection/pending-requests.ts'

type Update = Extract<ServerMessage, { readonly type: 'update' }>

export type Faults = { readonly found: string[]; add(sentence: string): void }

const MAX_FAULTS = 5

export const createFaults = (): Faults => {
  const found: string[] = []
  return {
    found,
    add: sentence => {
      if (found.length < MAX_FAULTS) found.push(sentence)
    },
  }
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Nobody sees what is not stored, and everybody sees exactly what their seat may know. */
export const checkUpdate = async (
  store: MatchStore,
  game: Game<GameTypes>,
  id: string,
  viewer: Seat | 'table',
  { version, since, shown, view }: Update,
): Promise<readonly string[]> => {
  const stored = await store.readMatch(id)
  if (stored === null || version > stored.match.version) return [`${viewer} was shown version ${version} of ${id}, which is not stored`]
  const step = await store.stepAt(id, version)
  const from = since ?? Math.max(0, (shown[0]?.version ?? 0) - 1) // a very long log begins later
  const first = since === null && shown[0]?.version === 0 ? await store.stepAt(id, 0) : null
  const entries = await store.entriesBetween(id, from, version)
  const expected = [...(first === null ? [] : [projectSetup(game, first, viewer)]), ...projectEntries(game, entries, viewer)]
  return [
    ...(isDeepStrictEqual(asSent(expected), asSent(shown))
      ? []
      : [`${viewer} was shown other entries than are stored, ${since} to ${version} of ${id}`]),
    ...(step !== null && isDeepStrictEqual(asSent(game.view(step.state, viewer)), asSent(view))
      ? []
      : [`${viewer} was shown another view of version ${version} of ${id} than the rules give`]),
  ]
}

/** An acknowledged change is stored, and is the one that was asked for. */
export const checkAcknowledged = async (
  store: MatchStore,
  id: string,
  seat: Seat,
  request: ClientRequest,
  version: number,
): Promise<readonly string[]> => {
  if (request.type !== 'move') return []
  const [stored] = await store.entriesBetween(id, version - 1, version)
  const { entry } = stored ?? {}
  const isIt =
    entry?.type === 'move' && entry.seat === seat && entry.by === 'player' && isDeepStrictEqual(asSent(entry.move), asSent(request.move))
  return isIt ? [] : [`the move ${request.id} was acknowledged as version ${version} of ${id}, but that is ${JSON.stringify(entry)}`]
}

/** Entries are only ever added. Returns a function that looks at the match again. */
export const watchEntries = (store: MatchStore, id: string, faults: Faults): (() => Promise<void>) => {
  let known: readonly StoredEntry[] = []
  return async () => {
    const stored = await store.readMatch(id)
    const entries = await store.entriesBetween(id, 0, Number.POSITIVE_INFINITY)
    if (known.some((entry, index) => entry.entry !== entries[index]?.entry && !isDeepStrictEqual(entry.entry, entries[index]?.entry)))
      faults.add(`a stored entry of ${id} has changed or is gone`)
    if (stored !== null && entries.length !== stored.match.version)
      faults.add(`${id} has ${entries.length} entries at version ${stored.match.version}`)
    known = entries
  }
}

/** The stored head is that of the stored entries. */
export const checkHead = ({ header, match: { version, head } }: StoredMatch, entries: readonly StoredEntry[]): readonly string[] =>
  headAt({ header, entries: entries.map(({ entry }) => entry) }, version) === head
    ? []
    : [`the head of ${header.match} at version ${version} is not that of its entries`]

/** Time that a seat may use, by the journal alone: from being asked to the move. */
const fullTime = (clock: Exclude<Clock, { readonly type: 'none' }>): Millis => clock.seconds * 1000

/**
 * The clocks, computed again from the times of the entries. Checks what is left after the last entry, that no clock plays early, and that none plays
 * later than `mostLate` after its time.
 */
export const checkClocks = (
  game: Game<GameTypes>,
  stored: StoredMatch,
  entries: readonly StoredEntry[],
  start: Millis,
  mostLate: Millis,
): readonly string[] => {
  const { clock } = stored.settings
  const id = stored.header.match
  const { frames, fault } = replay(game, { header: stored.header, entries: entries.map(({ entry }) => entry) })
  if (fault !== null) return [`${id} cannot be replayed: ${JSON.stringify(fault)}`]
  if (clock.type === 'none' || stored.clocks === null) return []
  const faults: string[] = []
  let left = stored.header.players.map(() => fullTime(clock))
  let since = start
  let players = stored.header.players
  for (const [index, { entry }] of entries.entries()) {
    const [before, after] = [at(frames, index).match, at(frames, index + 1).match]
    const spent = Math.max(0, entry.at - since)
    const isClock = entry.type === 'move' && entry.by === 'clock'
    if (isClock && spent < at(left, entry.seat))
      faults.push(`the clock of seat ${entry.seat} of ${id} played ${at(left, entry.seat) - spent} ms early`)
    if (isClock && spent - at(left, entry.seat) > mostLate)
      faults.push(`the clock of seat ${entry.seat} of ${id} played ${spent - at(left, entry.seat)} ms late`)
    const mover = entry.type === 'move' ? entry.seat : null
    const continues = mover !== null && game.continuesTurn?.(before.state, after.state) === true
    const isUndoable = after.undoable > before.undoable
    const keeps = mover === null || continues || isUndoable
    const earns = !continues && !(isUndoable && mover !== null && after.asked[mover] !== null)
    left = left.map((time, seat) => {
      const wasAsked = before.asked[seat] !== null
      const rest = wasAsked && at(players, seat).bot === null ? Math.max(0, time - spent) : time // the clock of a bot stands still
      if (clock.type === 'bank') return seat === mover && earns ? rest + clock.increment * 1000 : rest
      const isNew = after.asked[seat] !== null && after.asked[seat] !== before.asked[seat]
      return isNew && !(keeps && wasAsked) ? fullTime(clock) : rest
    })
    since = entry.at
    if (entry.type === 'sit') players = replaceAt(players, entry.seat, entry.player)
  }
  if (!isDeepStrictEqual(left, stored.clocks.left))
    faults.push(`the clocks of ${id} are ${stored.clocks.left.join()} and should be ${left.join()}`)
  return faults
}

/** Bots make the moves that they have chosen, each question once. */
export const checkBots = (id: string, entries: readonly StoredEntry[], chosen: ReadonlySet<string>): readonly string[] =>
  entries.flatMap(({ entry }) =>
    entry.type === 'move' && entry.by === 'bot' && !chosen.has(`${id} ${JSON.stringify(entry.move)}`)
      ? [`a bot of ${id} made a move that it had not chosen: ${JSON.stringify(entry.move)}`]
      : [],
  )
