/** Carries the messages of a connection: a WebSocket to the server, or a port to this device's worker. */

export type TransportEvents = { opened(): void; received(text: string): void; closed(): void }
export type OpenTransport = { send(text: string): void; close(): void }
export type Transport = {
  /** Whether it needs the network. */
  readonly isRemote: boolean
  open(on: TransportEvents): OpenTransport
}
