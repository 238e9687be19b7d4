/** The program of version 0.1.0 runs from this repository and shows every table of its PostgreSQL store. */
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../../../tools/postgres.ts'
import { request } from '../test-server.ts'
import { loadPostgres, RELEASED_TABLES } from './open-store.ts'
import { startReleaseProgram } from './release-program.ts'

it('shows every table of its store to the players who sit there', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const databaseUrl = await postgres.database()
  await loadPostgres(databaseUrl)
  const { origin, stop } = await startReleaseProgram(databaseUrl)
  onTestFinished(stop)
  for (const { id, kind, seats, cookies } of RELEASED_TABLES.postgres) {
    const cookie = cookies.find(one => one !== null) ?? ''
    const { body } = await request(`${origin}/api/matches/${id}`, 'GET', undefined, { cookie })
    const status = kind === 'waiting' ? 'waiting' : kind === 'running' || kind === 'halted' ? 'playing' : 'over'
    expect(body).toMatchObject({ id, status, mine: cookies.indexOf(cookie), halted: kind === 'halted', seats: { length: seats } })
  }
})
