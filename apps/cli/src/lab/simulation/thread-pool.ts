/** The worker threads that play a run's games, one per core. Stopping them loses only the games in progress, which are played again later. */
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { GameRange, GameNumber, Plan } from './plan.ts'
import type { GameRow } from './game-row.ts'

export type ToThread =
  | { readonly type: 'plan'; readonly plan: Plan }
  | { readonly type: 'play'; readonly chunk: GameRange; readonly isKept: boolean } // isKept: return the journal, too
export type FromThread =
  | { readonly type: 'row'; readonly row: GameRow; readonly journal: string | null }
  | { readonly type: 'done' }
  | GameFault

/** A game that could not be played because of a bug. */
export const gameFaultSchema = v.object({
  type: v.literal('fault'),
  fixture: v.number(),
  game: v.number(),
  problem: v.string(),
  journal: v.string(),
})
export type GameFault = Readonly<v.InferOutput<typeof gameFaultSchema>>
type ChunkPlayed = { readonly ok: true } | { readonly ok: false; readonly fault: GameFault }

export type ThreadPool = {
  readonly threads: number
  /** Plays a chunk on the given thread, one chunk at a time per thread; calls `onRow` for each game. */
  readonly play: (thread: number, plan: Plan, chunk: GameRange, onRow: (row: GameRow) => void) => Promise<ChunkPlayed>
  /** Replays games on all threads to get their journals. */
  readonly record: (plan: Plan, games: readonly GameNumber[], onJournal: (game: GameNumber, journal: string) => void) => Promise<void>
  /** Terminates all threads. A later `play` starts new ones. */
  readonly stop: () => Promise<void>
}

type Thread = { readonly worker: Worker; plan: Plan | null; isStopped: boolean }

export const createThreadPool = (file: string | URL, threads: number): ThreadPool => {
  const pool = new Map<number, Thread>()
  const threadAt = (number: number): Thread => {
    const known = pool.get(number)
    if (known !== undefined) return known
    const created: Thread = { worker: new Worker(file), plan: null, isStopped: false }
    created.worker.setMaxListeners(0)
    pool.set(number, created)
    return created
  }
  const play = (
    number: number,
    plan: Plan,
    message: Extract<ToThread, { type: 'play' }>,
    onRow: (row: GameRow, journal: string | null) => void,
  ): Promise<ChunkPlayed> =>
    new Promise((resolve, reject) => {
      const thread = threadAt(number)
      const { worker } = thread
      const send = (each: ToThread): void => worker.postMessage(each, [])
      const finish = (act: () => void): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        act()
      }
      const onMessage = (message: FromThread): void => {
        if (message.type === 'row') onRow(message.row, message.journal)
        else if (message.type === 'done') finish(() => resolve({ ok: true }))
        else finish(() => resolve({ ok: false, fault: message }))
      }
      const onError = (error: unknown): void => finish(() => reject(error instanceof Error ? error : new Error(String(error))))
      const onExit = (): void =>
        finish(() => (thread.isStopped ? resolve({ ok: true }) : reject(new Error('a lab thread exited unexpectedly'))))
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      if (thread.plan !== plan) send({ type: 'plan', plan })
      thread.plan = plan
      send(message)
    })
  return {
    threads,
    play: (number, plan, chunk, onRow) => play(number, plan, { type: 'play', chunk, isKept: false }, onRow),
    record: async (plan, games, onJournal) => {
      const queue = games[Symbol.iterator]()
      const work = async (number: number): Promise<void> => {
        for (const { fixture, game } of queue) {
          const chunk = { fixture, from: game, to: game + 1 }
          await play(number, plan, { type: 'play', chunk, isKept: true }, (_, journal) => onJournal({ fixture, game }, journal ?? ''))
        }
      }
      await Promise.all(Array.from({ length: threads }, (_, number) => work(number)))
    },
    stop: async () => {
      const all = [...pool.values()]
      pool.clear()
      for (const thread of all) thread.isStopped = true
      await Promise.all(all.map(({ worker }) => worker.terminate()))
    },
  }
}
