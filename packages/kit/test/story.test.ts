/** One match of the toy game from the opened table to the checked file: fairness, sealed answers, a bot for a friend who left, taking back, newer rules. */
import { describe, expect, it } from 'vitest'
import { commitmentOf, hashOf, parseJournal, printJournal, replay, seedOf, verify } from '../src/index.ts'
import type { Header, Journal } from '../src/index.ts'
import { bot, person, Table } from './table.ts'
import { toy, toyOfRules1 } from './toy/index.ts'
import { show } from './toy/positions.ts'

const SECRET = '5e'.repeat(32)
const BEN_SENT = 'be'.repeat(32)

/** The crate a smuggler can surely pack. */
const firstCrate = (table: Table, seat: number): string => String(table.game.view(table.match.state, seat).hand[0])

const step = (said: string): void => expect(said).toBe('done')

/** Ada keeps the harbour, Ben and Cleo smuggle. `upgrading`: the host installs a newer build while Ben is being asked for a bribe. */
const tellStory = (upgrading: boolean): Journal => {
  // The table is opened: everybody sees the commitment, then sits down and adds bytes of their own. The seed is made of all of it.
  const commitment = commitmentOf(SECRET)
  const contributions = ['ad'.repeat(32), BEN_SENT, 'c1'.repeat(32)]
  const header: Partial<Header> = {
    match: 'story',
    commitment,
    contributions,
    secret: SECRET,
    seed: seedOf(SECRET, 'story', contributions),
  }
  const table = new Table({ game: upgrading ? toyOfRules1 : toy, seats: 3, rounds: 2, players: ['Ada', 'Ben', 'Cleo'], header })
  expect(table.match).toMatchObject({ version: 0, steps: 1, asked: [null, 0, 0] })

  // Round 1. Both smugglers pack at the same time; Cleo's answer comes second and still answers the question she was asked.
  step(table.answer(`1 pack ${firstCrate(table, 1)} dark`, { question: 0 }))
  expect(table.game.view(table.match.state, 0).hasPacked).toEqual([false, true, false])
  step(table.answer(`2 pack ${firstCrate(table, 2)} lamp`, { question: 0 }))
  expect(table.match.asked).toEqual([2, null, null])

  // Ada looks into Ben's boat. That cannot be taken back: she has seen the crate.
  step(table.play('0 look 1'))
  expect(table.undo(0, 1)).toBe('not-undoable')
  step(table.play('1 offer 1', '0 seize'))
  expect(table.match.state.shelf).toHaveLength(1)

  // Cleo has left. Ada proposes a bot, Ben agrees, and Rolf plays on from what Cleo could see.
  step(table.play('1 take stock'))
  step(table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [1]))
  step(table.vote(1, 'yes', { player: bot('Rolf', 'easy') }))
  step(table.answer('2 take market', { by: 'bot' }))
  expect(show(table.match.state, 'round')).toBe('round 2 2')

  // Round 2. Ada arranges her shelf, thinks better of it, and nobody need be asked: nothing was learnt by it.
  step(table.play(`1 pack ${firstCrate(table, 1)} lamp`))
  step(table.answer(`2 pack ${firstCrate(table, 2)} dark`, { by: 'bot' }))
  const watching = table.match.state
  const shelf = table.game.view(watching, 0).shelf.join(' ')
  step(table.play(`0 arrange ${shelf}`, `0 arrange ${shelf}`))
  step(table.undo(0, 2))
  expect(table.match.state).toEqual(watching)
  step(table.play('0 look 1'))

  // In the middle of the look the host installs a build with newer rules. Ben is asked again, under the rules of today.
  if (upgrading) {
    step(table.upgrade(toy))
    expect(table.match).toMatchObject({ rules: 2, asked: [null, table.match.version, null], state: { fines: 1 } })
  }

  // Cleo is back. Ben's finger slips; he asks to take it back, and both others agree.
  step(table.sit(2, person('Cleo')))
  const question = table.match.asked[1]
  step(table.play('1 offer 3'))
  expect(table.undo(1, 1)).toBe('not-undoable')
  step(table.propose(1, { type: 'undo', back: 1 }, [0, 2]))
  step(table.vote(2, 'yes'))
  expect(table.propose(0, { type: 'end' }, [1, 2])).toBe('proposal-open')
  step(table.vote(0, 'yes'))
  expect(table.last(4)).toBe('propose vote vote undo')
  expect(table.answer('1 offer 0', { question: question ?? -1 })).toBe('stale')
  step(table.play('1 offer 0'))

  // Somebody would rather stop; somebody would not.
  step(table.propose(2, { type: 'end' }, [0, 1]))
  step(table.vote(1, 'no'))

  // The last word is Ada's, and the boats land: the match is over, with the hash of how it ended.
  step(table.play('0 seize'))
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

describe('the story of a match', () => {
  it('is told by its journal, and holds in everything that can be checked', () => {
    const journal = tellStory(false)
    const file = printJournal(journal)
    expect(read(file)).toEqual({ ok: true, journal, sum: 'right' })
    expect(resultsOf(file, BEN_SENT)).toBe('file holds, commitment holds, seed holds, own holds, play holds, end holds')
    expect(replay(toy, journal).frames).toHaveLength(journal.entries.length + 1)
  })

  it('is not checked before the secret is opened', () => {
    const { header, entries } = tellStory(false)
    const closed = printJournal({ header: { ...header, secret: null, seed: null }, entries })
    expect(verify(toy, read(closed), { contribution: BEN_SENT }).holds).toBe(false)
    expect(replay(toy, read(closed).journal).fault).toEqual({ version: 0, problem: 'no-seed' })
  })

  it('with newer rules in the middle is played again from there, and says so', () => {
    const file = printJournal(tellStory(true))
    expect(resultsOf(file, BEN_SENT)).toBe('file holds, commitment holds, seed holds, own holds, play not-checked, end holds')
    const { frames, unplayed } = replay(toy, read(file).journal)
    expect(frames[0]?.entry?.type).toBe('rules')
    expect(unplayed).toBe(frames[0]?.version)
  })

  it('does not hold with any entry left out, but for the three that changed nothing', () => {
    const { header, entries } = tellStory(false)
    const holdsWithout = (index: number): boolean => verify(toy, read(printJournal({ header, entries: entries.toSpliced(index, 1) }))).holds
    const idle = entries.filter((_, index) => holdsWithout(index))
    expect(idle).toEqual([
      { type: 'vote', at: 0, seat: 1, agree: true }, // a bot may sit down without a vote, for somebody who leaves
      { type: 'undo', at: 0, seat: 0, back: 2, agreed: [] }, // a shelf of one crate, arranged, is the same shelf
      { type: 'vote', at: 0, seat: 1, agree: false }, // the move that followed would have ended the proposal as well
    ])
  })
})
