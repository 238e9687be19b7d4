/** Journals of the toy game: whole, damaged, played under older rules. */
import { CHECKS, printJournal } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { fairHeader, Table } from '../../../../packages/kit/test/table.ts'
import { toy, toyOfRules1 } from '../../../../packages/kit/test/toy/index.ts'
import { clocksOf, playJournal, readAsFar } from './reading.ts'
import type { Read } from './reading.ts'

const OWN = 'cd'.repeat(32)
const game = toy as unknown as Game<GameTypes>

/** Ada keeps the harbour, Ben and Cleo smuggle. */
const played = (): Table => {
  const table = new Table({ seats: 3, rounds: 1, header: fairHeader('m1', ['ab'.repeat(32), OWN, '']) })
  for (const seat of [1, 2]) table.play(`${seat} pack ${toy.view(table.match.state, seat).hand[0]} dark`)
  table.play('0 look 1', '1 offer 1', '0 release')
  expect(table.match.over).toBe(true)
  return table
}
const TEXT = printJournal(played().journal)
const LAST = TEXT.split('\n').length - 3 // the header, the checksum and the end of the last line

const read = (text: string): Read => {
  const found = readAsFar(text)
  if ('problem' in found) throw new Error(`line ${found.line}: ${found.problem}`)
  return found
}
const open = (text: string, by = game) => playJournal(by, read(text), () => {})
const changed = (line: number, change: (line: string) => string): string =>
  TEXT.split('\n')
    .map((one, index) => (index === line - 1 ? change(one) : one))
    .join('\n')
const resultsOf = (text: string, own: string | null = null) =>
  Object.fromEntries(
    open(text)
      .check({ contribution: own })
      .findings.map(({ check, result, line, why }) => [check, [result, line, why]]),
  )

describe('a whole journal', () => {
  it('is played to its end, telling every move', () => {
    const told: number[] = []
    const { facts } = playJournal(game, read(TEXT), moves => told.push(moves))
    expect(facts).toMatchObject({ played: { first: 0, last: LAST }, fault: null, sum: 'right', badLine: null })
    expect(told).toEqual(facts.entries.filter(({ type }) => type === 'move').map((_, index) => index + 1))
  })

  it('shows names as they would pass a door, and checks the file as it is', () => {
    const names = ['\u202eadA\u2066', `  Ben\n\u0007\u200b  bx${'\u0316'.repeat(9)} `, 'C'.repeat(500)]
    const table = played().journal
    const player = { name: 'Eve\u2067\u00ad', bot: null }
    const entries = [...table.entries, { type: 'sit', at: 0, seat: 0, player } as const]
    const text = printJournal({
      header: { ...table.header, players: table.header.players.map((one, seat) => ({ ...one, name: names[seat] ?? '' })) },
      entries,
    })
    const { facts, told, check } = open(text)
    expect(facts.header.players.map(({ name }) => name)).toEqual(['adA', 'Ben b', 'C'.repeat(24)])
    expect(facts.entries.at(-1)).toMatchObject({ player: { name: 'Eve' } })
    expect(told('table').at(-1)).toMatchObject({ entry: { player: { name: 'Eve' } } })
    expect(facts.sum).toBe('right')
    expect(check({ contribution: null }).findings.find(finding => finding.check === 'file')?.result).toBe('holds')
  })

  it('gives each viewer its own share, of the view, the events and the log', () => {
    const { look, told, facts } = open(TEXT)
    const packed = (viewer: number | 'table' | 'open') => JSON.stringify([look(1, viewer), told(viewer)[1]])
    const [crate] = toy.view(played().states[0] ?? played().match.state, 1).hand
    expect(packed(1)).toContain(`"${crate}"`)
    expect(packed(0)).not.toContain(`"${crate}"`)
    expect(packed('table')).not.toContain(`"${crate}"`)
    expect(look(0, 0).awaited).toEqual([1, 2])
    expect(look(LAST, 'open').awaited).toEqual([])
    expect(JSON.stringify(facts.entries)).not.toContain('"move":{')
    expect(told('table').map(({ version }) => version)).toEqual([...Array(LAST + 1).keys()])
  })

  it('holds in every point', () => {
    const { holds, findings } = open(TEXT).check({ contribution: OWN, commitment: read(TEXT).read.journal.header.commitment })
    expect(holds).toBe(true)
    expect(findings.map(({ check, result }) => [check, result])).toEqual(CHECKS.map(check => [check, 'holds']))
  })
})

describe('a damaged journal', () => {
  it('is shown up to a line that cannot be read, and the check names that line', () => {
    const text = changed(4, line => line.replace('"', ''))
    expect(open(text).facts).toMatchObject({ played: { first: 0, last: 2 }, fault: null, badLine: { line: 4, problem: 'not-json' } })
    expect(resultsOf(text)).toMatchObject({
      file: ['fails', 4, 'not-json'],
      play: ['holds', null, null],
      end: ['not-checked', null, 'not-over'],
    })
  })

  it('is shown up to a line that cannot have happened', () => {
    const text = changed(4, line => line.replace('"seat":0', '"seat":2'))
    expect(open(text).facts).toMatchObject({ played: { first: 0, last: 2 }, fault: { version: 3, problem: 'refused' }, sum: 'wrong' })
    expect(resultsOf(text)).toMatchObject({ file: ['fails', LAST + 2, 'checksum-differs'], play: ['fails', 4, 'refused'] })
  })

  it('is shown whole where only a name was changed, which the checksum betrays', () => {
    const text = changed(1, line => line.replace('Ada', 'Eda'))
    expect(open(text).facts).toMatchObject({ played: { first: 0, last: LAST }, fault: null, sum: 'wrong' })
    expect(resultsOf(text)).toMatchObject({ file: ['fails', LAST + 2, 'checksum-differs'], seed: ['holds', null, null] })
  })

  it('is none where its first line is no header', () => {
    expect(readAsFar('')).toEqual({ line: 1, problem: 'empty' })
    expect(readAsFar('hello\n')).toEqual({ line: 1, problem: 'not-json' })
    expect(readAsFar('{"journal":2}\n')).toEqual({ line: 1, problem: 'no-header' })
  })
})

describe('older rules', () => {
  const table = new Table({ game: toyOfRules1, seats: 2, rounds: 1 })
  table.play(`1 pack ${toy.view(table.match.state, 1).hand[0]} dark`)
  const old = printJournal(table.journal)
  table.upgrade(toy)
  const risen = printJournal(table.journal)

  it('leave the start to what was kept', () => {
    const { facts, told } = open(risen)
    expect(facts).toMatchObject({ played: { first: 2, last: 2 }, fault: null })
    expect(told(0).map(({ events }) => events.length)).toEqual([0, 0, 0])
    expect(facts.entries.map(({ type }) => type)).toEqual(['move', 'rules'])
  })

  it('leave everything to it where the match ended under them', () => {
    const { facts, look } = open(old)
    expect(facts.played.last).toBeLessThan(facts.played.first)
    expect(() => look(0, 0)).toThrow('was not played')
  })
})

it('tells the time left at every version', () => {
  const at = { type: 'move', at: 0, seat: 0, move: null, by: 'player' } as const
  const yes = { type: 'vote', at: 0, seat: 1, agree: true } as const
  expect(clocksOf([{ ...at, clocks: [9, 5] }, yes, { ...at, clocks: [4, 5] }])).toEqual([null, [9, 5], [9, 5], [4, 5]])
})
