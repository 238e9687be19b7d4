/** A WebSocket that loses, duplicates, delays and reorders messages in both directions and sometimes disconnects, driven by a seeded generator. */
import type { Random } from '@tortuga/kit'
import { WebSocket } from 'ws'

/** Fault rates per thousand messages; `delay` is the maximum delay in milliseconds. The rates may change while connections are open. */
export type ConnectionFaults = { lost: number; doubled: number; late: number; cut: number; delay: number }

export const noFaults = (): ConnectionFaults => ({ lost: 0, doubled: 0, late: 0, cut: 0, delay: 0 })
export const manyFaults = (): ConnectionFaults => ({ lost: 30, doubled: 60, late: 150, cut: 6, delay: 60 })

export const stopFaults = (faults: ConnectionFaults): void => void Object.assign(faults, noFaults())

/** Counts messages of all connections as they arrive, before the faults reorder them. */
let arrivals = 0

export type FaultyConnection = { send(text: string): void; isOpen(): boolean; cut(): void }

/** `received` may get messages in another order, twice or not at all; it gets none after `closed`. `arrival` tells in which order the server sent them. */
export const openFaultyConnection = (
  url: string,
  cookie: string,
  { faults, random }: { readonly faults: ConnectionFaults; readonly random: Random },
  on: { readonly opened: () => void; readonly received: (text: string, arrival: number) => void; readonly closed: () => void },
): FaultyConnection => {
  const socket = new WebSocket(url, { headers: cookie === '' ? {} : { cookie }, handshakeTimeout: 5000 })
  let hasClosed = false

  const happens = (perThousand: number): boolean => perThousand > 0 && random.int(1000) < perThousand
  const transmit = (deliver: () => void): void => {
    if (happens(faults.cut)) return socket.terminate()
    for (let copies = happens(faults.lost) ? 0 : happens(faults.doubled) ? 2 : 1; copies > 0; copies -= 1) {
      if (happens(faults.late)) setTimeout(deliver, random.int(faults.delay + 1))
      else deliver()
    }
  }

  socket.on('open', on.opened)
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const arrival = (arrivals += 1)
    transmit(() => !hasClosed && on.received(text, arrival))
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    hasClosed = true
    on.closed()
  })
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN
  return { send: text => transmit(() => isOpen() && socket.send(text)), isOpen, cut: () => socket.terminate() }
}
