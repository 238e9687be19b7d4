/** Which pieces fly after an event, and what a viewer sees of them. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rum, type Event } from '../../rules/index.ts'
import { changedPlaces, planFlights } from './flights.ts'

const drew: Event = { type: 'drew', seat: 0, from: 1, card: 'red2-blue1', open: false }
const refilled: Event = { type: 'refilled', slot: 1, card: null, open: false }

describe('flights', () => {
  it('turn the viewer’s own card face up at its place, and show the card of another player as a back', () => {
    expect(planFlights([drew], { viewer: 0 })).toMatchObject([{ from: 'slot-1', to: 'card-red2-blue1', turn: 'face-up' }])
    expect(planFlights([{ ...drew, card: null }], { viewer: 1 })).toMatchObject([{ to: 'hand-0', carried: { card: null }, turn: 'none' }])
  })

  it('play one event after the other', () => {
    const [first, second] = planFlights([drew, refilled], { viewer: 0 })
    expect(first?.delay).toBe(0)
    expect(second?.delay).toBe(first?.duration)
  })

  it('show the set of another player side by side before it goes to the wreck', () => {
    const cards = ['red2-blue1', 'green2-red1', 'blue2-black1'].map(card => ({ card, end: 'two' as const }))
    const flights = planFlights([{ type: 'played', seat: 1, cards, beach: [] }], { viewer: 0 })
    expect(flights.map(({ via, spread }) => [via, spread])).toEqual([
      ['beach', -1],
      ['beach', 0],
      ['beach', 1],
    ])
  })

  it('turn a captain in place when its owner raises it', () => {
    const gained: Event = { type: 'gained', seat: 0, colour: 'red', from: 0, before: 2, value: 4, bottles: 4, trio: false }
    expect(planFlights([gained], { viewer: 0 })).toMatchObject([{ from: 'captain-red', to: 'captain-red', turn: 'round' }])
  })

  it('never take longer than the limit, however many events there are', () => {
    const flights = planFlights(
      Array.from({ length: 30 }, () => drew),
      { viewer: 0 },
    )
    expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(2600)
  })

  it('name the changed places, for tables without animations', () => {
    expect(changedPlaces([drew, refilled, { type: 'clock-rose', to: 2 }], { viewer: 0 })).toEqual(['card-red2-blue1', 'slot-1', 'clock'])
  })

  it('never show a face that the viewer may not see, in whole matches', () => {
    for (const seed of [1, 2, 3]) {
      const random = fastRandom(seed)
      let step = rum.setup(rum.presets['pl'] ?? fail(), 3, random)
      for (let moves = 0; moves < 150 && rum.outcome(step.state) === null; moves += 1) {
        const seen = step.events.flatMap(event => rum.viewEvent(event, 'table') ?? [])
        const visible = JSON.stringify(seen)
        for (const { carried } of planFlights(seen, { viewer: 'table' }))
          if (carried.type === 'card' && carried.card !== null && carried.card !== 'parrot') expect(visible).toContain(carried.card)
        const [seat = 0] = rum.awaited(step.state)
        const options = [...rum.moves(rum.view(step.state, seat))]
        const move = options[random.int(options.length)]
        if (move !== undefined) step = rum.apply(step.state, seat, move, random)
      }
    }
  })
})

const fail = (): never => {
  throw new Error('no such preset')
}
