/** What flies when something happens, and what a viewer may see of it. */
import { at, fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { cardOf, deckOf, seaOfClouds, type Event, type Shown } from '../rules/index.ts'
import { changedPlaces, planFlights, type Scene } from './flights.ts'

const deck = deckOf('completed')
const sceneOf = (viewer: Scene['viewer'], isHandWaiting = false): Scene => ({
  viewer,
  isHandWaiting,
  backOf: face => cardOf(deck, face).back,
  isSecret: face => cardOf(deck, face).kind === 'secret',
})
const rum: Shown = { back: 'rum', face: 'rum-2', open: false, seenBy: [0] }
const blind: Shown = { ...rum, face: null }
const looked: Event = { type: 'looked', seat: 0, space: 1, cards: [rum] }

describe('flights', () => {
  it('turn cards over for whoever looks, and for nobody else', () => {
    expect(planFlights([looked], sceneOf(0))).toMatchObject([{ from: 'share-1-0', to: 'open-0', turn: 'face-up', landsIn: 'open-0' }])
    expect(planFlights([{ ...looked, cards: [blind] }], sceneOf(1))).toEqual([])
  })

  it('lay taken cards where they belong, from the share they were in', () => {
    const took: Event = { type: 'took', seat: 1, space: 2, doubloons: 2, cards: [blind] }
    const secret: Event = { type: 'placed', seat: 1, card: { back: 'object', face: null, open: false, seenBy: [1] } }
    const flights = planFlights([took, { type: 'placed', seat: 1, card: blind }, secret], sceneOf(0))
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['coins-2', 'purse-1'],
      ['share-2', 'bay-1-rum'],
      ['share-2', 'bay-1-secrets'],
    ])
  })

  it('keep cards that wait to be played in the hand', () => {
    const took: Event = { type: 'took', seat: 0, space: 0, doubloons: 0, cards: [rum, rum] }
    expect(planFlights([took], sceneOf(0, true)).map(({ from, to }) => [from, to])).toEqual([
      ['open-0', 'hand-0'],
      ['open-1', 'hand-1'],
    ])
  })

  it('go one event after the other, and never keep anybody waiting', () => {
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

  it('name the places that changed, for whoever wants no motion', () => {
    const added: Event = { type: 'added', space: 1, back: null, why: 'left' }
    expect(changedPlaces([added, { type: 'gained', seat: 2, amount: 3, card: 'purse' }], sceneOf(0))).toEqual(['purse-2', 'coins-1'])
  })

  it.each(['table', 0] as const)('carry no face that its viewer (%s) was not shown, in whole matches', viewer => {
    for (const seed of [1, 2, 3]) {
      const random = fastRandom(seed)
      let step = seaOfClouds.setup(at(Object.values(seaOfClouds.presets), 0), 3, random)
      for (let seat = seaOfClouds.awaited(step.state)[0]; seat !== undefined; seat = seaOfClouds.awaited(step.state)[0]) {
        const seen = step.events.flatMap(event => seaOfClouds.viewEvent(event, viewer) ?? [])
        const said = JSON.stringify(seen)
        for (const { carried } of planFlights(seen, sceneOf(viewer)))
          if (carried.type === 'card' && carried.face !== null) expect(said).toContain(`"${carried.face}"`)
        const moves = [...seaOfClouds.moves(seaOfClouds.view(step.state, seat))]
        step = seaOfClouds.apply(step.state, seat, at(moves, random.int(moves.length)), random)
      }
    }
  })
})
