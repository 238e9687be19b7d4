/** A match ready to be replayed: played again in a worker of its own, with kept positions where its journal cannot be played. */
import type { GameTypes, Player, Remembered, Seat, Viewer } from '@tortuga/kit'
import type { Shown } from '@tortuga/room'
import type { WebGame } from '@tortuga/ui'
import type { Decision } from '../coach/coach.ts'
import { callsTo } from '../device/calls.ts'
import { missPiece } from '../offline/renewal.ts'
import { usePrefs } from '../prefs.ts'
import { findRegistered } from '../registry.ts'
import type { BadLine, Checked, Facts, Look } from './reading.ts'
import type { Progress } from './replay-worker.ts'
import type { Sorry } from './sorry.ts'
import type { Source } from './sources.ts'
import { moverAfter, playersOf, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

export type Recording = {
  readonly source: Source
  readonly facts: Facts
  readonly web: WebGame<GameTypes>
  readonly first: number
  readonly last: number
  /** Whether the match was over; until then one looks through one's own eyes alone. */
  readonly isOver: boolean
  readonly eyes: readonly Viewer[]
  readonly own: Seat | null
  /** By version. */
  readonly players: readonly (readonly Player[])[]
  readonly turns: readonly Turn[]
  readonly remembered: Remembered
  /** Whether this version is shown as it was kept, not as it was played again. */
  isKept(version: number): boolean
  look(version: number, viewer: Viewer): Promise<Look>
  told(viewer: Viewer): Promise<readonly Shown[]>
  decisions(seat: Seat): Promise<readonly Decision[]>
  check(): Promise<Checked>
  stop(): void
}

/** How far it has got: first the journal is fetched, then its moves are played. */
export type Reached = { readonly type: 'fetching' } | { readonly type: 'playing'; readonly done: number; readonly all: number }

type Film = {
  readonly read: () => Promise<{ readonly header: Facts['header']; readonly moves: number } | BadLine>
  readonly play: (reached: (done: number) => void) => Promise<Facts>
  readonly look: (version: number, viewer: Viewer) => Promise<Look>
  readonly told: (viewer: Viewer) => Promise<readonly Shown[]>
  readonly decisions: (seat: Seat) => Promise<readonly Decision[]>
  readonly check: (remembered: Remembered) => Promise<Checked>
  readonly stop: () => void
}

const openFilm = (text: string): Film => {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module', name: 'replay' })
  const calls = callsTo(worker)
  worker.addEventListener('error', () => {
    calls.fail('the replay broke down')
    void missPiece()
  })
  return {
    read: async () => (await calls.call('read', text)) as Awaited<ReturnType<Film['read']>>,
    play: async reached => {
      worker.addEventListener('message', ({ data }) => {
        if ('moves' in data) reached((data as Progress).moves)
      })
      return (await calls.call('play', null)) as Facts
    },
    look: async (version, viewer) => (await calls.call('look', { version, viewer })) as Look,
    told: async viewer => (await calls.call('told', viewer)) as readonly Shown[],
    decisions: async seat => (await calls.call('decisions', seat)) as readonly Decision[],
    check: async remembered => (await calls.call('check', remembered)) as Checked,
    stop: () => {
      worker.terminate()
      calls.fail('not needed any more')
    },
  }
}

/** What is asked for again and again is asked for once. */
const once = <K, A>(ask: (key: K) => Promise<A>): ((key: K) => Promise<A>) => {
  const known = new Map<K, Promise<A>>()
  return key => {
    const found = known.get(key) ?? ask(key)
    known.set(key, found)
    return found
  }
}

const makeRecording = (source: Source, film: Film, facts: Facts, web: WebGame<GameTypes>): Recording | Sorry => {
  const { header, entries, played, fault } = facts
  const isOver = header.seed !== null
  const isKept = (version: number): boolean => version < played.first || version > played.last
  const [first, last] = source.kept === null ? [played.first, played.last] : [0, entries.length]
  if (last < first) return fault?.problem === 'no-seed' ? { type: 'no-seed' } : { type: 'not-played' }

  const seal = usePrefs.getState().seals[header.match]
  const sealed = seal === undefined ? -1 : header.contributions.indexOf(seal.contribution)
  const known = new Map<string, Look>()
  const keptLook = async (version: number, viewer: Viewer): Promise<Look> => {
    const key = `${version} ${viewer}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (source.kept === null) throw new Error(`version ${version} was not kept`)
    const { view, events, awaited } = await source.kept(version, viewer)
    const look = { version, viewer, view, events, awaited: awaited ?? moverAfter(entries, version) }
    known.set(key, look)
    return look
  }
  const tell = once(film.told)
  return {
    source,
    facts,
    web,
    first,
    last,
    isOver,
    eyes: isOver ? [...header.players.keys(), 'table', 'open'] : [source.own ?? 'table'],
    own: source.own ?? (sealed < 0 ? null : sealed),
    players: playersOf(header.players, entries),
    turns: turnsOf(entries),
    remembered: { commitment: seal?.commitment ?? null, contribution: seal?.contribution ?? null },
    isKept,
    look: (version, viewer) => (isKept(version) ? keptLook(version, viewer) : film.look(version, viewer)),
    told: async viewer => {
      const told = await tell(viewer)
      if (known.size === 0) return told
      return told.map(shown => ({ ...shown, events: known.get(`${shown.version} ${viewer}`)?.events ?? shown.events }))
    },
    decisions: film.decisions,
    check: () => film.check({ commitment: seal?.commitment ?? null, contribution: seal?.contribution ?? null }),
    stop: film.stop,
  }
}

/** Opens what a source gave; `reached` hears how far it is. */
export const openRecording = async (source: Source, reached: (reached: Reached) => void): Promise<Recording | Sorry> => {
  const film = openFilm(source.text)
  const fail = (sorry: Sorry): Sorry => {
    film.stop()
    return sorry
  }
  const read = await film.read()
  if ('problem' in read) return fail({ type: 'no-journal', ...read })
  const registered = findRegistered(read.header.game)
  if (registered === undefined) return fail({ type: 'unknown-game', game: read.header.game })
  reached({ type: 'playing', done: 0, all: read.moves })
  const [facts, web] = await Promise.all([film.play(done => reached({ type: 'playing', done, all: read.moves })), registered.web()])
  const made = makeRecording(source, film, facts, web)
  return 'type' in made ? fail(made) : made
}
