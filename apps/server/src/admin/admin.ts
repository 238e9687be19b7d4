/**
 * Admin commands, which open the store from outside the server process. They may run while a server uses the same store: every
 * change is a compare-and-set, so the server notices it at its next read.
 */
import { endMatch, headAfter } from '@tortuga/kit'
import type { MatchStore } from '@tortuga/room'
import { openStore } from '../store/open-store.ts'
import type { ListedTable } from '@tortuga/wire'
import type { Store } from '../store/port/store.ts'
import { exportMatch, reportMatch } from './match-report.ts'
import type { MatchExport, MatchReport } from './match-report.ts'

/** `none`: there is no such table or player. `over`: the match has already ended. `not-halted`: there is nothing to retry. */
type AdminResult = 'done' | 'none' | 'over' | 'not-halted'

export type StoreAdmin = {
  /** Halted matches first, then the newest tables; `count` is the number of all. */
  list(limit: number): Promise<{ readonly tables: readonly ListedTable[]; readonly count: number }>
  show(id: string): Promise<MatchReport | null>
  /** Null if there is no such match, or if it has not begun. */
  export(id: string): Promise<MatchExport | null>
  /** Lets a halted match go on; a running server takes it up within a second. If its rules still fail, it is halted again. */
  retry(id: string): Promise<AdminResult>
  /** Ends a match, or closes a table that has not begun. */
  close(id: string): Promise<AdminResult>
  /** Removes a match and everything stored for it. */
  delete(id: string): Promise<AdminResult>
  /** Bars the player who owns this seat; returns the player's id, which `unbar` takes. */
  bar(id: string, seat: number): Promise<string | null>
  unbar(player: string): Promise<AdminResult>
  closeStore(): Promise<void>
}

/** Ends a match as abandoned. If a player moves at the same time, the write is stale and is retried on the new version. */
const abandonMatch = async (store: MatchStore, id: string, now: number): Promise<AdminResult> => {
  for (;;) {
    const opened = await store.readMatch(id)
    if (opened === null) return 'none'
    const ended = endMatch(opened.match, { reason: 'abandoned', outcome: null, at: now })
    if (!ended.ok) return 'over'
    const { header, match, players } = opened
    const entries = ended.applied.map(({ entry }) => entry)
    const head = headAfter(header, match.head === null ? null : { version: match.version, head: match.head }, entries)
    const write = {
      id,
      expected: match.version,
      key: null,
      applied: ended.applied,
      next: { ...ended.match, head },
      players,
      owner: null,
      clocks: null,
      deadline: null,
    }
    if ((await store.append(write)).type === 'stored') return 'done'
  }
}

const closeTable = async (store: Store, id: string): Promise<AdminResult> => {
  if (await store.removeTable(id)) return 'done'
  return abandonMatch(store, id, await store.databaseNow())
}

export const openAdmin = async (location: { readonly url: string } | { readonly dataFolder: string }): Promise<StoreAdmin> => {
  const store = await openStore({ ...location, isShared: true })
  return {
    list: async limit => {
      const { waiting, playing, over, halted } = await store.countMatches()
      return { tables: await store.listAll(limit, 0), count: waiting + playing + over + halted }
    },
    show: id => reportMatch(store, id),
    export: id => exportMatch(store, id),
    retry: async id => {
      if (await store.retry(id, await store.databaseNow())) return 'done'
      return (await store.findTable(id)) === null ? 'none' : 'not-halted'
    },
    close: id => closeTable(store, id),
    delete: async id => ((await store.deleteMatch(id)) ? 'done' : 'none'),
    bar: async (id, seat) => {
      const player = (await store.findTable(id))?.table.occupants[seat]?.player ?? null
      return player !== null && (await store.setBarred(player, true)) ? player : null
    },
    unbar: async player => ((await store.setBarred(player, false)) ? 'done' : 'none'),
    closeStore: async () => {
      await store.settled()
      await store.close()
    },
  }
}
