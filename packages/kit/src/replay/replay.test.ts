/** Replay of whole journals: frames, and the faults of journals that cannot have happened. */
import { describe, expect, it } from 'vitest'
import { faultOf, withEntry, withHeader, withMore } from '../../test/journal-edits.ts'
import { ToyTable } from '../../test/toy-table.ts'
import { toy, toyOfRules1 } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import { at } from '../lists.ts'
import { replay } from './replay.ts'

const WATCH = position(
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | shelf salt.2 lead.3 | market lead.2 | agenda watch land take:1 take:2 | round 1 1',
)

/** A finished match with three seats. */
const finishedTable = (): ToyTable => {
  const table = new ToyTable({ seats: 3, rounds: 1 })
  expect(table.play('1 pack silk dark', '2 pack lead lamp', '0 look 1', '1 offer 2', '0 seize')).toBe('done')
  expect(table.match.over).toBe(true)
  return table
}

describe('a valid journal', () => {
  it('gives a frame for the setup and for every entry', () => {
    const table = finishedTable()
    const { frames, fault } = replay(toy, table.journal)
    expect(fault).toBeNull()
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

  it('may be unfinished', () => {
    const { header, entries } = finishedTable().journal
    for (const length of [0, 1, 2, 3, 4]) expect(faultOf({ header, entries: entries.slice(0, length) })).toBe('-')
  })

  it('may use either generator', () => {
    const table = new ToyTable({ seats: 2, header: { chance: 'xoroshiro128plus' } })
    table.play(`1 pack ${toy.view(table.match.state, 1).hand[0]} dark`, '0 nod')
    expect(faultOf(table.journal)).toBe('-')
    expect(faultOf(withHeader(table.journal, { chance: 'hmac-sha256' }))).not.toBe('-')
  })
})

describe('the header', () => {
  const { journal } = finishedTable()

  it('must contain the seed', () => {
    expect(replay(toy, withHeader(journal, { seed: null }))).toEqual({ frames: [], fault: { version: 0, problem: 'no-seed' } })
  })

  it('must contain valid options, a valid number of seats and this game’s id', () => {
    expect(faultOf(withHeader(journal, { options: { rounds: 9 } }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { options: null }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { seats: 4 }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { seats: 1 }))).toBe('0 options')
    expect(faultOf(withHeader(journal, { game: 'rum' }))).toBe('0 options')
  })

  it('with another seed gives another match', () => {
    expect(faultOf(withHeader(journal, { seed: 'cd'.repeat(32) }))).not.toBe('-')
  })

  it('with other rules is not replayed', () => {
    for (const rules of [1, 3]) expect(faultOf(withHeader(journal, { rules }))).toBe('0 rules')
    expect(replay(toyOfRules1, journal)).toEqual({ frames: [], fault: { version: 0, problem: 'rules' } })
    const { journal: started } = new ToyTable({ from: WATCH })
    expect(faultOf(withHeader(started, { rules: 3 }))).toBe('0 rules')
  })

  it('of an earlier edition is replayed with that edition', () => {
    const table = new ToyTable({ game: toyOfRules1, seats: 3, rounds: 1 })
    expect(table.play('1 pack silk dark', '2 pack lead lamp', '0 look 1', '1 offer 2', '0 seize')).toBe('done')
    expect(faultOf(table.journal, toyOfRules1)).toBe('-')
    expect(table.match.state).not.toHaveProperty('fines')
  })

  it('whose setup makes the rules throw is a fault, not a crash', () => {
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
  const { journal } = finishedTable()

  it('is refused by the kernel or by the rules', () => {
    expect(faultOf(withEntry(journal, 3, { seat: 1 }))).toBe('3 refused')
    expect(faultOf(withEntry(journal, 3, { move: { type: 'sing' } }))).toBe('3 refused')
    expect(faultOf(withEntry(journal, 4, { move: { type: 'offer', coins: 4 } }))).toBe('4 refused')
    expect(faultOf(withMore(journal, at(journal.entries, 0)))).toBe('7 refused')
    expect(faultOf({ ...journal, entries: [{ type: 'vote', at: 0, seat: 1, agree: true }] })).toBe('1 refused')
  })

  it('differs from the replayed one, such as the end after another move', () => {
    expect(faultOf(withEntry(journal, 4, { move: { type: 'offer', coins: 1 } }))).toBe('-')
    expect(faultOf(withEntry(journal, 5, { move: { type: 'release' } }))).toBe('6 differs')
    expect(faultOf(withEntry(journal, 6, { hash: 'ab'.repeat(32) }))).toBe('6 differs')
    expect(faultOf(withEntry(journal, 6, { outcome: { places: [1, 2, 3], scores: [3, 2, 1] } }))).toBe('6 differs')
    expect(faultOf(withEntry(journal, 6, { reason: 'agreed' }))).toBe('6 differs')
    expect(faultOf({ ...journal, entries: journal.entries.slice(0, 5) })).toBe('6 differs')
    expect(faultOf({ ...journal, entries: [...journal.entries.slice(0, 3), at(journal.entries, 5)] })).toBe('4 differs')
  })

  it('is the end of the frames', () => {
    const { frames } = replay(toy, withEntry(journal, 3, { seat: 1 }))
    expect(frames.map(({ version }) => version)).toEqual([0, 1, 2])
  })

  it('is a move by the clock that differs from timeUp', () => {
    const table = new ToyTable({ from: WATCH })
    expect(table.move('0 nod', { by: 'clock' })).toBe('done')
    expect(faultOf(table.journal)).toBe('-')
    const looked = new ToyTable({ from: WATCH })
    looked.move('0 look 1', { by: 'clock' })
    expect(faultOf(looked.journal)).toBe('1 not-time-up')
    expect(faultOf(withMore(looked.journal, { type: 'move', at: 0, seat: 2, move: { type: 'nod' }, by: 'clock', clocks: null }))).toBe(
      '1 not-time-up',
    )
  })

  it('is a move by the clock for a seat that was not asked', () => {
    const { journal: asked } = new ToyTable({ from: WATCH })
    expect(faultOf(withMore(asked, { type: 'move', at: 0, seat: 2, move: { type: 'nod' }, by: 'clock', clocks: null }))).toBe('1 refused')
  })

  it('is a bot’s move in a person’s seat, or a person’s in a bot’s', () => {
    const table = new ToyTable({ from: WATCH, players: ['Ada', 'Rolf (easy)', 'Cleo'] })
    const move = { type: 'move', at: 0, seat: 0, move: { type: 'look', boat: 1 }, by: 'bot', clocks: null } as const
    const offer = { type: 'move', at: 0, seat: 1, move: { type: 'offer', coins: 0 }, by: 'player', clocks: null } as const
    expect(faultOf(withMore(table.journal, move))).toBe('1 differs')
    expect(faultOf(withMore(table.journal, { ...move, by: 'player' }, offer))).toBe('2 differs')
    expect(faultOf(withMore(table.journal, { ...move, by: 'player' }, { ...offer, by: 'bot' }))).toBe('-')
    expect(faultOf(withMore(table.journal, { ...move, by: 'player' }, { ...offer, by: 'clock' }))).toBe('-')
  })
})

describe('a match that starts from a given state', () => {
  it('has the state in its header, and its first move is step 1', () => {
    const table = new ToyTable({ from: WATCH })
    table.play('0 look 2', '2 offer 0', '0 seize')
    const { frames, fault } = replay(toy, table.journal)
    expect(fault).toBeNull()
    expect(frames[0]).toMatchObject({ version: 0, entry: null, match: { version: 0, steps: 1, state: WATCH, asked: [0, null, null] } })
    expect(frames.at(-1)?.match).toEqual(table.match)
  })

  it('may already be over', () => {
    const { journal } = new ToyTable({ from: { ...WATCH, agenda: [] } })
    expect(replay(toy, journal)).toMatchObject({ fault: null, frames: [{ match: { over: true, asked: [null, null, null] } }] })
  })

  it('that is impossible is a fault, not a crash', () => {
    const { journal } = new ToyTable({ from: WATCH })
    expect(faultOf(withHeader(journal, { start: { state: null, of: null } }))).toBe('0 broken')
    const handless = withHeader(journal, { start: { state: { ...WATCH, hands: null }, of: null } })
    expect(faultOf(withMore(handless, { type: 'move', at: 0, seat: 0, move: { type: 'nod' }, by: 'player', clocks: null }))).toMatch(
      /broken|refused/,
    )
  })
})
