/** All open sockets of this node: how many each address has, how fast they talk together, and which of them still answer. */
import type { Millis } from '@tortuga/kit'
import type { WebSocket } from 'ws'
import type { Limits } from '../limits.ts'
import { createBucket } from './bucket.ts'

export type Sockets = ReturnType<typeof createSockets>

type Address = { readonly mayTalk: () => boolean; sockets: number }

export const createSockets = ({
  socketsPerAddress,
  messagesPerAddress,
  burstOfAddress,
  pingEvery,
}: Pick<Limits, 'socketsPerAddress' | 'messagesPerAddress' | 'burstOfAddress' | 'pingEvery'>) => {
  const silent = new Map<WebSocket, boolean>() // whether it owes us an answer
  const addresses = new Map<string, Address>()

  const meet = (): Address => {
    const limits = { perSecond: messagesPerAddress, burst: burstOfAddress, patience: Number.POSITIVE_INFINITY }
    const draw = createBucket(limits, () => performance.now())
    return { mayTalk: () => draw() === 'pass', sockets: 0 }
  }

  const timer = setInterval(() => {
    for (const [socket, isSilent] of silent) {
      if (isSilent) socket.terminate()
      else {
        silent.set(socket, true)
        socket.ping()
      }
    }
  }, pingEvery)
  timer.unref()

  return {
    /** Counts a socket in until it closes; false where this address has too many. */
    admit: (socket: WebSocket, address: string): boolean => {
      const one = addresses.get(address) ?? meet()
      if (one.sockets >= socketsPerAddress) return false
      one.sockets += 1
      addresses.set(address, one)
      silent.set(socket, false)
      socket.on('pong', () => silent.set(socket, false))
      socket.on('close', () => {
        silent.delete(socket)
        one.sockets -= 1
        if (one.sockets === 0) addresses.delete(address)
      })
      return true
    },
    /** Whether this address may say one thing more now, over whichever of its sockets. */
    mayTalk: (address: string): boolean => addresses.get(address)?.mayTalk() ?? true,
    /** Waits until all are closed; those that linger are cut off. */
    close: async (patience: Millis): Promise<void> => {
      clearInterval(timer)
      const late = setTimeout(() => {
        for (const socket of silent.keys()) socket.terminate()
      }, patience)
      await Promise.all(
        [...silent.keys()].map(
          socket =>
            new Promise<void>(resolve => {
              socket.once('close', () => resolve())
              socket.close()
            }),
        ),
      )
      clearTimeout(late)
    },
  }
}
