/** The LISTEN connection of a node. It reconnects with backoff after a loss and then reports that notices may have been missed. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@tortuga/kit'
import pg from 'pg'
import type { LocalBus } from '../port/local-bus.ts'
import { CHANNEL, decodeNotification } from './notifications.ts'

const MIN_BACKOFF: Millis = 50
const MAX_BACKOFF: Millis = 1000
/** Interval of the connection check. A dead connection that is never closed would otherwise go unnoticed. */
const CHECK_INTERVAL: Millis = 10_000

type NotificationListener = {
  /** This node's id in the payloads it sends; it ignores its own notifications, because its local listeners already have the notices. */
  readonly node: string
  /** Resolves when the node first listens; rejects if it cannot connect. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

export const startListener = (url: string, bus: LocalBus, onError: (error: unknown) => void): NotificationListener => {
  const node = randomUUID().slice(0, 8)
  const stopping = new AbortController()
  let current: pg.Client | null = null

  const receive = (payload: string): void => {
    const notification = decodeNotification(payload)
    if (notification.node === node) return
    for (const notice of notification.notices) {
      if (notice === 'lost') bus.lose()
      else bus.publish(notice)
    }
  }

  /** Connects and listens; `ended` resolves when the connection is lost. */
  const connect = async (): Promise<{ readonly ended: Promise<void> }> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000, query_timeout: 5000 })
    const ended = new Promise<void>(resolve => {
      client.on('error', onError)
      client.on('end', resolve)
    })
    client.on('notification', ({ payload = '' }) => receive(payload))
    current = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    const disconnect = (): void => void client.end().catch(() => {})
    const check = setInterval(() => void client.query('select 1').catch(disconnect), CHECK_INTERVAL)
    void ended.finally(() => clearInterval(check))
    return { ended }
  }

  const reconnect = async (): Promise<{ readonly ended: Promise<void> }> => {
    for (let delay = MIN_BACKOFF; ; delay = Math.min(2 * delay, MAX_BACKOFF)) {
      await pause(delay, undefined, { signal: stopping.signal })
      try {
        const connection = await connect()
        bus.lose()
        return connection
      } catch (error) {
        onError(error)
      }
    }
  }

  const first = connect()
  const stayConnected = async (): Promise<void> => {
    for (let { ended } = await first; ; { ended } = await reconnect()) {
      await ended
      if (stopping.signal.aborted) return
    }
  }
  const running = stayConnected().catch(() => {}) // stopped during a pause, or the first connection failed, which `ready` reports

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
