/** A client that keeps the last head it saw notices every later change of the journal, also one with a valid checksum. */
import { describe, expect, it } from 'vitest'
import { fairHeader, ToyTable } from '../../test/toy-table.ts'
import { toy } from '../../test/toy/index.ts'
import { firstHead, headAfter, headAt } from '../journal/chain.ts'
import type { ChainHead } from '../journal/chain.ts'
import type { Entry, Journal } from '../journal/journal.ts'
import { parseJournal, printJournal } from '../journal/journal-file.ts'
import { at } from '../lists.ts'
import { verify } from './verify.ts'

/** Two people, who agree to end the match. */
const endedTable = (): Journal => {
  const table = new ToyTable({ seats: 2, header: fairHeader('m1', ['ab'.repeat(32), 'cd'.repeat(32)]), players: ['Ada', 'Ben'] })
  table.play(`1 pack ${toy.view(table.match.state, 1).hand[0]} dark`)
  table.propose(0, { type: 'end' }, [1])
  table.vote(1, 'yes')
  return table.journal
}
const JOURNAL = endedTable()
const VERSION = JOURNAL.entries.length

const headOf = (journal: Journal, version: number): ChainHead => ({ version, head: headAt(journal, version) ?? '' })
const SEEN = headOf(JOURNAL, VERSION)

const findingOf = (journal: Journal, check: string, head: ChainHead | null) => {
  const parsed = parseJournal(printJournal(journal))
  if (!parsed.ok) throw new Error(parsed.problem)
  return verify(toy, parsed, { head }).findings.find(finding => finding.check === check)
}
const change = (version: number, changed: (entry: Entry) => readonly Entry[]): Journal => ({
  ...JOURNAL,
  entries: JOURNAL.entries.flatMap((entry, index) => (index === version - 1 ? changed(entry) : [entry])),
})

describe('the last head a client saw', () => {
  it('is the same whether the journal is read at once or entry by entry', () => {
    const { header, entries } = JOURNAL
    let seen: ChainHead = { version: 0, head: firstHead(header) ?? '' }
    for (const [index, entry] of entries.entries()) {
      expect(headOf(JOURNAL, index)).toEqual(seen)
      seen = { version: index + 1, head: headAfter(header, seen, [entry]) ?? '' }
    }
    expect(seen).toEqual(SEEN)
  })

  it('holds only for the whole journal; an earlier one names the line up to which it fits', () => {
    expect(findingOf(JOURNAL, 'head', SEEN)).toMatchObject({ result: 'holds' })
    for (let version = 0; version < VERSION; version += 1)
      expect(findingOf(JOURNAL, 'head', headOf(JOURNAL, version))).toMatchObject({
        result: 'not-checked',
        why: 'seen-in-part',
        line: version + 1,
      })
    expect(findingOf(JOURNAL, 'head', null)).toMatchObject({ result: 'not-checked', why: 'not-asked-for' })
  })

  it('fails if entries were cut off', () => {
    expect(
      findingOf(
        change(VERSION, () => []),
        'head',
        SEEN,
      ),
    ).toMatchObject({ result: 'fails', line: VERSION, why: 'cut-off' })
  })

  it('fails if an entry was changed, removed or inserted, at the line of the head', () => {
    const [first] = JOURNAL.entries
    for (const forged of [
      change(1, entry => [{ ...entry, at: entry.at + 1 }]),
      change(1, () => []),
      change(1, entry => [entry, at([first], 0) ?? entry]),
    ])
      expect(findingOf(forged, 'head', headOf(JOURNAL, 2))).toMatchObject({ result: 'fails', line: 3, why: 'other-entries' })
  })

  it('fails if the header was changed, but not if a person was renamed', () => {
    const { header, entries } = JOURNAL
    const withNames = (bot: string | null): Journal => ({
      header: { ...header, players: header.players.map(() => ({ name: 'Eve', bot })) },
      entries,
    })
    expect(findingOf(withNames(null), 'head', SEEN)).toMatchObject({ result: 'holds' })
    expect(findingOf(withNames('easy'), 'head', SEEN)).toMatchObject({ result: 'fails' })
  })

  it('proves an early end only if it is that of the end itself', () => {
    expect(findingOf(JOURNAL, 'end', SEEN)).toMatchObject({ result: 'holds' })
    for (const head of [null, headOf(JOURNAL, VERSION - 1), headOf(JOURNAL, VERSION - 2), { version: VERSION, head: 'ee'.repeat(32) }])
      expect(findingOf(JOURNAL, 'end', head)).toMatchObject({ result: 'not-checked', why: 'ended-early' })
  })

  it('does not tell whether a guess at a hidden move is right: it depends on the secret', () => {
    const { header } = JOURNAL
    const other = { ...header, secret: 'ee'.repeat(32) }
    const before = headOf(JOURNAL, 0)
    expect(headAfter(other, before, JOURNAL.entries.slice(0, 1))).not.toBe(headAt(JOURNAL, 1))
    expect(headAfter({ secret: null }, before, JOURNAL.entries.slice(0, 1))).toBeNull()
  })
})
