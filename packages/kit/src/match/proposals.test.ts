/** Proposals: undo by consent, a bot in a seat, an agreed end. */
import { describe, expect, it } from 'vitest'
import { bot, person } from '../../test/toy-table.ts'
import type { ToyTable } from '../../test/toy-table.ts'
import { replayedTables } from '../../test/replayed-tables.ts'
import { toy } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import { hashOf } from '../journal/canonical-json.ts'
import { propose } from './proposals.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 silk.3 | market lead.2 | agenda watch land take:1 take:2',
)

const openAny = replayedTables()
const openTable = (...players: readonly string[]): ToyTable => openAny({ from: WATCH, ...(players.length > 0 && { players }) })

describe('a proposal', () => {
  it('is an entry and waits for every seat it asks', () => {
    const table = openTable()
    expect(table.propose(1, { type: 'end' }, [0, 2])).toBe('done')
    expect(table.entries.at(-1)).toEqual({ type: 'propose', at: 0, seat: 1, proposal: { type: 'end' }, asks: [0, 2] })
    expect(table.match.proposal).toEqual({ version: 1, seat: 1, proposal: { type: 'end' }, asks: [0, 2], agreed: [] })
    expect(table.vote(2, 'yes')).toBe('done')
    expect(table.match.proposal).toMatchObject({ version: 1, agreed: [2] })
    expect(table.match.over).toBe(false)
  })

  it('does not change the open questions', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(2, 'yes')
    expect(table.match.asked).toEqual([0, null, null])
  })

  it('cannot be made while another one is open', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.propose(2, { type: 'end' }, [0, 1])).toBe('proposal-open')
    expect(table.propose(2, { type: 'end' }, [])).toBe('proposal-open')
  })

  it('is closed by one no', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(2, 'yes')
    expect(table.vote(0, 'no')).toBe('done')
    expect(table.match).toMatchObject({ proposal: null, over: false, version: 3 })
    expect(table.last(3)).toBe('propose vote vote')
  })

  it('is closed by a move and by an undo', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    table.play('0 arrange lead salt silk')
    expect(table.match.proposal).toBeNull()
    expect(table.vote(0, 'yes')).toBe('no-proposal')
    table.propose(1, { type: 'end' }, [0, 2])
    table.undo(0, 1)
    expect(table.match.proposal).toBeNull()
  })

  it('is closed when another player sits down, because that player might have to vote, too', () => {
    const table = openTable('Ada', 'Ben', 'Rolf (easy)')
    table.play('0 look 1')
    table.propose(0, { type: 'undo', back: 1 }, [1])
    expect(table.sit(2, person('Cleo'))).toBe('done')
    expect(table.match.proposal).toBeNull()
    expect(table.vote(1, 'yes')).toBe('no-proposal')
  })

  it('can be withdrawn by the proposer, who has no other vote', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.vote(1, 'yes')).toBe('not-awaited')
    expect(table.vote(1, 'no')).toBe('done')
    expect(table.match.proposal).toBeNull()
  })

  it('takes one vote from each seat it asks and from no other', () => {
    const table = openTable()
    table.propose(1, { type: 'bot', seat: 2, level: 'easy' }, [0])
    expect(table.vote(2, 'yes')).toBe('not-awaited')
    expect(table.vote(2, 'no')).toBe('not-awaited')
    table.vote(1, 'no')
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.vote(0, 'yes')).toBe('done')
    expect(table.vote(0, 'yes')).toBe('not-awaited')
    expect(table.vote(0, 'no')).toBe('not-awaited')
  })

  it('is identified by its version, so that a late vote for an older one is refused', () => {
    const table = openTable()
    expect(table.vote(0, 'yes')).toBe('no-proposal')
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(1, 'no')
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.vote(0, 'yes', {}, 1)).toBe('stale')
    expect(table.vote(0, 'yes', {}, 3)).toBe('done')
  })

  it('must name existing seats, each once, and not ask the proposer', () => {
    const table = openTable()
    for (const asks of [[0, 0], [3], [-1], [0, 1], [0.5]]) expect(table.propose(1, { type: 'end' }, asks)).toBe('malformed')
    expect(table.propose(3, { type: 'end' }, [0])).toBe('malformed')
    expect(table.propose(1, { type: 'bot', seat: 3, level: 'easy' }, [0])).toBe('malformed')
    expect(table.propose(1, { type: 'bot', seat: 3, level: 'easy' }, [], { player: bot('Rolf', 'easy') })).toBe('malformed')
    expect(table.sit(3, person('Dan'))).toBe('malformed')
  })
})

describe('undo by consent', () => {
  it('crosses the frontier if every other person agrees', () => {
    const table = openTable()
    table.play('0 look 1', '1 offer 0')
    expect(table.propose(0, { type: 'undo', back: 2 }, [1, 2])).toBe('done')
    table.vote(2, 'yes')
    expect(table.match.state).not.toEqual(WATCH)
    expect(table.vote(1, 'yes')).toBe('done')
    expect(table.last(2)).toBe('vote undo')
    expect(table.entries.at(-1)).toEqual({ type: 'undo', at: 0, seat: 0, back: 2, agreed: [1, 2] })
    expect(table.match.state).toEqual(WATCH)
    expect(table.match).toMatchObject({ version: 6, steps: 3, asked: [6, null, null], undoable: 0, proposal: null })
  })

  it('does not move the frontier: earlier quiet moves still need consent', () => {
    const table = openTable()
    table.play('0 arrange lead salt silk', '0 look 1')
    table.propose(0, { type: 'undo', back: 1 }, [1, 2])
    table.vote(1, 'yes')
    table.vote(2, 'yes')
    expect(table.match.undoable).toBe(0)
    expect(table.undo(0, 1)).toBe('not-undoable')
  })

  it('within the frontier keeps the remaining free undos', () => {
    const table = openTable()
    table.play('0 arrange lead salt silk', '0 arrange silk salt lead')
    table.propose(0, { type: 'undo', back: 1 }, [1, 2])
    table.vote(1, 'yes')
    table.vote(2, 'yes')
    expect(table.match.undoable).toBe(1)
  })

  it('can be proposed by a seat that is not awaited', () => {
    const table = openTable()
    table.play('0 look 1', '1 offer 3')
    expect(table.propose(1, { type: 'undo', back: 1 }, [0, 2])).toBe('done')
    table.vote(0, 'yes')
    table.vote(2, 'yes')
    expect(table.match.asked).toEqual([null, 6, null])
  })

  it('cannot be proposed for moves that were already undone', () => {
    const table = openTable()
    table.play('0 look 1')
    for (const back of [2, 0, -1]) expect(table.propose(0, { type: 'undo', back }, [1, 2])).toBe('not-undoable')
  })

  it('is carried out at once if all others are bots', () => {
    const table = openTable('Ada', 'Rolf (easy)', 'Ruth (hard)')
    table.play('0 look 1')
    table.move('1 offer 0', { by: 'bot' })
    expect(table.propose(0, { type: 'undo', back: 2 }, [])).toBe('done')
    expect(table.last(1)).toBe('undo')
    expect(table.match).toMatchObject({ version: 3, steps: 3, state: WATCH, asked: [3, null, null] })
  })
})

describe('a bot', () => {
  it('takes a seat by vote, and the person takes it back without one', () => {
    const table = openTable()
    table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [1])
    expect(table.vote(1, 'yes', { player: bot('Rolf', 'easy') })).toBe('done')
    expect(table.last(2)).toBe('vote sit')
    expect(table.entries.at(-1)).toEqual({ type: 'sit', at: 0, seat: 2, player: { name: 'Rolf', bot: 'easy' } })
    expect(table.match).toMatchObject({ version: 3, proposal: null, asked: [0, null, null], state: WATCH })
    expect(table.sit(2, person('Cleo'))).toBe('done')
    expect(table.match.version).toBe(4)
  })

  it('takes a seat at once if no other seat has to agree', () => {
    const table = openTable()
    expect(table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [], { player: bot('Rolf', 'easy') })).toBe('done')
    expect(table.last(1)).toBe('sit')
  })

  it('gets a new question, so that a late move of the previous player is refused', () => {
    const table = openTable('Rolf (easy)', 'Ben', 'Cleo')
    expect(table.match.asked).toEqual([0, null, null])
    table.sit(0, person('Ada'))
    expect(table.match.asked).toEqual([1, null, null])
    expect(table.move('0 nod', { by: 'bot', question: 0 })).toBe('stale')
    table.sit(0, bot('Rolf', 'hard'))
    expect(table.move('0 nod', { question: 1 })).toBe('stale')
    expect(table.move('0 nod', { by: 'bot', question: 2 })).toBe('done')
  })

  it('must have the agreed level', () => {
    const { match } = openTable()
    const proposal = { seat: 0, proposal: { type: 'bot', seat: 2, level: 'easy' }, asks: [], at: 0 } as const
    expect(() => propose(toy, match, proposal, {})).toThrow('not the proposed bot')
    expect(() => propose(toy, match, proposal, { player: bot('Rolf', 'hard') })).toThrow('not the proposed bot')
    expect(() => propose(toy, match, proposal, { player: person('Rolf') })).toThrow('not the proposed bot')
  })
})

describe('an agreed end', () => {
  it('has the agreed outcome and the hash of the state', () => {
    const table = openTable()
    table.propose(2, { type: 'end' }, [0, 1])
    table.vote(1, 'yes')
    const outcome = { places: [1, 1, 1], scores: [0, 0, 0] }
    expect(table.vote(0, 'yes', { outcome })).toBe('done')
    expect(table.last(2)).toBe('vote end')
    expect(table.entries.at(-1)).toEqual({ type: 'end', at: 0, reason: 'agreed', outcome, hash: hashOf(WATCH) })
    expect(table.match).toMatchObject({ over: true, proposal: null, asked: [null, null, null], undoable: 0 })
  })

  it('has no outcome if none was given, and comes at once if no other seat has to agree', () => {
    const table = openTable('Ada', 'Rolf (easy)', 'Ruth (hard)')
    expect(table.propose(0, { type: 'end' }, [])).toBe('done')
    expect(table.entries.at(-1)).toMatchObject({ type: 'end', reason: 'agreed', outcome: null })
  })
})
