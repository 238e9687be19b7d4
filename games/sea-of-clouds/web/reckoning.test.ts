/** The table's figures: points as far as they are known, collections and their next step, the battles to come, what a share would bring. */
import { at } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { deckOf, notation, seaOfClouds, type View } from '../rules/index.ts'
import { drawnOf } from './drawn.ts'
import { collectionsOf, facing, hiddenOf, ifTaken, othersOf, pointsOf } from './reckoning.ts'

const deck = deckOf('completed')
const seen = (position: string, viewer: View['viewer'] = 0): View => seaOfClouds.view(notation.parseState(`standard | ${position}`), viewer)

describe('points', () => {
  const position = 'A: 3 relics kraken-eye kraken-eye rum rum-3 | B: 4 objects magic-shell rum rum-5 rum-2{A} secrets rum-guide | C: 0'
  it('count what is known, and say how much is not', () => {
    expect(pointsOf(deck, seen(position)).map(({ total }) => total)).toEqual([9, 9, 0])
    expect(hiddenOf(at(seen(position).captains, 1))).toBe(2)
    expect(pointsOf(deck, seen(position, 1)).map(({ total }) => total)).toEqual([6, 16, 0])
    expect(pointsOf(deck, seen(position, 'open')).map(({ total }) => total)).toEqual([9, 16, 0])
  })

  it('[R10.7] leave out what is not to be reminded of', () => {
    const options = { deck: 'completed', startSeat: 'random', reminders: false }
    const state = { ...notation.parseState(`standard | ${position} | spaces: rum-1{A} / rotgut{A} / -`), options } as Parameters<
      typeof seaOfClouds.view
    >[0]
    const drawn = drawnOf(seaOfClouds.view(state, 0))
    expect(pointsOf(deck, drawn).map(({ total }) => total)).toEqual([9, 7, 0])
    expect(drawn.shares.map(({ cards }) => cards.map(({ face }) => face))).toEqual([['rum-1'], [null], []]) // A looks at space 1
    expect(drawnOf(seaOfClouds.view(state, 'open')).shares[1]?.cards[0]?.face).toBe('rotgut')
  })
})

it('collections say what they pay and what one more would bring', () => {
  expect(collectionsOf(deck, ['kraken-eye', 'rum-2', 'kraken-eye', 'leviathan-heart'])).toMatchObject([
    { face: 'kraken-eye', count: 2, now: 3, gain: 5 },
    { face: 'leviathan-heart', count: 1, now: 0, gain: 4 },
  ])
  expect(
    collectionsOf(
      deck,
      Array.from({ length: 5 }, () => 'kraken-eye'),
    ),
  ).toMatchObject([{ now: 26, gain: null }])
})

describe('the next battle', () => {
  const four = seen('parrot: B | A: 3 pirates gunner | B: 3 pirates first-mate | C: 3 pirates brawler | D: 3 objects cutlass')
  it('is with neighbours alone', () => {
    expect(facing(deck, four, 0, 2)).toEqual({ type: 'apart' })
    expect(facing(deck, four, 0, 0)).toEqual({ type: 'apart' })
  })
  it('goes by strength, by the Parrot, or by having Pirates at all', () => {
    expect(facing(deck, four, 0, 1)).toEqual({ type: 'lost', difference: 0, tied: true, isUnarmed: false })
    expect(facing(deck, four, 0, 3)).toEqual({ type: 'won', difference: -1, tied: false, isUnarmed: true })
    expect(facing(deck, four, 1, 2)).toEqual({ type: 'lost', difference: 2, tied: false, isUnarmed: false })
    expect(facing(deck, seen('A: 3 | B: 3'), 0, 1)).toEqual({ type: 'unarmed' })
  })
})

it('a share is weighed before it is taken; what is played at once changes nothing yet', () => {
  const view = seen('A: 3 pirates cook relics kraken-eye | B: 3')
  expect(ifTaken(deck, view, 0, ['kraken-eye', 'gunner', 'cutlass', 'rum-3', 'toll'], 2)).toEqual({
    before: { points: 2, strength: 3, doubloons: 3 },
    after: { points: 11, strength: 6, doubloons: 5 },
  })
})

it('the others sit clockwise from one’s left', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1])
  expect(othersOf(3, null)).toEqual([0, 1, 2])
})
