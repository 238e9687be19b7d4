/** Which pieces fly for each event, and that no flight shows a face its viewer may not see. */
import { at, fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { cardOf, deckOf, seaOfClouds, type Event, type EventLoot } from '../../rules/index.ts'
import { changedPlaces, planFlights, type SeaFlightContext } from './flights.tsx'

const deck = deckOf('completed')
const sceneOf = (viewer: SeaFlightContext['viewer'], isHandWaiting = false): SeaFlightContext => ({
  viewer,
  isHandWaiting,
  source: 'hand',
  infoOf: face => cardOf(deck, face),
})
const rum: EventLoot = { back: 'rum', face: 'rum-2', open: false, seenBy: [0] }
const blind: EventLoot = { ...rum, face: null }
const looked: Event = { type: 'looked', seat: 0, space: 1, cards: [rum], isNew: [true] }

describe('flights', () => {
  it('turn cards over only for the captain who looks', () => {
    expect(planFlights([looked], sceneOf(0))).toMatchObject([{ from: 'share-1-0', to: 'open-0', turn: 'face-up', landsIn: 'open-0' }])
    expect(planFlights([{ ...looked, cards: [blind] }], sceneOf(1))).toEqual([])
  })

  it('move taken cards from their share to the captain’s board', () => {
    const took: Event = { type: 'took', seat: 1, space: 2, doubloons: 2, cards: [blind] }
    const secret: Event = { type: 'placed', seat: 1, card: { back: 'object', face: null, open: false, seenBy: [1] }, place: 0 }
    const flights = planFlights([took, { type: 'placed', seat: 1, card: blind, place: 0 }, secret], sceneOf(0))
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['coins-2', 'purse-1'],
      ['share-2', 'bay-1-rum'],
      ['share-2', 'bay-1-secrets'],
    ])
  })

  it('keep cards that are not played yet in the hand', () => {
    const took: Event = { type: 'took', seat: 0, space: 0, doubloons: 0, cards: [rum, rum] }
    expect(planFlights([took], sceneOf(0, true)).map(({ from, to }) => [from, to])).toEqual([
      ['open-0', 'hand-0'],
      ['open-1', 'hand-1'],
    ])
  })

  it('follow one another, and end within 2.8 seconds', () => {
    const [first, second] = planFlights(
      [looked, { type: 'stole-doubloons', seat: 0, victim: 1, amount: 2, card: 'rachel-cruz' }],
      sceneOf(0),
    )
    expect(second?.delay).toBe(first?.duration)
    const many = planFlights(
      Array.from({ length: 30 }, () => looked),
      sceneOf(0),
    )
    expect(Math.max(...many.map(({ delay, duration }) => delay + duration))).toBeLessThan(2801)
  })

  it('name the places that changed, for players without animations', () => {
    const added: Event = { type: 'added', space: 1, back: null, why: 'left', top: 'rum' }
    expect(changedPlaces([added, { type: 'gained', seat: 2, amount: 3, card: 'purse' }], sceneOf(0))).toEqual(['coins-1', 'purse-2'])
  })

  it.each(['table', 0] as const)('carry no face that the viewer (%s) was not shown, in whole matches', viewer => {
    for (const seed of [1, 2, 3]) {
      const random = fastRandom(seed)
      let step = seaOfClouds.setup(at(Object.values(seaOfClouds.presets), 0), 3, random)
      for (let seat = seaOfClouds.awaited(step.state)[0]; seat !== undefined; seat = seaOfClouds.awaited(step.state)[0]) {
        const seen = step.events.flatMap(event => seaOfClouds.viewEvent(event, viewer) ?? [])
        const shown = JSON.stringify(seen)
        for (const { carried } of planFlights(seen, sceneOf(viewer)))
          if (carried.type === 'card' && carried.face !== null) expect(shown).toContain(`"${carried.face}"`)
        const moves = [...seaOfClouds.moves(seaOfClouds.view(step.state, seat))]
        step = seaOfClouds.apply(step.state, seat, at(moves, random.int(moves.length)), random)
      }
    }
  })
})
