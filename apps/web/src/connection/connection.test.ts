/** The connection to a table: it reconnects, sends unanswered requests again, and does nothing twice. */
import { describe, expect, it } from 'vitest'
import { retryDelay } from './reconnector.ts'
import { setUp } from './testing.ts'

const move = { type: 'move', question: 3, move: 'draw' } as const

describe('hello', () => {
  it('is sent without a version first, and with the newest one after a loss', () => {
    const { greet, sent, lose, pass, status, open } = setUp()
    greet(7)
    expect(sent).toEqual([{ type: 'hello', protocol: 1, have: null }])
    expect(status()).toEqual({ type: 'open' })
    lose()
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    open()
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, have: 7 })
  })

  it('is repeated on a new transport when it fails or is not answered', () => {
    const { open, receive, status, pass, attempts } = setUp()
    open()
    receive({ type: 'trouble', id: null, code: 'try-again' })
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    expect(attempts()).toBe(2)
    open()
    pass(8000)
    expect(status()).toEqual({ type: 'lost' })
  })

  it('is retried with growing delays up to a maximum', () => {
    expect([0, 1, 2, 3].map(tries => retryDelay(tries, 0.5))).toEqual([400, 800, 1600, 3200])
    expect(retryDelay(50, 1)).toBe(6250)
    expect(retryDelay(0, 0)).toBe(300)
  })
})

describe('requests', () => {
  it('are sent once, and stay pending until the update that shows them', () => {
    const { greet, connection, sent, receive, update, pending, answers } = setUp()
    greet(4)
    connection.request(move)
    expect(sent.at(-1)).toEqual({ ...move, id: 'm1' })
    receive({ type: 'done', id: 'm1', version: 5 })
    expect(answers).toEqual([{ type: 'done', request: { ...move, id: 'm1' } }])
    expect(pending()).toHaveLength(1)
    receive(update(5))
    expect(pending()).toEqual([])
  })

  it('are sent again with the same id after a loss, unless they were acknowledged', () => {
    const { greet, connection, sent, receive, lose, pass, pending } = setUp()
    greet(4)
    connection.request(move)
    connection.request({ type: 'chat', text: 'Ahoy' })
    receive({ type: 'done', id: 'm2', version: 4 })
    lose()
    pass(10_000)
    const before = sent.length
    greet(4)
    expect(sent.slice(before).map(message => ('id' in message ? message.id : message.type))).toEqual(['hello', 'm1'])
    expect(pending()).toHaveLength(1)
  })

  it('whose answer was lost are settled by the repeated answer, even after their update', () => {
    const { greet, connection, receive, lose, pass, pending } = setUp()
    greet(4)
    connection.request(move)
    lose()
    pass(10_000)
    greet(5)
    expect(pending()).toHaveLength(1)
    receive({ type: 'done', id: 'm1', version: 5 })
    expect(pending()).toEqual([])
  })

  it('wait until the connection is open', () => {
    const { connection, sent, greet } = setUp()
    connection.request(move)
    expect(sent).toEqual([])
    greet(4)
    expect(sent.at(-1)).toMatchObject({ id: 'm1' })
  })

  it('that are not answered in time cause a reconnection', () => {
    const { greet, connection, pass, status, attempts } = setUp()
    greet(4)
    connection.request(move)
    pass(8000)
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    expect(attempts()).toBe(2)
  })

  it('are sent again after try-again, and settled by a refusal or another trouble', () => {
    const { greet, connection, sent, receive, pass, answers, pending } = setUp()
    greet(4)
    connection.request(move)
    receive({ type: 'trouble', id: 'm1', code: 'try-again' })
    pass(1200)
    expect(sent.filter(message => message.type === 'move')).toHaveLength(2)
    receive({ type: 'refused', id: 'm1', refusal: { type: 'stale' }, rules: [] })
    expect(answers.at(-1)).toMatchObject({ type: 'refused', refusal: { type: 'stale' } })
    expect(pending()).toEqual([])
    connection.request(move)
    receive({ type: 'trouble', id: 'm2', code: 'halted' })
    expect(answers.at(-1)).toMatchObject({ type: 'failed', code: 'halted' })
    expect(pending()).toEqual([])
  })

  it('are followed by the newest draft after a loss', () => {
    const { greet, connection, sent, lose, pass } = setUp()
    greet(4)
    connection.draft({ count: 1 })
    connection.draft({ count: 2 })
    lose()
    pass(10_000)
    const before = sent.length
    greet(4)
    expect(sent.slice(before)).toEqual([expect.objectContaining({ type: 'hello' }), { type: 'draft', draft: { count: 2 } }])
  })
})

describe('a bye', () => {
  it('is followed by a reconnection at the time that the server named', () => {
    const { greet, receive, lose, pass, status, attempts } = setUp()
    greet(4)
    receive({ type: 'bye', code: 'restarting', comeBackIn: 2000 })
    lose()
    expect(status()).toEqual({ type: 'restarting' })
    pass(2499)
    expect(attempts()).toBe(1)
    pass(1)
    expect(attempts()).toBe(2)
  })

  it('of a node without the rules is followed by reconnections until one reaches a newer node', () => {
    const { open, greet, receive, lose, pass, status, attempts } = setUp()
    for (const attempt of [1, 2]) {
      open()
      receive({ type: 'bye', code: 'newer-rules', comeBackIn: 5000 })
      lose()
      expect(status()).toEqual({ type: 'older-node' })
      pass(6249)
      expect(attempts()).toBe(attempt)
      pass(1)
      expect(attempts()).toBe(attempt + 1)
    }
    greet(5)
    expect(status()).toEqual({ type: 'open' })
  })

  it('of this device’s worker without the rules ends the connection, because the page itself is too old', () => {
    const { open, receive, lose, pass, status, attempts } = setUp({ isRemote: false })
    open()
    receive({ type: 'bye', code: 'newer-rules', comeBackIn: 5000 })
    lose()
    expect(status()).toEqual({ type: 'ended', code: 'newer-rules' })
    pass(60_000)
    expect(attempts()).toBe(1)
  })

  it('ends the connection if there is nothing to reconnect to', () => {
    const { open, receive, lose, pass, status, attempts, connection } = setUp()
    open()
    receive({ type: 'bye', code: 'no-such-table', comeBackIn: null })
    lose()
    expect(status()).toEqual({ type: 'ended', code: 'no-such-table' })
    pass(60_000)
    connection.wake()
    expect(attempts()).toBe(1)
  })
})

describe('waking up', () => {
  it('reconnects at once after a loss', () => {
    const { greet, lose, connection, attempts } = setUp()
    greet(4)
    lose()
    connection.wake()
    expect(attempts()).toBe(2)
  })

  it('checks whether an open connection still answers', () => {
    const { greet, connection, sent, pass, status } = setUp()
    greet(4)
    connection.wake()
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, have: 4 })
    pass(8000)
    expect(status()).toEqual({ type: 'lost' })
  })

  it('does nothing to a closed connection', () => {
    const { greet, connection, attempts, pass } = setUp()
    greet(4)
    connection.close()
    connection.wake()
    pass(60_000)
    expect(attempts()).toBe(1)
  })
})

describe('a connection', () => {
  it('reconnects when the browser reports that the network is gone', () => {
    const { greet, connection, status, pass, attempts } = setUp()
    greet(4)
    connection.drop()
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    expect(attempts()).toBe(2)
  })

  it('asks for the whole match again when the player has changed', () => {
    const { greet, connection, sent, open, attempts } = setUp()
    greet(4)
    connection.restart()
    expect(attempts()).toBe(2)
    open()
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, have: null })
  })
})
