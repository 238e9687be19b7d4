/** The regular tasks of a node: heartbeat, waking matches whose deadline has passed, disconnecting barred players, retention. */
import type { Millis } from '@tortuga/kit'
import type { Rooms } from '@tortuga/room'
import type { Logger } from 'pino'
import type { Health } from '../monitoring/health.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Store } from '../store/port/store.ts'
import { createRetention } from './retention.ts'
import type { RetentionLimits } from './retention.ts'

const SECOND: Millis = 1000
const MINUTE: Millis = 60 * SECOND
const HOUR: Millis = 60 * MINUTE
/** Maximum matches per query of due matches. */
const BATCH = 500

export const createScheduler = (
  {
    store,
    rooms,
    now,
    measure,
    advance,
  }: { store: Store; rooms: Rooms; now: () => Millis; measure: () => Promise<void>; advance: (by: Millis) => void },
  { log, metrics, health, limits }: { log: Logger; metrics: Metrics; health: Health; limits: RetentionLimits },
) => {
  const { closeIdleTables, deleteFinished, forgetGuests, stop: stopRetention } = createRetention({ store, rooms, now }, limits, log)
  const waking = new Set<string>()
  const timers: NodeJS.Timeout[] = []
  const running = new Set<Promise<void>>()

  /** Skips a match that is still being woken: its room may be waiting for the database. */
  const wake = async (id: string): Promise<void> => {
    if (waking.has(id)) return
    waking.add(id)
    await rooms.wake(id).finally(() => waking.delete(id))
  }

  const beat = async (): Promise<void> => {
    const gap = await store.heartbeat(now())
    health.wrote()
    if (gap > 0) log.info({ gap }, 'no node was running: clocks and deadlines were moved forward')
    if (gap >= 0) return
    advance(-gap)
    log.warn({ millis: -gap }, 'the clock is behind the last heartbeat: it was set back. The server goes on from the last heartbeat')
  }

  /** How many due matches are passed over: those of the turns before, which may stay due because this build lacks their rules. */
  let skipped = 0
  /** Returns one promise per match, so that a slow match does not delay the others. */
  const wakeDue = async (): Promise<readonly Promise<void>[]> => {
    const due = await store.dueMatches(now(), BATCH, skipped)
    skipped = due.length < BATCH ? 0 : skipped + BATCH
    return due.map(wake)
  }

  /** Disconnects devices that were signed out, and players who were barred or forgotten, even if another node or an admin command did it. */
  const disconnectUnwelcome = async (): Promise<void> => {
    for (const { device, isBarred } of await store.findRemoved([...rooms.devices()]))
      rooms.expelDevice(device, isBarred ? 'barred' : 'signed-out')
  }

  /** Runs a task at an interval, skipping a turn while the previous one runs. Only the first of several failures in a row is logged. */
  const every = (delay: Millis, name: string, task: () => Promise<unknown>): void => {
    let isRunning = false
    let isFailing = false
    const run = async (): Promise<void> => {
      try {
        await task()
        isFailing = false
      } catch (error) {
        metrics.failures.inc({ what: name })
        if (!isFailing) log.error({ err: error, what: name }, 'a regular task failed')
        isFailing = true
      }
    }
    timers.push(
      setInterval(() => {
        if (isRunning) return
        isRunning = true
        const turn = run().finally(() => {
          isRunning = false
          running.delete(turn)
        })
        running.add(turn)
      }, delay),
    )
  }

  return {
    /** Runs the frequent tasks once and waits for them. */
    tick: async (): Promise<void> => {
      await beat()
      await disconnectUnwelcome()
      await Promise.all(await wakeDue())
    },
    closeIdleTables,
    deleteFinished,
    forgetGuests,
    start: (): void => {
      every(SECOND, 'beat', beat)
      every(SECOND, 'wake', wakeDue)
      every(5 * SECOND, 'turn out', disconnectUnwelcome)
      every(MINUTE, 'measure', measure)
      every(HOUR, 'sweep', closeIdleTables)
      every(HOUR, 'retention', deleteFinished)
      every(HOUR, 'forget', forgetGuests)
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      stopRetention()
      await Promise.all(running)
    },
  }
}
