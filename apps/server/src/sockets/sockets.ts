/** All open sockets of this node: how many each address has, and which of them still answer. */
import type { Millis } from '@tortuga/kit'
import type { WebSocket } from 'ws'

export type Sockets = ReturnType<typeof createSockets>

export const createSockets = (perAddress: number, pingEvery: Millis) => {
  const silent = new Map<WebSocket, boolean>() // whether it owes us an answer
  const counts = new Map<string, number>()

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
      const count = counts.get(address) ?? 0
      if (count >= perAddress) return false
      counts.set(address, count + 1)
      silent.set(socket, false)
      socket.on('pong', () => silent.set(socket, false))
      socket.on('close', () => {
        silent.delete(socket)
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      })
      return true
    },
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
