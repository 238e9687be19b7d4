/** This build's server on a copy of a store that version 0.1.0 wrote. */
import { startPostgres } from '../../../../tools/postgres.ts'
import { makeFolder } from '../../../../tools/temporary.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { startServer } from '../test-server.ts'
import { loadPostgres, unpackSqlite } from './open-store.ts'

export type ReleasedKind = 'sqlite' | 'postgres'

const copyStore = async (kind: ReleasedKind, now: () => number): Promise<{ store: Store; remove: () => Promise<void> }> => {
  if (kind === 'sqlite') {
    const { folder, remove } = makeFolder('release')
    unpackSqlite(folder)
    return { store: await openStore({ dataFolder: folder, now }), remove: async () => remove() }
  }
  const postgres = await startPostgres()
  const url = await postgres.database()
  await loadPostgres(url)
  return { store: await openStore({ url, now }), remove: postgres.stop }
}

/** Without timers: `tick` runs the regular tasks, so that a clock runs out only when a test advances the time. */
export const openReleased = async (kind: ReleasedKind) => {
  let ahead = 0
  const now = (): number => Date.now() + ahead
  const { store, remove } = await copyStore(kind, now)
  const server = await startServer('memory', { store, now, ticks: false })
  return {
    ...server,
    /** Lets time pass in steps that are no outage, until a condition holds. */
    passUntil: async (holds: () => boolean): Promise<void> => {
      while (!holds()) {
        ahead += 1500
        await server.server().tick()
      }
    },
    stop: async (): Promise<void> => {
      await server.stop()
      await store.close()
      await remove()
    },
  }
}
export type ReleasedServer = Awaited<ReturnType<typeof openReleased>>
