/** Sockets whose client does not read, does not answer or sends too much. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { DEFAULT_LIMITS } from '../config/limits.ts'
import { createOpenSockets } from './open-sockets.ts'
import { openSocketConnection } from './socket-connection.ts'

/** A fake socket that records all calls. */
class Stub extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly done: string[] = []
  send(text: string): void {
    this.done.push(text)
  }
  ping(): void {
    this.done.push('ping')
  }
  close(): void {
    this.done.push('close')
  }
  terminate(): void {
    this.done.push('terminate')
    this.readyState = 3
    this.emit('close')
  }
}
const asSocket = (stub: Stub): WebSocket => stub as unknown as WebSocket

const IGNORED = { received: () => {}, closed: () => {} }

describe('a connection', () => {
  it('is terminated when its client does not read, and sends nothing more', () => {
    const stub = new Stub()
    const closed = vi.fn<() => void>()
    const connection = openSocketConnection(asSocket(stub), { ...DEFAULT_LIMITS, backlog: 100 }, { ...IGNORED, closed })
    connection.send('first')
    stub.bufferedAmount = 101
    connection.send('second')
    connection.send('third')
    expect(stub.done).toEqual(['first', 'terminate'])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('sends a followed message together with the next one, or alone if none follows at once', async () => {
    const stub = new Stub()
    const output = { cork: () => stub.done.push('cork'), uncork: () => stub.done.push('uncork') }
    const connection = openSocketConnection(asSocket(stub), DEFAULT_LIMITS, { ...IGNORED, output })
    connection.send('done', true)
    connection.send('update')
    connection.send('here')
    expect(stub.done.splice(0)).toEqual(['cork', 'done', 'update', 'uncork', 'here'])
    connection.send('done', true)
    expect(stub.done).toEqual(['cork', 'done'])
    await new Promise(resolve => setImmediate(resolve))
    expect(stub.done.splice(0)).toEqual(['cork', 'done', 'uncork'])
  })

  it('is terminated when it pings without reading the pongs', () => {
    const stub = new Stub()
    openSocketConnection(asSocket(stub), { ...DEFAULT_LIMITS, backlog: 100 }, IGNORED)
    stub.emit('ping')
    stub.bufferedAmount = 101
    stub.emit('ping')
    expect(stub.done).toEqual(['terminate'])
  })

  it('is terminated when it floods the server with pings', () => {
    const stub = new Stub()
    openSocketConnection(asSocket(stub), { ...DEFAULT_LIMITS, messagesPerSecond: 1, burst: 5, dropped: 5 }, IGNORED)
    for (let pings = 0; pings < 20; pings += 1) stub.emit('ping')
    expect(stub.done).toEqual(['terminate'])
  })
})

describe('open sockets', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are pinged, and terminated if they do not answer', () => {
    const sockets = createOpenSockets({ ...DEFAULT_LIMITS, socketsPerAddress: 10, pingEvery: 1000 })
    const [living, dead] = [new Stub(), new Stub()]
    for (const stub of [living, dead]) sockets.admit(asSocket(stub), 'here')
    vi.advanceTimersByTime(1000)
    living.emit('pong')
    vi.advanceTimersByTime(1000)
    expect(living.done).toEqual(['ping', 'ping'])
    expect(dead.done).toEqual(['ping', 'terminate'])
  })

  it('are counted by address until they close', () => {
    const sockets = createOpenSockets({ ...DEFAULT_LIMITS, socketsPerAddress: 2, pingEvery: 1000 })
    const stubs = [new Stub(), new Stub(), new Stub()]
    expect(stubs.map(stub => sockets.admit(asSocket(stub), 'here'))).toEqual([true, true, false])
    expect(sockets.admit(asSocket(new Stub()), 'there')).toBe(true)
    stubs[0]!.terminate()
    expect(sockets.admit(asSocket(stubs[2]!), 'here')).toBe(true)
  })

  it('share the rate of their address, except for a small guaranteed share of each', () => {
    const limits = { ...DEFAULT_LIMITS, messagesPerSecond: 10, burst: 20, messagesPerAddress: 1, burstOfAddress: 3 }
    const sockets = createOpenSockets(limits)
    const received: string[] = []
    const join = (address: string, name: string) => {
      const stub = new Stub()
      sockets.admit(asSocket(stub), address)
      openSocketConnection(asSocket(stub), limits, {
        received: text => received.push(`${name} ${text}`),
        closed: () => {},
        maySend: () => sockets.maySend(address),
      })
      return { stub, send: (text: string) => stub.emit('message', Buffer.from(text), false) }
    }
    const [loud, quiet, far] = [join('here', 'loud'), join('here', 'quiet'), join('there', 'far')]
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) loud.send(text)
    expect(received).toEqual(['1', '2', '3', '4', '5'].map(text => `loud ${text}`)) // two guaranteed, three of the address
    expect(loud.stub.done).toEqual([JSON.stringify({ type: 'trouble', id: null, code: 'too-often' })])
    quiet.send('x')
    far.send('y')
    expect(received.slice(5)).toEqual(['quiet x', 'far y'])
  })
})
