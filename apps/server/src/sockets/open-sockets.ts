/** All open sockets of this node: limits their number and their joint rate per address, and drops those that no longer answer pings. */
import type { Millis } from '@tortuga/kit'
import type { WebSocket } from 'ws'
import type { Limits } from '../config/limits.ts'
import { createTokenBucket } from './token-bucket.ts'

export type OpenSockets = ReturnType<typeof createOpenSockets>

type Address = { readonly maySend: () => boolean; sockets: number }

export const createOpenSockets = ({
  socketsPerAddress,
  messagesPerAddress,
  burstOfAddress,
  pingEvery,
}: Pick<Limits, 'socketsPerAddress' | 'messagesPerAddress' | 'burstOfAddress' | 'pingEvery'>) => {
  const awaitsPong = new Map<WebSocket, boolean>()
  const addresses = new Map<string, Address>()

  const createAddress = (): Address => {
    const limits = { perSecond: messagesPerAddress, burst: burstOfAddress, patience: Number.POSITIVE_INFINITY }
    const takeToken = createTokenBucket(limits, () => performance.now())
    return { maySend: () => takeToken() === 'pass', sockets: 0 }
  }

  const timer = setInterval(() => {
    for (const [socket, isUnanswered] of awaitsPong) {
      if (isUnanswered) socket.terminate()
      else {
        awaitsPong.set(socket, true)
        socket.ping()
      }
    }
  }, pingEvery)
  timer.unref()

  return {
    /** Counts a socket until it closes; false if this address has too many. */
    admit: (socket: WebSocket, address: string): boolean => {
      const known = addresses.get(address) ?? createAddress()
      if (known.sockets >= socketsPerAddress) return false
      known.sockets += 1
      addresses.set(address, known)
      awaitsPong.set(socket, false)
      socket.on('pong', () => awaitsPong.set(socket, false))
      socket.on('close', () => {
        awaitsPong.delete(socket)
        known.sockets -= 1
        if (known.sockets === 0) addresses.delete(address)
      })
      return true
    },
    /** Whether this address may send one more message now, counted over all its sockets. */
    maySend: (address: string): boolean => addresses.get(address)?.maySend() ?? true,
    /** Closes all sockets; terminates those that are still open after the timeout. */
    close: async (timeout: Millis): Promise<void> => {
      clearInterval(timer)
      const terminateAll = setTimeout(() => {
        for (const socket of awaitsPong.keys()) socket.terminate()
      }, timeout)
      await Promise.all(
        [...awaitsPong.keys()].map(
          socket =>
            new Promise<void>(resolve => {
              socket.once('close', () => resolve())
              socket.close()
            }),
        ),
      )
      clearTimeout(terminateAll)
    },
  }
}
