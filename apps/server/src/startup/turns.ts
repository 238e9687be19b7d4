/** Shares the event loop between all rooms: after some milliseconds of work, their further tasks wait until the process has done everything else, such as accepting connections, answering requests and starting timers. */
import type { Millis } from '@tortuga/kit'
import type { RoomPorts } from '@tortuga/room'

/** Work of all rooms in one turn of the event loop. A task that has begun is not interrupted. */
const MAX_WORK: Millis = 10

/** `schedule` calls back in the next turn of the event loop, in the order of the calls. */
export const createFairQueue = (
  now: () => Millis = () => performance.now(),
  schedule: (act: () => void) => void = setImmediate,
): RoomPorts['nextTurn'] => {
  let start: Millis | null = null // of the work in this turn

  const hasTime = (): boolean => {
    if (start === null) {
      start = now()
      schedule(() => (start = null))
    }
    return now() - start <= MAX_WORK
  }
  /** First come, first served: a room with a burst of tasks waits behind the others for each of them. */
  const waiting: (() => void)[] = []
  const release = (): void => (hasTime() ? waiting.shift()?.() : schedule(release))
  const wait = (): Promise<void> =>
    new Promise(resolve => {
      waiting.push(resolve)
      schedule(release)
    })
  return hasToYield => (!hasToYield && waiting.length === 0 && hasTime() ? Promise.resolve() : wait())
}
