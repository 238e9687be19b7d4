/** The clock of a node: it follows the database's clock forward, but never back. */
import { describe, expect, it } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'

const HOUR = 3_600_000

/** A machine and a database whose clocks a test sets. */
const createClocks = () => {
  const steps: number[] = []
  const time = { machine: 1_000_000, database: 1_005_000, delay: 0 }
  const clock = createDatabaseClock(
    () => {
      const { database } = time
      time.machine += time.delay // the answer is slow to return
      time.database += time.delay
      return Promise.resolve(database)
    },
    by => void steps.push(by),
    () => time.machine,
  )
  const pass = (millis: number): void => {
    time.machine += millis
    time.database += millis
  }
  return { clock, steps, time, pass }
}

describe('the clock of a node', () => {
  it('follows the clock of the database', async () => {
    const { clock, pass } = createClocks()
    expect(clock.now()).toBe(1_000_000)
    await clock.measure()
    pass(10)
    expect(clock.now()).toBe(1_005_010)
  })

  it('goes on when the database’s clock is set back, and tells it once', async () => {
    const { clock, steps, time, pass } = createClocks()
    await clock.measure()
    time.database -= HOUR
    for (let n = 1; n <= 3; n += 1) {
      pass(60_000)
      await clock.measure()
      expect(clock.now()).toBe(1_005_000 + n * 60_000)
    }
    expect(steps).toEqual([HOUR])
  })

  it('follows the database again once its clock is right', async () => {
    const { clock, steps, time } = createClocks()
    await clock.measure()
    time.database -= HOUR
    await clock.measure()
    time.database += HOUR + 7000
    await clock.measure()
    expect(clock.now()).toBe(1_012_000)
    time.database -= HOUR
    await clock.measure()
    expect(steps).toEqual([HOUR, HOUR])
  })

  it('follows small corrections in both directions', async () => {
    const { clock, steps, time } = createClocks()
    await clock.measure()
    time.database -= 200
    await clock.measure()
    expect(clock.now()).toBe(1_004_800)
    expect(steps).toEqual([])
  })

  it('adopts a later time of other nodes without telling it again', async () => {
    const { clock, steps } = createClocks()
    await clock.measure()
    clock.advance(HOUR)
    await clock.measure()
    expect(clock.now()).toBe(1_005_000 + HOUR)
    expect(steps).toEqual([])
  })

  it('corrects the error of a first measurement that was slow', async () => {
    const { clock, steps, time } = createClocks()
    time.delay = 6000
    await clock.measure()
    expect(clock.now()).toBe(time.database - 3000)
    time.delay = 0
    await clock.measure()
    expect(clock.now()).toBe(time.database)
    expect(steps).toEqual([])
  })

  it('corrects it backwards, too', async () => {
    const { clock, steps, time } = createClocks()
    time.delay = 6000
    await clock.measure()
    time.delay = 0
    time.database -= 5000 // as if the answer had been late on its way there
    await clock.measure()
    expect(clock.now()).toBe(time.database)
    expect(steps).toEqual([])
  })

  it('keeps its offset if the database answers slowly', async () => {
    const { clock, time } = createClocks()
    await clock.measure()
    time.delay = 6000
    await clock.measure()
    expect(clock.now()).toBe(time.database)
  })

  it('does not use the wall clock, which may be set', async () => {
    const clock = createDatabaseClock(() => Promise.resolve(5_000_000))
    await clock.measure()
    expect(Math.abs(clock.now() - 5_000_000)).toBeLessThan(60_000)
  })
})
