/** Connections between clients and nodes: each keeps the order of its messages, takes time, and may be cut with messages under way. */
import type { Millis, Random } from '@tortuga/kit'
import type { ClientIdentity, RoomConnection } from '@tortuga/room'
import type { Transport } from '../../../web/src/connection/transport.ts'
import type { SimulatedNode } from './node.ts'
import type { VirtualTime } from './virtual-time.ts'

const latency = (random: Random): Millis => 5 + random.int(random.int(20) === 0 ? 2000 : 80)
/** A server or a browser may notice a broken connection late. */
const noticeDelay = (random: Random): Millis => (random.int(2) === 0 ? random.int(50) : random.int(30_000))

export type ClientLine = {
  readonly transport: Transport
  /** Breaks the connection; until `restore`, no new one is made. */
  cut(): void
  restore(): void
}

type NetworkOptions = {
  readonly time: VirtualTime
  readonly random: Random
  readonly nodes: readonly SimulatedNode[]
  readonly table: string
  readonly who: ClientIdentity
}

/** A queue of messages in one direction. */
const createPipe = (time: VirtualTime, random: Random, deliver: (text: string) => void) => {
  let last: Millis = 0
  return (text: string): void => {
    last = Math.max(last, time.now() + latency(random))
    time.after(last - time.now(), () => deliver(text))
  }
}

export const createLine = ({ time, random, nodes, table, who }: NetworkOptions): ClientLine => {
  let isCut = false
  let cutCurrent = (): void => {}

  const transport: Transport = {
    isRemote: true,
    open: on => {
      const alive = nodes.filter(node => node.isOpen())
      const node = alive[random.int(Math.max(1, alive.length))]
      if (isCut || node === undefined) {
        time.after(latency(random), () => on.closed())
        return { send: () => {}, close: () => {} }
      }
      let connection: RoomConnection | null = null
      let state: 'open' | 'cut' | 'closed' = 'open'
      const closeServerSide = (delay: Millis): void =>
        void time.after(delay, () => {
          connection?.close()
          connection = null
        })
      /** Messages under way when the connection broke arrive or not. */
      const arrives = (): boolean => state !== 'cut' || random.int(2) === 0
      const toServer = createPipe(time, random, text => {
        if (arrives()) connection?.receive(text)
        if (random.int(50) === 0) connection?.receive(text) // sent twice by something on the way
      })
      const toClient = createPipe(time, random, text => {
        if (state === 'open') on.received(text)
      })
      const breakOff = (): void => {
        if (state !== 'open') return
        state = 'cut'
        time.after(noticeDelay(random), () => on.closed())
        closeServerSide(noticeDelay(random))
      }
      cutCurrent = breakOff
      node.onEnd(breakOff)
      time.after(latency(random), () => {
        if (state !== 'open' || !node.isOpen()) return breakOff()
        connection = node.connect(table, who, toClient, () => {
          time.after(2100, () => {
            // after the last message, which may take as long
            connection = null
            if (state === 'open') on.closed()
            state = 'closed'
          })
        })
        on.opened()
      })
      return {
        send: toServer,
        close: () => {
          if (state === 'open') state = 'closed'
          closeServerSide(latency(random))
        },
      }
    },
  }
  return {
    transport,
    cut: () => {
      isCut = true
      cutCurrent()
    },
    restore: () => {
      isCut = false
    },
  }
}
