/** Temporary databases for the load test. All but `memory` are durable. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tools/postgres.ts'

/** The server options that select the database. */
export type DatabaseOptions = { readonly dataFolder?: string; readonly databaseUrl?: string; readonly memory?: boolean }
/** A database, and how to remove it. */
export type LoadDatabase = { readonly options: DatabaseOptions; readonly remove: () => Promise<void> }

/** Creates a new database of this kind. */
export const openLoadDatabase = async (kind: string): Promise<LoadDatabase> => {
  switch (kind) {
    case 'memory':
      return { options: { memory: true }, remove: () => Promise.resolve() }
    case 'sqlite': {
      const dataFolder = mkdtempSync(join(tmpdir(), 'tortuga-load-'))
      return { options: { dataFolder }, remove: async () => rmSync(dataFolder, { recursive: true, force: true }) }
    }
    case 'postgres': {
      const postgres = await startPostgres({ isSafe: true })
      return { options: { databaseUrl: await postgres.database() }, remove: postgres.stop }
    }
    default:
      throw new Error(`--database must be sqlite, postgres or memory, not ${kind}`)
  }
}
