/** Half-made answers: orders of cards, exchanges, and what others see of them. */
import { describe, expect, it } from 'vitest'
import { deckOf, notation, seaOfClouds, type Seen, type View } from '../rules/index.ts'
import { answerOf, askedBy, draftOf, isOrdered, moveEntry, NOTHING, placesIn, presenceOf } from './drafting.ts'
import { readReport, reportOf } from './report.ts'

const deck = deckOf('completed')
const cards = (...faces: readonly string[]): readonly Seen[] => faces.map(face => ({ back: 'object', face, seenBy: [0] }))
const view = (position: string): View => seaOfClouds.view(notation.parseState(`standard | ${position}`), 0)

describe('an order', () => {
  it('names places, equal cards one after the other, and the rest last', () => {
    expect(placesIn(cards('beer', 'cook', 'beer'), ['cook', 'beer'])).toEqual([1, 0, 2])
    expect(placesIn(cards('beer', 'cook'), [])).toEqual([0, 1])
    expect(placesIn(cards('beer'), ['toll', 'beer'])).toEqual([0])
  })

  it('is changed by putting one entry elsewhere', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })

  it('[R4.1] matters where something is played at once among different cards, as the rules have it', () => {
    expect(isOrdered(deck, cards('beer', 'cook'))).toBe(true)
    expect(isOrdered(deck, cards('treasure-map', 'treasure-map'))).toBe(false)
    expect(isOrdered(deck, cards('cook', 'gunner'))).toBe(false)
    expect(isOrdered(deck, cards('beer'))).toBe(false)
  })

  it('gives the card to be played next', () => {
    const asked = view('hand: cook beer gunner | A: 3 | B: 3 | agenda: play-cards A, end-turn A')
    expect(answerOf(asked, 'order', NOTHING, ['gunner', 'beer', 'cook'])).toEqual({ type: 'play', place: 2 })
    expect(answerOf(asked, 'order', NOTHING, [])).toEqual({ type: 'play', place: 0 })
  })
})

describe('an answer', () => {
  const exchanging = view('A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding')
  it('is whole when both sides of an exchange are named', () => {
    expect(askedBy(exchanging.agenda[0]!)).toBe('exchange')
    expect(answerOf(exchanging, 'exchange', { ...NOTHING, give: 'cutlass' }, [])).toBeNull()
    const whole = { ...NOTHING, give: 'cutlass', get: { victim: 1, take: 'chest' } }
    expect(answerOf(exchanging, 'exchange', whole, [])).toEqual({ type: 'exchange', victim: 1, give: 'cutlass', take: 'chest' })
    expect(draftOf({ type: 'exchange', victim: 1, give: 'cutlass', take: 'chest' })).toEqual(whole)
  })

  it('shows the others a space or a captain, and never a card', () => {
    expect(presenceOf({ ...NOTHING, chosen: { type: 'pick', space: 2, place: 1 } })).toEqual({ type: 'space', space: 2 })
    expect(presenceOf({ ...NOTHING, chosen: { type: 'resolve', card: 'gunner', victim: 1 } })).toEqual({ type: 'captain', seat: 1 })
    expect(presenceOf({ ...NOTHING, give: 'rum-5', get: { victim: 2, take: null } })).toEqual({ type: 'captain', seat: 2 })
    expect(presenceOf({ ...NOTHING, chosen: { type: 'discard', card: 'gunner' } })).toEqual({ type: 'none' })
  })
})

describe('the report of a boarding', () => {
  const began = { type: 'boarding-began', round: 5, strengths: [6, 4], crews: [3, 1] } as const
  const fought = { type: 'fought', seats: [0, 1], winner: 0, tied: false } as const
  it('tells battles, deeds and the end, over several steps', () => {
    const first = readReport(null, [{ type: 'round-began', round: 5 }, began, fought])
    expect(first).toMatchObject({ round: 5, strengths: [6, 4], battles: [{ winner: 0 }], done: [], isOver: false })
    const stole = { type: 'stole-doubloons', seat: 0, victim: 1, amount: 2, card: 'rachel-cruz' } as const
    const over = readReport(first, [stole, { type: 'pirates-discarded', pirates: [['cook'], []] }, { type: 'round-began', round: 6 }])
    expect(over).toMatchObject({ done: [stole], isOver: true })
    expect(readReport(over, [{ type: 'left', seat: 0, space: 0 }])).toBe(over)
  })

  it('begins anywhere, from what the view says', () => {
    const { boarding, round } = view('round: 10 | A: 3 pirates gunner>B | B: 3 | boarding: 2 0; A>B | agenda: resolve A, end-boarding')
    expect(reportOf(boarding!, [1, 0], round)).toMatchObject({ round: 10, strengths: [2, 0], battles: [{ winner: 0 }], isOver: false })
  })
})
