/** The connection a node listens on. When it is lost it is made again, and then anything may have been missed. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'
import pg from 'pg'
import type { LocalBus } from './bus.ts'
import { CHANNEL, parseNotice } from './notices.ts'

const SHORTEST_PAUSE: Millis = 50
const LONGEST_PAUSE: Millis = 1000
/** How often the connection is tried: one that is dead without saying so would keep the node deaf. */
const TRY_EVERY: Millis = 10_000

export type Listener = {
  /** This node's mark on what it sends: its own news it has told already. */
  readonly node: string
  /** When it listens for the first time; rejects where it cannot. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

export const startListening = (url: string, bus: LocalBus, failed: (error: unknown) => void): Listener => {
  const node = randomUUID().slice(0, 8)
  const stopping = new AbortController()
  let current: pg.Client | null = null

  const hear = (payload: string): void => {
    const notice = parseNotice(payload)
    if (notice.node === node) return
    for (const news of notice.news) {
      if (news === 'lost') bus.lose()
      else bus.tell(news)
    }
  }

  /** A connection that listens, and a promise for its end. */
  const connect = async (): Promise<{ readonly ended: Promise<void> }> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000, query_timeout: 5000 })
    const ended = new Promise<void>(resolve => {
      client.on('error', failed)
      client.on('end', resolve)
    })
    client.on('notification', ({ payload = '' }) => hear(payload))
    current = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    const hangUp = (): void => void client.end().catch(() => {})
    const check = setInterval(() => void client.query('select 1').catch(hangUp), TRY_EVERY)
    void ended.finally(() => clearInterval(check))
    return { ended }
  }

  const connectAgain = async (): Promise<{ readonly ended: Promise<void> }> => {
    for (let delay = SHORTEST_PAUSE; ; delay = Math.min(2 * delay, LONGEST_PAUSE)) {
      await pause(delay, undefined, { signal: stopping.signal })
      try {
        const connection = await connect()
        bus.lose()
        return connection
      } catch (error) {
        failed(error)
      }
    }
  }

  const first = connect()
  const keepUp = async (): Promise<void> => {
    for (let { ended } = await first; ; { ended } = await connectAgain()) {
      await ended
      if (stopping.signal.aborted) return
    }
  }
  const running = keepUp().catch(() => {}) // stopped while it paused, or never begun: `ready` says so

  return {
    node,
    ready: first.then(() => {}),
    stop: async () => {
      stopping.abort()
      await current?.end().catch(() => {})
      await running
    },
  }
}
