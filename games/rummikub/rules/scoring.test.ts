/** Chapters 9 to 11 of the rulebook: going out, the empty bank, and the match. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { questionOf, rummikub, turnOf } from './index.ts'
import { notation } from './notation/index.ts'
import { totalsOf } from './scoring.ts'
import { after, namesOf, playing, refusalOf, scoresOf, under } from './testing.ts'

/** Seat A lays its last tile. */
const OUT = 'play B3 B4 B5 B6'
const out = (rest: string): readonly number[] | null => scoresOf(playing(`pl | table: B4 B5 B6 | A: B3 | ${rest}`, OUT).events)
const grounds = (rest: string): unknown =>
  playing(`pl | table: B4 B5 B6 | A: B3 | ${rest}`, OUT).events.flatMap(event => (event.type === 'scored' ? [event.grounds] : []))[0]

describe('going out', () => {
  it('[R9.1] an empty rack ends the round at once; a joker must be laid, and may be the last tile', () => {
    expect(namesOf(playing('pl | table: B4 B5 B6 | A: B3 | B: K5 | opened: A B', OUT).events)).toBe('played scored ended')
    expect(namesOf(playing('pl | table: B4 B5 B6 | A: B3 J | B: K5 | opened: A B', OUT).events)).toBe('played')
    expect(namesOf(playing('pl | table: B4 B5 B6 | A: J | B: K5 | opened: A B', 'play B4 B5 B6 J').events)).toBe('played scored ended')
  })

  it('[R9.1] a player may go out in the turn that frees a joker', () => {
    const position = 'pl | table: B3 B4 J B6 | A: B5 R11 R12 | B: K5 | opened: A B'
    expect(scoresOf(playing(position, 'play B3 B4 B5 B6 / R11 R12 J').events)).toEqual([5, -5])
  })

  it('[R9.2] the others lose the value of their racks, the winner scores the sum', () => {
    expect(out('B: K5 | C: R13 R3 | D: O3 | opened: A B C D')).toEqual([24, -5, -16, -3])
  })

  it('[R9.3] a joker left on a rack counts 30, or the value in the options', () => {
    expect(out('B: J R2 | opened: A B')).toEqual([32, -32])
    expect(out('B: J J R2 | opened: A B')).toEqual([62, -62])
    const mso = 'mso | table: B4 B5 B6 | A: B3 | B: J R2 | opened: A B'
    expect(scoresOf(playing(mso, OUT).events)).toEqual([52, -52])
  })

  it('[R9.4] a player who has not opened loses 100 instead of the rack', () => {
    expect(out('B: K1 | opened: A')).toEqual([100, -100])
    expect(scoresOf(playing('english | table: B4 B5 B6 | A: B3 | B: K1 | opened: A', OUT).events)).toEqual([1, -1])
  })

  it('[R9.5] the player loses 200 if the rack could open, jokers included', () => {
    expect(out('B: R10 B10 K10 | opened: A')).toEqual([200, -200])
    expect(out('B: R10 B10 J | opened: A')).toEqual([200, -200])
    expect(out('B: R9 J J | opened: A')).toEqual([200, -200])
    expect(out('B: R9 B9 K9 | opened: A')).toEqual([100, -100])
    expect(out('B: K5 | C: K1 | D: R10 B10 K10 | opened: A B')).toEqual([305, -5, -100, -200])
    expect(grounds('B: K5 | C: K1 | D: R10 B10 K10 | opened: A B')).toEqual(['won', 'rack', 'never-opened', 'could-have-opened'])
  })

  it('[R9.6] an unopened player is asked after every draw; the announcement lasts until the next turn', () => {
    const position = 'pl | A: K1 | B: R10 B10 | opened: A | turn: B | bank: K10 O1 O2 O3'
    const drawn = after(position, ['draw'])
    expect(drawn.agenda).toEqual([
      { type: 'announcement', seat: 1 },
      { type: 'end-turn', seat: 1, laid: false },
    ])
    expect(rummikub.view(drawn, 1).taken).toEqual(['K10'])
    expect(refusalOf(drawn, 'draw')).toBe('announce-first')
    expect(rummikub.timeUp(rummikub.view(drawn, 1))).toEqual({ type: 'announce', open: false })
    const announced = after(drawn, ['announce yes'])
    expect(announced.agenda).toEqual([{ type: 'turn', seat: 0 }])
    expect(rummikub.view(announced, 'table').standings[1]?.announced).toBe(true)
    expect(after(announced, ['draw']).standings[1]?.announced).toBe(false)
    expect(after(position.replace('opened: A', 'opened: A B'), ['draw']).agenda).toEqual([{ type: 'turn', seat: 0 }])
    expect(after(position.replace('pl', 'english'), ['draw']).agenda).toEqual([{ type: 'turn', seat: 0 }])
  })

  it('[R9.6, R9.7] only an announcement that saves points is worth a question, unless the player has a standing answer', () => {
    const answer = (rack: string, tile: string, standing?: string): unknown => {
      const drawn = after(`pl | A: K1 | B: ${rack} | opened: A | turn: B | bank: ${tile} O1 O2 O3`, ['draw'])
      return rummikub.obviousMove?.(rummikub.view(drawn, 1), standing === undefined ? {} : { announcement: standing }) ?? null
    }
    const [no, yes] = [false, true].map(open => ({ type: 'announce', open }))
    expect(answer('R10 B10', 'K10')).toBeNull()
    expect(answer('R10 B10', 'K9')).toEqual(no) // cannot open
    expect(answer('R10 B10 K10', 'R3')).toEqual(no) // could open before
    expect(answer('R10 B10 K10', 'R10')).toEqual(no)
    expect(answer('R10 B10', 'K10', 'never')).toEqual(no)
    expect(answer('R10 B10', 'K10', 'always')).toEqual(yes)
    expect(answer('R10 B10', 'K9', 'always')).toEqual(no)
  })

  it('[R9.7] an announcement saves a player whose last tile made the opening possible', () => {
    expect(out('B: R10 B10 K10 | took B: K10 | announced: B | opened: A')).toEqual([100, -100])
    expect(grounds('B: R10 B10 K10 | took B: K10 | announced: B | opened: A')).toEqual(['won', 'announced'])
    expect(out('B: R10 B10 K10 | took B: K10 | opened: A')).toEqual([200, -200])
    expect(out('B: R10 B10 K10 R1 | took B: R1 | announced: B | opened: A')).toEqual([200, -200])
    expect(out('B: R10 B10 K10 | took B: K10 | penalised: B | opened: A')).toEqual([100, -100])
    expect(out('B: K1 R1 | took B: R1 | announced: B | opened: A')).toEqual([100, -100])
  })

  it('[R9.8] a player who never had a turn loses 100, even if the rack could open', () => {
    expect(out('B: R10 B10 K10 | fresh: B | opened: A')).toEqual([100, -100])
  })
})

const LAST = 'pl | table: B4 B5 B6 | turn: B | A: K5 | B: K6 | C: K7 | D: K8 | opened: A B C D | bank: O1'

describe('the empty bank', () => {
  it('[R10.1, R10.2] each player has one more move; the player who took the last tile moves last', () => {
    const drawn = playing(LAST, 'draw')
    expect(drawn.events.at(-1)).toEqual({ type: 'bank-emptied', lap: [2, 3, 0, 1] })
    const turns: number[] = []
    let state = drawn.state!
    while (state.agenda.length > 0) {
      turns.push(turnOf(state) ?? -1)
      state = after(state, ['pass'])
    }
    expect(turns).toEqual([2, 3, 0, 1])
    expect(state.rounds).toEqual([[17, -7, -7, -8]])
  })

  it('[R10.1] a penalty can empty the bank, too', () => {
    expect(after(LAST, ['out-of-time']).lap).toEqual([2, 3, 0, 1])
  })

  it('[R10.1] with `untilAllPass` play continues until all players have passed in a row', () => {
    const position = 'english | table: B4 B5 B6 | A: B3 K5 | B: B7 K6 | opened: A B | lap: A B | bank: -'
    const state = after(position, ['pass', 'play B4 B5 B6 B7', 'pass'])
    expect(questionOf(state)).toBe('turn')
    expect(after(state, ['pass']).rounds).toEqual([[-2, 2]])
  })

  it('[R10.1] with `mustLay` a player who can lay may not pass', () => {
    const position = 'mso | table: B4 B5 B6 | A: B3 K5 | B: K6 | opened: A B | lap: A B | bank: -'
    expect(refusalOf(position, 'pass')).toBe('must-lay')
    expect(refusalOf(position.replace('B3 K5', 'K3 K5'), 'pass')).toBeNull()
    expect(refusalOf('mso | A: R10 B10 K10 K5 | B: K6 | lap: A B | bank: -', 'pass')).toBe('must-lay')
    expect(refusalOf('mso | A: R9 B9 K9 K5 | B: K6 | lap: A B | bank: -', 'pass')).toBeNull()
  })

  it('[R10.3] in a last move a player lays, opens or passes', () => {
    const position = 'pl | A: R10 B10 K10 K1 | B: K6 | lap: A B | bank: -'
    expect(refusalOf(position, 'draw')).toBe('bank-empty')
    expect(refusalOf(position, 'pass')).toBeNull()
    expect(refusalOf(position, 'play R10 B10 K10')).toBeNull()
  })

  it('[R10.4] going out in a last move is scored as going out', () => {
    const position = 'pl | table: B4 B5 B6 | A: B3 | B: R10 B10 K10 | C: R1 | opened: A | lap: A B C | bank: -'
    expect(scoresOf(playing(position, OUT).events)).toEqual([300, -200, -100])
    const announced = 'pl | table: B4 B5 B6 | A: B3 | B: R10 B10 K10 | opened: A | announced: B | took B: K10 | lap: A B | bank: -'
    expect(scoresOf(playing(announced, OUT).events)).toEqual([100, -100])
  })

  const bank = (racks: string, options = 'pl'): readonly number[] | null =>
    scoresOf(playing(`${options} | ${racks} | lap: A | bank: -`, 'pass').events)
  const OPENED = 'opened: A B C D'

  it('[R10.5] the lowest rack wins and scores the sum of the others minus itself', () => {
    expect(bank(`A: K1 | B: K5 | C: K10 | D: K13 K2 | ${OPENED}`)).toEqual([29, -5, -10, -15])
    expect(bank('A: J | B: J K10')).toEqual([10, -40])
    expect(bank(`A: K1 | B: K5 | C: K10 | D: K13 K2 | ${OPENED}`, 'english')).toEqual([27, -4, -9, -14])
    const racks = `own | A: K1 | B: K5 | C: K10 | D: K13 K2 | ${OPENED} | lap: A | bank: -`
    expect(scoresOf(playing(under({ emptyBankScore: 'sumOfOthers' }, racks), 'pass').events)).toEqual([30, -5, -10, -15])
  })

  it('[R10.6] tied players share the win', () => {
    expect(bank(`A: K1 | B: R1 | C: K10 | D: K13 K2 | ${OPENED}`)).toEqual([24, 24, -10, -15])
    expect(bank('A: K7 | B: R7 | C: B7')).toEqual([-7, -7, -7])
    expect(rummikub.outcome(after('pl | A: K7 | B: R7 | C: B7 | lap: A | bank: -', ['pass']))?.places).toEqual([1, 1, 1])
  })

  it('[R10.7] an unopened rack counts as it is, or with the option as in R9.4 and R9.5', () => {
    expect(bank('A: K1 | B: R10 B10 K10')).toEqual([29, -30])
    const racks = 'own | A: K1 | B: R10 B10 K10 | opened: A | lap: A | bank: -'
    expect(scoresOf(playing(under({ neverOpenedAtEmptyBank: true }, racks), 'pass').events)).toEqual([199, -200])
  })

  it('[R10.8] no tile returns to the bank', () => {
    const { state } = playing(LAST, 'draw')
    expect(state?.bank).toEqual([])
    expect(state!.racks.flat().length + state!.bank.length).toBe(5)
  })
})

describe('the match', () => {
  it('[R11.1] the scores of the rounds are added', () => {
    const rounds = [
      [24, -5, -16, -3],
      [-6, -11, 22, -5],
      [-32, -13, -2, 47],
    ]
    expect(totalsOf({ rounds, seats: 4 })).toEqual([-14, -29, 4, 39])
  })

  it('[R11.1] the next round is dealt at once, with the next starter in turn order', () => {
    const position = under({ rounds: 3 }, 'own | start: B | table: B4 B5 B6 | A: B3 | B: K5 | opened: A B')
    const { state, events } = playing(position, OUT, fastRandom(1))
    expect(namesOf(events)).toBe('played scored round-began dealt')
    expect(state).toMatchObject({ agenda: [{ type: 'redeal', seats: [0, 1] }], starter: 0, rounds: [[5, -5]], lap: null, table: [] })
    expect(state?.standings[0]).toEqual({ opened: false, hadTurn: false, announced: false, penalised: false })
    expect(rummikub.outcome(state!)).toBeNull()
  })

  it('[R11.2] the highest total wins, and equal totals share a place', () => {
    const position = under({ rounds: 2 }, 'own | table: B4 B5 B6 | A: B3 | B: K5 | C: R5 | opened: A B C | rounds: -20 10 10')
    const state = after(position, [OUT])
    expect(rummikub.outcome(state)).toEqual({ places: [3, 1, 1], scores: [-10, 5, 5] })
    expect(refusalOf(state, 'draw')).toBe('over')
    expect(rummikub.awaited(state)).toEqual([])
    expect(notation.parseState(notation.printState(state))).toEqual(state)
  })
})
