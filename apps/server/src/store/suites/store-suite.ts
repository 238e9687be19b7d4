/** The store contract: all suites that every implementation must pass. */
import { afterEach, beforeEach, describe } from 'vitest'
import type { Millis } from '@tortuga/kit'
import type { Store } from '../port/store.ts'
import type { StoreSubject } from './sample-data.ts'
import { describeDevices } from './devices-suite.ts'
import { describeGuests } from './guests-suite.ts'
import { describeMaintenance } from './maintenance-suite.ts'
import { describeTables } from './tables-suite.ts'
import { describeMatches } from './matches-suite.ts'
import { describeAppend } from './append-suite.ts'

/** `open` returns a new empty store and a second handle on the same data. */
export const describeStore = (
  name: string,
  open: (now: () => Millis) => Promise<{ store: Store; other: Store; close(): Promise<void> }>,
): void => {
  const subject = { clock: { now: 1000 } } as StoreSubject
  let close = (): Promise<void> => Promise.resolve()
  describe(name, () => {
    beforeEach(async () => {
      subject.clock.now = 1000
      const opened = await open(() => subject.clock.now)
      Object.assign(subject, opened)
      close = opened.close
    })
    afterEach(() => close())
    describeAppend(subject)
    describeMatches(subject)
    describeTables(subject)
    describeGuests(subject)
    describeDevices(subject)
    describeMaintenance(subject)
  })
}
