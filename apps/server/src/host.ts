/** What a host does to a store from outside the server, also while one runs on it: the server notices at its next look, for every change is a compare-and-set. */
import { end } from '@tortuga/kit'
import type { MatchStore } from '@tortuga/room'
import { openStore } from './store/open.ts'
import type { Listed, Store } from './store/store.ts'

/** What became of it. */
type Done = 'done' | 'none' | 'over'

export type Host = {
  list(limit: number): Promise<readonly Listed[]>
  /** Ends a match, or closes a table that has not begun. */
  close(id: string): Promise<Done>
  /** Removes a match with all that belongs to it. */
  delete(id: string): Promise<Done>
  /** Keeps whoever owns this seat out; gives the player's id, by which they may be let in again. */
  bar(id: string, seat: number): Promise<string | null>
  unbar(player: string): Promise<Done>
  leave(): Promise<void>
}

/** Ends a match as abandoned; somebody may move in between, then it is tried again. */
const endMatch = async (store: MatchStore, id: string, now: number): Promise<Done> => {
  for (;;) {
    const opened = await store.open(id)
    if (opened === null) return 'none'
    const ended = end(opened.match, { reason: 'abandoned', outcome: null, at: now })
    if (!ended.ok) return 'over'
    const { match, players } = opened
    const write = { id, expected: match.version, key: null, made: ended.made, next: ended.match, players, clocks: null, deadline: null }
    if ((await store.append(write)).type === 'stored') return 'done'
  }
}

const closeTable = async (store: Store, id: string): Promise<Done> => {
  const found = await store.findTable(id)
  if (found === null) return 'none'
  if (found.table.status !== 'waiting') return endMatch(store, id, await store.databaseNow())
  await store.removeTable(id)
  return 'done'
}

/** Opens the store for a host. */
export const openHost = async (where: { readonly url: string } | { readonly dataFolder: string }): Promise<Host> => {
  const store = await openStore('url' in where ? where : { ...where, beside: true })
  return {
    list: limit => store.listAll(limit, 0),
    close: id => closeTable(store, id),
    delete: async id => ((await store.deleteMatch(id)) ? 'done' : 'none'),
    bar: async (id, seat) => {
      const player = (await store.findTable(id))?.table.chairs[seat]?.player ?? null
      return player !== null && (await store.bar(player, true)) ? player : null
    },
    unbar: async player => ((await store.bar(player, false)) ? 'done' : 'none'),
    leave: async () => {
      await store.settled()
      await store.close()
    },
  }
}
