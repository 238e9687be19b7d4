/** Whether a move costs more late in a match: kernel and SQLite store at the first moves of a match and after a thousand, over the same rules. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, fastRandom, matchFrom, pick, submit, upTo } from '@tortuga/kit'
import type { Game, Match } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { openStore } from '../apps/server/src/store/open.ts'
import type { Store, Table } from '../apps/server/src/store/store.ts'
import { beginTable, writeOf } from '../apps/server/src/store/suite-data.ts'
import { median, tellRow } from './rows.ts'

const OPTIONS = at(Object.values(rum.presets), 0)
const [MATCHES, STRETCH, LATE] = [40, 160, 1000]
const ROUNDS = 3

/** RUM that deals anew when it is over: a match without end, whose states stay as large as they are. */
const endless: Game<RumTypes> = {
  ...rum,
  apply: (state, seat, move, random) => {
    const step = rum.apply(state, seat, move, random)
    return rum.outcome(step.state) === null ? step : { state: rum.setup(OPTIONS, 2, random).state, events: step.events }
  },
}

type Playing = { readonly table: Table; match: Match<RumTypes> }

const playOn = async (store: Store, playing: Playing, moves: number): Promise<void> => {
  for (const _ of upTo(moves)) {
    const { match, table } = playing
    const random = fastRandom(match.version + 1)
    const [seat = 0] = endless.awaited(match.state)
    const move = pick([...endless.moves(endless.view(match.state, seat))], random)
    const submitted = submit(endless, match, { seat, question: match.asked[seat] ?? -1, move, by: 'player', at: 0, clocks: null }, random)
    if (!submitted.ok) throw new Error(submitted.refusal.type)
    const { type } = await store.append(writeOf(table, match.version, { made: [...submitted.made], next: submitted.match }))
    if (type !== 'stored') throw new Error(`a move was ${type}`)
    playing.match = submitted.match
  }
}

/** Milliseconds of processor time a move, all matches side by side. */
const costOf = async (store: Store, all: readonly Playing[]): Promise<number> => {
  const cpu = process.cpuUsage()
  await Promise.all(all.map(playing => playOn(store, playing, STRETCH)))
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000 / (all.length * STRETCH)
}

/** The same for opening a match as it stands. */
const openingCost = async (store: Store, all: readonly Playing[]): Promise<number> => {
  const cpu = process.cpuUsage()
  for (const _ of upTo(5)) for (const { table } of all) await store.open(table.id)
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000 / (5 * all.length)
}

const folder = mkdtempSync(join(tmpdir(), 'tortuga-growth-'))
const store = await openStore({ dataFolder: folder, failed: console.error })
const start = async (): Promise<readonly Playing[]> =>
  Promise.all(
    upTo(MATCHES).map(async seed => ({
      table: await beginTable(store),
      match: matchFrom(endless, rum.setup(OPTIONS, 2, fastRandom(seed)).state, 2),
    })),
  )
await costOf(store, await start()) // warms up
const found = { moves: [] as number[], openings: [] as number[] }
for (const round of upTo(ROUNDS)) {
  const all = await start()
  const early = await costOf(store, all)
  const opened = await openingCost(store, all)
  await Promise.all(all.map(playing => playOn(store, playing, LATE - STRETCH)))
  const late = await costOf(store, all)
  const openedLate = await openingCost(store, all)
  console.log(
    `round ${round + 1}: a move costs ${early.toFixed(3)} ms up to move ${STRETCH}, ${late.toFixed(3)} ms after move ${LATE}: ${(late / early).toFixed(2)}×; opening ${opened.toFixed(3)} and ${openedLate.toFixed(3)} ms: ${(openedLate / opened).toFixed(2)}×`,
  )
  found.moves.push(late / early)
  found.openings.push(openedLate / opened)
}
await store.close()
rmSync(folder, { recursive: true })
tellRow({ key: 'growth', value: median(found.moves) })
tellRow({ key: 'growth-opening', value: median(found.openings) })
