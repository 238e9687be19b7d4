/** Where a table is: on the server or on this device, and what can be done there that no message says. */
import { comeBack, getUp, openRematch, sitDown, fetchTable } from '../api/api.ts'
import { journalOnDevice, deviceWire } from '../device/device.ts'
import { playOnDevice } from '../home/play.ts'
import { keepSeal } from '../prefs.ts'
import { socketWire } from '../line/wire.ts'
import type { Wire } from '../line/wire.ts'
import type { TableModel } from './model.ts'

export type Place = {
  readonly type: 'device' | 'server'
  readonly id: string
  wire(): Wire
  /** Gets up; on the device nothing needs to be said. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  /** Another match for the same people; gives its address. */
  rematch(model: TableModel): Promise<string>
  /** The match as a file, where it is over. */
  journal(): Promise<string | null>
}

/** Where a match can be looked through again. */
export const replayPath = ({ type, id }: Pick<Place, 'type' | 'id'>): string => (type === 'device' ? `/r/device/${id}` : `/r/${id}`)

export const devicePlace = (id: string): Place => ({
  type: 'device',
  id,
  wire: () => deviceWire(id),
  leave: () => Promise.resolve(),
  comeBack: () => Promise.resolve(),
  rematch: ({ welcome }) => playOnDevice(welcome?.match.game ?? '', null),
  journal: () => journalOnDevice(id),
})

const sitAtRematch = async (id: string): Promise<string> => {
  const next = await openRematch(id)
  const table = await fetchTable(next.id)
  if (table.mine === null && table.status === 'waiting') {
    const { contribution } = await sitDown(next.id, next.seat, table.commitment)
    keepSeal(next.id, contribution, table.commitment)
  }
  return `/t/${next.id}`
}

export const serverPlace = (id: string): Place => ({
  type: 'server',
  id,
  wire: () => socketWire(`/api/matches/${encodeURIComponent(id)}/socket`),
  leave: () => getUp(id),
  comeBack: () => comeBack(id),
  rematch: () => sitAtRematch(id),
  journal: async () => {
    const response = await fetch(`/api/matches/${encodeURIComponent(id)}/journal`)
    return response.ok ? response.text() : null
  },
})
