/** Timing of flights, and size and position of flying pieces. */
import { describe, expect, it } from 'vitest'
import { createFlights, flight, timeFlights } from './flights.ts'
import { MOTION } from './timing.ts'
import { fitInto, transformFrom } from './places.ts'

const TIMING = { shown: 900, longest: 2000 }
const plain = flight('card', 'deck', 'hand')

describe('flights', () => {
  it('are scheduled event by event, with a short delay between pieces of one event', () => {
    const [first, second, third] = timeFlights([[plain, plain], [], [plain]], TIMING)
    expect(first).toMatchObject({ delay: 0, duration: MOTION.move })
    expect(second?.delay).toBe(MOTION.stagger)
    expect(third?.delay).toBe(MOTION.stagger + MOTION.move)
  })

  it('take longer if the piece turns over, and longest if it is shown at a place in between', () => {
    const [turned] = timeFlights([[{ ...plain, turn: 'face-up' }]], TIMING)
    const [shown] = timeFlights([[{ ...plain, turn: 'face-up', via: 'beach' }]], TIMING)
    expect([turned?.duration, shown?.duration]).toEqual([MOTION.turn, TIMING.shown])
  })

  it('are sped up if there are many, so that all end within the longest time', () => {
    const timed = timeFlights(
      Array.from({ length: 30 }, () => [plain]),
      TIMING,
    )
    expect(Math.max(...timed.map(({ delay, duration }) => delay + duration))).toBeCloseTo(TIMING.longest)
  })
})

type Event = { readonly type: 'drew'; readonly seat: number } | { readonly type: 'turned' } | { readonly type: 'ended' }
type Scene = { readonly viewer: number; readonly source: string }

describe('a table of flights', () => {
  const table = {
    drew: ({ seat }: { readonly seat: number }, { viewer, source }: Scene) => [
      flight(seat === viewer ? 'face' : 'back', source, `hand-${seat}`),
      flight('coin', `hand-${seat}`, 'bank'),
    ],
    turned: () => [flight('face', 'deck', 'deck')],
    ended: () => [],
  }
  const events: readonly Event[] = [{ type: 'drew', seat: 0 }, { type: 'turned' }, { type: 'drew', seat: 1 }, { type: 'ended' }]
  const scene = { viewer: 1, source: 'deck' }

  it('gives the flights of each event in order, and the places where they end, each once', () => {
    const { planFlights, changedPlaces } = createFlights<Event, string, Scene>(table, TIMING)
    expect(planFlights(events, scene).map(({ carried, to }) => `${carried} ${to}`)).toEqual([
      'back hand-0',
      'coin bank',
      'face deck',
      'face hand-1',
      'coin bank',
    ])
    expect(changedPlaces(events, scene)).toEqual(['hand-0', 'bank', 'deck', 'hand-1'])
  })

  it('has exceptions: scenes that follow the events, and other changed places', () => {
    const { planFlights, changedPlaces } = createFlights<Event, string, Scene>(table, TIMING, {
      sceneOf: (event, last) => (event.type === 'turned' ? { ...last, source: 'beach' } : last),
      changedBy: ({ type }, flights) => (type === 'ended' ? ['score'] : flights.map(({ from }) => from)),
    })
    expect(planFlights(events, scene).map(({ from }) => from)).toEqual(['deck', 'hand-0', 'deck', 'beach', 'hand-1'])
    expect(changedPlaces(events, scene)).toEqual(['deck', 'hand-0', 'beach', 'hand-1', 'score'])
  })
})

describe('a piece', () => {
  const place = { x: 10, y: 20, width: 200, height: 100 }

  it('is centred in its place, as large as fits, but no larger than its shape allows', () => {
    expect(fitInto(place, { ratio: 2, widest: 80 })).toEqual({ x: 85, y: 20, width: 50, height: 100 })
    expect(fitInto(place, { ratio: 1, widest: 40 })).toEqual({ x: 90, y: 50, width: 40, height: 40 })
  })

  it('starts from its old position and size', () => {
    expect(transformFrom({ x: 0, y: 0, width: 20, height: 20 }, { x: 30, y: 40, width: 40, height: 40 })).toBe(
      'translate(-30px, -40px) scale(0.5)',
    )
  })
})
