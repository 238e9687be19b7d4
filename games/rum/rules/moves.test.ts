/** The listed moves, compared with every set that a hand can play. */
import { at, fastRandom, pick, scriptedRandom, shuffle, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { check } from './judge.ts'
import { moves as listMoves, timeUp } from './moves.ts'
import { notation } from './notation/index.ts'
import { deckOf } from './data/pieces.ts'
import { addPlayedCards, countingSlots, gainedValue, tallyBeach } from './sets/sets.ts'
import { after, deckWithCopies } from './testing.ts'
import type { CardWithEnd, Move, Options, SetPlay, View } from './data/types.ts'
import { view } from './views/view.ts'

const moves = (seen: View): readonly Move[] => [...listMoves(seen)]
const listed = (text: string, seat = 0): readonly string[] => moves(view(notation.parseState(text), seat)).map(notation.printMove)
const DRAWS = ['draw wreck', 'draw 1', 'draw 2', 'draw 3']
const isPlay = (move: Move): move is SetPlay => move.type === 'play'

/** Every legal set of a hand, found by brute force. */
const everyPlay = (seen: View): readonly SetPlay[] => {
  const ways = seen.hand.reduce<readonly (readonly CardWithEnd[])[]>(
    (lists, card) => lists.flatMap(list => [list, [...list, { card, end: 'one' as const }], [...list, { card, end: 'two' as const }]]),
    [[]],
  )
  return ways.map(cards => ({ type: 'play', cards, beach: null }) as const).filter(play => check(seen, play) === null)
}
const gainsOf = (seen: View, { cards }: SetPlay): readonly number[] => {
  const deck = deckOf(seen.options.deck)
  const tally = addPlayedCards(deck, tallyBeach(deck, seen.beach, countingSlots(seen.beach, null)), cards)
  return seen.captains.map((captain, colour) => gainedValue(captain, 0, at(tally.bottles, colour), at(tally.singles, colour)))
}
const facesIn = ({ cards }: SetPlay): readonly string[] => cards.map(({ card }) => card)
const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.every(card => few.filter(other => other === card).length <= many.filter(other => other === card).length)
/** Whether set `a` plays no card that `b` keeps and gains at least as much. */
const isAsGood = (seen: View, a: SetPlay, b: SetPlay): boolean =>
  isWithin(facesIn(a), facesIn(b)) && gainsOf(seen, a).every((value, colour) => value >= at(gainsOf(seen, b), colour))

const randomView = (seed: number, size: number, options: Options): View => {
  const random = fastRandom(seed)
  const deck = deckOf(options.deck)
  const cards = shuffle(deck.pieces, random)
  const captains = deck.colours.map(colour => `${colour} ${1 + random.int(4)} ${pick(['A', 'B', 'B'], random)}`)
  const table = `captains: ${captains.join(', ')} | beach: ${cards.slice(0, 3).join(' ')}`
  const position = `own | ${table} | A: ${cards.slice(3, 3 + size).join(' ')} | B: - | wreck: …`
  return view(notation.parseState(`${position} | options: ${JSON.stringify(options)}`), 0)
}
const PALEY: Options = { deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: false }

describe('moves', () => {
  it('lists draws first, then sets', () => {
    expect(listed('pl | beach: red2-orange1 orange2-yellow1 yellow2-blue1 | A: green2-red1 green2-blue1 | B: -')).toEqual([
      ...DRAWS,
      'play green2-red1/2 green2-blue1/2',
      'play green2-blue1/2',
      'play green2-red1/2',
      'play green2-blue1/1',
      'play green2-red1/2 green2-blue1/1',
    ])
  })

  it('lists nothing for a player who is not asked', () => {
    const text = 'pl | beach: red2-orange1 orange2-yellow1 yellow2-blue1 | A: green2-red1 | B: green2-blue1'
    expect(listed(text, 1)).toEqual([])
    expect(moves(view(notation.parseState(text), 'table'))).toEqual([])
  })

  it('lists every combination of discards', () => {
    const asked = after(
      'pl | beach: red2-orange1 orange2-yellow1 yellow2-blue1 | A: green2-red1 green2-blue1 black2-red1 | B: - | wreck: parrot …',
      ['draw wreck'],
      scriptedRandom(0),
    )
    expect(moves(view(asked, 0)).map(notation.printMove)).toEqual([
      'discard green2-red1 green2-blue1',
      'discard green2-red1 black2-red1',
      'discard green2-blue1 black2-red1',
    ])
  })

  it('lists equal discards once', () => {
    const options = JSON.stringify({ ...PALEY, deck: deckWithCopies })
    const asked = after(
      `own | beach: gold2-fawn1 fawn2-ebony1 ebony2-dun1 | A: brown2-amber1 brown2-amber1.2 cyan2-brown1 | B: - | wreck: parrot … | options: ${options}`,
      ['draw wreck'],
      scriptedRandom(0),
    )
    expect(moves(view(asked, 0)).map(notation.printMove)).toEqual([
      'discard brown2-amber1 brown2-amber1',
      'discard brown2-amber1 cyan2-brown1',
    ])
  })

  it.each([
    ['the Paley deck', PALEY],
    ['chosen bottles', { ...PALEY, beachBottles: 'chosen' }],
    ['a hand that must contribute', { ...PALEY, handMustContribute: true }],
    ['equal cards', { ...PALEY, deck: deckWithCopies }],
  ] as const)('lists exactly one of each undominated set: %s', (_, options) => {
    for (const seed of range(40)) {
      const seen = randomView(seed, 1 + (seed % 5), options)
      const offered = moves(seen).filter(isPlay)
      const all = everyPlay(seen)
      for (const play of offered) {
        const better = all.find(other => isAsGood(seen, other, play) && !isAsGood(seen, play, other))
        expect(better, `${notation.printMove(play)} is offered`).toBeUndefined()
        expect(offered.filter(other => isAsGood(seen, other, play) && isAsGood(seen, play, other))).toHaveLength(1)
      }
      for (const play of all)
        expect(
          offered.some(other => isAsGood(seen, other, play)),
          `${notation.printMove(play)} is covered`,
        ).toBe(true)
    }
  })

  it.each([
    ['the Paley deck', PALEY],
    ['equal cards', { ...PALEY, deck: deckWithCopies }],
  ])('stays short and legal for long hands: %s', (_, options) => {
    for (const seed of range(12)) {
      const seen = randomView(seed, 10 + (seed % 8), options)
      const offered = moves(seen)
      expect(offered.some(isPlay)).toBe(true)
      expect(offered.length).toBeLessThan(2300)
      expect(new Set(offered.map(notation.printMove))).toHaveLength(offered.length)
      for (const move of offered) expect(check(seen, move)).toBeNull()
    }
  })

  it('[R11.1] a player out of time draws from the wreck, or returns the oldest cards', () => {
    const start =
      'pl | beach: red2-orange1 orange2-yellow1 yellow2-blue1 | A: green2-red1 green2-blue1 black2-red1 | B: - | wreck: parrot …'
    expect(timeUp(view(notation.parseState(start), 0))).toEqual({ type: 'draw', from: 'wreck' })
    const asked = after(start, ['draw wreck'], scriptedRandom(0))
    expect(timeUp(view(asked, 0))).toEqual({ type: 'discard', cards: ['green2-red1', 'green2-blue1'] })
  })
})
