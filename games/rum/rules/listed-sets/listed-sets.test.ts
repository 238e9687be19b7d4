/** The steps of listing sets, one by one. `moves.test.ts` compares the whole list with every possible set. */
import { describe, expect, it } from 'vitest'
import { deckOf } from '../data/pieces.ts'
import { deckWithCopies } from '../testing.ts'
import type { CaptainState } from '../data/types.ts'
import { cardsInHand, maskBottles } from './bottle-masks.ts'
import { addSpareCards, isCanonical, isDominated } from './drop-sets.ts'
import { joinColours, joinWithinLimit, keepCheapest, MAX_SETS } from './join-colours.ts'
import { cardsOf, countCards, gainBits, gainsAtLeast, joinGains, valueGainedBy, type MaskedSet } from './masked-set.ts'
import { findMinimalSets, findSetsByColour } from './minimal-sets.ts'

const paley = deckOf('paley')
const [RED, ORANGE] = [0, 1]
const captain = (value: number, owner: number | null = null): CaptainState => ({ colour: 'red', owner, value })
const set = (ones: number, twos: number, gains = 0): MaskedSet => ({ ones, twos, gains })
/** The gains of a set: pairs of a colour and its new value. */
const gaining = (...pairs: readonly (readonly [colour: number, value: number])[]): number =>
  pairs.reduce((gains, [colour, value]) => joinGains(gains, (value - 1) << (4 * colour)), 0)

describe('a masked set', () => {
  it('encodes gains so that values and cards can be read back', () => {
    const both = set(0b001, 0b110, joinGains(gainBits(captain(1), RED, 0, 3, 1), gainBits(captain(7), 6, 0, 8, 0)))
    expect([0, 1, 6].map(colour => valueGainedBy(both, colour))).toEqual([3, 0, 8])
    expect([cardsOf(both), countCards(both)]).toEqual([0b111, 3])
    expect(gainBits(captain(5), RED, 0, 5, 2)).toBe(0)
  })

  it('replaces the gain of a colour when gains are joined', () => {
    expect(joinGains(gaining([RED, 2], [ORANGE, 3]), gaining([RED, 7]))).toBe(gaining([RED, 7], [ORANGE, 3]))
  })

  it('compares gains colour by colour', () => {
    expect(gainsAtLeast(gaining([RED, 4], [ORANGE, 3]), gaining([RED, 4]))).toBe(true)
    expect(gainsAtLeast(gaining([RED, 4]), gaining([RED, 4], [ORANGE, 3]))).toBe(false)
    expect(gainsAtLeast(gaining([RED, 8], [ORANGE, 2]), gaining([RED, 2], [ORANGE, 3]))).toBe(false)
    for (let colour = 0; colour < 7; colour += 1)
      for (let a = 1; a <= 8; a += 1)
        for (let b = 1; b <= 8; b += 1) expect(gainsAtLeast(gaining([colour, a]), gaining([colour, b]))).toBe(a >= b)
  })
})

describe('step 1', () => {
  it('notes the cards of each colour, and the face-up bottles of the beach without the parrot', () => {
    const hand = cardsInHand(paley, ['red2-orange1', 'red2-yellow1', 'purple2-red1'])
    const masks = maskBottles(paley, hand, [
      { type: 'up', card: 'green2-red1' },
      { type: 'up', card: 'parrot' },
      { type: 'down', card: null },
    ])
    expect(masks.doubles).toEqual([0b011, 0, 0, 0, 0, 0b100, 0])
    expect(masks.singles).toEqual([0b100, 0b001, 0b010, 0, 0, 0, 0])
    expect(masks.beach).toEqual([1, 0, 0, 0, 0, 0, 0])
  })
})

describe('step 2', () => {
  const sets = (value: number, beach: number, doubles: number, singles: number, owner: number | null = null): readonly string[] =>
    findMinimalSets(captain(value, owner), RED, 0, beach, doubles, singles).map(
      found => `${found.ones.toString(2)}/${found.twos.toString(2)} to ${valueGainedBy(found, RED)}`,
    )

  it('finds a set for each value that the cards reach', () => {
    expect(sets(1, 0, 0b001, 0b110)).toEqual(['110/1 to 4', '100/1 to 3', '10/1 to 3', '0/1 to 2', '110/0 to 2'])
  })

  it('leaves out cards that do not raise the value: a trio counts as two', () => {
    expect(sets(5, 0, 0, 0b1111)).toEqual(['1110/0 to 7', '1101/0 to 7', '1011/0 to 7', '111/0 to 7'])
    expect(sets(5, 2, 0b10, 0b01)).toEqual(['1/0 to 7'])
  })

  it('finds nothing if all cards together are not enough, or if the captain would not rise', () => {
    expect(sets(4, 1, 0b1, 0b10)).toEqual([])
    expect(sets(8, 0, 0, 0b111, 0)).toEqual([])
    expect(sets(8, 0, 0, 0b111, 1)).toEqual(['111/0 to 8'])
  })

  it('plays a card with one colour on both ends only once', () => {
    expect(sets(1, 0, 0b1, 0b1)).toEqual(['0/1 to 2'])
  })

  it('keeps the gains of the beach alone apart', () => {
    const none = [0, 0, 0, 0, 0, 0, 0]
    const captains = none.map(() => captain(1))
    const found = findSetsByColour(captains, 0, { doubles: [0, 1, 0, 0, 0, 0, 0], singles: none, beach: [2, 0, 0, 0, 0, 0, 0] })
    expect(found).toEqual({ byColour: [[set(0, 1, gaining([ORANGE, 2]))]], beachGains: gaining([RED, 2]) })
  })
})

describe('step 3', () => {
  const red = [set(0, 0b01, gaining([RED, 2])), set(0b10, 0b01, gaining([RED, 3]))]
  const orange = [set(0, 0b10, gaining([ORANGE, 2]))]

  it('joins sets of different colours that share no card', () => {
    expect(joinColours({ byColour: [red, orange], beachGains: 0 }, 10)).toEqual([
      set(0, 0),
      ...red,
      ...orange,
      set(0, 0b11, gaining([RED, 2], [ORANGE, 2])),
    ])
  })

  it('adds what the beach gains in other colours', () => {
    const [first, joined] = joinColours({ byColour: [orange], beachGains: gaining([RED, 2]) }, 10) ?? []
    expect(first).toEqual(set(0, 0, gaining([RED, 2])))
    expect(joined).toEqual(set(0, 0b10, gaining([RED, 2], [ORANGE, 2])))
  })

  it('keeps the cheapest set for each value if there would be too many', () => {
    expect(joinColours({ byColour: [red, orange], beachGains: 0 }, 2)).toBeNull()
    const dear = set(0b1100, 0, gaining([RED, 2]))
    const high = set(0b111100, 0, gaining([RED, 6]))
    const found = { byColour: [[high, dear, ...red]], beachGains: 0 }
    expect(keepCheapest(found, false).byColour).toEqual([[...red, high]])
    expect(keepCheapest(found, true).byColour).toEqual([[...red.slice(0, 1), high]])
    const many = Array.from({ length: 7 }, (_, colour) =>
      Array.from({ length: 4 }, (_2, card) => set(1 << (4 * colour + card), 0, gaining([colour, 2 + card]))),
    )
    expect(joinWithinLimit({ byColour: many.slice(0, 4), beachGains: 0 })).toHaveLength(5 ** 4)
    expect(5 ** 7).toBeGreaterThan(MAX_SETS)
    expect(joinWithinLimit({ byColour: many, beachGains: 0 })).toHaveLength(2 ** 7) // one card is the cheapest, and the best one costs no more
  })
})

describe('steps 4 and 5', () => {
  it('[R4.7] adds each hand card that no other set plays alone', () => {
    const sets = [set(0, 0, gaining([RED, 2])), set(0, 0b010, gaining([RED, 2], [ORANGE, 2]))]
    addSpareCards(sets, 3, gaining([RED, 2]))
    expect(sets.slice(2)).toEqual([set(0b001, 0, gaining([RED, 2])), set(0b100, 0, gaining([RED, 2]))])
  })

  it('drops a set if another one gains as much with a part of its cards, but not for the entry without cards', () => {
    const sets = [
      set(0, 0, gaining([RED, 2])), // no card: dominates nothing
      set(0, 0b01, gaining([RED, 2])),
      set(0b10, 0b01, gaining([RED, 2])), // one card more than the previous one
      set(0b10, 0b01, gaining([RED, 3])), // one card more, but also more gains
      set(0, 0b01, gaining([RED, 2])), // the same again
    ]
    expect(sets.map((one, index) => isDominated(one, index, sets))).toEqual([false, false, true, false, true])
  })

  it('[R1.2] uses equal cards in hand order', () => {
    const copies = cardsInHand(deckOf(deckWithCopies), ['brown2-amber1', 'cyan2-brown1', 'brown2-amber1'])
    expect(isCanonical(copies, set(0, 0b001))).toBe(true)
    expect(isCanonical(copies, set(0, 0b100))).toBe(false)
    expect(isCanonical(copies, set(0b100, 0b001))).toBe(true)
    expect(isCanonical(copies, set(0b001, 0b100))).toBe(false)
    expect(isCanonical(copies, set(0b010, 0))).toBe(true)
  })
})
