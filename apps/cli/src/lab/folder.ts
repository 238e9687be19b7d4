/** The folder of a run: its plan, a line for every game that was played, and the reports. A run that was stopped, however hard, goes on from what is here. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { gamesIn, identityOf, PlanSchema } from './plan.ts'
import type { GameNumber, Plan } from './plan.ts'
import { RowSchema } from './row.ts'
import type { Row } from './row.ts'

const PLAN = 'plan.json'
const GAMES = 'games.jsonl'

export type Folder = {
  readonly path: string
  /** In the order of their numbers, whatever order they were played in. */
  readonly rows: () => readonly Row[]
  readonly has: (number: GameNumber) => boolean
  readonly count: () => number
  /** Kept at once; a game that is there already is passed over. */
  readonly keep: (row: Row) => void
  /** Writes a file of this name whole or not at all. */
  readonly write: (name: string, text: string) => void
}

export type OpenedFolder =
  | { readonly ok: true; readonly folder: Folder }
  | { readonly ok: false; readonly problem: 'unwritable' | 'not-a-run' | 'another-run' | 'another-build' }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The rows of a file, and how many of its characters hold whole ones: the last line may be cut off by a power cut. */
const readRows = (text: string): { readonly rows: readonly Row[]; readonly whole: number } => {
  const rows: Row[] = []
  let whole = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', whole)) {
    const row = v.safeParse(RowSchema, parse(text.slice(whole, end)))
    if (!row.success) break
    rows.push(row.output)
    whole = end + 1
  }
  return { rows, whole }
}

const keyOf = ({ fixture, game }: GameNumber): string => `${fixture}:${game}`

const problemWith = (path: string, plan: Plan): Exclude<OpenedFolder, { ok: true }>['problem'] | null => {
  if (!existsSync(join(path, PLAN))) return readdirSync(path).length === 0 ? null : 'not-a-run'
  const found = v.safeParse(PlanSchema, parse(readFileSync(join(path, PLAN), 'utf8')))
  if (!found.success) return 'not-a-run'
  if (identityOf(found.output) === identityOf(plan)) return null
  return identityOf({ ...found.output, build: plan.build }) === identityOf(plan) ? 'another-build' : 'another-run'
}

/** Opens the folder for this plan, made if need be. */
export const openFolder = (path: string, plan: Plan): OpenedFolder => {
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
  const { rows, whole } = readRows(text)
  if (whole < text.length) truncateSync(games, Buffer.byteLength(text.slice(0, whole)))
  const isWanted = ({ fixture, game }: GameNumber): boolean => {
    const wanted = plan.fixtures[fixture]
    return wanted !== undefined && game < gamesIn(wanted)
  }
  const byKey = new Map(rows.filter(isWanted).map(row => [keyOf(row), row]))
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
