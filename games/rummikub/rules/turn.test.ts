/** Chapters 4, 6 and 8 of the rulebook: the turn, rearranging, time and mistakes. */
import { describe, expect, it } from 'vitest'
import { rummikub, turnOf } from './index.ts'
import { notation } from './notation/index.ts'
import { after, namesOf, playing, refusalOf, under } from './testing.ts'

const OPEN = 'pl | table: B4 B5 B6 / R8 O8 K8 | A: B3 K1 | B: R1 R2 | opened: A B | bank: O1 O2 O3'

describe('the turn', () => {
  it('[R4.1] a player draws or lays in turn, and cannot pass while the bank has a tile', () => {
    expect(refusalOf(OPEN, 'draw')).toBeNull()
    expect(refusalOf(OPEN, 'play B3 B4 B5 B6 / R8 O8 K8')).toBeNull()
    expect(playing(OPEN, 'pass').refusal).toEqual({ type: 'bank-not-empty', left: 3 })
    expect(playing(OPEN, 'B: draw').refusal).toEqual({ type: 'not-your-turn', turn: 0 })
    expect(refusalOf(OPEN, 'announce no')).toBe('no-announcement-asked')
    expect(rummikub.check(rummikub.view(notation.parseState(OPEN), 'table'), { type: 'draw' })).toEqual({ type: 'watching' })
  })

  it('[R4.1] play goes clockwise, or counter-clockwise by the option', () => {
    const three = 'pl | A: K1 | B: K2 | C: K3 | opened: A B C'
    expect(turnOf(after(three, ['draw']))).toBe(1)
    expect(turnOf(after(under({ direction: 'counterClockwise' }, three.replace('pl', 'own')), ['draw']))).toBe(2)
  })

  it('[R4.2] drawing ends the turn, so the tile cannot be laid in it', () => {
    const { state, events } = playing(OPEN, 'draw')
    expect(events).toEqual([{ type: 'drew', seat: 0, tile: 'O1', bankLeft: 2 }])
    expect(turnOf(state!)).toBe(1)
    expect(refusalOf(state!, 'A: play B3 B4 B5 B6 / R8 O8 K8')).toBe('not-your-turn')
  })

  it('[R4.3] a player who could open may draw instead', () => {
    expect(refusalOf('pl | A: R10 B10 K10 | B: K1', 'draw')).toBeNull()
  })

  it('[R4.4] only the final table counts; the order of sets and of tiles in a group does not matter', () => {
    expect(refusalOf(OPEN, 'play K8 R8 O8 / B3 B4 B5 B6')).toBeNull()
    const unopened = 'pl | table: B4 B5 B6 / R8 O8 K8 | A: R10 B10 K10 K1 | B: R1'
    expect(refusalOf(unopened, 'play K10 R10 B10 / K8 R8 O8 / B4 B5 B6')).toBeNull()
  })

  it('[R4.5] drawing leaves table and rack as they were before the turn', () => {
    const state = after(OPEN, ['draw'])
    expect(state.table).toEqual(notation.parseState(OPEN).table)
    expect(state.racks[0]).toEqual(['B3.1', 'K1.1', 'O1.1'])
  })
})

describe('rearranging', () => {
  it('[R6.1] a player who has opened may rearrange the table', () => {
    expect(refusalOf('pl | table: B3 B4 B5 B6 B7 | A: B5 K1 | B: K2 | opened: A', 'play B3 B4 B5 / B5 B6 B7')).toBeNull()
  })

  it('[R6.2] every such turn lays at least one tile from the rack', () => {
    const long = 'pl | table: B1 B2 B3 B4 B5 B6 | A: K1 | B: K2 | opened: A'
    expect(refusalOf(long, 'play B1 B2 B3 / B4 B5 B6')).toBe('nothing-laid')
    expect(refusalOf(long, 'play B1 B2 B3 B4 B5 B6')).toBe('nothing-laid')
  })

  it('[R6.3] no tile leaves the table, and laid tiles come from the rack', () => {
    expect(playing(OPEN, 'play B3 B4 B5 / R8 O8 K8').refusal).toEqual({ type: 'table-tile-missing', tiles: ['B6'] })
    expect(playing(OPEN, 'play B4 B5 B6 B7 / R8 O8 K8').refusal).toEqual({ type: 'not-on-rack', tile: 'B7' })
    expect(playing(OPEN, 'play B3 B4 B5 B6 / R8 O8').refusal).toMatchObject({ type: 'too-short', set: 1 })
  })

  it('[R3.4] at the end of a turn every tile is in a valid set', () => {
    expect(playing(OPEN, 'play B3 B4 B5 / B6 R8 O8 K8').refusal).toMatchObject({ type: 'colours-differ', set: 1 })
  })

  it('keeps the pieces of the table when a set grows', () => {
    const state = after('pl | table: B4.2 B5 B6 / R8 O8 K8 | A: B3 K1 | B: R1 | opened: A', ['play B3 B4 B5 B6 / R8 O8 K8'])
    expect(state.table[0]?.tiles).toEqual(['B3.1', 'B4.2', 'B5.1', 'B6.1'])
  })
})

describe('time and mistakes', () => {
  it('[R8.1] the default clock gives one minute for every question', () => {
    expect(rummikub.clock).toEqual({ type: 'move', seconds: 60 })
  })

  it('[R8.2] out of time: table and rack are restored, the player takes one tile, the turn ends', () => {
    expect(rummikub.timeUp(rummikub.view(notation.parseState(OPEN), 0))).toEqual({ type: 'out-of-time' })
    const { state, events } = playing(OPEN, 'out-of-time')
    expect(events).toEqual([{ type: 'penalised', seat: 0, cause: 'time', tiles: ['O1'] }])
    expect(state).toMatchObject({
      agenda: [{ type: 'turn', seat: 1 }],
      racks: [
        ['B3.1', 'K1.1', 'O1.1'],
        ['R1.1', 'R2.1'],
      ],
    })
    expect(after(under({ penaltyTiles: 3 }, OPEN.replace('pl', 'own')), ['out-of-time']).racks[0]).toHaveLength(5)
  })

  it('[R8.3] an invalid table is refused at no cost; with the option it costs the penalty', () => {
    const strict = under({ mistakes: 'penalised' }, OPEN.replace('pl', 'own'))
    expect(refusalOf(OPEN, 'play B3 B4 B5 / R8 O8 K8')).toBe('table-tile-missing')
    const { state, events } = playing(strict, 'play B3 B4 B5 / R8 O8 K8')
    expect(events).toEqual([{ type: 'penalised', seat: 0, cause: 'mistake', tiles: ['O1'] }])
    expect(state?.table).toEqual(notation.parseState(OPEN).table)
    expect(refusalOf(strict, 'play B4 B5 B6 B7 / R8 O8 K8')).toBe('not-on-rack')
    expect(namesOf(playing(strict, 'play B3 B4 B5 B6 / R8 O8 K8').events)).toBe('played')
    expect(rummikub.viewEvent(events[0]!, 1)).toEqual({ type: 'penalised', seat: 0, cause: 'mistake', tiles: [null] })
  })

  it('[R8.4] the player takes only the penalty, stays unopened, and is not asked for an announcement', () => {
    const state = after('pl | A: R10 B10 K10 | B: K1 | bank: O1 O2', ['out-of-time'])
    expect(state.racks[0]).toHaveLength(4)
    expect(state.agenda).toEqual([{ type: 'turn', seat: 1 }])
    expect(state.standings[0]).toEqual({ opened: false, hadTurn: true, announced: false, penalised: true })
  })

  it('[R8.5] a penalty takes no more tiles than the bank has, and none in a last move', () => {
    const short = under({ penaltyTiles: 3 }, 'own | A: K1 | B: K2 | opened: A B | bank: O1')
    expect(namesOf(playing(short, 'out-of-time').events)).toBe('penalised bank-emptied')
    const last = playing('pl | A: K1 | B: K2 | opened: A B | lap: A B | bank: -', 'out-of-time')
    expect(last.events).toEqual([{ type: 'penalised', seat: 0, cause: 'time', tiles: [] }])
    expect(last.state).toMatchObject({ agenda: [{ type: 'turn', seat: 1 }], lap: [1] })
  })

  it('[R8.6] the clock can always move for a seat that nobody plays', () => {
    let { state } = rummikub.setup(rummikub.presets['pl']!, 3, { int: below => below - 1 - (below > 3 ? 1 : 0) })
    const random = { int: (below: number) => below >> 1 }
    let moves = 0
    for (let seat = rummikub.awaited(state)[0]; seat !== undefined; seat = rummikub.awaited(state)[0]) {
      const view = rummikub.view(state, seat)
      const move = rummikub.timeUp(view)
      expect(rummikub.check(view, move)).toBeNull()
      state = rummikub.apply(state, seat, move, random).state
      moves += 1
    }
    expect(moves).toBe(3 + 64 + 3)
  })
})
