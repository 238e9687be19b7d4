/** The store in memory, for tests: it behaves like the databases and keeps nothing after the process ends. */
import type { Millis } from '@tortuga/kit'
import { createLocalBus } from '../port/local-bus.ts'
import { createMemoryGuests } from './guests.ts'
import { createMemoryMatches } from './matches.ts'
import type { MemoryData } from './data.ts'
import { createMemoryTables } from './tables.ts'
import { HEARTBEAT_TIMEOUT, LONG_GAP } from '../port/store.ts'
import type { Store } from '../port/store.ts'

export const createMemoryStore = (now: () => Millis): Store => {
  const memory: MemoryData = { tables: new Map(), matches: new Map(), chat: [], guests: new Map(), bus: createLocalBus(), now }
  const { bus, tables, matches, guests } = memory
  let lastBeat: Millis | null = null
  const addGap = (gap: Millis, at: Millis): void => {
    const later = (time: Millis): Millis => Math.min(time + gap, at)
    for (const record of matches.values()) {
      if (record.deadline === null) continue
      record.deadline += gap
      if (record.clocks !== null) record.clocks = { ...record.clocks, since: record.clocks.since + gap }
    }
    for (const row of tables.values())
      if (row.table.status === 'playing') row.seats = row.seats.map(seat => seat && { ...seat, seen: seat.seen && later(seat.seen) })
    if (gap < LONG_GAP) return
    for (const row of tables.values()) {
      const record = matches.get(row.table.id)
      if (row.table.status === 'waiting') row.table = { ...row.table, touched: later(row.table.touched) }
      if (row.table.status === 'playing' && record !== undefined) record.touched = later(record.touched)
    }
    for (const { devices } of guests.values()) for (const device of devices.values()) device.seen = later(device.seen)
  }
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
      addGap(gap, at)
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
