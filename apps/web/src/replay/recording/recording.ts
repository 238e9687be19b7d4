/** A match ready to be shown: replayed in a worker, with stored positions where its journal cannot be replayed. */
import type { ClientRecord, GameTypes, Player, Seat, Viewer } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { CheckResult, Decision, PositionView, RecordingFacts, VisibleEntry } from '@tortuga/wire'
import { loadWebGame } from '../../games/editions.ts'
import { findPageGame } from '../../games/registry.ts'
import { usePrefs } from '../../preferences/preferences.ts'
import { createReplayClient } from './replay-client.ts'
import type { ReplayClient } from './replay-client.ts'
import type { ReplayProblem } from './replay-problem.ts'
import type { JournalSource } from './sources.ts'
import { moverAfter, playersOf, turnsOf } from './turns.ts'
import type { ReplayTurn } from './turns.ts'

export type LoadedReplay = {
  readonly source: JournalSource
  readonly facts: RecordingFacts
  readonly web: WebGame<GameTypes>
  readonly last: number
  /** Until the match is over, only the visitor's own seat may be shown. */
  readonly isOver: boolean
  readonly viewers: readonly Viewer[]
  readonly own: Seat | null
  /** By version. */
  readonly players: readonly (readonly Player[])[]
  readonly turns: readonly ReplayTurn[]
  readonly remembered: ClientRecord
  /** Whether this version is shown as it was stored, because it cannot be replayed. */
  isStored(version: number): boolean
  position(version: number, viewer: Viewer): Promise<PositionView>
  log(viewer: Viewer): Promise<readonly VisibleEntry[]>
  decisions(seat: Seat): Promise<readonly Decision[]>
  check(): Promise<CheckResult>
  stop(): void
}

export type OpeningProgress = { readonly type: 'fetching' } | { readonly type: 'playing'; readonly done: number; readonly all: number }

/** Caches the answers by key. */
const memoized = <K, A>(ask: (key: K) => Promise<A>): ((key: K) => Promise<A>) => {
  const known = new Map<K, Promise<A>>()
  return key => {
    const found = known.get(key) ?? ask(key)
    known.set(key, found)
    return found
  }
}

const keyOf = (version: number, viewer: Viewer): string => `${version} ${viewer}`

/** Stored positions of the source, fetched once each. */
const createStoredPositions = ({ stored }: JournalSource, { entries }: RecordingFacts) => {
  const known = new Map<string, PositionView>()
  const fetchPosition = async (version: number, viewer: Viewer): Promise<PositionView> => {
    const found = known.get(keyOf(version, viewer))
    if (found !== undefined) return found
    if (stored === null) throw new Error(`version ${version} was not stored`)
    const { view, events, awaited } = await stored(version, viewer)
    const position = { version, viewer, view, events, awaited: awaited ?? moverAfter(entries, version) }
    known.set(keyOf(version, viewer), position)
    return position
  }
  return { known, fetchPosition }
}

const makeRecording = (
  source: JournalSource,
  client: ReplayClient,
  facts: RecordingFacts,
  web: WebGame<GameTypes>,
): LoadedReplay | ReplayProblem => {
  const { header, entries, lastPlayed, fault } = facts
  const isOver = header.seed !== null
  const isStored = (version: number): boolean => version > lastPlayed
  const last = source.stored === null ? lastPlayed : entries.length
  if (last < 0) return fault?.problem === 'no-seed' ? { type: 'no-seed' } : { type: 'not-played' }

  const seal = usePrefs.getState().seals[header.match]
  const sealedSeat = seal === undefined ? -1 : header.contributions.indexOf(seal.contribution)
  // The secret of a match on this device was sealed by this browser itself.
  const commitment = source.kind === 'device' ? header.commitment : (seal?.commitment ?? null)
  const remembered = { commitment, contribution: seal?.contribution ?? null, head: seal?.head ?? null }
  const { known, fetchPosition } = createStoredPositions(source, facts)
  const log = memoized((viewer: Viewer) => client.log(viewer))
  return {
    source,
    facts,
    web,
    last,
    isOver,
    viewers: isOver ? [...header.players.keys(), 'table', 'open'] : [source.own ?? 'table'],
    own: source.own ?? (sealedSeat < 0 ? null : sealedSeat),
    players: playersOf(header.players, entries),
    turns: turnsOf(entries),
    remembered,
    isStored,
    position: (version, viewer) => (isStored(version) ? fetchPosition(version, viewer) : client.position({ version, viewer })),
    log: async viewer => {
      const lines = await log(viewer)
      if (known.size === 0) return lines
      return lines.map(shown => ({ ...shown, events: known.get(keyOf(shown.version, viewer))?.events ?? shown.events }))
    },
    decisions: client.decisions,
    check: () => client.check(remembered),
    stop: client.stop,
  }
}

/** Opens a source; `onProgress` is called while its moves are replayed. */
export const loadReplay = async (
  source: JournalSource,
  onProgress: (progress: OpeningProgress) => void,
): Promise<LoadedReplay | ReplayProblem> => {
  let all = 0
  const client = createReplayClient(done => onProgress({ type: 'playing', done, all }))
  const fail = (problem: ReplayProblem): ReplayProblem => {
    client.stop()
    return problem
  }
  const read = await client.read(source.text)
  if ('problem' in read) return fail({ type: 'no-journal', ...read })
  const registered = findPageGame(read.header.game)
  if (registered === undefined) return fail({ type: 'unknown-game', game: read.header.game })
  all = read.moves
  onProgress({ type: 'playing', done: 0, all })
  const [facts, web] = await Promise.all([client.play(null), loadWebGame(read.header.game, read.header.rules)])
  if (facts === null || web === null) return fail({ type: 'unknown-rules', rules: read.header.rules })
  const recording = makeRecording(source, client, facts, web)
  return 'type' in recording ? fail(recording) : recording
}
