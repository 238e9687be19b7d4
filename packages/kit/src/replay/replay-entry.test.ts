/** Replay of entries made by people: who may undo, take a seat and end the match. */
import { describe, expect, it } from 'vitest'
import { bot, person, ToyTable } from '../../test/toy-table.ts'
import { position } from '../../test/toy/positions.ts'
import type { Entry, Journal } from '../journal/journal.ts'
import { at } from '../lists.ts'
import { faultOf, withEntry, withMore } from '../../test/journal-edits.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2 | round 1 1',
)

describe('undo', () => {
  const looked = (...players: readonly string[]): ToyTable => {
    const table = new ToyTable({ from: WATCH, players })
    table.play('0 arrange lead salt', '0 look 1')
    return table
  }
  const undo = { type: 'undo', at: 0, seat: 0, back: 1, agreed: [] } as const

  it('across the frontier needs no vote for the only person among bots', () => {
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Ruth (easy)').journal, undo))).toBe('-')
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Cleo').journal, undo))).toBe('3 not-alone')
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Ruth (easy)').journal, { ...undo, seat: 1 }))).toBe('3 not-alone')
  })

  it('considers the current players, not those of the header', () => {
    const table = looked('Ada', 'Ben', 'Ruth (easy)')
    table.sit(1, bot('Rolf', 'easy'))
    expect(faultOf(withMore(table.journal, undo))).toBe('-')
    table.sit(2, person('Cleo'))
    expect(faultOf(withMore(table.journal, undo))).toBe('5 not-alone')
  })

  it('must not name people who did not vote', () => {
    const { journal } = looked('Ada', 'Rolf (easy)', 'Ruth (easy)')
    expect(faultOf(withMore(journal, { ...undo, agreed: [1] }))).toBe('3 differs')
    const arranged = new ToyTable({ from: WATCH })
    arranged.play('0 arrange lead salt')
    expect(faultOf(withMore(arranged.journal, undo))).toBe('-')
    expect(faultOf(withMore(arranged.journal, { ...undo, agreed: [1, 2] }))).toBe('2 differs')
  })

  it('cannot take back more moves than there are', () => {
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Ruth (easy)').journal, { ...undo, back: 3 }))).toBe('3 refused')
  })

  it('by consent asks every other person, including absent ones', () => {
    const propose = (asks: readonly number[]): Entry => ({ type: 'propose', at: 0, seat: 0, proposal: { type: 'undo', back: 1 }, asks })
    const { journal } = looked('Ada', 'Ben', 'Cleo')
    expect(faultOf(withMore(journal, propose([1, 2])))).toBe('-')
    for (const asks of [[1], [2]]) expect(faultOf(withMore(journal, propose(asks)))).toBe('3 not-alone')
    const withBot = looked('Ada', 'Ben', 'Ruth (easy)').journal
    expect(faultOf(withMore(withBot, propose([1])))).toBe('-')
  })

  it('finds its state in a long match without reading all entries', () => {
    const table = new ToyTable({ from: WATCH })
    for (let n = 0; n < 300; n += 1) table.play(n % 2 === 0 ? '0 arrange lead salt' : '0 arrange salt lead')
    for (let n = 0; n < 300; n += 1) table.undo(0, 1)
    expect(faultOf(table.journal)).toBe('-')
    expect(table.match.state).toEqual(WATCH)
  })
})

describe('a proposal', () => {
  const open = (...players: readonly string[]): Journal => new ToyTable({ from: WATCH, players }).journal
  const three = open('Ada', 'Ben', 'Cleo')
  const propose = (proposal: (Entry & { type: 'propose' })['proposal'], asks: readonly number[]): Entry => ({
    type: 'propose',
    at: 0,
    seat: 0,
    proposal,
    asks,
  })
  const vote = (seat: number, agree = true): Entry => ({ type: 'vote', at: 0, seat, agree })
  const sit = (seat: number, player: { name: string; bot: string | null }): Entry => ({ type: 'sit', at: 0, seat, player })
  const BOT = { type: 'bot', seat: 2, level: 'easy' } as const

  it('must ask at least one seat', () => {
    expect(faultOf(withMore(three, propose({ type: 'end' }, [])))).toBe('1 differs')
  })

  it('must not ask bots', () => {
    expect(faultOf(withMore(open('Ada', 'Ben', 'Ruth (easy)'), propose({ type: 'end' }, [1, 2])))).toBe('1 differs')
  })

  it('must not ask the player who would be replaced', () => {
    const two = open('Ada', 'Ben', 'Ruth (easy)')
    for (const type of ['bot', 'substitute'] as const) {
      const proposal = type === 'bot' ? ({ type, seat: 1, level: 'easy' } as const) : ({ type, seat: 1 } as const)
      const after = type === 'bot' ? [sit(1, bot('Ben', 'easy'))] : []
      expect(faultOf(withMore(two, propose(proposal, [1]), vote(1), ...after))).toBe('1 differs')
      expect(faultOf(withMore(three, propose(proposal, [1, 2]), vote(1), vote(2), ...after))).toBe('1 differs')
      expect(faultOf(withMore(three, propose(proposal, [2]), vote(2), ...after))).toBe('-')
    }
  })

  it('must not ask a seat twice', () => expect(faultOf(withMore(three, propose({ type: 'end' }, [1, 1])))).toBe('1 refused'))

  it('is followed directly by the entry that was agreed on', () => {
    const agreed = withMore(three, propose(BOT, [1]), vote(1))
    expect(faultOf(withMore(agreed, sit(2, bot('Rolf', 'easy'))))).toBe('-')
    expect(faultOf(agreed)).toBe('3 differs')
    expect(faultOf(withMore(agreed, sit(2, bot('Rolf', 'hard'))))).toBe('3 differs')
    expect(faultOf(withMore(agreed, sit(2, person('Rolf'))))).toBe('3 differs')
    expect(faultOf(withMore(agreed, sit(0, bot('Rolf', 'easy'))))).toBe('3 differs')
    expect(faultOf(withMore(agreed, { type: 'move', at: 0, seat: 0, move: { type: 'nod' }, by: 'player', clocks: null }))).toBe('3 differs')
  })

  it('for an undo is followed by an undo of as many moves', () => {
    const table = new ToyTable({ from: WATCH })
    table.play('0 look 1', '1 offer 0')
    const agreed = withMore(table.journal, propose({ type: 'undo', back: 1 }, [1, 2]), vote(1), vote(2))
    const undo = { type: 'undo', at: 0, seat: 0, back: 1, agreed: [1, 2] } as const
    expect(faultOf(withMore(agreed, undo))).toBe('-')
    expect(faultOf(withMore(agreed, { ...undo, back: 2 }))).toBe('6 differs')
    expect(faultOf(withMore(agreed, { ...undo, agreed: [1] }))).toBe('6 differs')
    expect(faultOf(withMore(agreed, { ...undo, agreed: [] }))).toBe('6 differs')
  })

  it('for an end is followed by the hash of the state', () => {
    const table = new ToyTable({ from: WATCH })
    table.propose(0, { type: 'end' }, [1, 2])
    table.vote(1, 'yes')
    table.vote(2, 'yes', { outcome: { places: [1, 1, 1], scores: [1, 1, 1] } })
    expect(faultOf(table.journal)).toBe('-')
    expect(faultOf(withEntry(table.journal, 4, { hash: 'ab'.repeat(32) }))).toBe('4 differs')
    expect(faultOf(withEntry(table.journal, 4, { reason: 'abandoned' }))).toBe('4 differs')
  })

  it('is not needed if nobody else was present: a bot sits down, the match ends', () => {
    expect(faultOf(withMore(three, sit(2, bot('Rolf', 'easy'))))).toBe('-')
    const table = new ToyTable({ from: WATCH })
    table.propose(0, { type: 'end' }, [])
    expect(faultOf(table.journal)).toBe('-')
    expect(faultOf(withEntry(table.journal, 1, { hash: 'ab'.repeat(32) }))).toBe('1 differs')
    expect(faultOf(withEntry(table.journal, 1, { reason: 'outcome' }))).toBe('1 differs')
  })

  it('that is still open does not count as agreed', () => {
    const ended = new ToyTable({ from: WATCH })
    ended.propose(0, { type: 'end' }, [])
    const asked = withMore(three, propose({ type: 'end' }, [1, 2]), vote(1))
    expect(faultOf(withMore(asked, at(ended.entries, 0)))).toBe('3 refused')
  })

  it('that is open does not prevent a change of players or an abandoned end', () => {
    expect(faultOf(withMore(three, propose({ type: 'end' }, [1]), sit(0, bot('Ada', 'easy'))))).toBe('-')
    const away = withMore(three, sit(2, bot('Rolf', 'easy')), propose({ type: 'end' }, [1]))
    expect(faultOf(withMore(away, sit(2, person('Cleo'))))).toBe('-')
    const closed = new ToyTable({ from: WATCH })
    closed.propose(0, { type: 'end' }, [1])
    closed.end('abandoned')
    expect(faultOf(closed.journal)).toBe('-')
  })

  it('is not needed for a person to take a bot’s seat, and a person cannot take another person’s seat', () => {
    const came = withMore(three, sit(2, bot('Rolf', 'easy')), sit(2, person('Cleo')))
    expect(faultOf(came)).toBe('-')
    expect(faultOf(withMore(came, sit(2, person('Dan'))))).toBe('3 differs')
  })
})
