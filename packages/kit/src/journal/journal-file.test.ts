/** The journal file format: round trips, and errors with their line. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../lists.ts'
import { sha256Hex } from './canonical-json.ts'
import { GENERATOR_NAMES } from '../chance/random.ts'
import type { Entry, Header, Journal } from './journal.ts'
import { parseJournal, printJournal } from './journal-file.ts'

const HEX = 'ab'.repeat(32)
const HEADER: Header = {
  journal: 2,
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
  start: null,
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
  { type: 'end', at: 0, reason: 'outcome', outcome: { places: [1, 2, 2], scores: [5, -1, -1] }, hash: HEX },
  { type: 'end', at: 0, reason: 'abandoned', outcome: null, hash: HEX },
]
const FULL: Journal = { header: HEADER, entries: ENTRIES }

/** A file without a checksum. */
const fileOf = (...lines: readonly unknown[]): string =>
  lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')

describe('a journal', () => {
  it('prints a line for the header, one for each entry, and a checksum', () => {
    const lines = printJournal(FULL).split('\n')
    expect(lines).toHaveLength(1 + ENTRIES.length + 1 + 1)
    expect(JSON.parse(at(lines, 0))).toEqual(HEADER)
    expect(lines.at(-2)).toBe(`{"sum":"${sha256Hex(`${lines.slice(0, -2).join('\n')}\n`)}"}`)
    expect(lines.at(-1)).toBe('')
  })

  it('round-trips', () => {
    expect(parseJournal(printJournal(FULL))).toEqual({ ok: true, journal: FULL, sum: 'right', firstLine: 2 })
    expect(parseJournal(printJournal({ header: HEADER, entries: [] }))).toEqual({
      ok: true,
      journal: { header: HEADER, entries: [] },
      sum: 'right',
      firstLine: 2,
    })
  })

  it('round-trips with the position from which the match starts', () => {
    const starts = [
      { state: { any: ['thing'] }, of: null },
      { state: null, of: { match: 'm0', version: 12 } },
    ]
    for (const start of starts) {
      const journal: Journal = { header: { ...HEADER, start }, entries: [MOVE] }
      expect(parseJournal(printJournal(journal))).toEqual({ ok: true, journal, sum: 'right', firstLine: 2 })
    }
  })

  it('round-trips with arbitrary names, moves and states', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.jsonValue(),
        fc.jsonValue(),
        fc.constantFrom(...GENERATOR_NAMES),
        (name, move, state, chance) => {
          const journal: Journal = {
            header: {
              ...HEADER,
              chance,
              players: HEADER.players.map(({ bot }) => ({ name, bot })),
              options: state,
              start: { state, of: null },
            },
            entries: [{ ...MOVE, move }],
          }
          const read = parseJournal(printJournal(journal))
          expect(read.ok && JSON.stringify(read.journal)).toBe(JSON.stringify(journal))
        },
      ),
    )
  })

  it('may lack the checksum and the final line break', () => {
    const text = fileOf(HEADER, ...ENTRIES)
    expect(parseJournal(text)).toEqual({ ok: true, journal: FULL, sum: 'missing', firstLine: 2 })
    expect(parseJournal(text.trimEnd())).toEqual({ ok: true, journal: FULL, sum: 'missing', firstLine: 2 })
    expect(parseJournal(printJournal(FULL).trimEnd())).toEqual({ ok: true, journal: FULL, sum: 'right', firstLine: 2 })
  })

  it('reports a wrong checksum', () => {
    expect(parseJournal(printJournal(FULL).replace('Cleo', 'Leoc'))).toMatchObject({ ok: true, sum: 'wrong', firstLine: 2 })
    expect(parseJournal(printJournal(FULL).replace('"at":12', '"at": 12'))).toMatchObject({ ok: true, sum: 'wrong', firstLine: 2 })
    expect(parseJournal(`${fileOf(HEADER)}{"sum":"${HEX}"}\n`)).toMatchObject({ ok: true, sum: 'wrong', firstLine: 2 })
  })
})

describe('an invalid file', () => {
  it('is reported if it is empty', () => {
    for (const text of ['', '\n', '\n\n', `{"sum":"${HEX}"}\n`, `\n${fileOf(HEADER)}`])
      expect(parseJournal(text)).toEqual({ ok: false, line: 1, problem: 'empty' })
  })

  it('is reported if a line is not JSON', () => {
    expect(parseJournal('{"journal":1')).toEqual({ ok: false, line: 1, problem: 'not-json' })
    expect(parseJournal(fileOf(HEADER, MOVE, '{"type":'))).toEqual({ ok: false, line: 3, problem: 'not-json' })
    expect(parseJournal(fileOf(HEADER, '', MOVE))).toEqual({ ok: false, line: 2, problem: 'not-json' })
    expect(parseJournal(`${printJournal(FULL)}\n`)).toEqual({ ok: false, line: ENTRIES.length + 2, problem: 'no-entry' })
  })

  const { options: _, ...withoutOptions } = HEADER
  const { start: __, ...withoutStart } = HEADER
  const BAD_HEADERS: Readonly<Record<string, unknown>> = {
    'an array': [HEADER],
    'an entry': MOVE,
    'of an unknown version': { ...HEADER, journal: 3 },
    'of version 1 with a start': { ...HEADER, journal: 1 },
    'of version 2 without a start': withoutStart,
    'with a start without its origin': { ...HEADER, start: { state: {} } },
    'with a start of a negative version': { ...HEADER, start: { state: {}, of: { match: 'm0', version: -1 } } },
    'without options': withoutOptions,
    'with an unknown field': { ...HEADER, more: 1 },
    'with too few players': { ...HEADER, players: HEADER.players.slice(1) },
    'with too few contributions': { ...HEADER, contributions: [HEX, HEX] },
    'with a contribution of another length': { ...HEADER, contributions: [HEX, '', 'ab'] },
    'with a player without a name': { ...HEADER, players: [{ bot: null }, ...HEADER.players.slice(1)] },
    'with an unknown generator': { ...HEADER, chance: 'dice' },
    'with an upper-case seed': { ...HEADER, seed: HEX.toUpperCase() },
    'with a secret that is too long': { ...HEADER, secret: `${HEX}00` },
    'without a commitment field': { ...HEADER, commitment: undefined },
    'with a fractional number of seats': { ...HEADER, seats: 2.5 },
    'with a negative number of seats': { ...HEADER, seats: -1, players: [], contributions: [] },
    'with a string as rules version': { ...HEADER, rules: '2' },
  }
  it.each(Object.entries(BAD_HEADERS))('is reported if its header is %s', (_, header) => {
    expect(parseJournal(fileOf(header))).toEqual({ ok: false, line: 1, problem: 'no-header' })
  })

  const BAD_ENTRIES: Readonly<Record<string, unknown>> = {
    'a header': HEADER,
    null: null,
    'a string': '"move"',
    'without a type': { at: 0 },
    'of an unknown type': { type: 'sing', at: 0 },
    'an invalid checksum': { sum: 'ab' },
    'a checksum in the middle': { sum: HEX },
    'a move without a move': { ...MOVE, move: undefined },
    'a move with an unknown field': { ...MOVE, more: 1 },
    'a move by an unknown source': { ...MOVE, by: 'ghost' },
    'a move from a seat that does not exist': { ...MOVE, seat: 3 },
    'a move from a negative seat': { ...MOVE, seat: -1 },
    'at a negative time': { ...MOVE, at: -1 },
    'at a fractional time': { ...MOVE, at: 0.5 },
    'a move with clocks for too few seats': { ...MOVE, clocks: [1, 2] },
    'an undo of nothing': { type: 'undo', at: 0, seat: 0, back: 0, agreed: [] },
    'an undo agreed to by a seat that does not exist': { type: 'undo', at: 0, seat: 0, back: 1, agreed: [1, 3] },
    'an unknown proposal': { type: 'propose', at: 0, seat: 0, proposal: { type: 'dance' }, asks: [1] },
    'a proposal to undo nothing': { type: 'propose', at: 0, seat: 0, proposal: { type: 'undo', back: 0 }, asks: [1] },
    'a proposal to a seat that does not exist': { type: 'propose', at: 0, seat: 0, proposal: { type: 'end' }, asks: [3] },
    'a bot for a seat that does not exist': { type: 'propose', at: 0, seat: 0, proposal: { type: 'bot', seat: 3, level: 'x' }, asks: [1] },
    'a vote that is a string': { type: 'vote', at: 0, seat: 1, agree: 'yes' },
    'a vote of a seat that does not exist': { type: 'vote', at: 0, seat: 3, agree: true },
    'a sit without a player': { type: 'sit', at: 0, seat: 1, player: null },
    'a sit in a seat that does not exist': { type: 'sit', at: 0, seat: 3, player: { name: '', bot: null } },
    'a start': { type: 'rules', at: 0, rules: 2, state: {} },
    'an end without a reason': { type: 'end', at: 0, outcome: null, hash: HEX },
    'an end without a hash': { type: 'end', at: 0, reason: 'agreed', outcome: null, hash: '' },
    'an end with an incomplete outcome': { type: 'end', at: 0, reason: 'agreed', outcome: { places: [1] }, hash: HEX },
    'an end with places for too few seats': {
      type: 'end',
      at: 0,
      reason: 'agreed',
      outcome: { places: [1], scores: [1, 2, 3] },
      hash: HEX,
    },
  }
  it.each(Object.entries(BAD_ENTRIES))('is reported if an entry is %s', (_, entry) => {
    expect(parseJournal(fileOf(HEADER, MOVE, entry, MOVE))).toEqual({ ok: false, line: 3, problem: 'no-entry' })
  })
})
