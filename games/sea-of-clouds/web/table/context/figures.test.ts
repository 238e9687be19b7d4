/** The figures the table shows: known points, collections, the next battles, and what taking a share would change. */
import { at } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { deckOf, notation, seaOfClouds, type View } from '../../../rules/index.ts'
import { drawnViewOf } from './drawn-view.ts'
import { collectionsOf, nextBattle, countHidden, figuresIfTaken, pointsOf, unforeseen } from './figures.ts'

const deck = deckOf('completed')
const seen = (position: string, viewer: View['viewer'] = 0): View => seaOfClouds.view(notation.parseState(`standard | ${position}`), viewer)

describe('points', () => {
  const position = 'A: 3 relics kraken-eye kraken-eye rum rum-3 | B: 4 objects magic-shell rum rum-5 rum-2{A} secrets rum-guide | C: 0'
  it('count known cards, and the number of unknown ones', () => {
    expect(pointsOf(deck, seen(position)).map(({ total }) => total)).toEqual([9, 9, 0])
    expect(countHidden(at(seen(position).captains, 1))).toBe(2)
    expect(pointsOf(deck, seen(position, 1)).map(({ total }) => total)).toEqual([6, 16, 0])
    expect(pointsOf(deck, seen(position, 'open')).map(({ total }) => total)).toEqual([9, 16, 0])
  })

  it('[R10.7] leave out hidden faces without reminders', () => {
    const options = { deck: 'completed', startSeat: 'random', reminders: false }
    const state = { ...notation.parseState(`standard | ${position} | spaces: rum-1{A} / rotgut{A} / -`), options } as Parameters<
      typeof seaOfClouds.view
    >[0]
    const drawn = drawnViewOf(seaOfClouds.view(state, 0))
    expect(pointsOf(deck, drawn).map(({ total }) => total)).toEqual([9, 7, 0])
    expect(drawn.shares.map(({ cards }) => cards.map(({ face }) => face))).toEqual([['rum-1'], [null], []]) // A looks at space 1
    expect(drawnViewOf(seaOfClouds.view(state, 'open')).shares[1]?.cards[0]?.face).toBe('rotgut')
  })
})

it('collections give their total and the gain of one more card', () => {
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
  it('is only with neighbours', () => {
    expect(nextBattle(deck, four, 0, 2)).toEqual({ type: 'apart' })
    expect(nextBattle(deck, four, 0, 0)).toEqual({ type: 'apart' })
  })
  it('is decided by strength, by the Parrot, or by having Pirates', () => {
    expect(nextBattle(deck, four, 0, 1)).toEqual({ type: 'lost', difference: 0, tied: true, isUnarmed: false })
    expect(nextBattle(deck, four, 0, 3)).toEqual({ type: 'won', difference: -1, tied: false, isUnarmed: true })
    expect(nextBattle(deck, four, 1, 2)).toEqual({ type: 'lost', difference: 2, tied: false, isUnarmed: false })
    expect(nextBattle(deck, seen('A: 3 | B: 3'), 0, 1)).toEqual({ type: 'unarmed' })
  })
})

describe('the preview of a share', () => {
  const view = seen('A: 3 pirates cook relics kraken-eye | B: 3')
  const after = (faces: readonly string[], doubloons = 0) => figuresIfTaken(deck, view, 0, faces, doubloons).after

  it('adds cards and doubloons', () => {
    expect(figuresIfTaken(deck, view, 0, ['kraken-eye', 'gunner', 'cutlass', 'rum-3'], 2)).toEqual({
      before: { points: 2, strength: 3, doubloons: 3, majorities: 0 },
      after: { points: 11, strength: 6, doubloons: 5, majorities: 0 },
    })
  })

  it('[R5.2] subtracts Harbour Toll: three doubloons, or all if there are fewer', () => {
    expect(after(['toll'], 1)).toMatchObject({ doubloons: 1, points: 0 })
    expect(after(['toll'])).toMatchObject({ doubloons: 0, points: -1 })
    expect(after(['toll', 'toll'], 2)).toMatchObject({ doubloons: 0 })
    expect(after(['toll', 'purse'])).toMatchObject({ doubloons: 3 })
    expect(after(['purse', 'toll', 'toll'])).toMatchObject({ doubloons: 0 })
  })

  it('names the cards whose effects cannot be foreseen', () => {
    expect(unforeseen(deck, ['toll', 'purse', 'beer', 'rum-2', 'treasure-map'])).toEqual(['beer', 'treasure-map'])
  })

  it('does not count majorities as certain', () => {
    const leader = seen('A: 3 rum luxury-rum luxury-rum | B: 3')
    const { before, after: then } = figuresIfTaken(deck, leader, 0, ['luxury-rum', 'secret-most-luxury'], 0)
    expect([before.points, before.majorities]).toEqual([3 + 2, 4])
    expect([then.points, then.majorities]).toEqual([3 + 3, 6 + 4])
    const over = { ...leader, agenda: [] }
    expect(pointsOf(deck, over).map(({ total }) => total)).toEqual([9, 3])
  })
})
