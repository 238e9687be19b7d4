/** What anybody can check of a finished match. */
import { describe, expect, it } from 'vitest'
import { fairHeader, Table } from '../test/table.ts'
import { toy, toyOfRules1 } from '../test/toy/index.ts'
import { position } from '../test/toy/positions.ts'
import { commitmentOf } from './fairness.ts'
import type { Header, Journal } from './journal.ts'
import { parseJournal, printJournal } from './journal.ts'
import { seedOf } from './fairness.ts'
import { CHECKS, verify } from './verify.ts'

const OWN = 'cd'.repeat(32)
const CONTRIBUTIONS = ['ab'.repeat(32), OWN, '']

const playedOut = (): Table => {
  const table = new Table({ seats: 3, rounds: 1, header: fairHeader('m1', CONTRIBUTIONS), players: ['Ada', 'Ben', 'Ruth (easy)'] })
  const packs = [1, 2].map(seat => `${seat} pack ${toy.view(table.match.state, seat).hand[0]} dark`)
  table.play(packs[0] ?? '')
  table.answer(packs[1] ?? '', { by: 'bot' })
  table.play('0 look 1', '1 offer 1', '0 release')
  expect(table.match.over).toBe(true)
  return table
}

const read = (text: string) => {
  const journal = parseJournal(text)
  if (!journal.ok) throw new Error(`line ${journal.line}: ${journal.problem}`)
  return journal
}

/** The findings in one line: `file ✓ commitment ✗1 differs …`; what was not checked is left out. */
const verdict = (text: string, own: string | null = null, game = toy): string => {
  const { holds, findings } = verify(game, read(text), { contribution: own })
  expect(findings.map(({ check }) => check)).toEqual(CHECKS)
  expect(holds).toBe(findings.every(({ result }) => result !== 'fails'))
  return findings
    .map(({ check, result, line, why }) =>
      result === 'holds' ? `${check} ✓` : `${check} ${result === 'fails' ? '✗' : '–'}${line ?? ''} ${why}`,
    )
    .join(', ')
}

const withHeader = ({ header, entries }: Journal, change: Partial<Header>): string =>
  printJournal({ header: { ...header, ...change }, entries })

describe('a fair match that is over', () => {
  it('holds in everything', () => {
    expect(verdict(printJournal(playedOut().journal), OWN)).toBe('file ✓, commitment ✓, seed ✓, own ✓, play ✓, end ✓')
  })

  it('is not asked for one’s own bytes where one does not remember them', () => {
    expect(verdict(printJournal(playedOut().journal))).toBe('file ✓, commitment ✓, seed ✓, own – not-asked-for, play ✓, end ✓')
  })

  it('has no checksum where it was not saved with one', () => {
    const text = printJournal(playedOut().journal)
    expect(verdict(text.slice(0, text.lastIndexOf('{"sum"')), OWN)).toMatch(/^file – no-checksum, /)
  })
})

describe('what does not hold', () => {
  const { journal } = playedOut()
  const { header } = journal

  it('a file that was changed, at its last line', () => {
    expect(verdict(printJournal(journal).replace('Ada', 'Eve'), OWN)).toBe(
      'file ✗8 checksum-differs, commitment ✓, seed ✓, own ✓, play ✓, end ✓',
    )
  })

  it('another secret than the one committed to', () => {
    const secret = 'ee'.repeat(32)
    const seed = seedOf(secret, header.match, header.contributions)
    expect(verdict(withHeader(journal, { secret, seed }))).toMatch(/^file ✓, commitment ✗1 differs, seed ✓, own – not-asked-for, play ✗/)
  })

  it('a seed that was not made of all that went into it', () => {
    expect(verdict(withHeader(journal, { match: 'm2' }))).toMatch(/commitment ✓, seed ✗1 differs/)
    expect(verdict(withHeader(journal, { contributions: ['ab'.repeat(32), 'cd'.repeat(32), 'ef'.repeat(32)] }))).toMatch(/seed ✗1 differs/)
    expect(verdict(withHeader(journal, { contributions: [OWN, 'ab'.repeat(32), ''] }))).toMatch(/seed ✗1 differs/)
    expect(verdict(withHeader(journal, { seed: 'ee'.repeat(32) }))).toMatch(/seed ✗1 differs, own – not-asked-for, play ✗/)
  })

  it('a fair match that was not drawn from the keyed stream', () => {
    const table = new Table({ seats: 2, header: { ...fairHeader('m1', ['', '']), chance: 'xoroshiro128plus' } })
    expect(verdict(printJournal(table.journal))).toMatch(/commitment ✓, seed ✗1 differs/)
  })

  it('a match without one’s own bytes', () => {
    expect(verdict(printJournal(journal), 'ee'.repeat(32))).toBe('file ✓, commitment ✓, seed ✓, own ✗1 not-among-them, play ✓, end ✓')
    expect(verdict(printJournal(journal), '')).toMatch(/own ✗1 not-among-them/)
  })

  it('a secret that was never opened', () => {
    expect(verdict(withHeader(journal, { secret: null }))).toMatch(
      /commitment ✗1 not-opened, seed ✗1 not-opened, own – not-asked-for, play ✓/,
    )
    expect(verdict(withHeader(journal, { secret: null, seed: null }))).toBe(
      'file ✓, commitment ✗1 not-opened, seed ✗1 not-opened, own – not-asked-for, play ✗1 no-seed, end – not-over',
    )
  })

  it('a move nobody can have made, by its line in the file', () => {
    const entries = journal.entries.map((entry, index) => (index === 3 ? { ...entry, move: { type: 'offer', coins: 9 } } : entry))
    expect(verdict(printJournal({ header, entries }))).toMatch(/play ✗5 refused, end – not-over$/)
  })
})

describe('what cannot be checked', () => {
  it('commitment and seed, where nobody asked for fairness', () => {
    const table = new Table({ seats: 2 })
    expect(verdict(printJournal(table.journal))).toBe(
      'file ✓, commitment – not-asked-for, seed – not-asked-for, own – not-asked-for, play ✓, end – not-over',
    )
  })

  it('what lies under older rules: play begins at the line that says so', () => {
    const table = new Table({ game: toyOfRules1, seats: 3 })
    table.play('1 pack silk dark', '2 pack lead lamp', '0 look 1')
    table.upgrade(toy)
    table.play('1 offer 0', '0 seize')
    expect(verdict(printJournal(table.journal))).toMatch(/play –5 older-rules, end ✓$/)
    expect(verify(toy, read(printJournal(table.journal))).unplayed).toBe(4)
  })

  it('a match that was closed because newer rules could not hold it', () => {
    const table = new Table({ seats: 3 })
    table.play('1 pack silk dark')
    const rules3 = { ...toy, rules: 3 }
    table.upgrade(rules3)
    expect(verdict(printJournal(table.journal), null, rules3)).toMatch(/play –4 older-rules, end – older-rules$/)
  })

  it('how a given state came to be', () => {
    const table = new Table({ from: position('hands - / salt.1 | boats - / silk.1 dark 1 | agenda watch land take:1 | round 1 1') })
    table.play('0 nod')
    expect(verdict(printJournal(table.journal))).toMatch(/play –2 older-rules, end ✓$/)
  })
})

it('the commitment is the one the secret gives', () => {
  const { header } = playedOut()
  expect(header.commitment).toBe(commitmentOf(String(header.secret)))
})

it('a commitment other than the one seen before sitting down does not hold', () => {
  const { journal } = playedOut()
  const seen = (commitment: string) =>
    verify(toy, read(printJournal(journal)), { commitment }).findings.find(({ check }) => check === 'commitment')
  expect(seen(String(journal.header.commitment))).toMatchObject({ result: 'holds' })
  expect(seen('00'.repeat(32))).toEqual({ check: 'commitment', result: 'fails', line: 1, why: 'not-the-one-seen' })
})
