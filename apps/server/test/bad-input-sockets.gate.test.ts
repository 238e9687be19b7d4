/** Bad input over sockets: every message with every field corrupted, frames that break the protocol, floods. The client gets an error or is disconnected, and the table stays playable. */
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BAD_VALUES } from './bad-input/bad-values.ts'
import { frame, upgrade } from './bad-input/raw-requests.ts'
import type { TestClient } from './test-client.ts'
import { startServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

vi.setConfig({ testTimeout: 30_000 })

let testServer: TestServer
let id = ''
let players: readonly TestClient[] = []
let client: TestClient
let mover: TestClient
beforeAll(async () => {
  testServer = await startServer('sqlite', { limits: { burst: 1e6 } })
  ;({ id, players } = await testServer.seatAll({ game: 'rum', takebacks: true }, ['Ola', 'Jan']))
  const first = players[0]!
  mover = (await first.shown()).question === null ? players[1]! : first
})
afterAll(() => testServer.stop())
const path = (): string => `/api/matches/${id}/socket`

/** Valid messages by type; none of them changes the match. */
const VALID: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hello: { type: 'hello', protocol: 1, have: null },
  move: { type: 'move', id: 'a', question: 0, move: { type: 'play', cards: [], beach: null } },
  undo: { type: 'undo', id: 'b', version: 0, back: 1 },
  propose: { type: 'propose', id: 'c', version: 0, proposal: { type: 'undo', back: 1 } },
  vote: { type: 'vote', id: 'd', proposal: 0, agree: true },
  moves: { type: 'moves', id: 'e', limit: 10 },
  log: { type: 'log', before: 5 },
  chat: { type: 'chat', id: 'f', text: 'x' },
  draft: { type: 'draft', draft: { type: 'none' } },
}

describe('a message', () => {
  beforeEach(async () => {
    client = mover
    await client.shown()
  })

  /** Sends a text, then requests the moves: all messages before that answer are answers to the text. */
  const answersTo = async (text: string): Promise<readonly string[]> => {
    const before = client.messages.length
    client.sendRaw(text)
    await client.ask({ type: 'moves', limit: 1 })
    return client.messages
      .slice(before, -1)
      .map(message => (message.type === 'trouble' ? message.code : message.type === 'refused' ? message.refusal.type : message.type))
  }

  it.each(Object.entries(VALID))('with a corrupted field is rejected or refused: %s', async (type, valid) => {
    for (const field of Object.keys(valid))
      for (const [what, text] of Object.entries(BAD_VALUES)) {
        if ((type === 'hello' && field === 'protocol') || (type === 'chat' && field === 'text')) continue // tested below
        const parts = Object.entries(valid).map(([key, value]) => `"${key}":${key === field ? text : JSON.stringify(value)}`)
        const answers = await answersTo(`{${parts.join(',')}}`)
        const allowed = [
          'not-understood',
          'malformed',
          'no-cards',
          'stale',
          'not-undoable',
          'no-proposal',
          'moves',
          'here',
          'welcome',
          'update',
          'done',
          'chat',
          'too-often',
          ...(type === 'draft' ? ['too-long'] : []),
        ]
        expect([type, field, what, answers.filter(answer => !allowed.includes(answer))]).toEqual([type, field, what, []])
        if (['type', 'id', 'move', 'limit', 'agree', 'back', 'proposal'].includes(field) && text.startsWith('{'))
          expect(answers).toContain(field === 'move' ? 'malformed' : 'not-understood')
      }
    expect((await testServer.store.readMatch(id))?.match.version).toBe(0)
  })

  it.each(Object.values(BAD_VALUES))('that is a bad value is not understood: %#', async text => {
    expect(await answersTo(text)).toEqual(['not-understood'])
  })
  it.each([
    '',
    '{',
    'null',
    '{"type":"hello"',
    `{"type":"moves","id":"x","limit":1}{}`,
    '\u0000',
    'hello',
    '{"type":"hello","protocol":1,"have":null,"more":1}',
    '{"__proto__":{"type":"hello"}}',
  ])('that is not a valid message is not understood: %s', async text => {
    expect(await answersTo(text)).toEqual(['not-understood'])
  })
  it('that is too long is rejected with too-long', async () => {
    expect(await answersTo(`{"type":"chat","id":"x","text":"${'x'.repeat(17_000)}"}`)).toEqual(['too-long'])
    expect(await answersTo(`{"type":"draft","draft":${'['.repeat(8000)}${']'.repeat(8000)}}`)).toEqual(['not-understood'])
  })
  it('before hello is answered with say-hello', async () => {
    const stranger = await upgrade(testServer.server().port, path())
    stranger.socket.write(frame(0x81, JSON.stringify(VALID['moves'])))
    await expect.poll(stranger.received).toContain('"code":"say-hello"')
    stranger.socket.destroy()
  })
  it('of another protocol version closes the connection', async () => {
    const stranger = await upgrade(testServer.server().port, path())
    stranger.socket.write(frame(0x81, '{"type":"hello","protocol":2,"have":null}'))
    await expect.poll(stranger.received).toContain('"bye","code":"protocol"')
    stranger.socket.destroy()
  })
})

describe('frames', () => {
  const HELLO = '{"type":"hello","protocol":1,"have":null}'
  it('in fragments are put together', async () => {
    const stranger = await upgrade(testServer.server().port, path())
    const pieces = [frame(0x01, HELLO.slice(0, 5)), frame(0x89, 'ping'), frame(0x00, HELLO.slice(5, 20)), frame(0x80, HELLO.slice(20))]
    for (const piece of pieces) for (const byte of piece) stranger.socket.write(Buffer.from([byte]))
    await expect.poll(stranger.received).toContain('"type":"welcome"')
    stranger.socket.destroy()
  })
  it.each<[string, Buffer]>([
    ['without a mask', frame(0x81, HELLO, false)],
    ['of an unknown type', frame(0x83, HELLO)],
    ['with a reserved bit', frame(0xc1, HELLO)],
    ['with invalid UTF-8', frame(0x81, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ['that continue no message', frame(0x80, HELLO)],
    ['with a fragmented control message', frame(0x09, 'x')],
    ['with a control message that is too long', frame(0x89, 'x'.repeat(126))],
    ['that are far too long', frame(0x81, 'x'.repeat(70_000))],
    ['in fragments that are far too long together', Buffer.concat([frame(0x01, 'x'.repeat(60_000)), frame(0x00, 'x'.repeat(60_000))])],
    ['that declare a huge length', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])],
    ['that close with an invalid code', frame(0x88, Buffer.from([0x00, 0x01]))],
    ['that are an HTTP request', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('%s close the connection', async (_, bytes) => {
    const stranger = await upgrade(testServer.server().port, path())
    stranger.socket.write(bytes)
    await stranger.closed
  })
  it('with binary data are not understood', async () => {
    const stranger = await upgrade(testServer.server().port, path())
    stranger.socket.write(frame(0x82, HELLO))
    await expect.poll(stranger.received).toContain('"code":"not-understood"')
    stranger.socket.destroy()
  })
})

describe('a flood', () => {
  it('of messages or pings is first ignored, then ends with a disconnection', async () => {
    const small = await startServer('memory', { limits: { messagesPerSecond: 20, burst: 60, dropped: 100 } })
    const table = await small.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    const socketPath = `/api/matches/${table.id}/socket`
    const flooder = await upgrade(small.server().port, socketPath)
    for (let i = 0; i < 300; i += 1) flooder.socket.write(frame(0x81, '{}'))
    await expect.poll(flooder.received).toMatch(/"too-often"[^]*"bye","code":"too-often"/)
    flooder.socket.destroy()
    const pinger = await upgrade(small.server().port, socketPath)
    pinger.socket.pause()
    const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(0x89, 'x'.repeat(125))))
    pinger.socket.write(pings)
    pinger.socket.resume()
    await pinger.closed
    expect(table.players.every(player => player.isOpen())).toBe(true)
    await small.stop()
  })
})

it('leaves the table playable', async () => {
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  const view = (await mover.shown()).view as RumTypes['view']
  expect(await mover.move([...rum.moves(view)][0])).toMatchObject({ type: 'done', version: 1 })
  expect((await testServer.store.readMatch(id))?.halted).toBe(false)
})
