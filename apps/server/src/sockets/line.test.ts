/** Lines whose other end does not read or no longer answers. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { LIMITS } from '../limits.ts'
import { openLine } from './line.ts'
import { createSockets } from './sockets.ts'

/** A socket that notes what is done to it. */
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

describe('a line', () => {
  it('is given up when its client does not read, and nothing more is sent', () => {
    const stub = new Stub()
    const closed = vi.fn<() => void>()
    const line = openLine(asSocket(stub), { ...LIMITS, backlog: 100 }, () => {}, closed)
    line.send('first')
    stub.bufferedAmount = 101
    line.send('second')
    line.send('third')
    expect(stub.done).toEqual(['first', 'terminate'])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('has what is followed travel with what follows, and waits for it no longer than this turn', async () => {
    const stub = new Stub()
    const wire = { cork: () => stub.done.push('hold'), uncork: () => stub.done.push('let go') }
    const line = openLine(
      asSocket(stub),
      LIMITS,
      () => {},
      () => {},
      () => true,
      wire,
    )
    line.send('done', true)
    line.send('update')
    line.send('here')
    expect(stub.done.splice(0)).toEqual(['hold', 'done', 'update', 'let go', 'here'])
    line.send('done', true)
    expect(stub.done).toEqual(['hold', 'done'])
    await new Promise(resolve => setImmediate(resolve))
    expect(stub.done.splice(0)).toEqual(['hold', 'done', 'let go'])
  })

  it('is given up when it asks for answers to pings that it does not read', () => {
    const stub = new Stub()
    openLine(
      asSocket(stub),
      { ...LIMITS, backlog: 100 },
      () => {},
      () => {},
    )
    stub.emit('ping')
    stub.bufferedAmount = 101
    stub.emit('ping')
    expect(stub.done).toEqual(['terminate'])
  })

  it('is given up when it pings without end', () => {
    const stub = new Stub()
    openLine(
      asSocket(stub),
      { ...LIMITS, messagesPerSecond: 1, burst: 5, dropped: 5 },
      () => {},
      () => {},
    )
    for (let pings = 0; pings < 20; pings += 1) stub.emit('ping')
    expect(stub.done).toEqual(['terminate'])
  })
})

describe('sockets', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are tried, and dropped when they do not answer', () => {
    const sockets = createSockets({ ...LIMITS, socketsPerAddress: 10, pingEvery: 1000 })
    const [living, dead] = [new Stub(), new Stub()]
    for (const stub of [living, dead]) sockets.admit(asSocket(stub), 'here')
    vi.advanceTimersByTime(1000)
    living.emit('pong')
    vi.advanceTimersByTime(1000)
    expect(living.done).toEqual(['ping', 'ping'])
    expect(dead.done).toEqual(['ping', 'terminate'])
  })

  it('are counted by address, and no longer once they are closed', () => {
    const sockets = createSockets({ ...LIMITS, socketsPerAddress: 2, pingEvery: 1000 })
    const some = [new Stub(), new Stub(), new Stub()]
    expect(some.map(stub => sockets.admit(asSocket(stub), 'here'))).toEqual([true, true, false])
    expect(sockets.admit(asSocket(new Stub()), 'there')).toBe(true)
    some[0]!.terminate()
    expect(sockets.admit(asSocket(some[2]!), 'here')).toBe(true)
  })

  it('of one address talk no faster together than it may, but for a word of each now and then', () => {
    const limits = { ...LIMITS, messagesPerSecond: 10, burst: 20, messagesPerAddress: 1, burstOfAddress: 3 }
    const sockets = createSockets(limits)
    const heard: string[] = []
    const join = (address: string, name: string) => {
      const stub = new Stub()
      sockets.admit(asSocket(stub), address)
      openLine(
        asSocket(stub),
        limits,
        text => heard.push(`${name} ${text}`),
        () => {},
        () => sockets.mayTalk(address),
      )
      return { stub, say: (text: string) => stub.emit('message', Buffer.from(text), false) }
    }
    const [loud, quiet, far] = [join('here', 'loud'), join('here', 'quiet'), join('there', 'far')]
    for (const word of ['1', '2', '3', '4', '5', '6', '7']) loud.say(word)
    expect(heard).toEqual(['1', '2', '3', '4', '5'].map(word => `loud ${word}`)) // two of its own, three of the address's
    expect(loud.stub.done).toEqual([JSON.stringify({ type: 'trouble', id: null, code: 'too-often' })])
    quiet.say('x')
    far.say('y')
    expect(heard.slice(5)).toEqual(['quiet x', 'far y'])
  })
})
