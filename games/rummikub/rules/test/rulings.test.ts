/** Cases that rulings decide, by the number of the ruling: passing and running out of time, announcements, absent seats, the opening with table tiles, the next starter. */
import { fastRandom, matchFromState, range, submitMove } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { questionOf, rummikub, turnOf } from '../index.ts'
import { notation } from '../notation/index.ts'
import { OptionsSchema, PRESETS } from '../options.ts'
import { after, namesOf, playing, refusalOf, scoresOf, under } from '../testing.ts'
import type { Move, Options, State } from '../data/types.ts'

const own = (options: Partial<Options>, position: string): string => under(options, `own | ${position}`)
const submitted = (state: State, move: Move, by: 'player' | 'bot' | 'clock') => {
  const seat = rummikub.awaited(state)[0] ?? 0
  return submitMove(
    rummikub,
    matchFromState(rummikub, state, state.seats),
    { seat, question: 0, move, by, at: 0, clocks: null },
    fastRandom(1),
  )
}

describe('running out of time and passing', () => {
  const OPEN = notation.parseState('pl | table: B4 B5 B6 | A: B3 K1 | B: R1 | opened: A B | bank: O1 O2 O3')

  it('[R8.2] rulings Q26 and Q28: only the clock makes the move `out-of-time`; no seat is offered it', () => {
    const move: Move = { type: 'out-of-time' }
    expect(rummikub.isClockMove(move)).toBe(true)
    for (const by of ['player', 'bot'] as const)
      expect(submitted(OPEN, move, by)).toMatchObject({ ok: false, refusal: { type: 'clock-only' } })
    expect(submitted(OPEN, move, 'clock')).toMatchObject({ ok: true })
    expect([...rummikub.moves(rummikub.view(OPEN, 0))].some(rummikub.isClockMove)).toBe(false)
  })

  const MUST_REARRANGE = 'mso | table: R4 R5 R6 R7 R8 | A: R6 K1 | B: K2 | opened: A B | lap: A B | bank: -'

  it('[R10.1, R10.3] ruling Q43: with `mustLay` a seat that can only lay by rearranging may not pass; the rearrangement is listed', () => {
    expect(refusalOf(MUST_REARRANGE, 'pass')).toBe('must-lay')
    const listed = [...rummikub.moves(rummikub.view(notation.parseState(MUST_REARRANGE), 0))].map(notation.printMove)
    expect(listed).toEqual(['play R4 R5 R6 / R6 R7 R8'])
  })

  it('[R10.3] with `mustLay` a player who can open only with several jokers must open', () => {
    const position = 'mso | A: R9 J J K1 | B: K2 | lap: A B | bank: -'
    expect(refusalOf(position, 'pass')).toBe('must-lay')
    const [move] = rummikub.moves(rummikub.view(notation.parseState(position), 0))
    expect(refusalOf(position, notation.printMove(move!))).toBeNull()
  })

  it('[R8.5, R10.4] rulings Q62 and Q63: an unopened player gains nothing by running out of time in a last move', () => {
    const position = 'pl | table: B4 B5 B6 | turn: B | A: B3 | B: R10 B10 K10 | opened: A | took B: K10 | lap: B A | bank: -'
    for (const move of ['pass', 'out-of-time']) {
      const state = after(position, [move])
      expect(state.standings[1]).toMatchObject({ penalised: false, announced: false })
      expect(scoresOf(playing(state, 'play B3 B4 B5 B6').events)).toEqual([200, -200])
    }
  })

  it('[R9.7] ruling Q61: a penalty tile that first makes the opening possible counts as announced, and no other', () => {
    const out = (bank: string): readonly number[] | null => {
      const state = after(`pl | table: B4 B5 B6 | turn: B | A: B3 | B: R10 B10 | opened: A | bank: ${bank}`, ['out-of-time'])
      return scoresOf(playing(state, 'play B3 B4 B5 B6').events)
    }
    expect(out('K10 O1 O2')).toEqual([100, -100])
    expect(out('K1 O1 O2')).toEqual([100, -100])
    const able = after('pl | table: B4 B5 B6 | turn: B | A: B3 | B: R10 B10 K10 | opened: A | bank: O1 O2', ['out-of-time'])
    expect(scoresOf(playing(able, 'play B3 B4 B5 B6').events)).toEqual([200, -200])
  })

  it.each([0, 1])(
    '[R8.2, R10.8] ruling Q64: every round ends, because a turn out of time takes a tile, with a penalty of %d',
    penaltyTiles => {
      const options = v.parse(OptionsSchema, { ...PRESETS.english, penaltyTiles })
      const { state: dealt } = rummikub.setup(options, 2, fastRandom(1))
      let [state, turns] = [dealt, 0]
      for (let seat = rummikub.awaited(state)[0]; seat !== undefined; seat = rummikub.awaited(state)[0]) {
        state = rummikub.apply(state, seat, rummikub.timeUp(rummikub.view(state, seat)), fastRandom(1)).state
        turns += 1
      }
      expect(turns).toBe(78 + 2)
    },
  )
})

describe('announcements', () => {
  const UNOPENED = 'turn: B | A: K1 | B: R10 B10 | opened: A | bank: K10 O1'

  it('[R8.1] ruling Q31: the announcement belongs to the turn, so its clock goes on; no other question does', () => {
    const before = notation.parseState(`pl | ${UNOPENED}`)
    const drawn = after(before, ['draw'])
    expect(rummikub.continuesTurn?.(before, drawn)).toBe(true)
    const next = after(drawn, ['announce yes'])
    expect(rummikub.continuesTurn?.(drawn, next)).toBe(false)
    const dealt = notation.parseState('pl | agenda: redeal A | A: K1 | B: K2')
    expect(rummikub.continuesTurn?.(dealt, after(dealt, ['redeal no']))).toBe(false)
  })

  it.each([
    ['mso', PRESETS.mso],
    ['`announced: null`', { ...PRESETS.pl, announced: null }],
    ['an announcement that costs as much', { ...PRESETS.pl, couldHaveOpened: 100 }],
    ['`couldHaveOpened: null`', { ...PRESETS.pl, couldHaveOpened: null, announced: null }],
  ])('[R9.6] ruling Q37: nobody is asked where an announcement cannot save anything: %s', (_, options) => {
    expect(after(own(options, UNOPENED), ['draw']).agenda).toEqual([{ type: 'turn', seat: 0 }])
  })

  it('[R9.6] rulings Q37 and Q39: players are asked where it can save something, also by the points on the rack', () => {
    for (const announced of [100, 199, 0, 'rack'] as const)
      expect(questionOf(after(own({ announced }, UNOPENED), ['draw']))).toBe('announcement')
  })

  it('[R9.7] ruling Q39: an announced opening costs 100, or by the option the points on the rack', () => {
    const position = 'table: B4 B5 B6 | A: B3 | B: R10 B10 K10 | took B: K10 | announced: B | opened: A'
    const scores = (options: Partial<Options>) => scoresOf(playing(own(options, position), 'play B3 B4 B5 B6').events)
    expect(scores({})).toEqual([100, -100])
    expect(scores({ announced: 'rack' })).toEqual([30, -30])
  })

  it('[R9.7] where it saves nothing, the score does not call it announced', () => {
    const position = 'mso | table: B4 B5 B6 | A: B3 | B: R10 B10 K10 | took B: K10 | penalised: B | opened: A'
    expect(playing(position, 'play B3 B4 B5 B6').events[1]).toMatchObject({ grounds: ['won', 'could-have-opened'], scores: [200, -200] })
  })
})

describe('[R8.6] ruling Q68: a seat that nobody plays', () => {
  const absent = (position: string): string => {
    const state = notation.parseState(position)
    return notation.printMove(rummikub.absentMove!(rummikub.view(state, rummikub.awaited(state)[0] ?? 0)))
  }

  it('draws one tile, whatever the penalty, and never announces or asks for a new deal', () => {
    expect(absent('english | A: R10 B10 K10 | B: K2')).toBe('draw')
    expect(after('english | A: K1 | B: K2 | bank: O1 O2 O3 O4', ['draw']).racks[0]).toHaveLength(2)
    expect(absent('pl | agenda: announcement A, end-turn A | A: R10 B10 K10 | B: K2')).toBe('announce no')
    expect(absent('pl | agenda: redeal A B | A: R1 R1 B1 B1 K3 K3 | B: K2')).toBe('redeal no')
  })

  it('passes if the bank is empty; where it must lay, its move is lost', () => {
    expect(absent('pl | A: R10 B10 K10 | B: K2 | lap: A B | bank: -')).toBe('pass')
    expect(absent('mso | A: R9 B9 K9 | B: K2 | lap: A B | bank: -')).toBe('pass')
    expect(absent('mso | A: R10 B10 K10 | B: K2 | lap: A B | bank: -')).toBe('out-of-time')
  })

  it('is scored like any other: its drawn tile does not count as announced', () => {
    const state = after('pl | table: B4 B5 B6 | turn: B | A: B3 | B: R10 B10 | opened: A | bank: K10 O1', ['draw', 'announce no'])
    expect(scoresOf(playing(state, 'play B3 B4 B5 B6').events)).toEqual([200, -200])
  })

  it('leaves the finished rounds for an early end; the unfinished round is not scored', () => {
    const state = notation.parseState(own({ rounds: 3 }, 'A: K1 | B: K13 | rounds: 24 -24, -3 3'))
    expect(rummikub.scoresSoFar?.(state)).toEqual([21, -21])
  })
})

describe('the opening with table tiles', () => {
  const opening = (options: Partial<Options>, position: string, move: string): unknown =>
    playing(own({ tableInOpeningTurn: true, ...options }, position), move).events[0]

  it('[R5.2] the reported opening counts rack tiles only', () => {
    const position = 'table: O10 O11 O12 O13 / B4 B5 B6 | A: R10 B10 K10 B3 K1 | B: K2'
    expect(opening({}, position, 'play O11 O12 O13 / R10 B10 K10 O10 / B3 B4 B5 B6')).toMatchObject({ opening: 30, rearranged: true })
    expect(opening({}, position, 'play O10 O11 O12 O13 / B4 B5 B6 / R10 B10 K10')).toMatchObject({ opening: 30, rearranged: false })
  })

  it('[R5.2] also under set rules that only the exhaustive search knows', () => {
    const position = 'table: R12 R13 R1 / B4 B5 B6 | A: K12 K13 K1 B12 O12 J K5 B7 | B: K2'
    const move = 'play R12 R13 R1 / B4 B5 B6 B7 / K12 K13 K1 / B12 O12 J'
    expect(opening({ oneAfter13: true, jokersPerSet: 1 }, position, move)).toMatchObject({ opening: 62 })
  })
})

it('[R2.4] ruling Q52: the next starter sits on the side play moves to, also counter-clockwise', () => {
  for (const [direction, starters] of [
    ['clockwise', [2, 3, 0, 1]],
    ['counterClockwise', [2, 1, 0, 3]],
  ] as const) {
    const position = own(
      { rounds: 2, direction, doubletsForRedeal: null },
      'start: C | A: B3 | B: K5 | C: K6 | D: K7 | opened: A B C D | table: B4 B5 B6',
    )
    const found = [2]
    for (const _ of range(3)) {
      const state = notation.parseState(position.replace('start: C', `start: ${'ABCD'.charAt(found.at(-1) ?? 0)}`))
      const { state: next, events } = playing(state, 'play B3 B4 B5 B6', fastRandom(1))
      expect(namesOf(events)).toBe('played scored round-began dealt play-began')
      expect(turnOf(next!)).toBe(next!.starter)
      found.push(next!.starter)
    }
    expect(found).toEqual(starters)
  }
})
