/** Flights for each event, and what a viewer may see of them. */
import { fastRandom, pick, at } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Event } from '../../rules/index.ts'
import { changedPlaces, planFlights, type FlightScene } from './flights.ts'

type EventOf<K extends Event['type']> = Extract<Event, { type: K }>

const scene = (viewer: 0 | 1 | 'table'): FlightScene => ({
  view: rumRunner.view(
    notation.parseState('crown | crown: A | bivalve-bay: (gold-rum) < (reef) (squall) | fleet: longboat, sloop'),
    viewer,
  ),
})

describe('flights', () => {
  it('turn over the viewer’s own drawn card and show the opponent’s as a back', () => {
    const drew: EventOf<'drew'> = { type: 'drew', seat: 0, cards: ['reef'], actions: 2 }
    expect(planFlights([drew], scene(0))).toMatchObject([{ from: 'deck-crown', to: 'card-reef', turn: 'face-up', landsIn: 'card-reef' }])
    expect(planFlights([{ ...drew, cards: [null] }], scene(1))).toMatchObject([{ to: 'hand-crown', carried: { card: null }, turn: 'none' }])
  })

  it('play a hazard face down at the outer end of its lane', () => {
    const played: EventOf<'hazard-played'> = {
      type: 'hazard-played',
      seat: 0,
      island: 2,
      isle: 'bivalve-bay',
      card: 'squall',
      actions: 2,
    }
    expect(planFlights([played], scene(0))).toMatchObject([{ from: 'card-squall', to: 'at-2.1', turn: 'face-down' }])
    expect(planFlights([{ ...played, card: null }], scene('table'))).toMatchObject([
      { from: 'hand-crown', to: 'at-2.1', carried: { card: null } },
    ])
  })

  it('move coins between supply, cards, ships and bank', () => {
    const invested: Event = {
      type: 'invested',
      seat: 0,
      on: [
        { island: 2, hazard: null },
        { island: 2, hazard: 0 },
      ],
      isles: ['bivalve-bay', 'bivalve-bay'],
      names: [],
      actions: 2,
    }
    expect(planFlights([invested], scene(1)).map(({ from, to }) => `${from} ${to}`)).toEqual(['supply-crown at-2', 'supply-crown at-2.0'])
    expect(changedPlaces([invested, { type: 'gained', seat: 1, coins: 2, actions: 2 }], scene(1))).toEqual([
      'supply-crown',
      'at-2',
      'at-2.0',
      'supply-pirate',
    ])
  })

  it('bring the fee of a raid from the supply, or from the bank if an event pays it', () => {
    const raid = { type: 'raid-began', seat: 1, island: 2, isle: 'bivalve-bay', actions: 2 } as const
    const paths = (event: Event): readonly string[] => planFlights([event], scene(0)).map(({ from, to }) => `${from} ${to}`)
    expect(paths({ ...raid, ships: [0, 1], cards: ['longboat', 'sloop'], fee: 1, payer: 1 })).toEqual([
      'supply-pirate ship-0',
      'supply-pirate ship-1',
    ])
    expect(paths({ ...raid, ships: [1], cards: ['sloop'], fee: 2, payer: null })).toEqual(['bank ship-1', 'bank ship-1'])
  })

  it('follow the order of events and end within the time limit', () => {
    const gained: Event = { type: 'gained', seat: 0, coins: 2, actions: 2 }
    const timed = planFlights(
      Array.from({ length: 40 }, () => gained),
      scene(0),
    )
    expect(Math.max(...timed.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(2201)
    expect(timed.map(({ delay }) => delay)).toEqual(timed.map(({ delay }) => delay).toSorted((a, b) => a - b))
  })

  it('never show a face that is hidden from the viewer', () => {
    const random = fastRandom(9)
    let { state } = rumRunner.setup(at(Object.values(rumRunner.presets), 0), 2, random)
    for (let move = 0; move < 200; move += 1) {
      const [seat] = rumRunner.awaited(state)
      if (seat === undefined) break
      const step = rumRunner.apply(state, seat, pick([...rumRunner.moves(rumRunner.view(state, seat))], random), random)
      state = step.state
      for (const viewer of [0, 1, 'table'] as const)
        for (const event of step.events) {
          const seen = rumRunner.viewEvent(event, viewer)
          if (seen === null) continue
          const shown = new Set(JSON.stringify(seen).match(/[a-z][a-z-]+/g))
          const named = planFlights([seen], { view: rumRunner.view(state, viewer) }).flatMap(({ carried }) =>
            carried.type === 'card' && carried.card !== null ? [carried.card] : [],
          )
          expect(named.filter(face => !shown.has(face))).toEqual([])
        }
    }
  })
})
