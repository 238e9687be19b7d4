/** What flies when something happens, and what a viewer may see of it. */
import { fastRandom, pick, at } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Event } from '../../rules/index.ts'
import { changedPlaces, planFlights, type Scene } from './flights.ts'

const scene = (viewer: 0 | 1 | 'table'): Scene => ({
  view: rumRunner.view(
    notation.parseState('crown | crown: A | bivalve-bay: (gold-rum) < (reef) (squall) | fleet: longboat, sloop'),
    viewer,
  ),
})

describe('flights', () => {
  it('bring one’s own card to its place, turning it over, and a stranger’s as a back', () => {
    const drew: Event = { type: 'drew', seat: 0, cards: ['reef'] }
    expect(planFlights([drew], scene(0))).toMatchObject([{ from: 'deck-crown', to: 'card-reef', turn: 'face-up', landsIn: 'card-reef' }])
    expect(planFlights([{ ...drew, cards: [null] }], scene(1))).toMatchObject([{ to: 'hand-crown', carried: { card: null }, turn: 'none' }])
  })

  it('lay a hazard at the outer end of its lane, face down', () => {
    const played: Event = { type: 'hazard-played', seat: 0, island: 2, isle: 'bivalve-bay', card: 'squall' }
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
    }
    expect(planFlights([invested], scene(1)).map(({ from, to }) => `${from} ${to}`)).toEqual(['supply-crown at-2', 'supply-crown at-2.0'])
    expect(changedPlaces([invested, { type: 'gained', seat: 1, coins: 2 }], scene(1))).toEqual([
      'supply-crown',
      'at-2',
      'at-2.0',
      'supply-pirate',
    ])
  })

  it('go one event after the other and never keep anybody waiting', () => {
    const gained: Event = { type: 'gained', seat: 0, coins: 2 }
    const timed = planFlights(
      Array.from({ length: 40 }, () => gained),
      scene(0),
    )
    expect(Math.max(...timed.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(2201)
    expect(timed.map(({ delay }) => delay)).toEqual(timed.map(({ delay }) => delay).toSorted((a, b) => a - b))
  })

  it('never name a card the viewer was not told of', () => {
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
          const told = rumRunner.secrets.shownBy(event, viewer)
          const named = planFlights([seen], { view: rumRunner.view(state, viewer) }).flatMap(({ carried }) =>
            carried.type === 'card' && carried.card !== null ? [carried.card] : [],
          )
          expect(named.filter(face => !told.includes(face))).toEqual([])
        }
    }
  })
})
