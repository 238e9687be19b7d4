/** Stepping through and printing a saved match, and reporting the line that cannot be replayed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { runWith } from '../../test/terminal.ts'
import { fileFolder } from '../../../../tools/temporary.ts'

const folder = fileFolder('replay')
const saved = join(folder, 'saved.journal')
let lines: readonly string[] = []

/** A copy of the match with changed lines. */
const write = (name: string, ...changed: readonly string[]): string => {
  const file = join(folder, name)
  writeFileSync(file, changed.map(line => `${line}\n`).join(''))
  return file
}

beforeAll(async () => {
  await runWith(['play', 'rum', '--bots', 'cabin-boy', '--seed', 'cd'.repeat(32), '--save', saved], ['1', '1', '1', 'u', '2', 'q'])
  lines = readFileSync(saved, 'utf8').split('\n').slice(0, -2) // without the checksum
})

const step = async (typed: readonly string[], ...options: readonly string[]) =>
  runWith(['replay', saved, ...options], typed, { interactive: true })

describe('stepping', () => {
  it('goes forward, back, to a number and to both ends', async () => {
    const last = lines.length - 1
    const { exit, out } = await step(['', 'n', 'p', '4', 'first', 'p', 'last', 'n', 'q'], '--open')
    expect(exit).toBe(0)
    const places = [...out.matchAll(/── (\d+) of (\d+) ──/g)].map(found => Number(found[1]))
    expect(places).toEqual([0, 1, 2, 1, 4, 0, 0, last, last])
    expect(out).toContain('The match is abandoned.')
  })

  it('explains its keys and ends when the input ends', async () => {
    const { exit, out } = await step(['back', '999', '-1'])
    expect(exit).toBe(0)
    expect(out.match(/Type n, p, first, last, q or a number from 0 to/g)).toHaveLength(3)
  })

  it('speaks Polish', async () => {
    const { out } = await step(['dalej', 'ostatni', 'koniec'], '--lang', 'pl')
    expect(out).toContain('Rozgrywka jest przygotowana.')
    expect(out).toContain('Rozgrywka jest porzucona.')
  })
})

describe('into a pipe', () => {
  it('prints everything as seen by a seat, by spectators and with open cards', async () => {
    const [open, table, seat] = [
      await runWith(['replay', saved]),
      await runWith(['replay', saved, '--table']),
      await runWith(['replay', saved, '--seat', '1']),
    ]
    for (const { exit, out } of [open, table, seat]) {
      expect(exit).toBe(0)
      expect(out.match(/── \d+ of/g)).toHaveLength(lines.length)
    }
    expect(new Set([open.out, table.out, seat.out]).size).toBe(3)
    expect(open.out).toMatch(/Player undoes \d moves?\./)
    expect(open.out).not.toMatch(/^ {4}a {2}2 /m)
    expect(seat.out).toMatch(/^ {4}a {2}2 /m)
  })
})

describe('a player who sits down later', () => {
  it('is shown by name from then on', async () => {
    const changed = lines.toSpliced(2, 0, '{"type":"sit","at":0,"seat":1,"player":{"name":"Zofia","bot":null}}').slice(0, 5)
    const { out } = await runWith(['replay', write('sat.journal', ...changed)])
    const [before = '', after = ''] = out.split('Zofia sits down in seat 1.')
    expect(before).not.toContain('Zofia')
    expect(after).toMatch(/Zofia/)
    expect(after).not.toMatch(/Anne/)
  })
})

describe('a match that cannot be replayed', () => {
  it('is shown up to the impossible line', async () => {
    const file = write(
      'odd.journal',
      ...lines.map((line, index) => (index === 3 ? line.replace(/"move":\{.*?\},"by"/, '"move":{"type":"nonsense"},"by"') : line)),
    )
    const { exit, out } = await runWith(['replay', file])
    expect(exit).toBe(1)
    expect(out).toContain('Line 4 is impossible')
    expect(out.match(/── \d+ of/g)).toHaveLength(3)
  })

  it('is reported: no journal, an unknown game', async () => {
    const [header = ''] = lines
    expect(await runWith(['replay', write('empty.journal')])).toMatchObject({ exit: 1, out: expect.stringContaining('Line 1 is empty') })
    expect(await runWith(['replay', write('chess.journal', header.replace('"game":"rum"', '"game":"chess"'))])).toMatchObject({
      exit: 1,
      out: expect.stringContaining('"chess", which this version does not know; it knows: rum'),
    })
  })
})

describe('a file from an untrusted source', () => {
  const evil = '\u001b]0;owned\u0007\u001b[2JRED\u009b5m\u202e\nIt all holds.\r'
  const header = (change: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ ...v.parse(v.record(v.string(), v.unknown()), JSON.parse(lines[0] ?? '')), ...change })
  const controls = /[^\P{Cc}\n]|\u202e/u

  it('cannot control the terminal by names', async () => {
    const players = [
      { name: evil, bot: null },
      { name: evil, bot: evil },
    ]
    const file = write('evil.journal', header({ match: evil, players }), ...lines.slice(1))
    for (const command of ['replay', 'verify']) {
      const { out } = await runWith([command, file])
      expect([controls.test(out), /^It all holds/m.test(out)]).toEqual([false, false])
    }
    const { out } = await runWith(['replay', file], ['n', 'q'], { interactive: true })
    for (const trick of ['\u0007', '\u001b]', '\u001b[2J', '\u009b', '\u202e', '\nIt all holds']) expect(out).not.toContain(trick)
    expect(out).toContain('RED')
  })

  it('cannot control the terminal by the name of an unknown game', async () => {
    const file = write('unknown.journal', header({ game: evil }), ...lines.slice(1))
    for (const command of ['replay', 'verify']) expect(controls.test((await runWith([command, file])).out)).toBe(false)
  })
})
