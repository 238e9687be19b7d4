/** Chapter 2 of the rulebook: the starter, the deal, and the new deal. */
import { fastRandom, scriptedRandom, range, type Random } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { questionOf, rummikub } from './index.ts'
import { notation } from './notation/index.ts'
import { PRESETS } from './options.ts'
import { facesOf, piecesFor } from './data/pieces.ts'
import { setup } from './setup.ts'
import { after, namesOf, playing, refusalOf } from './testing.ts'
import type { Event, Face, State } from './data/types.ts'

/** Makes the first shuffle put these tiles on top; later shuffles leave the order unchanged. */
const shuffledTo = (first: readonly string[], seats: number): Random => {
  const heap = piecesFor(seats).slice()
  const order: string[] = []
  const left = heap.slice()
  for (const face of first)
    order.push(
      ...left.splice(
        left.findIndex(piece => piece.startsWith(`${face}.`)),
        1,
      ),
    )
  const goal = [...order, ...left]
  const current = heap.slice()
  const numbers: number[] = []
  for (let i = current.length - 1; i > 0; i -= 1) {
    const j = current.indexOf(goal[i]!)
    numbers.push(j)
    ;[current[i], current[j]] = [current[j]!, current[i]!]
  }
  let next = 0
  return { int: below => (next < numbers.length ? numbers[next++]! : below - 1) }
}
const drawsOf = (events: readonly Event[]): readonly (readonly (Face | null)[])[] =>
  events.flatMap(event => (event.type === 'drawn-for-start' ? [event.tiles] : []))
const starting = (tiles: readonly string[], seats: number, options = PRESETS.pl) => {
  const { state, events } = setup(options, seats, shuffledTo(tiles, seats))
  return { starter: state.starter, draws: drawsOf(events) }
}

describe('set-up', () => {
  it('[R2.1] the highest number starts, regardless of colour', () => {
    expect(starting(['K3', 'O12', 'R11'], 3)).toEqual({ starter: 1, draws: [['K3', 'O12', 'R11']] })
  })

  it('[R2.1] all tiles are put back before the deal', () => {
    const { state, events } = setup(PRESETS.pl, 2, fastRandom(4))
    expect(rummikub.secrets.pieces(state).toSorted()).toEqual(piecesFor(2).toSorted())
    expect(namesOf(events)).toMatch(/^(drawn-for-start )+round-began dealt$/)
  })

  it('[R2.2] tied players draw again until one is highest', () => {
    expect(starting(['K9', 'O9', 'R2', 'B5', 'K5', 'O1', 'B13'], 3)).toEqual({
      starter: 1,
      draws: [
        ['K9', 'O9', 'R2'],
        ['B5', 'K5', null],
        ['O1', 'B13', null],
      ],
    })
  })

  it('[R2.3] a player who draws a joker draws again; with the option it ranks below every number', () => {
    expect(starting(['J', 'O9', 'K13'], 2)).toEqual({
      starter: 0,
      draws: [
        ['J', 'O9'],
        ['K13', null],
      ],
    })
    expect(starting(['J', 'O9', 'K13'], 2, { ...PRESETS.pl, jokerAtStart: 'doesNotCount' })).toEqual({ starter: 1, draws: [['J', 'O9']] })
  })

  it('[R2.4] the next player in turn order starts the next round: 2, 3, 0, 1', () => {
    const options = { ...PRESETS.english, rounds: 4 }
    let state: State = { ...setup(options, 4, fastRandom(1)).state, starter: 2, agenda: [{ type: 'turn', seat: 2 }] }
    const random = fastRandom(2)
    const starters = [state.starter]
    for (let seat = rummikub.awaited(state)[0]; seat !== undefined; seat = rummikub.awaited(state)[0]) {
      const before = state.rounds.length
      const move =
        rummikub.check(rummikub.view(state, seat), { type: 'draw' }) === null ? ({ type: 'draw' } as const) : ({ type: 'pass' } as const)
      state = rummikub.apply(state, seat, move, random).state
      if (state.rounds.length > before && state.agenda.length > 0) starters.push(state.starter)
    }
    expect(starters).toEqual([2, 3, 0, 1])
  })

  it.each([
    [2, 78],
    [3, 64],
    [4, 50],
    [5, 90],
    [6, 76],
  ])('[R2.5] %i players get 14 tiles each, the bank has %i', (seats, bank) => {
    const { state } = setup(PRESETS.pl, seats, fastRandom(seats))
    expect(state.racks.map(rack => rack.length)).toEqual(range(seats).map(() => 14))
    expect(state.bank).toHaveLength(bank)
    expect(state.table).toEqual([])
  })
})

const THREE = 'R12 R12 B8 B8 R3 R3 K1 K2 K4 K5 K7 K8 K10 K11'
const NONE = 'O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13 J'
const DEALT = `pl | agenda: redeal A B | A: ${THREE} | B: ${NONE} | fresh: A B`

describe('a new deal', () => {
  it('[R2.6] three doublets allow a new deal, two do not, and jokers are not doublets', () => {
    expect(refusalOf(DEALT, 'A: redeal yes')).toBeNull()
    expect(playing(DEALT, 'B: redeal yes').refusal).toEqual({ type: 'too-few-doublets', held: 0, needed: 3 })
    const two = DEALT.replace('R3 R3', 'J J').replace(NONE, NONE.replace('J', 'R3'))
    expect(playing(two, 'A: redeal yes').refusal).toEqual({ type: 'too-few-doublets', held: 2, needed: 3 })
    expect(refusalOf(DEALT.replace('pl', 'english'), 'A: redeal no')).toBeNull()
    expect(questionOf(setup(PRESETS.english, 2, fastRandom(1)).state)).toBe('turn')
  })

  it('[R2.7] all players are asked at once and answers stay sealed', () => {
    const state = notation.parseState(DEALT)
    expect(rummikub.awaited(state)).toEqual([0, 1])
    const answered = after(state, ['A: redeal yes'])
    expect(rummikub.awaited(answered)).toEqual([1])
    expect(rummikub.view(answered, 1)).toMatchObject({ agenda: [{ type: 'redeal', seats: [1] }], answer: null, answers: null })
    expect(rummikub.viewEvent({ type: 'answered', seat: 0, want: true }, 1)).toEqual({ type: 'answered', seat: 0, want: null })
    expect(refusalOf(answered, 'A: redeal no')).toBe('already-answered')
    expect(refusalOf(answered, 'B: draw')).toBe('redeal-first')
    expect(rummikub.timeUp(rummikub.view(state, 0))).toEqual({ type: 'redeal', want: false })
  })

  it('[R2.7] no is the obvious answer of a player who cannot say yes, and of nobody else', () => {
    const obvious = (state: State, seat: number): unknown => rummikub.obviousMove?.(rummikub.view(state, seat), {}) ?? null
    const state = notation.parseState(DEALT)
    expect([obvious(state, 0), obvious(state, 1)]).toEqual([null, { type: 'redeal', want: false }])
    expect(obvious(after(state, ['B: redeal no']), 1)).toBeNull()
  })

  it('[R2.8] one yes shows the doublets, deals again, and asks again', () => {
    const { state, events } = playing(after(DEALT, ['A: redeal yes']), 'B: redeal no', fastRandom(1))
    expect(namesOf(events)).toBe('answered redeal dealt')
    expect(events[1]).toEqual({ type: 'redeal', doublets: [['R3', 'R12', 'B8'], null] })
    expect(state).toMatchObject({ agenda: [{ type: 'redeal', seats: [0, 1] }], starter: 0, answers: [null, null], rounds: [] })
    expect(facesOf(state!.racks[0]!).join(' ')).not.toBe(THREE)
  })

  it('[R2.8] if nobody wants a new deal, the first turn begins; the answers are revealed, but no random number is drawn', () => {
    const answered = after(DEALT, ['B: redeal no'])
    const { state, events } = playing(answered, 'A: redeal no', scriptedRandom())
    expect(namesOf(events)).toBe('answered play-began')
    expect(state).toMatchObject({ agenda: [{ type: 'turn', seat: 0 }], answers: [null, null], bank: answered.bank })
    expect(rummikub.apply(answered, 0, { type: 'redeal', want: false }, scriptedRandom()).revealed).toBe(true)
    expect(facesOf(state!.racks[0]!).join(' ')).toBe(THREE)
    expect(refusalOf(state!, 'A: redeal no')).toBe('no-redeal-asked')
    expect(refusalOf(state!, 'B: redeal no')).toBe('not-your-turn')
  })
})
