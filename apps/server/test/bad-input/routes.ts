/** Every HTTP route with a valid request, from which the tests derive bad input. */
import { readdirSync, readFileSync } from 'node:fs'
import { sha256Hex } from '@tortuga/kit'

export type Route = {
  readonly method: string
  readonly path: string
  readonly query?: string
  readonly body?: Readonly<Record<string, unknown>>
  /** Whether every field of the body is optional. */
  readonly mayBeEmpty?: boolean
}

const HEX = sha256Hex('any')

/** `:id` is a table that waits or plays. */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/api/me' },
  { method: 'POST', path: '/api/me', body: { name: 'Ola' } },
  { method: 'DELETE', path: '/api/me' },
  { method: 'GET', path: '/api/me/matches' },
  { method: 'POST', path: '/api/me/link' },
  { method: 'POST', path: '/api/me/link/use', body: { link: HEX } },
  { method: 'GET', path: '/api/me/devices' },
  { method: 'DELETE', path: '/api/me/devices' },
  { method: 'DELETE', path: '/api/me/devices/:device' },
  { method: 'POST', path: '/api/me/blocks', body: { match: 'none', seat: 0 } },
  { method: 'DELETE', path: '/api/me/blocks', query: '?match=none&seat=0' },
  { method: 'GET', path: '/api/games' },
  { method: 'GET', path: '/api/matches' },
  {
    method: 'POST',
    path: '/api/matches',
    body: {
      game: 'rum',
      options: { deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: false },
      seats: 3,
      bots: [{ seat: 1, level: 'cabin-boy' }],
      clock: { type: 'bank', seconds: 600, increment: 5 },
      spectators: true,
      takebacks: true,
      listed: true,
    },
  },
  { method: 'GET', path: '/api/matches/:id' },
  { method: 'DELETE', path: '/api/matches/:id' },
  { method: 'POST', path: '/api/matches/:id/seats', body: { seat: 0, name: 'Jan', contribution: HEX, commitment: HEX } },
  { method: 'POST', path: '/api/matches/:id/seats/mine' },
  { method: 'DELETE', path: '/api/matches/:id/seats/mine' },
  { method: 'DELETE', path: '/api/matches/:id/seats/:seat' },
  { method: 'PUT', path: '/api/matches/:id/seats/mine/ready', body: { ready: true } },
  { method: 'PUT', path: '/api/matches/:id/seats/:seat/bot', body: { level: 'cabin-boy' } },
  { method: 'POST', path: '/api/matches/:id/seats/:seat/substitute', body: { name: 'Jan' }, mayBeEmpty: true },
  { method: 'POST', path: '/api/matches/:id/rematch' },
  { method: 'GET', path: '/api/matches/:id/journal' },
  { method: 'GET', path: '/api/matches/:id/versions/:version', query: '?viewer=0' },
  { method: 'GET', path: '/api/matches/:id/chat' },
  { method: 'GET', path: '/api/matches/:id/socket' },
]

/** All routes in the source code, in the form `GET /api/me`. */
export const routesInSource = (): readonly string[] => {
  const folder = new URL('../../src/routes/', import.meta.url)
  const sources = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return sources.flatMap(file =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/app\.(get|post|put|patch|delete)(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(
      ([, method = '', path = '']) => `${method.toUpperCase()} ${path}`,
    ),
  )
}
