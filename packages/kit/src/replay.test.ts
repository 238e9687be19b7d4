/** Journals played again: what comes out, and what cannot have happened. */
import { describe, expect, it } from 'vitest'
import { faultOf, withEntry, withHeader, withMore } from '../test/changed.ts'
import { bot, fairHeader, person, Table } from '../test/table.ts'
import { toy, toyOfRules1 } from '../test/toy/index.ts'
import { position } from '../test/toy/positions.ts'
import type { Entry, Journal } from './journal.ts'
import { at } from './lists.ts'
import { replay } from './replay.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2 | round 1 1',
)

/** A match of three from the deal to the end. */
const playedOut = (): Table => {
  const table = new Table({ seats: 3, rounds: 1 })
  expect(table.play('1 pack silk dark', '2 pack lead lamp', '0 look 1', '1 offer 2', '0 seize')).toBe('done')
  expect(table.match.over).toBe(true)
  return table
}

describe('a journal that plays out', () => {
  it('gives a frame for the set-up and for every entry', () => {
    const table = playedOut()
    const { frames, unplayed, fault } = replay(toy, table.journal)
    expect(fault).toBeNull()
    expect(unplayed).toBe(0)
    expect(frames.map(({ version, entry }) => [version, entry])).toEqual([
      [0, null],
      ...table.entries.map((entry, index) => [index + 1, entry]),
    ])
    expect(frames.map(({ match }) => match.state)).toEqual(table.states)
    expect(frames.map(({ match }) => match.version)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(frames.map(({ match }) => match.over)).toEqual([false, false, false, false, false, false, true])
    expect(frames[0]?.events.map(({ type }) => type)).toEqual(['dealt'])
    expect(frames[5]?.events.map(({ type }) => type)).toEqual(['seized', 'landed'])
    expect(frames.at(-1)?.match).toEqual(table.match)
  })

  it('may stop anywhere', () => {
    const { header, entries } = playedOut().journal
    for (const length of [0, 1, 2, 3, 4]) expect(faultOf({ header, entries: entries.slice(0, length) })).toBe('-')
  })

  it('opens both generators', () => {
    const table = new Table({ seats: 2, header: { chance: 'xoroshiro128plus' } })
    table.play(`1 pack ${toy.view(table.match.state, 1).hand[0]} dark`, '0 nod')
    expect(faultOf(table.journal)).toBe('-')
    expect(faultOf(withHeader(table.journal, { chance: 'hmac-sha256' }))).not.toBe('-')
  })
})

describe('the header', () => {
  const { journal } = playedOut()

  it('must hold the seed', () => {
    expect(replay(toy, withHeader(journal, { seed: null }))).toEqual({ frames: [], unplayed: 7, fault: { version: 0, problem: 'no-seed' } })
  })

  it('must hold options, seats and the name of this game', () => {
    expect(faultOf(withHeader(journal, { options: { rounds: 9 } }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { options: null }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { seats: 4 }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { seats: 1 }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { game: 'rum' }))).toBe('0 options')
  })

  it('with another seed plays another match', () => {
    expect(faultOf(withHeader(journal, { seed: 'cd'.repeat(32) }))).not.toBe('-')
  })

  it('of other rules is not played at all', () => {
    for (const rules of [1, 3])
      expect(replay(toy, withHeader(journal, { rules }))).toEqual({ frames: [], unplayed: journal.entries.length + 1, fault: null })
  })

  it('whose set-up breaks the rules is a finding, not a crash', () => {
    const breaking = {
      ...toy,
      setup: () => {
        throw new Error('cannot be')
      },
    }
    expect(replay(breaking, journal)).toMatchObject({ frames: [], fault: { version: 0, problem: 'broken' } })
  })
})

describe('an entry that cannot have happened', () => {
  const { journal } = playedOut()

  it('was refused: by the kernel or by the rules', () => {
    expect(faultOf(withEntry(journal, 3, { seat: 1 }))).toBe('3 refused')
    expect(faultOf(withEntry(journal, 3, { move: { type: 'sing' } }))).toBe('3 refused')
    expect(faultOf(withEntry(journal, 4, { move: { type: 'offer', coins: 4 } }))).toBe('4 refused')
    expect(faultOf(withMore(journal, at(journal.entries, 0)))).toBe('7 refused')
    expect(faultOf({ ...journal, entries: [{ type: 'vote', at: 0, seat: 1, agree: true }] })).toBe('1 refused')
  })

  it('differs from what comes out: another move has another end', () => {
    expect(faultOf(withEntry(journal, 4, { move: { type: 'offer', coins: 1 } }))).toBe('-')
    expect(faultOf(withEntry(journal, 5, { move: { type: 'release' } }))).toBe('6 differs')
    expect(faultOf(withEntry(journal, 6, { hash: 'ab'.repeat(32) }))).toBe('6 differs')
    expect(faultOf(withEntry(journal, 6, { outcome: { places: [1, 2, 3], scores: [3, 2, 1] } }))).toBe('6 differs')
    expect(faultOf(withEntry(journal, 6, { reason: 'agreed' }))).toBe('6 differs')
    expect(faultOf({ ...journal, entries: journal.entries.slice(0, 5) })).toBe('6 differs')
    expect(faultOf({ ...journal, entries: [...journal.entries.slice(0, 3), at(journal.entries, 5)] })).toBe('4 differs')
  })

  it('stops the frames where it stands', () => {
    const { frames } = replay(toy, withEntry(journal, 3, { seat: 1 }))
    expect(frames.map(({ version }) => version)).toEqual([0, 1, 2])
  })

  it('is a move by the clock that is not what time up plays', () => {
    const table = new Table({ from: WATCH })
    expect(table.answer('0 nod', { by: 'clock' })).toBe('done')
    expect(faultOf(table.journal)).toBe('-')
    const looked = new Table({ from: WATCH })
    looked.answer('0 look 1', { by: 'clock' })
    expect(faultOf(looked.journal)).toBe('2 not-time-up')
    expect(faultOf(withMore(looked.journal, { type: 'move', at: 0, seat: 2, move: { type: 'nod' }, by: 'clock', clocks: null }))).toBe(
      '2 not-time-up',
    )
  })

  it('is a move by the clock of a seat that was not asked', () => {
    const { journal: asked } = new Table({ from: WATCH })
    expect(faultOf(withMore(asked, { type: 'move', at: 0, seat: 2, move: { type: 'nod' }, by: 'clock', clocks: null }))).toBe('2 refused')
  })

  it('is a bot’s move in a person’s seat, or a person’s in a bot’s', () => {
    const table = new Table({ from: WATCH, players: ['Ada', 'Rolf (easy)', 'Cleo'] })
    const move = { type: 'move', at: 0, seat: 0, move: { type: 'look', boat: 1 }, by: 'bot', clocks: null } as const
    const offer = { type: 'move', at: 0, seat: 1, move: { type: 'offer', coins: 0 }, by: 'player', clocks: null } as const
    expect(faultOf(withMore(table.journal, move))).toBe('2 differs')
    expect(faultOf(withMore(table.journal, { ...move, by: 'player' }, offer))).toBe('3 differs')
    expect(faultOf(withMore(table.journal, { ...move, by: 'player' }, { ...offer, by: 'bot' }))).toBe('-')
    expect(faultOf(withMore(table.journal, { ...move, by: 'player' }, { ...offer, by: 'clock' }))).toBe('-')
  })
})

describe('a match that a newer build went on with', () => {
  const upgraded = (): Table => {
    const table = new Table({ game: toyOfRules1, seats: 3, rounds: 2 })
    table.play('1 pack silk dark', '2 pack lead lamp', '0 look 1')
    table.upgrade(toy)
    table.play('1 offer 1', '0 seize', '1 take stock')
    return table
  }

  it('is played from where these rules begin; what lies before is not', () => {
    const table = upgraded()
    const { frames, unplayed, fault } = replay(toy, table.journal)
    expect(fault).toBeNull()
    expect(unplayed).toBe(4)
    expect(frames.map(({ version }) => version)).toEqual([4, 5, 6, 7])
    expect(frames[0]).toMatchObject({ entry: { type: 'rules' }, events: [], match: { rules: 2, steps: 4, asked: [null, 4, null] } })
    expect(frames.at(-1)?.match).toEqual(table.match)
  })

  it('goes on with the streams where it stood', () => {
    const { header, entries } = upgraded().journal
    const stateAfter = (journal: Journal) => replay(toy, journal).frames.at(-1)?.match
    expect(stateAfter({ header, entries: entries.slice(1) })?.steps).toBe(stateAfter({ header, entries })!.steps - 1)
    expect(stateAfter({ header, entries: entries.slice(1) })?.state).not.toEqual(stateAfter({ header, entries })?.state)
  })

  it('takes back nothing from before', () => {
    const { journal } = upgraded()
    const alone = withHeader(journal, { players: [person('Ada'), bot('Rolf', 'easy'), bot('Ruth', 'easy')] })
    const moves = journal.entries.map(entry => (entry.type === 'move' && entry.seat > 0 ? { ...entry, by: 'bot' as const } : entry))
    const undo = (back: number): Entry => ({ type: 'undo', at: 0, seat: 0, back, agreed: [] })
    expect(faultOf(withMore({ ...alone, entries: moves }, undo(3)))).toBe('-')
    expect(faultOf(withMore({ ...alone, entries: moves }, undo(4)))).toBe('8 refused')
  })

  it('is not played by a build that has not come so far, nor by one that is further', () => {
    const { journal } = upgraded()
    for (const game of [toyOfRules1, { ...toy, rules: 3 }]) expect(replay(game, journal)).toEqual({ frames: [], unplayed: 8, fault: null })
  })

  it('only ever went on to higher rules', () => {
    const { journal } = upgraded()
    const again: Entry = { type: 'rules', at: 0, rules: 2, state: WATCH }
    expect(faultOf(withMore(journal, again))).toBe('8 rules')
    expect(faultOf(withMore(journal, { ...again, rules: 1 }))).toBe('8 rules')
    expect(faultOf(withMore(playedOut().journal, again))).toBe('7 rules')
    const { header, entries } = new Table({ seats: 3 }).journal
    expect(faultOf({ header, entries: [...entries, { type: 'sit', at: 0, seat: 1, player: bot('Rolf', 'easy') }, again] })).toBe('2 rules')
  })

  it('whose stored state cannot be is a finding, not a crash', () => {
    expect(faultOf(withEntry(upgraded().journal, 4, { state: null }))).toBe('0 broken')
    expect(faultOf(withEntry(upgraded().journal, 4, { state: { ...WATCH, hands: null } }))).toMatch(/broken|refused/)
  })
})

describe('a match that began in a given state', () => {
  it('has a journal that begins with the rules and that state; its first move is step 1', () => {
    const table = new Table({ from: WATCH })
    table.play('0 look 2', '2 offer 0', '0 seize')
    const { frames, unplayed, fault } = replay(toy, table.journal)
    expect(fault).toBeNull()
    expect(unplayed).toBe(1)
    expect(frames[0]).toMatchObject({ version: 1, match: { version: 1, steps: 1, state: WATCH, asked: [1, null, null] } })
    expect(frames.at(-1)?.match).toEqual(table.match)
  })

  it('may be over already', () => {
    const { journal } = new Table({ from: { ...WATCH, agenda: [] } })
    expect(replay(toy, journal)).toMatchObject({ fault: null, frames: [{ match: { over: true, asked: [null, null, null] } }] })
  })

  it('cannot be a fair one: there the crates are dealt', () => {
    const { journal } = new Table({ from: WATCH, header: fairHeader('m1', ['ab'.repeat(32), '', '']) })
    expect(faultOf(journal)).toBe('1 rules')
  })
})
