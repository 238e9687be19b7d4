/** This device as a place to play: the page's end of the worker, started when it is first needed. */
import { portWire } from '../line/wire.ts'
import type { Wire } from '../line/wire.ts'
import { missPiece } from '../offline/renewal.ts'
import { callsTo } from './calls.ts'
import type { Calls } from './calls.ts'
import type { DeviceList, DeviceLook, NewMatch, Wanted } from './worker.ts'

let calls: Calls | null = null

/** A worker that cannot be loaded answers nothing: whoever waits for it is told, and the next call tries anew. */
const start = (): Calls => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const made = callsTo(worker)
  worker.addEventListener('error', () => {
    worker.terminate()
    made.fail('the table broke down')
    calls = null
    void missPiece()
  })
  return made
}

const desk = (): Calls => {
  calls ??= start()
  return calls
}

export const beginOnDevice = async (wish: NewMatch): Promise<string> => String(await desk().call('begin', wish))

export const listOnDevice = async (): Promise<DeviceList> => (await desk().call('list', null)) as DeviceList

export const removeFromDevice = async (id: string): Promise<void> => void (await desk().call('remove', id))

export const clearDevice = async (): Promise<void> => void (await desk().call('clear', null))

/** The journal of a match as the text of a file; null where there is none. */
export const journalOnDevice = async (id: string): Promise<string | null> => (await desk().call('journal', id)) as string | null

/** A kept position of a match; null where there is none, or where it is not for these eyes yet. */
export const lookOnDevice = async (wanted: Wanted): Promise<DeviceLook | null> => (await desk().call('look', wanted)) as DeviceLook | null

export const deviceWire = (id: string): Wire => portWire(async port => void (await desk().call('connect', id, [port])))
