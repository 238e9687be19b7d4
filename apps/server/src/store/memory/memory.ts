/** The store in memory, for tests: it behaves like the databases and keeps nothing after the process ends. */
import type { Millis } from '@tortuga/kit'
import { createLocalBus } from '../port/local-bus.ts'
import { createMemoryGuests } from './guests.ts'
import { createMemoryMatches } from './matches.ts'
import type { MemoryData } from './data.ts'
import { createMemoryTables } from './tables.ts'
import { HEARTBEAT_TIMEOUT } from '../port/store.ts'
import type { Store } from '../port/store.ts'

export const createMemoryStore = (now: () => Millis): Store => {
  const memory: MemoryData = { tables: new Map(), matches: new Map(), chat: [], guests: new Map(), bus: createLocalBus(), now }
  const { bus, tables, matches } = memory
  let lastBeat: Millis | null = null
  return {
    ...createMemoryMatches(memory),
    ...createMemoryTables(memory),
    ...createMemoryGuests(memory),
    bus,
    onGap: bus.onLost,
    databaseNow: () => Promise.resolve(now()),
    heartbeat: at => {
      const gap = lastBeat === null ? 0 : at - lastBeat
      if (gap < -HEARTBEAT_TIMEOUT) return Promise.resolve(gap)
      lastBeat = at
      if (gap <= HEARTBEAT_TIMEOUT) return Promise.resolve(0)
      for (const record of matches.values()) {
        if (record.deadline === null) continue
        record.deadline += gap
        if (record.clocks !== null) record.clocks = { ...record.clocks, since: record.clocks.since + gap }
      }
      bus.lose()
      return Promise.resolve(gap)
    },
    listFinished: (before, limit) => {
      const finished = [...matches].filter(([id, { touched }]) => tables.get(id)?.table.status === 'over' && touched < before)
      const inOrder = finished.sort(([, one], [, other]) => one.touched - other.touched)
      return Promise.resolve(inOrder.slice(0, limit).map(([id]) => id))
    },
    countMatches: () => {
      const counts = { waiting: 0, playing: 0, over: 0, halted: 0 }
      for (const { table } of tables.values()) counts[matches.get(table.id)?.halted === true ? 'halted' : table.status] += 1
      return Promise.resolve(counts)
    },
    findEvidence: id => Promise.resolve(matches.get(id)?.evidence ?? null),
    retry: (id, at) => {
      const record = matches.get(id)
      if (record?.halted !== true) return Promise.resolve(false)
      Object.assign(record, { halted: false, deadline: at, clocks: record.clocks && { ...record.clocks, since: at } })
      bus.publish({ type: 'table', id })
      return Promise.resolve(true)
    },
    backup: () => Promise.reject(new Error('a store in memory has nothing to back up')),
    findSchema: () => Promise.resolve('memory'),
    isReady: () => Promise.resolve(true),
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
