/** The journal as a file: what is printed is read again, and what is none is said to be none, with its line. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairHeader, Table } from '../test/table.ts'
import { toy } from '../test/toy/index.ts'
import { sha256Hex } from './canonical.ts'
import { CHANCES } from './chance.ts'
import type { Entry, Header, Journal } from './journal.ts'
import { parseJournal, printJournal } from './journal.ts'
import { at } from './lists.ts'
import { verify } from './verify.ts'

const HEX = 'ab'.repeat(32)
const HEADER: Header = {
  journal: 1,
  match: 'm1',
  game: 'harbour',
  rules: 2,
  seats: 3,
  options: { rounds: 1 },
  players: [
    { name: 'Zoë\n"Ż"', bot: null },
    { name: '', bot: 'easy' },
    { name: 'Cleo', bot: null },
  ],
  chance: 'hmac-sha256',
  commitment: HEX,
  contributions: [HEX, '', HEX],
  secret: null,
  seed: null,
}
const MOVE: Entry = { type: 'move', at: 12, seat: 2, move: { type: 'nod' }, by: 'clock', clocks: [1, 2, -3] }
const ENTRIES: readonly Entry[] = [
  MOVE,
  { type: 'move', at: 0, seat: 0, move: null, by: 'bot', clocks: null },
  { type: 'undo', at: 0, seat: 0, back: 1, agreed: [1, 2] },
  { type: 'propose', at: 0, seat: 0, proposal: { type: 'undo', back: 3 }, asks: [1] },
  { type: 'propose', at: 0, seat: 0, proposal: { type: 'bot', seat: 2, level: 'easy' }, asks: [1] },
  { type: 'propose', at: 0, seat: 0, proposal: { type: 'end' }, asks: [] },
  { type: 'vote', at: 0, seat: 1, agree: false },
  { type: 'sit', at: 0, seat: 1, player: { name: 'Ben', bot: null } },
  { type: 'rules', at: 0, rules: 3, state: { any: ['thing'] } },
  { type: 'end', at: 0, reason: 'outcome', outcome: { places: [1, 2, 2], scores: [5, -1, -1] }, hash: HEX },
  { type: 'end', at: 0, reason: 'abandoned', outcome: null, hash: HEX },
]
const FULL: Journal = { header: HEADER, entries: ENTRIES }

/** The lines of a file, without a checksum. */
const fileOf = (...lines: readonly unknown[]): string =>
  lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')

describe('a journal', () => {
  it('is a line for the header, a line for each entry, and a checksum', () => {
    const lines = printJournal(FULL).split('\n')
    expect(lines).toHaveLength(1 + ENTRIES.length + 1 + 1)
    expect(JSON.parse(at(lines, 0))).toEqual(HEADER)
    expect(lines.at(-2)).toBe(`{"sum":"${sha256Hex(`${lines.slice(0, -2).join('\n')}\n`)}"}`)
    expect(lines.at(-1)).toBe('')
  })

  it('reads back', () => {
    expect(parseJournal(printJournal(FULL))).toEqual({ ok: true, journal: FULL, sum: 'right' })
    expect(parseJournal(printJournal({ header: HEADER, entries: [] }))).toEqual({
      ok: true,
      journal: { header: HEADER, entries: [] },
      sum: 'right',
    })
  })

  it('reads back whatever names, moves and states it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.jsonValue(),
        fc.jsonValue(),
        fc.constantFrom(...CHANCES),
        (name, move, state, chance) => {
          const journal: Journal = {
            header: { ...HEADER, chance, players: HEADER.players.map(({ bot }) => ({ name, bot })), options: state },
            entries: [
              { ...MOVE, move },
              { type: 'rules', at: 0, rules: 3, state },
            ],
          }
          const read = parseJournal(printJournal(journal))
          expect(read.ok && JSON.stringify(read.journal)).toBe(JSON.stringify(journal))
        },
      ),
    )
  })

  it('needs no checksum, and no line break at the end', () => {
    const text = fileOf(HEADER, ...ENTRIES)
    expect(parseJournal(text)).toEqual({ ok: true, journal: FULL, sum: 'missing' })
    expect(parseJournal(text.trimEnd())).toEqual({ ok: true, journal: FULL, sum: 'missing' })
    expect(parseJournal(printJournal(FULL).trimEnd())).toEqual({ ok: true, journal: FULL, sum: 'right' })
  })

  it('says so when the checksum is wrong', () => {
    expect(parseJournal(printJournal(FULL).replace('Cleo', 'Leoc'))).toMatchObject({ ok: true, sum: 'wrong' })
    expect(parseJournal(printJournal(FULL).replace('"at":12', '"at": 12'))).toMatchObject({ ok: true, sum: 'wrong' })
    expect(parseJournal(`${fileOf(HEADER)}{"sum":"${HEX}"}\n`)).toMatchObject({ ok: true, sum: 'wrong' })
  })
})

describe('what is no journal', () => {
  it('is empty', () => {
    for (const text of ['', '\n', '\n\n', `{"sum":"${HEX}"}\n`, `\n${fileOf(HEADER)}`])
      expect(parseJournal(text)).toEqual({ ok: false, line: 1, problem: 'empty' })
  })

  it('is no JSON', () => {
    expect(parseJournal('{"journal":1')).toEqual({ ok: false, line: 1, problem: 'not-json' })
    expect(parseJournal(fileOf(HEADER, MOVE, '{"type":'))).toEqual({ ok: false, line: 3, problem: 'not-json' })
    expect(parseJournal(fileOf(HEADER, '', MOVE))).toEqual({ ok: false, line: 2, problem: 'not-json' })
    expect(parseJournal(`${printJournal(FULL)}\n`)).toEqual({ ok: false, line: ENTRIES.length + 2, problem: 'no-entry' })
  })

  const { options: _, ...withoutOptions } = HEADER
  const BAD_HEADERS: Readonly<Record<string, unknown>> = {
    'a list': [HEADER],
    'an entry': MOVE,
    'another format': { ...HEADER, journal: 2 },
    'no options': withoutOptions,
    'something more': { ...HEADER, more: 1 },
    'too few players': { ...HEADER, players: HEADER.players.slice(1) },
    'too few contributions': { ...HEADER, contributions: [HEX, HEX] },
    'a contribution of another length': { ...HEADER, contributions: [HEX, '', 'ab'] },
    'a player without a name': { ...HEADER, players: [{ bot: null }, ...HEADER.players.slice(1)] },
    'a generator nobody knows': { ...HEADER, chance: 'dice' },
    'a seed in capitals': { ...HEADER, seed: HEX.toUpperCase() },
    'a secret that is too long': { ...HEADER, secret: `${HEX}00` },
    'no commitment, not even null': { ...HEADER, commitment: undefined },
    'half a seat': { ...HEADER, seats: 2.5 },
    'fewer seats than none': { ...HEADER, seats: -1, players: [], contributions: [] },
    'a rules number that is a word': { ...HEADER, rules: '2' },
  }
  it.each(Object.entries(BAD_HEADERS))('has for a header %s', (_, header) => {
    expect(parseJournal(fileOf(header))).toEqual({ ok: false, line: 1, problem: 'no-header' })
  })

  const BAD_ENTRIES: Readonly<Record<string, unknown>> = {
    'a header': HEADER,
    null: null,
    'a word': '"move"',
    'no type': { at: 0 },
    'a type nobody knows': { type: 'sing', at: 0 },
    'a checksum that is none': { sum: 'ab' },
    'a checksum in the middle': { sum: HEX },
    'a move without a move': { ...MOVE, move: undefined },
    'a move with something more': { ...MOVE, more: 1 },
    'a move by nobody': { ...MOVE, by: 'ghost' },
    'a move from a seat that is not there': { ...MOVE, seat: 3 },
    'a move from a seat below none': { ...MOVE, seat: -1 },
    'a time before all times': { ...MOVE, at: -1 },
    'half a millisecond': { ...MOVE, at: 0.5 },
    'clocks for too few seats': { ...MOVE, clocks: [1, 2] },
    'an undo of nothing': { type: 'undo', at: 0, seat: 0, back: 0, agreed: [] },
    'an undo agreed to by a seat that is not there': { type: 'undo', at: 0, seat: 0, back: 1, agreed: [1, 3] },
    'a proposal of nothing': { type: 'propose', at: 0, seat: 0, proposal: { type: 'dance' }, asks: [1] },
    'a proposal to undo nothing': { type: 'propose', at: 0, seat: 0, proposal: { type: 'undo', back: 0 }, asks: [1] },
    'a proposal to a seat that is not there': { type: 'propose', at: 0, seat: 0, proposal: { type: 'end' }, asks: [3] },
    'a bot for a seat that is not there': { type: 'propose', at: 0, seat: 0, proposal: { type: 'bot', seat: 3, level: 'x' }, asks: [1] },
    'a vote that is a word': { type: 'vote', at: 0, seat: 1, agree: 'yes' },
    'a vote of a seat that is not there': { type: 'vote', at: 0, seat: 3, agree: true },
    'nobody who sits down': { type: 'sit', at: 0, seat: 1, player: null },
    'somebody on a seat that is not there': { type: 'sit', at: 0, seat: 3, player: { name: '', bot: null } },
    'rules without a state': { type: 'rules', at: 0, rules: 3 },
    'an end without a reason': { type: 'end', at: 0, outcome: null, hash: HEX },
    'an end without a hash': { type: 'end', at: 0, reason: 'agreed', outcome: null, hash: '' },
    'an end with an outcome that is none': { type: 'end', at: 0, reason: 'agreed', outcome: { places: [1] }, hash: HEX },
    'an end with places for too few seats': {
      type: 'end',
      at: 0,
      reason: 'agreed',
      outcome: { places: [1], scores: [1, 2, 3] },
      hash: HEX,
    },
  }
  it.each(Object.entries(BAD_ENTRIES))('has for an entry %s', (_, entry) => {
    expect(parseJournal(fileOf(HEADER, MOVE, entry, MOVE))).toEqual({ ok: false, line: 3, problem: 'no-entry' })
  })
})

describe('a finished fair journal', () => {
  const table = new Table({ seats: 2, header: fairHeader('m1', ['ab'.repeat(32), '']), players: ['Ada', 'Rolf (easy)'] })
  const [crate] = toy.view(table.match.state, 1).hand
  table.answer(`1 pack ${crate} dark`, { by: 'bot' })
  table.play('0 nod')
  const text = printJournal(table.journal)
  const bytes = new TextEncoder().encode(text)
  const decode = (from: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(from)
  const holds = (file: string): boolean => {
    const read = parseJournal(file)
    return read.ok && read.journal.header.game === toy.id && verify(toy, read).holds
  }
  const flipped = (index: number, bit: number): string => {
    const copy = bytes.slice()
    copy[index] = at(Array.from(bytes), index) ^ (1 << bit)
    return decode(copy)
  }

  it('holds', () => {
    expect(table.match.over).toBe(true)
    expect(holds(text)).toBe(true)
  })

  it('does not hold with any one bit changed', () => {
    const survivors = Array.from(bytes).flatMap((_, index) => [0, 1, 2, 3, 4, 5, 6, 7].filter(bit => holds(flipped(index, bit))))
    expect(bytes.length).toBeGreaterThan(800)
    expect(survivors).toEqual([])
  })

  it('does not hold when cut off anywhere before its checksum', () => {
    for (let length = 0; length < text.lastIndexOf('{"sum"'); length += 1) {
      const read = parseJournal(text.slice(0, length))
      expect(read.ok && read.sum === 'right').toBe(false)
    }
  })

  it('with its checksum made anew is free only in what chance and rules do not bind: names, levels and times', () => {
    const body = text.slice(0, text.lastIndexOf('{"sum"'))
    const unbound = body.replace(/("name":"|"bot":"|"at":)(\w+)/g, (_, key: string, value: string) => key + '*'.repeat(value.length))
    const isProven = (file: string): boolean => {
      const read = parseJournal(file)
      if (!read.ok || read.journal.header.game !== toy.id) return false
      return verify(toy, read).findings.every(({ check, result }) => result === 'holds' || check === 'own')
    }
    const free = Array.from(body, (_, index) => index).filter(index => {
      const changed = flipped(index, 0).slice(0, body.length)
      return isProven(`${changed}{"sum":"${sha256Hex(changed)}"}\n`)
    })
    expect(free.length).toBeGreaterThan(0)
    expect(free.filter(index => unbound[index] !== '*').map(index => body.slice(index - 20, index + 1))).toEqual([])
  })
})
