/** What one HTTP request may cost, in one table, and how `docs/operations.md` shows it and the budgets of messages; a test compares code and page. A server with a route that has no budget does not start. */
import { MESSAGE_BUDGETS } from '@tortuga/room'
import type { MessageBudget } from '@tortuga/room'
import { MAX_DEVICES } from '../store/port/store.ts'
import type { Limits } from './limits.ts'

/** The limits that count requests per minute and address. */
type RouteRate = keyof Limits & ('requests' | 'files' | 'newGuests' | 'links' | 'newLinks' | 'newTables' | 'journals')

export type RouteBudget = {
  /** The limit on its rate; null for checks of the host's own monitoring. */
  readonly rate: RouteRate | null
  /** The most rows that it reads at a time; null if it reads single rows. */
  readonly rows: number | null
  /** In milliseconds. A slower answer is counted in `tortuga_slow_requests_total`. */
  readonly time: number
}

/** Entries of a journal that are read at a time. */
export const JOURNAL_PAGE = 200

const cheap: RouteBudget = { rate: 'requests', rows: null, time: 100 }

/** By method and path. A HEAD request has the budget of its GET. */
export const ROUTE_BUDGETS = {
  'GET /healthz': { rate: null, rows: null, time: 20 },
  'GET /readyz': { rate: null, rows: null, time: 100 },
  'GET /metrics': { rate: 'requests', rows: null, time: 500 },
  'GET /': cheap,
  'GET /*': { rate: 'files', rows: null, time: 500 },
  'GET /api/*': cheap,
  'GET /api/me': cheap,
  'POST /api/me': { rate: 'newGuests', rows: null, time: 100 },
  'DELETE /api/me': { rate: 'requests', rows: 10_000, time: 1000 },
  'GET /api/me/matches': { rate: 'requests', rows: 100, time: 200 },
  'POST /api/me/link': { rate: 'newLinks', rows: null, time: 100 },
  'POST /api/me/link/use': { rate: 'links', rows: null, time: 100 },
  'GET /api/me/devices': { rate: 'requests', rows: MAX_DEVICES, time: 100 },
  'DELETE /api/me/devices': { rate: 'requests', rows: MAX_DEVICES, time: 100 },
  'DELETE /api/me/devices/:device': { rate: 'requests', rows: MAX_DEVICES, time: 100 },
  'POST /api/me/blocks': cheap,
  'DELETE /api/me/blocks': cheap,
  'GET /api/games': cheap,
  'GET /api/matches': { rate: 'requests', rows: 100, time: 200 },
  'POST /api/matches': { rate: 'newTables', rows: null, time: 200 },
  'GET /api/matches/:id': cheap,
  'DELETE /api/matches/:id': cheap,
  'POST /api/matches/:id/seats': { rate: 'requests', rows: null, time: 200 },
  'POST /api/matches/:id/seats/mine': cheap,
  'DELETE /api/matches/:id/seats/mine': cheap,
  'PUT /api/matches/:id/seats/mine/ready': cheap,
  'PUT /api/matches/:id/seats/:seat/bot': cheap,
  'POST /api/matches/:id/seats/:seat/substitute': { rate: 'requests', rows: null, time: 200 },
  'DELETE /api/matches/:id/seats/:seat': cheap,
  'POST /api/matches/:id/rematch': { rate: 'newTables', rows: null, time: 200 },
  'GET /api/matches/:id/journal': { rate: 'journals', rows: JOURNAL_PAGE, time: 1000 },
  'GET /api/matches/:id/versions/:version': { rate: 'requests', rows: null, time: 200 },
  'GET /api/matches/:id/chat': { rate: 'requests', rows: 500, time: 200 },
  'GET /api/matches/:id/socket': cheap,
} as const satisfies Readonly<Record<string, RouteBudget>>

type BudgetedRoute = keyof typeof ROUTE_BUDGETS

export const findRouteBudget = (method: string, path: string): RouteBudget | null => {
  const name = `${method === 'HEAD' ? 'GET' : method} ${path}`
  return Object.hasOwn(ROUTE_BUDGETS, name) ? ROUTE_BUDGETS[name as BudgetedRoute] : null
}

const KB = 1024
const MB = 1024 * KB

const printRows = (rows: number | 'match' | null): string => (rows === null ? '–' : rows === 'match' ? 'its entries' : String(rows))

/** The table of routes as `docs/operations.md` shows it. */
export const printRouteBudgets = (): string =>
  [
    '| route | rate | rows at a time | time |',
    '| --- | --- | --- | --- |',
    ...Object.entries(ROUTE_BUDGETS).map(
      ([route, { rate, rows, time }]) => `| \`${route}\` | ${rate === null ? '–' : `\`${rate}\``} | ${printRows(rows)} | ${time} ms |`,
    ),
  ].join('\n')

const printBytes = (bytes: number): string => (bytes === 0 ? '–' : bytes < MB ? `${bytes / KB} kB` : `${bytes / MB} MB`)
const printMessageRate = (rate: MessageBudget['rate']): string =>
  rate === null ? '–' : `${rate.most} in ${rate.window / 1000} s per ${rate.per}`

/** The table of messages as `docs/operations.md` shows it. */
export const printMessageBudgets = (): string =>
  [
    '| message | rate | rows read | rows written | bytes stored | bytes sent to one client | time |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(MESSAGE_BUDGETS).map(
      ([type, { rate, reads, writes, stored, sent, time }]) =>
        `| \`${type}\` | ${printMessageRate(rate)} | ${printRows(reads)} | ${writes === 0 ? '–' : writes} | ${printBytes(stored)} | ${printBytes(sent)} | ${time} ms |`,
    ),
  ].join('\n')
