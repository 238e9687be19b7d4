/** Journals played again: who may have taken back, sat down and ended the match. */
import { describe, expect, it } from 'vitest'
import { bot, person, Table } from '../test/table.ts'
import { toy, toyOfRules1 } from '../test/toy/index.ts'
import { position } from '../test/toy/positions.ts'
import type { Entry, Journal } from './journal.ts'
import { at } from './lists.ts'
import { faultOf, withEntry, withMore } from '../test/changed.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2 | round 1 1',
)

describe('taking back', () => {
  const looked = (...players: readonly string[]): Table => {
    const table = new Table({ from: WATCH, players })
    table.play('0 arrange lead salt', '0 look 1')
    return table
  }
  const undo = { type: 'undo', at: 0, seat: 0, back: 1, agreed: [] } as const

  it('beyond the frontier is for whoever is alone against bots', () => {
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Ruth (easy)').journal, undo))).toBe('-')
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Cleo').journal, undo))).toBe('4 not-alone')
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Ruth (easy)').journal, { ...undo, seat: 1 }))).toBe('4 not-alone')
  })

  it('counts who sat down, not who was there at first', () => {
    const table = looked('Ada', 'Ben', 'Ruth (easy)')
    table.sit(1, bot('Rolf', 'easy'))
    expect(faultOf(withMore(table.journal, undo))).toBe('-')
    table.sit(2, person('Cleo'))
    expect(faultOf(withMore(table.journal, undo))).toBe('6 not-alone')
  })

  it('counts those who sat down before the part that is played, too', () => {
    const players = (...names: readonly string[]): Table => {
      const table = new Table({ game: toyOfRules1, players: names })
      const by = names[1]?.includes('(') ? 'bot' : 'player'
      expect([table.answer('1 pack silk dark', { by }), table.answer('2 pack lead lamp')]).toEqual(['done', 'done'])
      return table
    }
    const came = players('Ada', 'Rolf (easy)', 'Cleo')
    came.sit(2, bot('Ruth', 'easy'))
    came.sit(1, person('Ben'))
    came.upgrade(toy)
    came.play('0 look 1')
    expect(faultOf(withMore(came.journal, undo))).toBe('7 not-alone')

    const left = players('Ada', 'Ben', 'Cleo')
    left.sit(1, bot('Rolf', 'easy'))
    left.sit(2, bot('Ruth', 'easy'))
    left.upgrade(toy)
    left.play('0 look 1')
    expect(faultOf(withMore(left.journal, undo))).toBe('-')
  })

  it('never names people who did not vote', () => {
    const { journal } = looked('Ada', 'Rolf (easy)', 'Ruth (easy)')
    expect(faultOf(withMore(journal, { ...undo, agreed: [1] }))).toBe('4 differs')
    const arranged = new Table({ from: WATCH })
    arranged.play('0 arrange lead salt')
    expect(faultOf(withMore(arranged.journal, undo))).toBe('-')
    expect(faultOf(withMore(arranged.journal, { ...undo, agreed: [1, 2] }))).toBe('3 differs')
  })

  it('goes back no further than moves stand', () => {
    expect(faultOf(withMore(looked('Ada', 'Rolf (easy)', 'Ruth (easy)').journal, { ...undo, back: 3 }))).toBe('4 refused')
  })

  it('by consent asks every other person, the absent too', () => {
    const propose = (asks: readonly number[]): Entry => ({ type: 'propose', at: 0, seat: 0, proposal: { type: 'undo', back: 1 }, asks })
    const { journal } = looked('Ada', 'Ben', 'Cleo')
    expect(faultOf(withMore(journal, propose([1, 2])))).toBe('-')
    for (const asks of [[1], [2]]) expect(faultOf(withMore(journal, propose(asks)))).toBe('4 not-alone')
    const withBot = looked('Ada', 'Ben', 'Ruth (easy)').journal
    expect(faultOf(withMore(withBot, propose([1])))).toBe('-')
  })

  it('finds its state in a long match without reading it from the start', () => {
    const table = new Table({ from: WATCH })
    for (let n = 0; n < 300; n += 1) table.play(n % 2 === 0 ? '0 arrange lead salt' : '0 arrange salt lead')
    for (let n = 0; n < 300; n += 1) table.undo(0, 1)
    expect(faultOf(table.journal)).toBe('-')
    expect(table.match.state).toEqual(WATCH)
  })
})

describe('what people agree on', () => {
  const open = (...players: readonly string[]): Journal => new Table({ from: WATCH, players }).journal
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

  it('asks somebody: a proposal nobody need answer is carried out and is no entry', () => {
    expect(faultOf(withMore(three, propose({ type: 'end' }, [])))).toBe('2 differs')
  })

  it('asks people, not bots', () => {
    expect(faultOf(withMore(open('Ada', 'Ben', 'Ruth (easy)'), propose({ type: 'end' }, [1, 2])))).toBe('2 differs')
  })

  it('asks nobody twice', () => expect(faultOf(withMore(three, propose({ type: 'end' }, [1, 1])))).toBe('2 refused'))

  it('is followed by what was agreed, at once', () => {
    const agreed = withMore(three, propose(BOT, [1]), vote(1))
    expect(faultOf(withMore(agreed, sit(2, bot('Rolf', 'easy'))))).toBe('-')
    expect(faultOf(agreed)).toBe('4 differs')
    expect(faultOf(withMore(agreed, sit(2, bot('Rolf', 'hard'))))).toBe('4 differs')
    expect(faultOf(withMore(agreed, sit(2, person('Rolf'))))).toBe('4 differs')
    expect(faultOf(withMore(agreed, sit(0, bot('Rolf', 'easy'))))).toBe('4 differs')
    expect(faultOf(withMore(agreed, { type: 'move', at: 0, seat: 0, move: { type: 'nod' }, by: 'player', clocks: null }))).toBe('4 differs')
  })

  it('an undo that was agreed on takes back just as many moves', () => {
    const table = new Table({ from: WATCH })
    table.play('0 look 1', '1 offer 0')
    const agreed = withMore(table.journal, propose({ type: 'undo', back: 1 }, [1, 2]), vote(1), vote(2))
    const undo = { type: 'undo', at: 0, seat: 0, back: 1, agreed: [1, 2] } as const
    expect(faultOf(withMore(agreed, undo))).toBe('-')
    expect(faultOf(withMore(agreed, { ...undo, back: 2 }))).toBe('7 differs')
    expect(faultOf(withMore(agreed, { ...undo, agreed: [1] }))).toBe('7 differs')
    expect(faultOf(withMore(agreed, { ...undo, agreed: [] }))).toBe('7 differs')
  })

  it('may be an end, which carries the hash of the state', () => {
    const table = new Table({ from: WATCH })
    table.propose(0, { type: 'end' }, [1, 2])
    table.vote(1, 'yes')
    table.vote(2, 'yes', { outcome: { places: [1, 1, 1], scores: [1, 1, 1] } })
    expect(faultOf(table.journal)).toBe('-')
    expect(faultOf(withEntry(table.journal, 5, { hash: 'ab'.repeat(32) }))).toBe('5 differs')
    expect(faultOf(withEntry(table.journal, 5, { reason: 'abandoned' }))).toBe('5 differs')
  })

  it('needs no vote where nobody else was there: a bot sits down, the match ends', () => {
    expect(faultOf(withMore(three, sit(2, bot('Rolf', 'easy'))))).toBe('-')
    const table = new Table({ from: WATCH })
    table.propose(0, { type: 'end' }, [])
    expect(faultOf(table.journal)).toBe('-')
    expect(faultOf(withEntry(table.journal, 2, { hash: 'ab'.repeat(32) }))).toBe('2 differs')
    expect(faultOf(withEntry(table.journal, 2, { reason: 'outcome' }))).toBe('2 differs')
  })

  it('does not pass over a vote that is still open', () => {
    const ended = new Table({ from: WATCH })
    ended.propose(0, { type: 'end' }, [])
    const asked = withMore(three, propose({ type: 'end' }, [1, 2]), vote(1))
    expect(faultOf(withMore(asked, at(ended.entries, 1)))).toBe('4 refused')
  })

  it('keeps nobody from leaving their seat to a bot or from coming back, nor a host from closing the table', () => {
    expect(faultOf(withMore(three, propose({ type: 'end' }, [1]), sit(0, bot('Ada', 'easy'))))).toBe('-')
    const away = withMore(three, sit(2, bot('Rolf', 'easy')), propose({ type: 'end' }, [1]))
    expect(faultOf(withMore(away, sit(2, person('Cleo'))))).toBe('-')
    const closed = new Table({ from: WATCH })
    closed.propose(0, { type: 'end' }, [1])
    closed.end('abandoned')
    expect(faultOf(closed.journal)).toBe('-')
  })

  it('a person takes a bot’s seat, never another person’s', () => {
    const came = withMore(three, sit(2, bot('Rolf', 'easy')), sit(2, person('Cleo')))
    expect(faultOf(came)).toBe('-')
    expect(faultOf(withMore(came, sit(2, person('Dan'))))).toBe('4 differs')
  })
})
