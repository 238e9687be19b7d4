/** Where a table is, on the server or on this device, and the requests that do not go through its connection. */
import { returnToSeat, fetchTable, leaveSeat, openRematch, takeSeat } from '../../api/api.ts'
import { deviceTransport, journalOnDevice, listOnDevice } from '../../device/client.ts'
import { playOnDevice } from '../../device/play-on-device.ts'
import { socketTransport } from '../../connection/browser-transports.ts'
import type { Transport } from '../../connection/transport.ts'
import type { Series } from '@tortuga/wire'
import type { TableModel } from '../model/table-model.ts'
import { sealFor } from '../../preferences/preferences.ts'

export type TableLocation = {
  readonly type: 'device' | 'server'
  readonly id: string
  wire(): Transport
  /** Leaves the seat; on the device there is nothing to do. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  /** Another match with the same players; returns its address. */
  rematch(model: TableModel): Promise<string>
  /** The wins in the matches before this one; null if it is no rematch. */
  series(): Promise<Series | null>
  /** The match as the text of a file; on the server only when it is over. */
  journal(): Promise<string | null>
}

export const replayPath = ({ type, id }: Pick<TableLocation, 'type' | 'id'>): string => (type === 'device' ? `/r/device/${id}` : `/r/${id}`)

export const deviceLocation = (id: string): TableLocation => ({
  type: 'device',
  id,
  wire: () => deviceTransport(id),
  leave: () => Promise.resolve(),
  comeBack: () => Promise.resolve(),
  rematch: ({ welcome }) => playOnDevice(welcome?.match.game ?? '', null, id),
  series: async () => (await listOnDevice()).matches.find(match => match.id === id)?.series ?? null,
  journal: () => journalOnDevice(id),
})

const sitAtRematch = async (id: string): Promise<string> => {
  const next = await openRematch(id)
  const table = await fetchTable(next.id)
  if (table.mine === null && table.status === 'waiting') {
    // A bot may have taken the seat of a player who left the match before.
    const seat = (table.seats[next.seat] ?? null) === null ? next.seat : null
    await takeSeat(next.id, seat, sealFor(next.id, table.commitment))
  }
  return `/t/${next.id}`
}

export const serverLocation = (id: string): TableLocation => ({
  type: 'server',
  id,
  wire: () => socketTransport(`/api/matches/${encodeURIComponent(id)}/socket`),
  leave: () => leaveSeat(id),
  comeBack: () => returnToSeat(id),
  rematch: () => sitAtRematch(id),
  series: async () => (await fetchTable(id)).series,
  journal: async () => {
    const response = await fetch(`/api/matches/${encodeURIComponent(id)}/journal`)
    return response.ok ? response.text() : null
  },
})
