/** Health checks: what they know about the database and the bots. */
import { problemSchema } from '@tortuga/wire'
import { pino } from 'pino'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../test/test-server.ts'
import { openStore } from '../main.ts'
import { createHealth } from '../monitoring/health.ts'

const healthSchema = v.object({ bots: v.string() })

describe('readiness', () => {
  it('fails if the schema of the database is gone or has become older', async () => {
    const memory = await openStore({ memory: true })
    let schema: string | null = '0002-b'
    const store = { ...memory, findSchema: () => (schema === null ? Promise.reject(new Error('gone')) : Promise.resolve(schema)) }
    const server = await startServer('memory', { store })
    const ready = () => server.api('GET', '/readyz')
    expect((await ready()).status).toBe(200)
    schema = '0003-c'
    expect((await ready()).status).toBe(200)
    schema = '0001-a'
    expect([(await ready()).status, (await ready()).read(problemSchema).error.message]).toEqual([
      503,
      'the database is older than this server: it has 0001-a',
    ])
    schema = null
    expect((await ready()).read(problemSchema).error.message).toBe('the database does not answer')
    await server.stop()
  })

  it('knows the time since the last write', () => {
    let time = 1000
    const health = createHealth(() => time)
    expect(health.sinceWrite()).toBeNull()
    health.wrote()
    time += 31_000
    expect(health.sinceWrite()).toBe(31_000)
  })
})

it('bot workers that do not start are in the log, the health checks and the metrics', async () => {
  const lines: string[] = []
  let found = (): void => {}
  const logged = new Promise<void>(resolve => (found = resolve))
  const log = pino(
    { level: 'error' },
    {
      write: (line: string) => {
        lines.push(line)
        found()
      },
    },
  )
  const server = await startServer('memory', { log, botWorker: '/nowhere/bot-worker.mjs', checksBots: true })
  await logged
  expect(lines.join('')).toContain('bot workers do not start')
  expect((await server.api('GET', '/healthz')).read(healthSchema).bots).toBe('failing')
  expect((await server.api('GET', '/readyz')).body).toMatchObject({ ok: true, bots: 'failing' })
  expect((await server.api('GET', '/metrics')).text).toMatch(/^tortuga_bots_failing 1$/m)
  await server.stop()
})

it('bot workers that start are known to work', async () => {
  const server = await startServer('memory', { checksBots: true })
  const bots = async (): Promise<string> => (await server.api('GET', '/healthz')).read(healthSchema).bots
  while ((await bots()) === 'unknown');
  expect(await bots()).toBe('working')
  await server.stop()
})
