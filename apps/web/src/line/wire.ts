/** What carries the messages: a WebSocket to the server, or a port to this device's own worker. A line cannot tell them apart. */

export type WireEvents = { opened(): void; received(text: string): void; closed(): void }
export type WireEnd = { send(text: string): void; close(): void }
export type Wire = {
  /** Whether it needs the network. */
  readonly isRemote: boolean
  open(on: WireEvents): WireEnd
}

/** A socket of this page's own host. */
export const socketWire = (path: string): Wire => ({
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

/** A port into the worker; `connect` hands the other end over, and rejects where the worker cannot be reached. */
export const portWire = (connect: (port: MessagePort) => Promise<void>): Wire => ({
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
