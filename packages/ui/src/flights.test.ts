/** When pieces fly, and how large they are on the way. */
import { describe, expect, it } from 'vitest'
import { flight, timeFlights } from './flights.ts'
import { MOTION } from './motion.ts'
import { fitInto, shiftTo } from './places.ts'

const PACE = { shown: 900, longest: 2000 }
const plain = flight('card', 'deck', 'hand')

describe('flights', () => {
  it('go one event after the other, the pieces of one event close upon each other', () => {
    const [first, second, third] = timeFlights([[plain, plain], [], [plain]], PACE)
    expect(first).toMatchObject({ delay: 0, duration: MOTION.move })
    expect(second?.delay).toBe(MOTION.stagger)
    expect(third?.delay).toBe(MOTION.stagger + MOTION.move)
  })

  it('take longer where something is turned over, and longest where it is shown', () => {
    const [turned] = timeFlights([[{ ...plain, turn: 'face-up' }]], PACE)
    const [shown] = timeFlights([[{ ...plain, turn: 'face-up', via: 'beach' }]], PACE)
    expect([turned?.duration, shown?.duration]).toEqual([MOTION.turn, PACE.shown])
  })

  it('are hurried where there are many: nobody waits longer than the pace allows', () => {
    const timed = timeFlights(
      Array.from({ length: 30 }, () => [plain]),
      PACE,
    )
    expect(Math.max(...timed.map(({ delay, duration }) => delay + duration))).toBeCloseTo(PACE.longest)
  })
})

describe('a piece', () => {
  const place = { x: 10, y: 20, width: 200, height: 100 }

  it('is set down in the middle of its place, as large as there is room, and no larger than it is', () => {
    expect(fitInto(place, { ratio: 2, widest: 80 })).toEqual({ x: 85, y: 20, width: 50, height: 100 })
    expect(fitInto(place, { ratio: 1, widest: 40 })).toEqual({ x: 90, y: 50, width: 40, height: 40 })
  })

  it('comes from where it was, in the size it had there', () => {
    expect(shiftTo({ x: 0, y: 0, width: 20, height: 20 }, { x: 30, y: 40, width: 40, height: 40 })).toBe(
      'translate(-30px, -40px) scale(0.5)',
    )
  })
})
