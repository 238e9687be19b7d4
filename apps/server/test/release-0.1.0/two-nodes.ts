/** A node of version 0.1.0 and a node of this build on one PostgreSQL database, with people who may be connected to either. */
import { at, parseJournal } from '@tortuga/kit'
import type { Journal } from '@tortuga/kit'
import { tableInfoSchema } from '@tortuga/wire'
import pg from 'pg'
import { startPostgres } from '../../../../tools/postgres.ts'
import { startProcess } from '../chaos/server-process.ts'
import { drawEntropy } from '../entropy.ts'
import { connectTestClient } from '../test-client.ts'
import type { TestClient } from '../test-client.ts'
import { cookieIn, HIGH_LIMITS, request } from '../test-server.ts'
import type { HttpReply } from '../test-server.ts'
import { startReleaseProgram } from './release-program.ts'

export type NodeName = 'released' | 'current'

/** A person whose browser may be sent to either node. */
export type Visitor = {
  readonly cookie: string
  ask(node: NodeName, method: string, path: string, body?: unknown): Promise<HttpReply>
  sit(node: NodeName, id: string): Promise<HttpReply>
  join(node: NodeName, id: string): MovingClient
}
/** A client that can be sent to the other node. */
export type MovingClient = TestClient & { moveTo(node: NodeName): void }

/** The released node starts first, as in an upgrade. */
export const startTwoNodes = async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const startCurrent = () => startProcess({ databaseUrl, limits: HIGH_LIMITS })
  const released = await startReleaseProgram(databaseUrl)
  let current = await startCurrent()
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const clients: TestClient[] = []
  const originOf = (node: NodeName): string => (node === 'released' ? released.origin : `http://127.0.0.1:${current.port}`)

  const connect = (first: NodeName, id: string, cookie: string): MovingClient => {
    let node = first
    const address = (): string => `${originOf(node).replace('http', 'ws')}/api/matches/${id}/socket`
    const client = connectTestClient(address, { cookie, isStrict: false })
    clients.push(client)
    return {
      ...client,
      moveTo: next => {
        node = next
        client.cut()
      },
    }
  }

  /** Guests are made at the current node, whose limits are high; both nodes know them. */
  const addVisitor = async (name: string): Promise<Visitor> => {
    const cookie = cookieIn((await request(`${originOf('current')}/api/me`, 'POST', { name })).headers)
    const ask: Visitor['ask'] = (node, method, path, body) => request(`${originOf(node)}${path}`, method, body, { cookie })
    return {
      cookie,
      ask,
      sit: async (node, id) => {
        const { commitment } = (await ask(node, 'GET', `/api/matches/${id}`)).read(tableInfoSchema)
        const contribution = drawEntropy()
        return ask(node, 'POST', `/api/matches/${id}/seats`, { seat: null, contribution, commitment })
      },
      join: (node, id) => connect(node, id, cookie),
    }
  }
  const visitors = [await addVisitor('Ada'), await addVisitor('Bo')]

  return {
    database,
    visitors,
    released,
    openTable: async (node: NodeName, table: Readonly<Record<string, unknown>>): Promise<string> => {
      const reply = await at(visitors, 0).ask(node, 'POST', '/api/matches', table)
      if (reply.status !== 201) throw new Error(`no table: ${reply.text}`)
      return reply.read(tableInfoSchema).id
    },
    watch: (node: NodeName, id: string): MovingClient => connect(node, id, ''),
    /** The journal of a finished match, as a node hands it out. */
    journalOf: async (node: NodeName, id: string): Promise<{ readonly text: string; readonly journal: Journal }> => {
      const { text } = await at(visitors, 0).ask(node, 'GET', `/api/matches/${id}/journal`)
      const parsed = parseJournal(text)
      if (!parsed.ok) throw new Error(`no journal: ${text.slice(0, 200)}`)
      return { text, journal: parsed.journal }
    },
    stopCurrent: () => current.stop(),
    startCurrent: async (): Promise<void> => {
      current = await startCurrent()
    },
    stop: async (): Promise<void> => {
      for (const client of clients) client.close()
      await database.end()
      await current.stop()
      await released.stop()
      await postgres.stop()
    },
  }
}
export type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>
