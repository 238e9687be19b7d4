/** What is done by the clock: saying that this node is alive, waking matches whose time has come, sending away who was barred, closing tables that nobody touches. */
import type { Millis } from '@tortuga/kit'
import type { Rooms } from '@tortuga/room'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { Store } from './store/store.ts'

const SECOND: Millis = 1000
const A_WHILE: Millis = 5 * SECOND
const MINUTE: Millis = 60 * SECOND
const HOUR: Millis = 60 * MINUTE
const DAY: Millis = 24 * HOUR
const AT_ONCE = 500

export const createKeeper = (
  { store, rooms, now, measure }: { store: Store; rooms: Rooms; now: () => Millis; measure: () => Promise<void> },
  { log, metrics, idleDays }: { log: Logger; metrics: Metrics; idleDays: number },
) => {
  const waking = new Set<string>()
  const timers: NodeJS.Timeout[] = []
  const underWay = new Set<Promise<void>>()

  /** A match that is still being woken is not woken again: its room may wait for the database. */
  const wake = async (id: string): Promise<void> => {
    if (waking.has(id)) return
    waking.add(id)
    await rooms.wake(id).finally(() => waking.delete(id))
  }

  const beat = async (): Promise<void> => {
    const gap = await store.beat(now())
    if (gap > 0) log.info({ gap }, 'no node was alive: clocks were moved on')
  }

  /** The matches whose time has come, each on its own: one that waits holds up no other. */
  const wakeDue = async (): Promise<readonly Promise<void>[]> => (await store.due(now(), AT_ONCE)).map(wake)

  const sweep = async (): Promise<void> => {
    const idle = await store.listIdle(now() - idleDays * DAY, AT_ONCE)
    for (const { id, status } of idle) {
      if (status === 'waiting') await store.removeTable(id)
      if (status === 'playing') await rooms.abandon(id)
    }
    if (idle.length > 0) log.info({ tables: idle.length }, 'closed tables that nobody touched')
  }

  /** Whoever was barred or forgotten, here or elsewhere, is sent away from the lines that are open. */
  const turnOut = async (): Promise<void> => {
    for (const { id, isBarred } of await store.findUnwelcome([...rooms.people()]))
      rooms.expelEverywhere(id, isBarred ? 'barred' : 'removed')
  }

  /** Again and again, never twice at once; a failure is counted and logged when it begins. */
  const every = (delay: Millis, name: string, act: () => Promise<unknown>): void => {
    let isRunning = false
    let isFailing = false
    const run = async (): Promise<void> => {
      try {
        await act()
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
        const task = run().finally(() => {
          isRunning = false
          underWay.delete(task)
        })
        underWay.add(task)
      }, delay),
    )
  }

  return {
    /** All of a second's work, done when it is done. */
    tick: async (): Promise<void> => {
      await beat()
      await turnOut()
      await Promise.all(await wakeDue())
    },
    sweep,
    start: (): void => {
      every(SECOND, 'beat', beat)
      every(SECOND, 'wake', wakeDue)
      every(A_WHILE, 'turn out', turnOut)
      every(MINUTE, 'measure', measure)
      every(HOUR, 'sweep', sweep)
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
