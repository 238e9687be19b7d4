/** The databases a load is put on: fresh, and removed afterwards. All of them keep what they have acknowledged, but for memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tools/postgres.ts'

export type DatabaseOptions = { readonly dataFolder?: string; readonly databaseUrl?: string; readonly memory?: boolean }
export type Database = { readonly options: DatabaseOptions; readonly remove: () => Promise<void> }

export const openDatabase = async (kind: string): Promise<Database> => {
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
      throw new Error(`--database is sqlite, postgres or memory, not ${kind}`)
  }
}
