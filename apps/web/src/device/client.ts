/** The page's side of this device's table worker, which starts with the first call. */
import { DEVICE_CALLS } from '@tortuga/wire'
import type { DeviceList, DevicePosition, DevicePositionRequest, NewDeviceMatch } from '@tortuga/wire'
import { portTransport } from '../connection/browser-transports.ts'
import type { Transport } from '../connection/transport.ts'
import { handleMissingChunk } from '../offline/reload.ts'
import { connectWorker } from '../workers/calls.ts'
import type { CallsTo, WorkerConnection } from '../workers/calls.ts'

let connection: WorkerConnection<typeof DEVICE_CALLS> | null = null

/** The page runs the bots for the table worker: when a worker starts a worker, Firefox sometimes never returns from the constructor, and the table stands still. */
const start = (): WorkerConnection<typeof DEVICE_CALLS> => {
  const worker = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const started = connectWorker(worker, DEVICE_CALLS)
  const { port1, port2 } = new MessageChannel()
  const bots = import('../bots/serve-bots.ts').then(({ serveBots }) => serveBots(port1))
  const end = (): void => {
    worker.terminate()
    bots.then(stop => stop()).catch(() => {})
    connection = null
  }
  /** A worker that cannot be loaded never answers: its pending calls are rejected, and the next call starts another one. */
  const fail = (): void => {
    end()
    started.fail('the table worker failed')
    void handleMissingChunk()
  }
  worker.addEventListener('error', fail)
  // In WebKit, the worker of a page that has been left would go on locking the database if it was writing.
  addEventListener('pagehide', end, { once: true })
  Promise.all([bots, started.calls.connectBots(null, [port2])]).catch(fail)
  return started
}

const device = (): CallsTo<typeof DEVICE_CALLS> => {
  connection ??= start()
  return connection.calls
}

export const startOnDevice = (match: NewDeviceMatch): Promise<string> => device().begin(match)

export const listOnDevice = (): Promise<DeviceList> => device().list(null)

export const removeFromDevice = (id: string): Promise<void> => device().remove(id)

export const clearDevice = (): Promise<void> => device().clear(null)

export const journalOnDevice = (id: string): Promise<string | null> => device().journal(id)

export const positionOnDevice = (request: DevicePositionRequest): Promise<DevicePosition | null> => device().position(request)

export const deviceTransport = (id: string): Transport => portTransport(port => device().connect(id, [port]))
