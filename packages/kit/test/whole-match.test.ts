/** One match of the toy game from opening the table to verifying the file: fairness, sealed moves, a bot for a person who left, undo. */
import { describe, expect, it } from 'vitest'
import { commitmentOf, hashOf, parseJournal, printJournal, replay, seedOf, verify } from '../src/index.ts'
import type { Header, Journal } from '../src/index.ts'
import { bot, person, ToyTable } from './toy-table.ts'
import { toy } from './toy/index.ts'
import { show } from './toy/positions.ts'

const SECRET = '5e'.repeat(32)
const BENS_CONTRIBUTION = 'be'.repeat(32)

/** A crate that the smuggler can pack. */
const firstCrate = (table: ToyTable, seat: number): string => String(table.game.view(table.match.state, seat).hand[0])

const expectDone = (result: string): void => expect(result).toBe('done')

/** Ada is the keeper, Ben and Cleo are smugglers. */
const playMatch = (): Journal => {
  // Everybody sees the commitment, then sits down and contributes random bytes. The seed is derived from all of it.
  const commitment = commitmentOf(SECRET)
  const contributions = ['ad'.repeat(32), BENS_CONTRIBUTION, 'c1'.repeat(32)]
  const header: Partial<Header> = {
    match: 'story',
    commitment,
    contributions,
    secret: SECRET,
    seed: seedOf(SECRET, 'story', contributions),
  }
  const table = new ToyTable({ seats: 3, rounds: 2, players: ['Ada', 'Ben', 'Cleo'], header })
  expect(table.match).toMatchObject({ version: 0, steps: 1, asked: [null, 0, 0] })

  // Round 1. Both smugglers pack at the same time. Cleo's move arrives second and still answers her question.
  expectDone(table.move(`1 pack ${firstCrate(table, 1)} dark`, { question: 0 }))
  expect(table.game.view(table.match.state, 0).hasPacked).toEqual([false, true, false])
  expectDone(table.move(`2 pack ${firstCrate(table, 2)} lamp`, { question: 0 }))
  expect(table.match.asked).toEqual([2, null, null])

  // Ada looks into Ben's boat. She cannot undo that, because she has seen the crate.
  expectDone(table.play('0 look 1'))
  expect(table.undo(0, 1)).toBe('not-undoable')
  expectDone(table.play('1 offer 1', '0 seize'))
  expect(table.match.state.shelf).toHaveLength(1)

  // Cleo has left. Ada proposes a bot, Ben agrees, and the bot Rolf takes over.
  expectDone(table.play('1 take stock'))
  expectDone(table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [1]))
  expectDone(table.vote(1, 'yes', { player: bot('Rolf', 'easy') }))
  expectDone(table.move('2 take market', { by: 'bot' }))
  expect(show(table.match.state, 'round')).toBe('round 2 2')

  // Round 2. Ada arranges her shelf and undoes it. That needs no vote, because nobody learnt anything from it.
  expectDone(table.play(`1 pack ${firstCrate(table, 1)} lamp`))
  expectDone(table.move(`2 pack ${firstCrate(table, 2)} dark`, { by: 'bot' }))
  const watching = table.match.state
  const shelf = table.game.view(watching, 0).shelf.join(' ')
  expectDone(table.play(`0 arrange ${shelf}`, `0 arrange ${shelf}`))
  expectDone(table.undo(0, 2))
  expect(table.match.state).toEqual(watching)
  expectDone(table.play('0 look 1'))

  // Cleo is back. Ben makes a mistake and proposes an undo; both others agree.
  expectDone(table.sit(2, person('Cleo')))
  const question = table.match.asked[1]
  expectDone(table.play('1 offer 3'))
  expect(table.undo(1, 1)).toBe('not-undoable')
  expectDone(table.propose(1, { type: 'undo', back: 1 }, [0, 2]))
  expectDone(table.vote(2, 'yes'))
  expect(table.propose(0, { type: 'end' }, [1, 2])).toBe('proposal-open')
  expectDone(table.vote(0, 'yes'))
  expect(table.last(4)).toBe('propose vote vote undo')
  expect(table.move('1 offer 0', { question: question ?? -1 })).toBe('stale')
  expectDone(table.play('1 offer 0'))

  // Cleo proposes to end the match; Ben disagrees.
  expectDone(table.propose(2, { type: 'end' }, [0, 1]))
  expectDone(table.vote(1, 'no'))

  // Ada makes the last move and the boats land. The match is over, and the end entry contains the hash of the final state.
  expectDone(table.play('0 seize'))
  expect(table.match.over).toBe(true)
  expect(table.match.state.fines).toBe(2)
  expect(table.last(2)).toBe('move end')
  expect(table.entries.at(-1)).toMatchObject({
    reason: 'outcome',
    outcome: toy.outcome(table.match.state),
    hash: hashOf(table.match.state),
  })
  expect(table.play('0 nod')).toBe('over')
  return table.journal
}

const read = (text: string) => {
  const journal = parseJournal(text)
  if (!journal.ok) throw new Error(`line ${journal.line}: ${journal.problem}`)
  return journal
}
const resultsOf = (text: string, own: string | null): string =>
  verify(toy, read(text), { contribution: own })
    .findings.map(({ check, result }) => `${check} ${result}`)
    .join(', ')

describe('a whole match', () => {
  it('passes every check of verify', () => {
    const journal = playMatch()
    const file = printJournal(journal)
    expect(read(file)).toEqual({ ok: true, journal, sum: 'right', firstLine: 2 })
    expect(resultsOf(file, BENS_CONTRIBUTION)).toBe(
      'file holds, commitment holds, seed holds, own holds, start holds, head not-checked, play holds, consent holds, end holds',
    )
    expect(replay(toy, journal).frames).toHaveLength(journal.entries.length + 1)
  })

  it('cannot be verified before the secret is disclosed', () => {
    const { header, entries } = playMatch()
    const closed = printJournal({ header: { ...header, secret: null, seed: null }, entries })
    expect(verify(toy, read(closed), { contribution: BENS_CONTRIBUTION }).verdict).toBe('not-provable')
    expect(replay(toy, read(closed).journal).fault).toEqual({ version: 0, problem: 'no-seed' })
  })

  it('fails verification if any single entry is missing, except for three entries that changed nothing', () => {
    const { header, entries } = playMatch()
    const holdsWithout = (index: number): boolean =>
      verify(toy, read(printJournal({ header, entries: entries.toSpliced(index, 1) }))).verdict !== 'forged'
    const optional = entries.filter((_, index) => holdsWithout(index))
    expect(optional).toEqual([
      { type: 'vote', at: 0, seat: 1, agree: true }, // a bot needs no vote to replace a player who left
      { type: 'undo', at: 0, seat: 0, back: 2, agreed: [] }, // arranging a shelf of one crate changes nothing
      { type: 'vote', at: 0, seat: 1, agree: false }, // the next move would have closed the proposal anyway
    ])
  })
})
