/** The contract of the store: what every kind must do, whatever it is made of. */
import { afterEach, beforeEach, describe } from 'vitest'
import type { Millis } from '@tortuga/kit'
import type { Store } from './store.ts'
import type { Subject } from './suite-data.ts'
import { describeGuests } from './suite-guests.ts'
import { describeKeeping } from './suite-keeping.ts'
import { describeLobby } from './suite-lobby.ts'
import { describeMatches } from './suite-matches.ts'
import { describeWriting } from './suite-writing.ts'

/** `open` gives a new empty store, and another handle on it. */
export const describeStore = (
  name: string,
  open: (now: () => Millis) => Promise<{ store: Store; other: Store; close(): Promise<void> }>,
): void => {
  const subject = { clock: { now: 1000 } } as Subject
  let close = (): Promise<void> => Promise.resolve()
  describe(name, () => {
    beforeEach(async () => {
      subject.clock.now = 1000
      const opened = await open(() => subject.clock.now)
      Object.assign(subject, opened)
      close = opened.close
    })
    afterEach(() => close())
    describeWriting(subject)
    describeMatches(subject)
    describeLobby(subject)
    describeGuests(subject)
    describeKeeping(subject)
  })
}
