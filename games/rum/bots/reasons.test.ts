/** The reasons of bots: what they say about a draw is true of the card and of the position. */
import { at, fastRandom } from '@tortuga/kit'
import { sampleGame } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { isAsked, notation, pointsOf, rum, type Face, type Move, type Reason, type SlotNumber, type View } from '../rules/index.ts'
import { reasonFor } from './reasons.ts'

const reasonIn = (position: string, move: string): Reason | null =>
  reasonFor(rum.view(notation.parseState(position), 0), 0, notation.parseMove(move))

/** The position with the card in hand, and the set of all its cards with bottles of the colour. */
const playWith = (view: View, slot: SlotNumber, card: Face, colour: string): readonly [View, Move] => {
  const hand = [...view.hand, card]
  const cards = hand
    .filter(face => face.includes(colour))
    .map(face => ({ card: face, end: face.startsWith(colour) ? 'two' : 'one' }) as const)
  return [
    { ...view, hand, beach: view.beach.with(slot, { type: 'down', card: null }) },
    { type: 'play', cards, beach: null },
  ]
}

describe('the reason for a card from the beach', () => {
  it('names a captain that this card helps to raise, even if the rest of the hand could gain more', () => {
    const position =
      'pl | captains: green 3 B | beach: black2-red1 (blue2-orange1) purple2-yellow1 | A: green2-blue1 green2-purple1 black2-orange1 | B: -'
    expect(reasonIn(position, 'draw 1')).toEqual({ type: 'draws-for', colour: 'black', value: 4 })
  })

  it('counts the bottles if they are still too few', () => {
    const position = 'pl | captains: black 6 B, red 4 B | beach: black2-red1 (blue2-orange1) purple2-yellow1 | A: black2-orange1 | B: -'
    expect(reasonIn(position, 'draw 1')).toEqual({ type: 'collects', colour: 'black', bottles: 4, needed: 7 })
  })

  it('is absent if the card serves no captain of the player, and a card that nobody knows is a dig', () => {
    const position = 'pl | captains: black 8 A, red 8 A | beach: black2-red1 (blue2-orange1) purple2-yellow1 | A: green2-blue1 | B: -'
    expect(reasonIn(position, 'draw 1')).toBeNull()
    expect(reasonIn(position, 'draw 2')).toEqual({ type: 'digs' })
    expect(reasonIn(position, 'draw wreck')).toEqual({ type: 'digs' })
  })

  it('holds in every position: the colour is on the card, and with the card such a set can be played', () => {
    const { positions } = sampleGame(rum, {
      rulebook: '',
      notation,
      options: Object.values(rum.presets),
      matches: 4,
      longest: 200,
      positions: 200,
    })
    let checked = 0
    for (const { before } of positions) {
      const viewer = at(rum.awaited(before.state), 0)
      const view: View = rum.view(before.state, viewer)
      if (!isAsked(view)) continue
      for (const move of rum.moves(view)) {
        if (move.type !== 'draw' || move.from === 'wreck') continue
        const place = at(view.beach, move.from)
        const reason = reasonFor(view, viewer, move)
        if (place.type !== 'up' || reason === null || (reason.type !== 'draws-for' && reason.type !== 'collects')) continue
        checked += 1
        expect(place.card).toContain(reason.colour)
        if (reason.type === 'collects') expect(reason.bottles).toBeLessThan(reason.needed)
        if (reason.type === 'draws-for') expect(rum.check(...playWith(view, move.from, place.card, reason.colour))).toBeNull()
      }
    }
    expect(checked).toBeGreaterThan(50)
  })
})

it('the reason for a set names the points that it really brings, and a win only if it wins at once', () => {
  const { positions } = sampleGame(rum, {
    rulebook: '',
    notation,
    options: Object.values(rum.presets),
    matches: 12,
    longest: 300,
    positions: 400,
  })
  const said = { wins: 0, gains: 0 }
  for (const { before } of positions) {
    const viewer = at(rum.awaited(before.state), 0)
    const view: View = rum.view(before.state, viewer)
    for (const move of rum.moves(view)) {
      const reason = move.type === 'play' ? reasonFor(view, viewer, move) : null
      if (reason?.type !== 'wins' && reason?.type !== 'gains') continue
      const { state } = rum.apply(before.state, viewer, move, fastRandom(1))
      const after = rum.view(state, viewer)
      const [was, is] = [pointsOf(view.captains, viewer), pointsOf(after.captains, viewer)]
      const isWon = rum.outcome(state)?.places[viewer] === 1
      expect([reason.type, isWon]).toEqual([reason.type, reason.type === 'wins'])
      expect(reason.points).toBe(reason.type === 'wins' ? is : is - was)
      said[reason.type] += 1
    }
  }
  expect(said.gains).toBeGreaterThan(50)
})
