/** The store as one node reaches it: real code over a shared store in memory, with simulated latency, failures, and crashes in the middle of a call. */
import type { Millis, Random } from '@tortuga/kit'
import type { MatchStore } from '@tortuga/room'
import type { VirtualTime } from './virtual-time.ts'

export type DiskState = { failing: 'before' | 'after' | null; isSlow: boolean }

/** The calls that have reached the store and are not finished. */
export type PendingCalls = { count: number }

const latency = (random: Random, isSlow: boolean): Millis => (isSlow ? 500 + random.int(5000) : random.int(8))

type AnyCall = (...args: never[]) => Promise<unknown>

/** `isAlive` is false after a crash: then calls under way may still reach the store, but nobody gets their results. */
export const openDisk = (
  store: MatchStore,
  {
    time,
    random,
    disk,
    pending,
    isAlive,
  }: { time: VirtualTime; random: Random; disk: DiskState; pending: PendingCalls; isAlive: () => boolean },
): MatchStore => {
  const slow =
    <A extends AnyCall>(call: A): A =>
    // @ts-expect-error -- the wrapper takes and returns what the call does
    (...args: Parameters<A>) =>
      new Promise((resolve, reject) => {
        const answer = (act: () => void): void =>
          void time.after(latency(random, disk.isSlow), () => {
            if (isAlive()) act()
          })
        time.after(latency(random, disk.isSlow), () => {
          if (!isAlive() && random.int(2) === 0) return
          if (isAlive() && disk.failing === 'before') return answer(() => reject(new Error('the disk failed')))
          const isLost = disk.failing === 'after'
          pending.count += 1
          call(...args).then(
            result => {
              pending.count -= 1
              answer(() => (isLost ? reject(new Error('the answer of the disk was lost')) : resolve(result)))
            },
            (error: unknown) => {
              pending.count -= 1
              answer(() => reject(error instanceof Error ? error : new Error(String(error))))
            },
          )
        })
      })
  return {
    readMatch: slow(store.readMatch),
    readWaiting: slow(store.readWaiting),
    append: slow(store.append),
    findByKey: slow(store.findByKey),
    entriesBetween: slow(store.entriesBetween),
    stepAt: slow(store.stepAt),
    halt: slow(store.halt),
    dueMatches: slow(store.dueMatches),
    addChat: slow(store.addChat),
    chat: slow(store.chat),
    avatars: slow(store.avatars),
    lastSeen: slow(store.lastSeen),
    markSeen: slow(store.markSeen),
  }
}
