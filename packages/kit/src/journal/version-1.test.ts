/** Files of journal version 1: they are read as version 2, with or without the entry that contained the position a match started from. */
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../test/journal-edits.ts'
import { fairHeader, ToyTable } from '../../test/toy-table.ts'
import { toy } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import { replay } from '../replay/replay.ts'
import { verify } from '../replay/verify.ts'
import { sha256Hex } from './canonical-json.ts'
import { parseJournal } from './journal-file.ts'
import type { Journal } from './journal.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2 | round 1 1',
)
const START = { type: 'rules', at: 0, rules: 2, state: WATCH } as const

/** A file as version 1 wrote it. */
const fileOf = ({ header }: Journal, ...lines: readonly unknown[]): string => {
  const { start: _, ...fields } = header
  const text = [{ ...fields, journal: 1 }, ...lines].map(line => `${JSON.stringify(line)}\n`).join('')
  return `${text}{"sum":"${sha256Hex(text)}"}\n`
}

const read = (text: string) => {
  const parsed = parseJournal(text)
  if (!parsed.ok) throw new Error(`line ${parsed.line}: ${parsed.problem}`)
  return parsed
}

/** The checks that do not hold, as `play 5 refused`. */
const findingsOf = (text: string): readonly string[] =>
  verify(toy, read(text)).findings.flatMap(({ check, result, line, why }) => (result === 'holds' ? [] : [`${check} ${line} ${why}`]))

describe('a file of version 1', () => {
  const { journal } = (() => {
    const table = new ToyTable({ seats: 3, header: fairHeader('m1', ['ab'.repeat(32), '', '']) })
    const [one, two] = [1, 2].map(seat => `${seat} pack ${toy.view(table.match.state, seat).hand[0]} dark`)
    expect(table.play(one ?? '', two ?? '', '0 look 1', '1 offer 1', '0 release')).toBe('done')
    return table
  })()
  const file = fileOf(journal, ...journal.entries)

  it('gives the same journal as version 2, and its checksum covers the file as it was written', () => {
    expect(parseJournal(file)).toEqual({ ok: true, journal, sum: 'right', firstLine: 2 })
    expect(parseJournal(file.replace('Ada', 'Eve'))).toMatchObject({ ok: true, sum: 'wrong' })
    expect(parseJournal(file.replace(/\{"sum.*\n/, ''))).toMatchObject({ ok: true, sum: 'missing' })
  })

  it('is replayed and verified', () => {
    expect(replay(toy, read(file).journal)).toEqual(replay(toy, journal))
    expect(findingsOf(file)).toEqual(['own null not-asked-for', 'head null not-asked-for'])
  })

  it('with an impossible move is reported at its line', () => {
    const entries = journal.entries.map((entry, index) => (index === 3 ? { ...entry, move: { type: 'offer', coins: 9 } } : entry))
    expect(findingsOf(fileOf(journal, ...entries))).toContain('play 5 refused')
    expect(parseJournal(fileOf(journal, journal.entries[0], { type: 'sing' }))).toEqual({ ok: false, line: 3, problem: 'no-entry' })
  })
})

describe('a file of version 1 that starts from a position', () => {
  const table = new ToyTable({ from: WATCH })
  table.play('0 arrange lead salt', '0 look 2', '2 offer 0', '0 seize')
  const { journal } = table
  const file = fileOf(journal, START, ...journal.entries)

  it('gives the same journal as version 2, where the position is in the header', () => {
    expect(parseJournal(file)).toEqual({ ok: true, journal, sum: 'right', firstLine: 3 })
    expect(parseJournal(file.replace('lead.2', 'lead.1'))).toMatchObject({ ok: true, sum: 'wrong' })
    expect(parseJournal(fileOf(journal, START))).toMatchObject({ ok: true, journal: { ...journal, entries: [] }, firstLine: 3 })
  })

  it('is replayed to the same match', () => {
    const { frames, fault } = replay(toy, read(file).journal)
    expect(fault).toBeNull()
    expect(frames.at(-1)?.match).toEqual(table.match)
    expect(frames[0]).toMatchObject({ version: 0, entry: null, match: { state: WATCH } })
  })

  it('can be undone to its position, but not beyond', () => {
    const undo = (back: number) => ({ type: 'undo', at: 0, seat: 0, back, agreed: [] })
    const alone = new ToyTable({ from: WATCH, players: ['Ada', 'Rolf (easy)', 'Ruth (easy)'] })
    alone.play('0 arrange lead salt')
    const undone = (back: number): string => faultOf(read(fileOf(alone.journal, START, ...alone.entries, undo(back))).journal)
    expect([undone(1), undone(2)]).toEqual(['-', '2 refused'])
  })

  it('reports the line of the position, of an impossible move and of the checksum', () => {
    expect(findingsOf(file)).toContain('start 2 from-position')
    const moved = journal.entries.map((entry, index) => (index === 2 ? { ...entry, move: { type: 'offer', coins: 9 } } : entry))
    expect(findingsOf(fileOf(journal, START, ...moved))).toContain('play 5 refused')
    expect(findingsOf(file.replace('Ada', 'Eve'))).toContain('file 8 checksum-differs')
    expect(findingsOf(fileOf(journal, { ...START, state: null }))).toContain('play 2 broken')
    expect(findingsOf(fileOf({ ...journal, header: { ...journal.header, rules: 3 } }, { ...START, rules: 3 }))).toContain('play 1 rules')
  })

  it('reports the line of an unreadable entry', () => {
    expect(parseJournal(fileOf(journal, START, { type: 'sing' }))).toEqual({ ok: false, line: 3, problem: 'no-entry' })
    expect(parseJournal(fileOf(journal, START, ...journal.entries, START))).toEqual({ ok: false, line: 8, problem: 'no-entry' })
    expect(parseJournal(`${fileOf(journal, START).replace(/\{"sum.*\n/, '')}{`)).toEqual({ ok: false, line: 3, problem: 'not-json' })
  })
})

describe('the position of version 1 is read only', () => {
  const { journal } = new ToyTable({ from: WATCH })
  const atLine2 = { ok: false, line: 2, problem: 'no-entry' }

  it('under the rules of the header', () => expect(parseJournal(fileOf(journal, { ...START, rules: 3 }))).toEqual(atLine2))

  it('in a match without a commitment, which promises that the rules dealt', () => {
    const fair = { ...journal, header: { ...journal.header, ...fairHeader('m1', ['', '', '']) } }
    expect(parseJournal(fileOf(fair, START))).toEqual(atLine2)
  })

  it('in a file of version 1', () => {
    const { start: _, ...fields } = journal.header
    const lines = [{ ...fields, start: null }, START].map(line => `${JSON.stringify(line)}\n`)
    expect(parseJournal(lines.join(''))).toEqual(atLine2)
  })
})
