/** This device as a place to play: the page's end of the worker, started when it is first needed. */
import { portWire } from '../line/wire.ts'
import type { Wire } from '../line/wire.ts'
import { callsTo } from './calls.ts'
import type { Calls } from './calls.ts'
import type { DeviceList, NewMatch } from './worker.ts'

let calls: Calls | null = null

const desk = (): Calls => {
  calls ??= callsTo(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' }))
  return calls
}

export const beginOnDevice = async (wish: NewMatch): Promise<string> => String(await desk().call('begin', wish))

export const listOnDevice = async (): Promise<DeviceList> => (await desk().call('list', null)) as DeviceList

export const removeFromDevice = async (id: string): Promise<void> => void (await desk().call('remove', id))

export const clearDevice = async (): Promise<void> => void (await desk().call('clear', null))

/** The journal of a match as the text of a file; null where there is none. */
export const journalOnDevice = async (id: string): Promise<string | null> => (await desk().call('journal', id)) as string | null

export const deviceWire = (id: string): Wire => portWire(async port => void (await desk().call('connect', id, [port])))
