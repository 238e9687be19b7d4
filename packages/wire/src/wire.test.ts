/** The schemas: what is accepted from outside, and what a message of the server may contain. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { clientMessageSchema, cleanName, nameSchema, parseJson, parseJsonOrNull } from './index.ts'
import { openTableBodySchema, receivedMessageSchema, serverMessageSchema, tableInfoSchema, takeSeatBodySchema } from './index.ts'

const HEX = 'ab'.repeat(32)
const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success

describe('a message of a client', () => {
  it.each([
    { type: 'hello', protocol: 1, have: null },
    { type: 'move', id: 'a', question: 0, move: null },
    { type: 'undo', id: 'a', version: 3, back: 1 },
    { type: 'propose', id: 'a', version: 3, proposal: { type: 'end' } },
    { type: 'vote', id: 'a', proposal: 3, agree: false },
    { type: 'moves', id: 'a', limit: 1000 },
    { type: 'log', before: 1 },
    { type: 'chat', id: 'a', text: 'Ahoy' },
    { type: 'draft', draft: {} },
  ])('is accepted: %j', message => expect(accepts(clientMessageSchema, message)).toBe(true))

  it.each([
    { type: 'hello', protocol: 1 },
    { type: 'hello', protocol: 1, have: 0.5 },
    { type: 'move', id: '', question: 0, move: null },
    { type: 'move', id: 'x'.repeat(65), question: 0, move: null },
    { type: 'move', id: 'a', question: 0, move: null, seat: 1 },
    { type: 'undo', id: 'a', version: 3, back: 0 },
    { type: 'moves', id: 'a', limit: 1001 },
    { type: 'log', before: 0 },
    { type: 'chat', id: 'a', text: 'x'.repeat(501) },
    { type: 'update' },
    [],
  ])('is rejected: %j', message => expect(accepts(clientMessageSchema, message)).toBe(false))
})

describe('a message of a table', () => {
  it('is checked completely by the full schema, but only by its type in the page', () => {
    const trouble = { type: 'trouble', id: null, code: 'halted' }
    expect([accepts(serverMessageSchema, trouble), accepts(receivedMessageSchema, trouble)]).toEqual([true, true])
    const newer = { type: 'trouble', id: null, code: 'a-code-of-a-newer-server' }
    expect([accepts(serverMessageSchema, newer), accepts(receivedMessageSchema, newer)]).toEqual([false, true])
    for (const other of [{ type: 'unknown' }, { type: 'toString' }, {}, null, 'update'])
      expect([other, accepts(receivedMessageSchema, other)]).toEqual([other, false])
  })

  it('never contains the move of an entry', () => {
    const update = (entry: unknown) => ({
      type: 'update',
      version: 1,
      since: 0,
      shown: [{ version: 1, events: [], entry }],
      view: {},
      players: [],
      awaited: [],
      question: null,
      undoable: 0,
      proposal: null,
      clocks: null,
      outcome: null,
      over: false,
      now: 0,
    })
    const entry = { type: 'move', at: 0, seat: 1, by: 'player' }
    expect(accepts(serverMessageSchema, update(entry))).toBe(true)
    expect(accepts(serverMessageSchema, update({ ...entry, move: 'draw' }))).toBe(false)
  })
})

describe('an HTTP body', () => {
  it('gets the defaults of a new table', () => {
    expect(v.parse(openTableBodySchema, { game: 'rum' })).toEqual({
      game: 'rum',
      bots: [],
      spectators: true,
      takebacks: true,
      listed: false,
    })
  })

  it('needs commitment and contribution to take a seat, and rejects unknown fields', () => {
    expect(v.parse(takeSeatBodySchema, { commitment: HEX, contribution: HEX })).toMatchObject({ seat: null })
    expect(accepts(takeSeatBodySchema, { commitment: HEX })).toBe(false)
    expect(accepts(takeSeatBodySchema, { commitment: HEX, contribution: HEX, chair: 1 })).toBe(false)
  })
})

it('ignores unknown fields of an answer', () => {
  const table = {
    id: 'a',
    game: 'rum',
    status: 'waiting',
    settings: { clock: { type: 'none' }, spectators: true, listed: false, takebacks: true },
    seats: [null, { name: 'Bonny', bot: 'cabin-boy' }],
    created: 0,
    touched: 0,
    awaited: [],
    mine: null,
    version: 0,
    halted: false,
    options: {},
    commitment: HEX,
    left: [false, false],
    opened: true,
    blocked: [],
    rematch: null,
    rematchOf: null,
  }
  const added = { avatars: [], result: null, open: [], given: null, series: null, lastSeenAgo: [] } // release 0.1 does not send these
  expect(v.parse(tableInfoSchema, { ...table, later: 'field' })).toEqual({ ...table, ...added })
})

it('decodes JSON by a schema, or fails', () => {
  expect(parseJson(v.number(), '1')).toBe(1)
  expect(() => parseJson(v.number(), '"1"')).toThrow()
  expect([parseJsonOrNull(v.number(), '1'), parseJsonOrNull(v.number(), '"1"'), parseJsonOrNull(v.number(), '{')]).toEqual([1, null, null])
})

it.each([
  ['  Ola\u202e\u0000  K. ', 'Ola K.'],
  ['x'.repeat(30), 'x'.repeat(24)],
  [`e${'\u0335'.repeat(20)}a`, 'a'],
])('cleans the name %j of a file to %j, which the server would accept', (text, name) => {
  expect(cleanName(text)).toBe(name)
  expect(v.parse(nameSchema, name)).toBe(name)
})
