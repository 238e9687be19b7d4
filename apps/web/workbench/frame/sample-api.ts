/** Answers of the server with sample data, so that pages of the shell are drawn without a server. */
import type { ListedTable, TableInfo } from '@tortuga/wire'
import { loadPageFiles } from '../catalogue/page-files.ts'
import { printGolden } from '../positions/golden-journal.ts'
import { SETTINGS } from '../positions/prepared-match.ts'

const person = (name: string) => ({ name, bot: null })

const table = (id: string, change: Partial<ListedTable>): ListedTable => ({
  id,
  game: 'rum',
  status: 'playing',
  settings: SETTINGS,
  seats: [person('Ola'), person('Jan')],
  created: 0,
  touched: 0,
  awaited: [0],
  mine: 0,
  version: 12,
  halted: false,
  avatars: [null, null],
  result: null,
  ...change,
})

const MINE: readonly ListedTable[] = [
  table('mine-1', {}),
  table('mine-2', { game: 'sea-of-clouds', awaited: [1] }),
  table('mine-3', { game: 'rummikub', status: 'waiting', seats: [person('Ola'), null, null], awaited: [] }),
]
const over = (id: string, mine: number, places: readonly number[], scores: readonly number[]): ListedTable =>
  table(id, {
    status: 'over',
    awaited: [],
    mine,
    seats: places.map((_, seat) => person(['Ola', 'Jan', 'Ada', 'Tomek'][seat] ?? '')),
    result: { outcome: { places: [...places], scores: [...scores] }, reason: 'outcome' },
    avatars: places.map((_, seat) => (seat === 1 ? 'seal' : null)),
  })
const OVER: readonly ListedTable[] = [
  over('over-1', 0, [1, 2], [19, 6]),
  over('over-2', 1, [1, 2], [19, 6]),
  over('over-3', 0, [2, 1, 3, 4], [30, 43, 12, 5]),
  { ...over('over-4', 0, [1, 2], [0, 0]), result: { outcome: null, reason: 'agreed' } },
]
const OPEN: readonly ListedTable[] = [table('open-1', { status: 'waiting', seats: [person('Jagoda'), null], awaited: [], mine: null })]
const WATCHABLE: readonly ListedTable[] = [table('watch-1', { game: 'rum-runner', seats: [person('Ewa'), person('Leon')], mine: null })]

/** A finished match: a golden game of the game that is named by the id. */
const finished = (id: string): TableInfo => ({
  ...table(id, { game: id, status: 'over', awaited: [] }),
  options: {},
  commitment: '0'.repeat(64),
  lastSeenAgo: [],
  left: [false, true], // for the banner about a player who has left
  open: [],
  given: null,
  opened: true,
  blocked: [],
  rematch: null,
  rematchOf: null,
  series: null,
})

const goldenJournal = async (game: string): Promise<string> => {
  const files = await loadPageFiles(game)
  const golden = await files?.golden(files.goldenNames[0] ?? '')
  return files === null || golden === null || golden === undefined ? '' : printGolden(files.game, golden)
}

const json = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })

const answer = async (path: string): Promise<Response> => {
  if (path === '/me/matches') return json({ matches: [...MINE, ...OVER] })
  if (path === '/matches') return json({ open: OPEN, watchable: WATCHABLE })
  if (path === '/me/link') return json({ link: '0'.repeat(64), expires: 0 })
  const [, id, part] = /^\/matches\/([^/]+)(\/journal)?$/.exec(path) ?? []
  if (id === undefined) return new Response(null, { status: 204 })
  return part === undefined ? json(finished(id)) : new Response(await goldenJournal(id))
}

let isInstalled = false

/** From now on, requests to the server get these answers. */
export const installSampleApi = (): void => {
  if (isInstalled) return
  isInstalled = true
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname, origin } = new URL(input instanceof Request ? input.url : input, location.href)
    return origin === location.origin && pathname.startsWith('/api/') ? answer(pathname.slice('/api'.length)) : real(input, init)
  }
}
