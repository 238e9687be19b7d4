/** Bad input over sockets: every message spoilt in every field, frames that break the protocol, floods. The line is told, or cut; the table plays on. */
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NASTY } from './bad-input/nasty.ts'
import { frame, upgrade } from './bad-input/raw.ts'
import type { Player } from './player.ts'
import { startServer } from './table.ts'
import type { TestServer } from './table.ts'

vi.setConfig({ testTimeout: 30_000 })

let house: TestServer
let id = ''
let players: readonly Player[] = []
let line: Player
let mover: Player
beforeAll(async () => {
  house = await startServer('sqlite', { limits: { burst: 1e6 } })
  ;({ id, players } = await house.seatAll({ game: 'rum', takebacks: true }, ['Ola', 'Jan']))
  const first = players[0]!
  mover = (await first.shown()).question === null ? players[1]! : first
})
afterAll(() => house.stop())
const path = (): string => `/api/matches/${id}/socket`

/** Messages that would be understood, by type; none of them changes the match. */
const GOOD: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hello: { type: 'hello', protocol: 1, have: null },
  move: { type: 'move', id: 'a', question: 0, move: { type: 'play', cards: [], beach: null } },
  undo: { type: 'undo', id: 'b', version: 0, back: 1 },
  propose: { type: 'propose', id: 'c', version: 0, proposal: { type: 'undo', back: 1 } },
  vote: { type: 'vote', id: 'd', proposal: 0, agree: true },
  moves: { type: 'moves', id: 'e', limit: 10 },
  chat: { type: 'chat', id: 'f', text: 'x' },
  draft: { type: 'draft', draft: { type: 'none' } },
}

describe('a message', () => {
  beforeEach(async () => {
    line = mover
    await line.shown()
  })

  /** Sends a text, then asks for moves: what came before that answer belongs to the text. */
  const answersTo = async (text: string): Promise<readonly string[]> => {
    const before = line.heard.length
    line.shout(text)
    await line.ask({ type: 'moves', limit: 1 })
    return line.heard
      .slice(before, -1)
      .map(message => (message.type === 'trouble' ? message.code : message.type === 'refused' ? message.refusal.type : message.type))
  }

  it.each(Object.entries(GOOD))('spoilt is understood as nothing, or refused: %s', async (type, good) => {
    for (const field of Object.keys(good))
      for (const [what, text] of Object.entries(NASTY)) {
        if ((type === 'hello' && field === 'protocol') || (type === 'chat' && field === 'text')) continue // below
        const parts = Object.entries(good).map(([key, value]) => `"${key}":${key === field ? text : JSON.stringify(value)}`)
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
        ]
        expect([type, field, what, answers.filter(answer => !allowed.includes(answer))]).toEqual([type, field, what, []])
        if (['type', 'id', 'move', 'limit', 'agree', 'back', 'proposal'].includes(field) && text.startsWith('{'))
          expect(answers).toContain(field === 'move' ? 'malformed' : 'not-understood')
      }
    expect((await house.store.open(id))?.match.version).toBe(0)
  })

  it.each(Object.values(NASTY))('of no kind is not understood: %#', async text => {
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
  ])('that is no message is not understood: %s', async text => {
    expect(await answersTo(text)).toEqual(['not-understood'])
  })
  it('too long is said to be', async () => {
    expect(await answersTo(`{"type":"chat","id":"x","text":"${'x'.repeat(17_000)}"}`)).toEqual(['too-long'])
    expect(await answersTo(`{"type":"draft","draft":${'['.repeat(8000)}${']'.repeat(8000)}}`)).toEqual(['not-understood'])
  })
  it('before hello is answered by that', async () => {
    const stranger = await upgrade(house.server().port, path())
    stranger.socket.write(frame(0x81, JSON.stringify(GOOD['moves'])))
    await expect.poll(stranger.heard).toContain('"code":"say-hello"')
    stranger.socket.destroy()
  })
  it('of another protocol ends the line', async () => {
    const stranger = await upgrade(house.server().port, path())
    stranger.socket.write(frame(0x81, '{"type":"hello","protocol":2,"have":null}'))
    await expect.poll(stranger.heard).toContain('"bye","code":"protocol"')
    stranger.socket.destroy()
  })
})

describe('frames', () => {
  const HELLO = '{"type":"hello","protocol":1,"have":null}'
  it('in pieces are put together', async () => {
    const stranger = await upgrade(house.server().port, path())
    const pieces = [frame(0x01, HELLO.slice(0, 5)), frame(0x89, 'ping'), frame(0x00, HELLO.slice(5, 20)), frame(0x80, HELLO.slice(20))]
    for (const piece of pieces) for (const byte of piece) stranger.socket.write(Buffer.from([byte]))
    await expect.poll(stranger.heard).toContain('"type":"welcome"')
    stranger.socket.destroy()
  })
  it.each<[string, Buffer]>([
    ['not masked', frame(0x81, HELLO, false)],
    ['of no kind', frame(0x83, HELLO)],
    ['with a reserved bit', frame(0xc1, HELLO)],
    ['of broken UTF-8', frame(0x81, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ['that go on with nothing', frame(0x80, HELLO)],
    ['of control in pieces', frame(0x09, 'x')],
    ['of control too long', frame(0x89, 'x'.repeat(126))],
    ['far too long', frame(0x81, 'x'.repeat(70_000))],
    ['in pieces, far too long', Buffer.concat([frame(0x01, 'x'.repeat(60_000)), frame(0x00, 'x'.repeat(60_000))])],
    ['that claim an endless length', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])],
    ['that close for no known reason', frame(0x88, Buffer.from([0x00, 0x01]))],
    ['that are HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('%s cut the line', async (_, bytes) => {
    const stranger = await upgrade(house.server().port, path())
    stranger.socket.write(bytes)
    await stranger.closed
  })
  it('of bytes are not understood', async () => {
    const stranger = await upgrade(house.server().port, path())
    stranger.socket.write(frame(0x82, HELLO))
    await expect.poll(stranger.heard).toContain('"code":"not-understood"')
    stranger.socket.destroy()
  })
})

describe('a flood', () => {
  it('of messages is dropped, then cut; of pings that nobody reads, too', async () => {
    const small = await startServer('memory', { limits: { messagesPerSecond: 20, burst: 60, dropped: 100 } })
    const table = await small.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
    const socketPath = `/api/matches/${table.id}/socket`
    const talker = await upgrade(small.server().port, socketPath)
    for (let i = 0; i < 300; i += 1) talker.socket.write(frame(0x81, '{}'))
    await expect.poll(talker.heard).toMatch(/"too-often"[^]*"bye","code":"too-often"/)
    talker.socket.destroy()
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

it('and the table plays on', async () => {
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  const view = (await mover.shown()).view as RumTypes['view']
  expect(await mover.move([...rum.moves(view)][0])).toMatchObject({ type: 'done', version: 1 })
  expect((await house.store.open(id))?.halted).toBe(false)
})
