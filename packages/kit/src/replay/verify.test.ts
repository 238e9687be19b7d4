/** Verification of finished matches. */
import { describe, expect, it } from 'vitest'
import { fairHeader, ToyTable } from '../../test/toy-table.ts'
import { toy, toyOfRules1 } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import { commitmentOf, seedOf } from '../chance/fairness.ts'
import { headAt } from '../journal/chain.ts'
import type { Header, Journal } from '../journal/journal.ts'
import { parseJournal, printJournal } from '../journal/journal-file.ts'
import { VERIFY_CHECKS, verify } from './verify.ts'
import type { ClientRecord, Verdict } from './verify.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2 | round 1 1',
)
const OWN = 'cd'.repeat(32)
const CONTRIBUTIONS = ['ab'.repeat(32), OWN, '']

const finishedTable = (...lines: readonly string[]): ToyTable => {
  const table = new ToyTable({ seats: 3, rounds: 1, header: fairHeader('m1', CONTRIBUTIONS), players: ['Ada', 'Ben', 'Ruth (easy)'] })
  const packs = [1, 2].map(seat => `${seat} pack ${toy.view(table.match.state, seat).hand[0]} dark`)
  table.play(packs[0] ?? '')
  table.move(packs[1] ?? '', { by: 'bot' })
  table.play(...(lines.length > 0 ? lines : ['0 look 1', '1 offer 1', '0 release']))
  expect(table.match.over).toBe(true)
  return table
}

const read = (text: string) => {
  const journal = parseJournal(text)
  if (!journal.ok) throw new Error(`line ${journal.line}: ${journal.problem}`)
  return journal
}

/** The findings in one line: `file ✓ commitment ✗1 differs …`. The head is left out; `head.test.ts` is about it. */
const verdict = (text: string, own: string | null = null, game = toy): string => {
  const { verdict: result, findings } = verify(game, read(text), { contribution: own })
  expect(findings.map(({ check }) => check)).toEqual(VERIFY_CHECKS)
  expect(result === 'forged').toBe(findings.some(finding => finding.result === 'fails'))
  return findings
    .filter(({ check }) => check !== 'head')
    .map(({ check, result, line, why }) =>
      result === 'holds' ? `${check} ✓` : `${check} ${result === 'fails' ? '✗' : '–'}${line ?? ''} ${why}`,
    )
    .join(', ')
}

const withHeader = ({ header, entries }: Journal, change: Partial<Header>): string =>
  printJournal({ header: { ...header, ...change }, entries })

describe('a finished fair match', () => {
  it('passes every check', () => {
    expect(verdict(printJournal(finishedTable().journal), OWN)).toBe(
      'file ✓, commitment ✓, seed ✓, own ✓, start ✓, play ✓, consent ✓, end ✓',
    )
  })

  it('skips the client’s contribution if it is not given', () => {
    expect(verdict(printJournal(finishedTable().journal))).toBe(
      'file ✓, commitment ✓, seed ✓, own – not-asked-for, start ✓, play ✓, consent ✓, end ✓',
    )
  })

  it('skips the checksum if the file has none', () => {
    const text = printJournal(finishedTable().journal)
    expect(verdict(text.slice(0, text.lastIndexOf('{"sum"')), OWN)).toMatch(/^file – no-checksum, /)
  })
})

describe('verification fails for', () => {
  const { journal } = finishedTable()
  const { header } = journal

  it('a changed file, at its last line', () => {
    expect(verdict(printJournal(journal).replace('Ada', 'Eve'), OWN)).toBe(
      'file ✗8 checksum-differs, commitment ✓, seed ✓, own ✓, start ✓, play ✓, consent ✓, end ✓',
    )
  })

  it('a secret that does not match the commitment', () => {
    const secret = 'ee'.repeat(32)
    const seed = seedOf(secret, header.match, header.contributions)
    expect(verdict(withHeader(journal, { secret, seed }))).toMatch(
      /^file ✓, commitment ✗1 differs, seed ✓, own – not-asked-for, start ✓, play ✗/,
    )
  })

  it('a seed that was not derived from all contributions', () => {
    expect(verdict(withHeader(journal, { match: 'm2' }))).toMatch(/commitment ✓, seed ✗1 differs/)
    expect(verdict(withHeader(journal, { contributions: ['ab'.repeat(32), 'cd'.repeat(32), 'ef'.repeat(32)] }))).toMatch(/seed ✗1 differs/)
    expect(verdict(withHeader(journal, { contributions: [OWN, 'ab'.repeat(32), ''] }))).toMatch(/seed ✗1 differs/)
    expect(verdict(withHeader(journal, { seed: 'ee'.repeat(32) }))).toMatch(/seed ✗1 differs, own – not-asked-for, start ✓, play ✗/)
  })

  it('a fair match with the fast generator', () => {
    const table = new ToyTable({ seats: 2, header: { ...fairHeader('m1', ['', '']), chance: 'xoroshiro128plus' } })
    expect(verdict(printJournal(table.journal))).toMatch(/commitment ✓, seed ✗1 differs/)
  })

  it('a match that lacks the client’s contribution', () => {
    expect(verdict(printJournal(journal), 'ee'.repeat(32))).toBe(
      'file ✓, commitment ✓, seed ✓, own ✗1 not-among-them, start ✓, play ✓, consent ✓, end ✓',
    )
    expect(verdict(printJournal(journal), '')).toMatch(/own ✗1 not-among-them/)
  })

  it('an impossible move, with its line in the file', () => {
    const entries = journal.entries.map((entry, index) => (index === 3 ? { ...entry, move: { type: 'offer', coins: 9 } } : entry))
    expect(verdict(printJournal({ header, entries }))).toMatch(/play ✗5 refused, consent ✓, end – not-over$/)
  })
})

it('verification fails at the header if the match belongs to another edition', () => {
  const text = printJournal(finishedTable().journal)
  expect(verdict(text, null, toyOfRules1)).toMatch(/start ✓, play ✗1 rules, consent ✓, end – not-over$/)
  expect(verdict(text, null, { ...toy, rules: 3 })).toMatch(/start ✓, play ✗1 rules, consent ✓, end – not-over$/)
})

describe('verification skips', () => {
  it('commitment and seed of a match without a commitment', () => {
    const table = new ToyTable({ seats: 2 })
    expect(verdict(printJournal(table.journal))).toBe(
      'file ✓, commitment – not-asked-for, seed – not-asked-for, own – not-asked-for, start ✓, play ✓, consent ✓, end – not-over',
    )
  })

  it('the start of a match that began from a given state', () => {
    const table = new ToyTable({ from: position('hands - / salt.1 | boats - / silk.1 dark 1 | agenda watch land take:1 | round 1 1') })
    table.play('0 nod')
    expect(verdict(printJournal(table.journal))).toMatch(/start –1 from-position, play ✓, consent ✓, end ✓$/)
  })
})

describe('verification names as not proven', () => {
  const running = (): ToyTable => {
    const table = new ToyTable({ seats: 2, header: fairHeader('m1', [OWN, 'ab'.repeat(32)]), players: ['Ada', 'Ben'] })
    table.play(`1 pack ${toy.view(table.match.state, 1).hand[0]} dark`)
    return table
  }
  const end = (text: string): string => verdict(text).replace(/^.*start ✓, /, '')
  const isConsistent = ({ journal }: ToyTable): boolean => verify(toy, read(printJournal(journal))).verdict === 'consistent'
  const WINS = { places: [1, 2], scores: [0, 0] }

  it('an agreed end without the votes it needs, and its winner', () => {
    const table = running()
    table.propose(0, { type: 'end' }, [], { outcome: WINS })
    expect(end(printJournal(table.journal))).toBe('play ✓, consent –3 end-without-vote, end –3 winner-by-absence')
    expect(isConsistent(table)).toBe(false)
  })

  it('no end of somebody alone among bots for want of a vote', () => {
    const table = running()
    table.propose(0, { type: 'end' }, [], { outcome: null })
    const { header, entries } = table.journal
    const players = header.players.map((player, seat) => (seat === 0 ? player : { ...player, bot: 'easy' }))
    expect(end(printJournal({ header: { ...header, players }, entries }))).toContain('consent ✓')
  })

  it('an end that was voted on, because the entries before it may have been cut off', () => {
    const table = running()
    table.propose(0, { type: 'end' }, [1])
    table.vote(1, 'yes')
    expect(end(printJournal(table.journal))).toBe('play ✓, consent ✓, end –5 ended-early')
    expect(isConsistent(table)).toBe(false)
  })

  it('a bot that took a seat without a vote', () => {
    const table = running()
    table.sit(0, { name: 'Ada', bot: 'easy' })
    expect(end(printJournal(table.journal))).toBe('play ✓, consent –3 bot-without-vote, end – not-over')
  })

  it('an undisclosed secret', () => {
    expect(verdict(withHeader(finishedTable().journal, { secret: null }))).toMatch(
      /commitment –1 not-opened, seed –1 not-opened, own – not-asked-for, start ✓, play ✓/,
    )
    expect(verdict(withHeader(finishedTable().journal, { secret: null, seed: null }))).toBe(
      'file ✓, commitment –1 not-opened, seed –1 not-opened, own – not-asked-for, start ✓, play –1 no-seed, consent ✓, end – not-over',
    )
  })

  it('a move that the clock made for a person, unless the client saw it', () => {
    const table = new ToyTable({ from: WATCH, header: fairHeader('m1', CONTRIBUTIONS) })
    table.move('0 nod', { by: 'clock' })
    const { journal } = table
    const consentFor = (record: ClientRecord) =>
      verify(toy, read(printJournal(journal)), record).findings.find(({ check }) => check === 'consent')
    const headOf = (version: number) => ({ version, head: headAt(journal, version) ?? '' })
    for (const record of [{}, { head: headOf(0) }, { head: { version: 1, head: 'ee'.repeat(32) } }])
      expect(consentFor(record)).toMatchObject({ result: 'not-checked', why: 'by-clock' })
    expect(consentFor({ head: headOf(1) })).toMatchObject({ result: 'holds' })
  })

  it('no bot that the others voted for, but one for another seat', () => {
    const voted = (): ToyTable => {
      const table = new ToyTable({ players: ['Ada', 'Ben', 'Cleo'] })
      table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [1])
      return table
    }
    const passed = voted()
    passed.vote(1, 'yes', { player: { name: 'Rolf', bot: 'easy' } })
    expect(end(printJournal(passed.journal))).toMatch(/consent ✓/)
    const other = voted()
    other.sit(1, { name: 'Rolf', bot: 'easy' })
    expect(end(printJournal(other.journal))).toMatch(/consent –3 bot-without-vote/)
  })

  it('a bot for the player who proposed it: a room lets only the others propose that', () => {
    const table = new ToyTable({ players: ['Ada', 'Ben'], seats: 2 })
    table.propose(0, { type: 'bot', seat: 0, level: 'easy' }, [1])
    table.vote(1, 'yes', { player: { name: 'Ada', bot: 'easy' } })
    expect(end(printJournal(table.journal))).toMatch(/consent –4 bot-without-vote/)
  })
})

it('a finished match is consistent, and proven by the whole record of a client', () => {
  const { journal } = finishedTable()
  const { commitment } = journal.header
  const head = { version: journal.entries.length, head: headAt(journal, journal.entries.length) ?? '' }
  const verdictFor = (record: ClientRecord): Verdict => verify(toy, read(printJournal(journal)), record).verdict
  for (const part of [{}, { contribution: OWN }, { contribution: OWN, head }, { contribution: OWN, commitment }, { commitment, head }])
    expect(verdictFor(part)).toBe('consistent')
  expect(verdictFor({ contribution: OWN, commitment, head })).toBe('proven')
  expect(verdictFor({ contribution: 'ee'.repeat(32) })).toBe('forged')
})

it('other moves after an early head are never proven, only up to the last entry that the client saw', () => {
  const { header, entries } = finishedTable().journal
  const forged = finishedTable('0 nod').journal
  expect(forged.entries.at(-1)).not.toEqual(entries.at(-1))
  for (const version of [0, 1, 2]) {
    const head = { version, head: headAt({ header, entries }, version) ?? '' }
    const { verdict: result, findings } = verify(toy, read(printJournal(forged)), {
      contribution: OWN,
      commitment: header.commitment,
      head,
    })
    expect(result).toBe('consistent')
    expect(findings.find(({ check }) => check === 'head')).toMatchObject({ result: 'not-checked', why: 'seen-in-part', line: version + 1 })
  }
})

it('the commitment is the hash of the secret', () => {
  const { header } = finishedTable()
  expect(header.commitment).toBe(commitmentOf(String(header.secret)))
})

it('a commitment that differs from the stored one fails', () => {
  const { journal } = finishedTable()
  const seen = (commitment: string) =>
    verify(toy, read(printJournal(journal)), { commitment }).findings.find(({ check }) => check === 'commitment')
  expect(seen(String(journal.header.commitment))).toMatchObject({ result: 'holds' })
  expect(seen('00'.repeat(32))).toEqual({ check: 'commitment', result: 'fails', line: 1, why: 'not-the-one-seen' })
})
