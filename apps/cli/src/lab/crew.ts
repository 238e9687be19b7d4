/** The threads that play a run's games, one for each core. A game that is under way when they are stopped is lost and nothing else: it is played again from its number. */
import { Worker } from 'node:worker_threads'
import type { Chunk, GameNumber, Plan } from './plan.ts'
import type { Row } from './row.ts'

export type ToThread =
  | { readonly type: 'plan'; readonly plan: Plan }
  | { readonly type: 'play'; readonly chunk: Chunk; readonly isKept: boolean } // isKept: the journal is wanted, too
export type FromThread =
  | { readonly type: 'row'; readonly row: Row; readonly journal: string | null }
  | { readonly type: 'done' }
  | ({ readonly type: 'fault'; readonly problem: string; readonly journal: string } & GameNumber)

/** A game could not be played: the program is wrong, not the run. */
export type Fault = Extract<FromThread, { type: 'fault' }>
type ChunkPlayed = { readonly ok: true } | { readonly ok: false; readonly fault: Fault }

export type Crew = {
  readonly threads: number
  /** Plays a chunk on a thread of this number, one at a time on each; rows come as they are made. */
  readonly play: (thread: number, plan: Plan, chunk: Chunk, onRow: (row: Row) => void) => Promise<ChunkPlayed>
  /** Plays games again for their journals, on all threads. */
  readonly record: (plan: Plan, games: readonly GameNumber[], onJournal: (game: GameNumber, journal: string) => void) => Promise<void>
  /** Ends all threads at once; whoever is asked to play afterwards begins anew. */
  readonly stop: () => Promise<void>
}

type Thread = { readonly worker: Worker; plan: Plan | null; isDismissed: boolean }

export const hireCrew = (file: string | URL, threads: number): Crew => {
  const crew = new Map<number, Thread>()
  const threadAt = (number: number): Thread => {
    const known = crew.get(number)
    if (known !== undefined) return known
    const hired: Thread = { worker: new Worker(file), plan: null, isDismissed: false }
    hired.worker.setMaxListeners(0)
    crew.set(number, hired)
    return hired
  }
  const play = (
    number: number,
    plan: Plan,
    message: Extract<ToThread, { type: 'play' }>,
    onRow: (row: Row, journal: string | null) => void,
  ): Promise<ChunkPlayed> =>
    new Promise((resolve, reject) => {
      const thread = threadAt(number)
      const { worker } = thread
      const send = (each: ToThread): void => worker.postMessage(each, [])
      const finish = (act: () => void): void => {
        worker.off('message', hear).off('error', broke).off('exit', left)
        act()
      }
      const hear = (heard: FromThread): void => {
        if (heard.type === 'row') onRow(heard.row, heard.journal)
        else if (heard.type === 'done') finish(() => resolve({ ok: true }))
        else finish(() => resolve({ ok: false, fault: heard }))
      }
      const broke = (error: unknown): void => finish(() => reject(error instanceof Error ? error : new Error(String(error))))
      const left = (): void => finish(() => (thread.isDismissed ? resolve({ ok: true }) : reject(new Error('a thread of the lab ended'))))
      worker.on('message', hear).on('error', broke).on('exit', left)
      if (thread.plan !== plan) send({ type: 'plan', plan })
      thread.plan = plan
      send(message)
    })
  return {
    threads,
    play: (number, plan, chunk, onRow) => play(number, plan, { type: 'play', chunk, isKept: false }, onRow),
    record: async (plan, games, onJournal) => {
      const wanted = games[Symbol.iterator]()
      const work = async (number: number): Promise<void> => {
        for (const { fixture, game } of wanted) {
          const chunk = { fixture, from: game, to: game + 1 }
          await play(number, plan, { type: 'play', chunk, isKept: true }, (_, journal) => onJournal({ fixture, game }, journal ?? ''))
        }
      }
      await Promise.all(Array.from({ length: threads }, (_, number) => work(number)))
    },
    stop: async () => {
      const all = [...crew.values()]
      crew.clear()
      for (const thread of all) thread.isDismissed = true
      await Promise.all(all.map(({ worker }) => worker.terminate()))
    },
  }
}
