/** The page's two transports: a WebSocket to the server, and a port to this device's worker. */
import type { Transport } from './transport.ts'

/** A WebSocket to this page's own host. */
export const socketTransport = (path: string): Transport => ({
  isRemote: true,
  open: on => {
    const url = new URL(path, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => on.opened())
    socket.addEventListener('message', event => on.received(String(event.data)))
    socket.addEventListener('close', () => on.closed())
    return {
      send: text => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  },
})

/** A port to a worker. `connect` transfers the other end and rejects if the worker cannot be reached; null closes the port. */
export const portTransport = (connect: (port: MessagePort) => Promise<void>): Transport => ({
  isRemote: false,
  open: on => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', event => {
      if (event.data === null) on.closed()
      else on.received(String(event.data))
    })
    port1.start()
    connect(port2).then(
      () => on.opened(),
      () => on.closed(),
    )
    return {
      send: text => port1.postMessage(text),
      close: () => {
        port1.postMessage(null)
        port1.close()
      },
    }
  },
})
