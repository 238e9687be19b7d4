/** A worker of its own for bots, so that neither the page nor the room waits for them. One that takes too long is ended. */
import type { Thinking } from '@tortuga/room'
import type { Advised, Aid } from './advice.ts'
import { callsTo } from './calls.ts'
import type { Calls } from './calls.ts'

const PATIENCE = 15_000

export type Thinker = {
  think(thinking: Thinking): Promise<Advised>
  aid(aid: Aid): Promise<unknown>
  stop(): void
}

export const createThinker = (): Thinker => {
  let current: { readonly worker: Worker; readonly calls: Calls } | null = null

  const start = (): { readonly worker: Worker; readonly calls: Calls } => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    const started = { worker, calls: callsTo(worker) }
    worker.addEventListener('error', () => stop('the bots broke down'))
    current = started
    return started
  }
  const stop = (reason: string): void => {
    current?.worker.terminate()
    current?.calls.fail(reason)
    current = null
  }
  const call = async (name: string, input: unknown): Promise<unknown> => {
    const { calls } = current ?? start()
    const timer = setTimeout(() => stop('it took too long'), PATIENCE)
    try {
      return await calls.call(name, input)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    think: async thinking => (await call('think', thinking)) as Advised,
    aid: question => call('aid', question),
    stop: () => stop('not needed any more'),
  }
}
