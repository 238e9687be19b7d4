/** Substitutes in the kernel and in replays: a vote opens a seat, a person takes it. */
import { describe, expect, it } from 'vitest'
import { faultOf, withMore } from '../../test/journal-edits.ts'
import { replayedTables } from '../../test/replayed-tables.ts'
import { bot, person } from '../../test/toy-table.ts'
import type { ToyTable } from '../../test/toy-table.ts'
import { toy } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import { parseJournal, printJournal } from '../journal/journal-file.ts'
import type { Entry } from '../journal/journal.ts'
import { verify } from '../replay/verify.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 silk.3 | market lead.2 | agenda watch land take:1 take:2',
)
const openAny = replayedTables()
const openTable = (...players: readonly string[]): ToyTable => openAny({ from: WATCH, ...(players.length > 0 && { players }) })
const FOR_SEAT_0 = { type: 'substitute', seat: 0 } as const

/** A table whose seat 0 is open by a vote. */
const openedTable = (): ToyTable => {
  const table = openTable()
  table.propose(1, FOR_SEAT_0, [2])
  table.vote(2, 'yes')
  return table
}

describe('a seat', () => {
  it('[S12.1] is open after the last yes, and at once if nobody has to be asked', () => {
    const table = openTable()
    table.propose(1, FOR_SEAT_0, [2])
    expect(table.match).toMatchObject({ open: [], proposal: { proposal: FOR_SEAT_0 } })
    table.vote(2, 'yes')
    expect(table.match).toMatchObject({ open: [0], proposal: null, version: 2 })
    expect(table.last(2)).toBe('propose vote')
    const alone = openTable()
    expect(alone.propose(1, FOR_SEAT_0, [])).toBe('done')
    expect(alone.match).toMatchObject({ open: [0], proposal: null, version: 1 })
    expect(alone.last(1)).toBe('propose')
  })

  it('[S12.1] stays closed after a no, and is opened once only', () => {
    const table = openTable()
    table.propose(1, FOR_SEAT_0, [2])
    table.vote(2, 'no')
    expect(table.match.open).toEqual([])
    const open = openedTable()
    expect(open.propose(1, FOR_SEAT_0, [2])).toBe('stale')
    expect(open.propose(1, { type: 'substitute', seat: 3 }, [2])).toBe('malformed')
    expect(open.propose(1, { type: 'substitute', seat: 2 }, [])).toBe('done')
    expect(open.match.open).toEqual([0, 2])
  })

  it('[S12.1, S12.2] is closed by a substitute and by a bot, with a new question for the new player', () => {
    const table = openedTable()
    table.sit(0, person('Dora'))
    expect(table.match).toMatchObject({ open: [], asked: [3, null, null] })
    const other = openedTable()
    other.propose(1, { type: 'bot', seat: 0, level: 'easy' }, [2])
    other.vote(2, 'yes', { player: bot('Ada', 'easy') })
    expect(other.match.open).toEqual([])
  })

  it('[S12.3] is closed by a move of its own player, not by that of the clock', () => {
    const table = openedTable()
    table.move('0 nod', { by: 'clock' })
    expect(table.match.open).toEqual([0])
    const back = openedTable()
    back.move('0 nod')
    expect(back.match.open).toEqual([])
  })
})

describe('a journal', () => {
  const sit = (seat: number, name: string): Entry => ({ type: 'sit', at: 0, seat, player: person(name) })

  it('[S12.2] has a substitute only in an open seat, and only once', () => {
    const { journal } = openedTable()
    expect(faultOf(withMore(journal, sit(0, 'Dora')))).toBe('-')
    expect(faultOf(withMore(journal, sit(2, 'Dora')))).toBe('3 differs')
    expect(faultOf(withMore(journal, sit(0, 'Dora'), sit(0, 'Ewa')))).toBe('4 differs')
    expect(faultOf(withMore(openTable().journal, sit(0, 'Dora')))).toBe('1 differs')
  })

  it('[S12.2] that lacks the vote is named as not proven, also if nobody else could vote', () => {
    const consentOf = (table: ToyTable): unknown => {
      const parsed = parseJournal(printJournal(table.journal))
      if (!parsed.ok) throw new Error('not a journal')
      return verify(toy, parsed).findings.find(({ check }) => check === 'consent')
    }
    expect(consentOf(openedTable())).toMatchObject({ result: 'holds' })
    const withoutVote = openTable()
    withoutVote.propose(1, FOR_SEAT_0, [])
    const alone = openTable('Ada', 'Ben', 'Ruth (easy)')
    alone.propose(1, FOR_SEAT_0, [])
    const bySelf = openTable()
    bySelf.propose(0, FOR_SEAT_0, [1])
    bySelf.vote(1, 'yes')
    for (const table of [withoutVote, alone, bySelf])
      expect(consentOf(table)).toMatchObject({ result: 'not-checked', why: 'substitute-without-vote', line: 2 })
  })
})
