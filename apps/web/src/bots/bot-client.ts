/** Runs bots in their own worker, so that neither the page nor the device's room waits for them. */
import { BOT_CALLS } from '@tortuga/wire'
import { connectWorker } from '../workers/calls.ts'
import type { CallsTo, WorkerConnection } from '../workers/calls.ts'

/** A bot that takes longer is ended together with its worker. */
const TIMEOUT = 15_000

export type BotClient = CallsTo<typeof BOT_CALLS> & { stop(): void }

type RunningWorker = WorkerConnection<typeof BOT_CALLS> & { readonly worker: Worker }

export const createBotClient = (): BotClient => {
  let current: RunningWorker | null = null

  const start = (): RunningWorker => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    const started = { worker, ...connectWorker(worker, BOT_CALLS) }
    worker.addEventListener('error', () => stop('the bot worker failed'))
    current = started
    return started
  }
  const stop = (reason: string): void => {
    current?.worker.terminate()
    current?.fail(reason)
    current = null
  }
  const withTimeout = async <A>(call: (calls: CallsTo<typeof BOT_CALLS>) => Promise<A>): Promise<A> => {
    const { calls } = current ?? start()
    const timer = setTimeout(() => stop('the bot worker timed out'), TIMEOUT)
    try {
      return await call(calls)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    advise: position => withTimeout(({ advise }) => advise(position)),
    queryRules: query => withTimeout(({ queryRules }) => queryRules(query)),
    stop: () => stop('stopped'),
  }
}
