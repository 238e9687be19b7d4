/** The store in memory, for tests: plain maps that do what the databases do. Nothing here outlives the process. */
import type { Millis } from '@tortuga/kit'
import { createBus } from './bus.ts'
import { rememberGuests } from './memory-guests.ts'
import { rememberMatches } from './memory-matches.ts'
import type { Memory } from './memory-matches.ts'
import { rememberTables } from './memory-tables.ts'
import { LONGEST_SILENCE } from './store.ts'
import type { Store } from './store.ts'

export const openMemory = (now: () => Millis): Store => {
  const memory: Memory = { tables: new Map(), plays: new Map(), chat: [], guests: new Map(), bus: createBus(), now }
  const { bus, tables, plays } = memory
  let beaten: Millis | null = null
  return {
    ...rememberMatches(memory),
    ...rememberTables(memory),
    ...rememberGuests(memory),
    bus,
    onLost: bus.onLost,
    databaseNow: () => Promise.resolve(now()),
    beat: at => {
      const gap = beaten === null ? 0 : at - beaten
      beaten = at
      if (gap <= LONGEST_SILENCE) return Promise.resolve(0)
      for (const play of plays.values()) {
        if (play.deadline === null) continue
        play.deadline += gap
        if (play.clocks !== null) play.clocks = { ...play.clocks, since: play.clocks.since + gap }
      }
      bus.lose()
      return Promise.resolve(gap)
    },
    countMatches: () => {
      const counts = { waiting: 0, playing: 0, over: 0, halted: 0 }
      for (const { table } of tables.values()) counts[plays.get(table.id)?.halted === true ? 'halted' : table.status] += 1
      return Promise.resolve(counts)
    },
    findEvidence: id => Promise.resolve(plays.get(id)?.evidence ?? null),
    unhalt: id => {
      const play = plays.get(id)
      if (play !== undefined) play.halted = false
      bus.tell({ type: 'table', id })
      return Promise.resolve()
    },
    backup: () => Promise.reject(new Error('a store in memory has nothing to back up')),
    isReady: () => Promise.resolve(true),
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
