/** What people agree on at a table: taking back by consent, a bot in a seat, an end before the end. */
import { describe, expect, it } from 'vitest'
import { bot, person } from '../test/table.ts'
import type { Table } from '../test/table.ts'
import { tablesToldAgain } from '../test/told-again.ts'
import { toy } from '../test/toy/index.ts'
import { position } from '../test/toy/positions.ts'
import { hashOf } from './canonical.ts'
import { propose } from './proposals.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 silk.3 | market lead.2 | agenda watch land take:1 take:2',
)

const openAny = tablesToldAgain()
const openTable = (...players: readonly string[]): Table => openAny({ from: WATCH, ...(players.length > 0 && { players }) })

describe('a proposal', () => {
  it('is an entry, and waits for everybody it asks', () => {
    const table = openTable()
    expect(table.propose(1, { type: 'end' }, [0, 2])).toBe('done')
    expect(table.entries.at(-1)).toEqual({ type: 'propose', at: 0, seat: 1, proposal: { type: 'end' }, asks: [0, 2] })
    expect(table.match.proposal).toEqual({ version: 2, seat: 1, proposal: { type: 'end' }, asks: [0, 2], agreed: [] })
    expect(table.vote(2, 'yes')).toBe('done')
    expect(table.match.proposal).toMatchObject({ version: 2, agreed: [2] })
    expect(table.match.over).toBe(false)
  })

  it('leaves the question that is open as it is', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(2, 'yes')
    expect(table.match.asked).toEqual([1, null, null])
  })

  it('comes one at a time', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.propose(2, { type: 'end' }, [0, 1])).toBe('proposal-open')
    expect(table.propose(2, { type: 'end' }, [])).toBe('proposal-open')
  })

  it('is ended by one no', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(2, 'yes')
    expect(table.vote(0, 'no')).toBe('done')
    expect(table.match).toMatchObject({ proposal: null, over: false, version: 4 })
    expect(table.last(3)).toBe('propose vote vote')
  })

  it('is ended by a move, and by an undo', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    table.play('0 arrange lead salt silk')
    expect(table.match.proposal).toBeNull()
    expect(table.vote(0, 'yes')).toBe('no-proposal')
    table.propose(1, { type: 'end' }, [0, 2])
    table.undo(0, 1)
    expect(table.match.proposal).toBeNull()
  })

  it('is ended when somebody sits down: there may be somebody else to ask now', () => {
    const table = openTable('Ada', 'Ben', 'Rolf (easy)')
    table.play('0 look 1')
    table.propose(0, { type: 'undo', back: 1 }, [1])
    expect(table.sit(2, person('Cleo'))).toBe('done')
    expect(table.match.proposal).toBeNull()
    expect(table.vote(1, 'yes')).toBe('no-proposal')
  })

  it('may be withdrawn by whoever made it, who has no other vote', () => {
    const table = openTable()
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.vote(1, 'yes')).toBe('not-awaited')
    expect(table.vote(1, 'no')).toBe('done')
    expect(table.match.proposal).toBeNull()
  })

  it('takes one vote of each, and only of those it asks', () => {
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

  it('is voted on by its version: a late vote for an older one is recognised', () => {
    const table = openTable()
    expect(table.vote(0, 'yes')).toBe('no-proposal')
    table.propose(1, { type: 'end' }, [0, 2])
    table.vote(1, 'no')
    table.propose(1, { type: 'end' }, [0, 2])
    expect(table.vote(0, 'yes', {}, 2)).toBe('stale')
    expect(table.vote(0, 'yes', {}, 4)).toBe('done')
  })

  it('names seats that are there, each once, and asks nobody for their own', () => {
    const table = openTable()
    for (const asks of [[0, 0], [3], [-1], [0, 1], [0.5]]) expect(table.propose(1, { type: 'end' }, asks)).toBe('malformed')
    expect(table.propose(3, { type: 'end' }, [0])).toBe('malformed')
    expect(table.propose(1, { type: 'bot', seat: 3, level: 'easy' }, [0])).toBe('malformed')
    expect(table.propose(1, { type: 'bot', seat: 3, level: 'easy' }, [], { player: bot('Rolf', 'easy') })).toBe('malformed')
    expect(table.sit(3, person('Dan'))).toBe('malformed')
  })
})

describe('taking back by consent', () => {
  it('goes beyond the frontier, when every other person says yes', () => {
    const table = openTable()
    table.play('0 look 1', '1 offer 0')
    expect(table.propose(0, { type: 'undo', back: 2 }, [1, 2])).toBe('done')
    table.vote(2, 'yes')
    expect(table.match.state).not.toEqual(WATCH)
    expect(table.vote(1, 'yes')).toBe('done')
    expect(table.last(2)).toBe('vote undo')
    expect(table.entries.at(-1)).toEqual({ type: 'undo', at: 0, seat: 0, back: 2, agreed: [1, 2] })
    expect(table.match.state).toEqual(WATCH)
    expect(table.match).toMatchObject({ version: 7, steps: 3, asked: [7, null, null], undoable: 0, proposal: null })
  })

  it('opens nothing more: what was quiet before a move that was not stays behind the frontier', () => {
    const table = openTable()
    table.play('0 arrange lead salt silk', '0 look 1')
    table.propose(0, { type: 'undo', back: 1 }, [1, 2])
    table.vote(1, 'yes')
    table.vote(2, 'yes')
    expect(table.match.undoable).toBe(0)
    expect(table.undo(0, 1)).toBe('not-undoable')
  })

  it('within the frontier leaves what is left of it', () => {
    const table = openTable()
    table.play('0 arrange lead salt silk', '0 arrange silk salt lead')
    table.propose(0, { type: 'undo', back: 1 }, [1, 2])
    table.vote(1, 'yes')
    table.vote(2, 'yes')
    expect(table.match.undoable).toBe(1)
  })

  it('may be asked for by a seat that is not awaited', () => {
    const table = openTable()
    table.play('0 look 1', '1 offer 3')
    expect(table.propose(1, { type: 'undo', back: 1 }, [0, 2])).toBe('done')
    table.vote(0, 'yes')
    table.vote(2, 'yes')
    expect(table.match.asked).toEqual([null, 7, null])
  })

  it('is not proposed for moves that do not stand', () => {
    const table = openTable()
    table.play('0 look 1')
    for (const back of [2, 0, -1]) expect(table.propose(0, { type: 'undo', back }, [1, 2])).toBe('not-undoable')
  })

  it('needs nobody’s yes where all others are bots: it is carried out at once, and the journal shows it', () => {
    const table = openTable('Ada', 'Rolf (easy)', 'Ruth (hard)')
    table.play('0 look 1')
    table.answer('1 offer 0', { by: 'bot' })
    expect(table.propose(0, { type: 'undo', back: 2 }, [])).toBe('done')
    expect(table.last(1)).toBe('undo')
    expect(table.match).toMatchObject({ version: 4, steps: 3, state: WATCH, asked: [4, null, null] })
  })
})

describe('a bot takes a seat', () => {
  it('when those who are asked agree; the person takes it back unasked', () => {
    const table = openTable()
    table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [1])
    expect(table.vote(1, 'yes', { player: bot('Rolf', 'easy') })).toBe('done')
    expect(table.last(2)).toBe('vote sit')
    expect(table.entries.at(-1)).toEqual({ type: 'sit', at: 0, seat: 2, player: { name: 'Rolf', bot: 'easy' } })
    expect(table.match).toMatchObject({ version: 4, proposal: null, asked: [1, null, null], state: WATCH })
    expect(table.sit(2, person('Cleo'))).toBe('done')
    expect(table.match.version).toBe(5)
  })

  it('at once where nobody is there to be asked', () => {
    const table = openTable()
    expect(table.propose(0, { type: 'bot', seat: 2, level: 'easy' }, [], { player: bot('Rolf', 'easy') })).toBe('done')
    expect(table.last(1)).toBe('sit')
  })

  it('is asked anew, so that an answer of whoever sat there before is recognised as late', () => {
    const table = openTable('Rolf (easy)', 'Ben', 'Cleo')
    expect(table.match.asked).toEqual([1, null, null])
    table.sit(0, person('Ada'))
    expect(table.match.asked).toEqual([2, null, null])
    expect(table.answer('0 nod', { by: 'bot', question: 1 })).toBe('stale')
    table.sit(0, bot('Rolf', 'hard'))
    expect(table.answer('0 nod', { question: 2 })).toBe('stale')
    expect(table.answer('0 nod', { by: 'bot', question: 3 })).toBe('done')
  })

  it('of the level that was agreed on: anybody else is a fault', () => {
    const { match } = openTable()
    const proposal = { seat: 0, proposal: { type: 'bot', seat: 2, level: 'easy' }, asks: [], at: 0 } as const
    expect(() => propose(toy, match, proposal, {})).toThrow('not the bot')
    expect(() => propose(toy, match, proposal, { player: bot('Rolf', 'hard') })).toThrow('not the bot')
    expect(() => propose(toy, match, proposal, { player: person('Rolf') })).toThrow('not the bot')
  })
})

describe('an agreed end', () => {
  it('carries the outcome that was agreed on, and the hash of the state', () => {
    const table = openTable()
    table.propose(2, { type: 'end' }, [0, 1])
    table.vote(1, 'yes')
    const outcome = { places: [1, 1, 1], scores: [0, 0, 0] }
    expect(table.vote(0, 'yes', { outcome })).toBe('done')
    expect(table.last(2)).toBe('vote end')
    expect(table.entries.at(-1)).toEqual({ type: 'end', at: 0, reason: 'agreed', outcome, hash: hashOf(WATCH) })
    expect(table.match).toMatchObject({ over: true, proposal: null, asked: [null, null, null], undoable: 0 })
  })

  it('has no outcome where nobody gave one, and comes at once where nobody is asked', () => {
    const table = openTable('Ada', 'Rolf (easy)', 'Ruth (hard)')
    expect(table.propose(0, { type: 'end' }, [])).toBe('done')
    expect(table.entries.at(-1)).toMatchObject({ type: 'end', reason: 'agreed', outcome: null })
  })
})
