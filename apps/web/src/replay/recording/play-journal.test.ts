/** Journals of the toy game: intact, damaged, and of other rules. */
import { VERIFY_CHECKS, headAt, printJournal } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { fairHeader, ToyTable } from '../../../../../packages/kit/test/toy-table.ts'
import { toy } from '../../../../../packages/kit/test/toy/index.ts'
import { clocksOf, playJournal, readJournal } from './play-journal.ts'
import type { ReadableJournal } from './play-journal.ts'

const OWN = 'cd'.repeat(32)
const game = toy as unknown as Game<GameTypes>

/** A finished match with Ada as customs officer, Ben and Cleo as smugglers. */
const played = (): ToyTable => {
  const table = new ToyTable({ seats: 3, rounds: 1, header: fairHeader('m1', ['ab'.repeat(32), OWN, '']) })
  for (const seat of [1, 2]) table.play(`${seat} pack ${toy.view(table.match.state, seat).hand[0]} dark`)
  table.play('0 look 1', '1 offer 1', '0 release')
  expect(table.match.over).toBe(true)
  return table
}
const TEXT = printJournal(played().journal)
const LAST = TEXT.split('\n').length - 3 // the header, the checksum and the end of the last line

const read = (text: string): ReadableJournal => {
  const found = readJournal(text)
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

describe('an intact journal', () => {
  it('is replayed to its end, reporting every move', () => {
    const reported: number[] = []
    const { facts } = playJournal(game, read(TEXT), moves => reported.push(moves))
    expect(facts).toMatchObject({ lastPlayed: LAST, fault: null, sum: 'right', badLine: null })
    expect(reported).toEqual(facts.entries.filter(({ type }) => type === 'move').map((_, index) => index + 1))
  })

  it('shows cleaned names, but checks the file as it is', () => {
    const names = ['\u202eadA\u2066', `  Ben\n\u0007\u200b  bx${'\u0316'.repeat(9)} `, 'C'.repeat(500)]
    const table = played().journal
    const player = { name: 'Eve\u2067\u00ad', bot: null }
    const entries = [...table.entries, { type: 'sit', at: 0, seat: 0, player } as const]
    const text = printJournal({
      header: { ...table.header, players: table.header.players.map((one, seat) => ({ ...one, name: names[seat] ?? '' })) },
      entries,
    })
    const { facts, log, check } = open(text)
    expect(facts.header.players.map(({ name }) => name)).toEqual(['adA', 'Ben b', 'C'.repeat(24)])
    expect(facts.entries.at(-1)).toMatchObject({ player: { name: 'Eve' } })
    expect(log('table').at(-1)).toMatchObject({ entry: { player: { name: 'Eve' } } })
    expect(facts.sum).toBe('right')
    expect(check({ contribution: null }).findings.find(finding => finding.check === 'file')?.result).toBe('holds')
  })

  it('shows each viewer only what it may know, in the view, the events and the log', () => {
    const { position, log, facts } = open(TEXT)
    const packed = (viewer: number | 'table' | 'open') => JSON.stringify([position(1, viewer), log(viewer)[1]])
    const [crate] = toy.view(played().states[0] ?? played().match.state, 1).hand
    expect(packed(1)).toContain(`"${crate}"`)
    expect(packed(0)).not.toContain(`"${crate}"`)
    expect(packed('table')).not.toContain(`"${crate}"`)
    expect(position(0, 0).awaited).toEqual([1, 2])
    expect(position(LAST, 'open').awaited).toEqual([])
    expect(JSON.stringify(facts.entries)).not.toContain('"move":{')
    expect(log('table').map(({ version }) => version)).toEqual([...Array(LAST + 1).keys()])
  })

  it('passes every check', () => {
    const { journal } = read(TEXT).read
    const head = { version: LAST, head: headAt(journal, LAST) ?? '' }
    const { verdict, findings } = open(TEXT).check({ contribution: OWN, commitment: journal.header.commitment, head })
    expect(verdict).toBe('proven')
    expect(findings.map(({ check, result }) => [check, result])).toEqual(VERIFY_CHECKS.map(check => [check, 'holds']))
    const early = { version: 1, head: headAt(journal, 1) ?? '' }
    expect(open(TEXT).check({ contribution: OWN, commitment: journal.header.commitment, head: early }).verdict).toBe('consistent')
  })
})

describe('a damaged journal', () => {
  it('is shown up to an unreadable line, which the check names', () => {
    const text = changed(4, line => line.replace('"', ''))
    expect(open(text).facts).toMatchObject({ lastPlayed: 2, fault: null, badLine: { line: 4, problem: 'not-json' } })
    expect(resultsOf(text)).toMatchObject({
      file: ['fails', 4, 'not-json'],
      play: ['holds', null, null],
      end: ['not-checked', null, 'not-over'],
    })
  })

  it('is shown up to an impossible line', () => {
    const text = changed(4, line => line.replace('"seat":0', '"seat":2'))
    expect(open(text).facts).toMatchObject({ lastPlayed: 2, fault: { version: 3, problem: 'refused' }, sum: 'wrong' })
    expect(resultsOf(text)).toMatchObject({ file: ['fails', LAST + 2, 'checksum-differs'], play: ['fails', 4, 'refused'] })
  })

  it('is shown completely if only a name was changed, but the checksum fails', () => {
    const text = changed(1, line => line.replace('Ada', 'Eda'))
    expect(open(text).facts).toMatchObject({ lastPlayed: LAST, fault: null, sum: 'wrong' })
    expect(resultsOf(text)).toMatchObject({ file: ['fails', LAST + 2, 'checksum-differs'], seed: ['holds', null, null] })
  })

  it('is rejected if its first line is not a header', () => {
    expect(readJournal('')).toEqual({ line: 1, problem: 'empty' })
    expect(readJournal('hello\n')).toEqual({ line: 1, problem: 'not-json' })
    expect(readJournal('{"journal":3}\n')).toEqual({ line: 1, problem: 'no-header' })
  })
})

describe('other rules', () => {
  it('are a fault: the caller has to pass the edition of the journal', () => {
    const { facts, position } = open(TEXT, { ...game, rules: 1 })
    expect(facts).toMatchObject({ lastPlayed: -1, fault: { version: 0, problem: 'rules' } })
    expect(() => position(0, 0)).toThrow('was not replayed')
  })
})

it('returns the time left at every version', () => {
  const move = { type: 'move', at: 0, seat: 0, move: null, by: 'player' } as const
  const vote = { type: 'vote', at: 0, seat: 1, agree: true } as const
  expect(clocksOf([{ ...move, clocks: [9, 5] }, vote, { ...move, clocks: [4, 5] }])).toEqual([null, [9, 5], [9, 5], [4, 5]])
})
