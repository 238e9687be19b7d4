/** The folder of a run: its plan, one line per game, and the reports. An interrupted run continues from it. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { gamesIn, runIdentity, PlanSchema } from './plan.ts'
import type { GameNumber, Plan } from './plan.ts'
import { GameRowSchema } from './game-row.ts'
import type { GameRow } from './game-row.ts'

const PLAN = 'plan.json'
const GAMES = 'games.jsonl'

export type RunFolder = {
  readonly path: string
  /** Sorted by fixture and game number. */
  readonly rows: () => readonly GameRow[]
  readonly has: (number: GameNumber) => boolean
  readonly count: () => number
  /** Appends the row at once; a known game is ignored. */
  readonly keep: (row: GameRow) => void
  /** Writes a file atomically. */
  readonly write: (name: string, text: string) => void
}

export type OpenedRunFolder =
  | { readonly ok: true; readonly folder: RunFolder }
  | { readonly ok: false; readonly problem: 'unwritable' | 'not-a-run' | 'another-run' | 'another-build' }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the rows. `intactLength` is the length of the intact part: a power cut may truncate the last line. */
const readRows = (text: string): { readonly rows: readonly GameRow[]; readonly intactLength: number } => {
  const rows: GameRow[] = []
  let intactLength = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', intactLength)) {
    const row = v.safeParse(GameRowSchema, parse(text.slice(intactLength, end)))
    if (!row.success) break
    rows.push(row.output)
    intactLength = end + 1
  }
  return { rows, intactLength }
}

const keyOf = ({ fixture, game }: GameNumber): string => `${fixture}:${game}`

const problemWith = (path: string, plan: Plan): Exclude<OpenedRunFolder, { ok: true }>['problem'] | null => {
  if (!existsSync(join(path, PLAN))) return readdirSync(path).length === 0 ? null : 'not-a-run'
  const found = v.safeParse(PlanSchema, parse(readFileSync(join(path, PLAN), 'utf8')))
  if (!found.success) return 'not-a-run'
  if (runIdentity(found.output) === runIdentity(plan)) return null
  return runIdentity({ ...found.output, build: plan.build }) === runIdentity(plan) ? 'another-build' : 'another-run'
}

/** Opens or creates the folder for this plan. */
export const openRunFolder = (path: string, plan: Plan): OpenedRunFolder => {
  const games = join(path, GAMES)
  const write = (name: string, text: string): void => {
    mkdirSync(join(path, name, '..'), { recursive: true })
    writeFileSync(join(path, `${name}.new`), text)
    renameSync(join(path, `${name}.new`), join(path, name))
  }
  let text = ''
  try {
    mkdirSync(path, { recursive: true })
    const problem = problemWith(path, plan)
    if (problem !== null) return { ok: false, problem }
    write(PLAN, `${JSON.stringify(plan, null, 2)}\n`)
    appendFileSync(games, '')
    text = readFileSync(games, 'utf8')
  } catch {
    return { ok: false, problem: 'unwritable' }
  }
  const { rows, intactLength } = readRows(text)
  if (intactLength < text.length) truncateSync(games, Buffer.byteLength(text.slice(0, intactLength)))
  const isPlanned = ({ fixture, game }: GameNumber): boolean => {
    const planned = plan.fixtures[fixture]
    return planned !== undefined && game < gamesIn(planned)
  }
  const byKey = new Map(rows.filter(isPlanned).map(row => [keyOf(row), row]))
  return {
    ok: true,
    folder: {
      path,
      rows: () => [...byKey.values()].sort((a, b) => a.fixture - b.fixture || a.game - b.game),
      has: number => byKey.has(keyOf(number)),
      count: () => byKey.size,
      keep: row => {
        if (byKey.has(keyOf(row))) return
        appendFileSync(games, `${JSON.stringify(row)}\n`)
        byKey.set(keyOf(row), row)
      },
      write,
    },
  }
}
