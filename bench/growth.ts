/** Measures whether moves get slower in long matches: kernel and SQLite store at the start of a match and after a thousand moves. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, fastRandom, matchFromState, pick, submitMove, range } from '@tortuga/kit'
import type { Game, Match } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { openStore } from '../apps/server/src/store/open-store.ts'
import type { Store, StoredTable } from '../apps/server/src/store/port/store.ts'
import { beginTable, writeOf } from '../apps/server/src/store/suites/sample-data.ts'
import { median, recordResult } from './results.ts'

const OPTIONS = at(Object.values(rum.presets), 0)
const [MATCHES, MOVES_MEASURED, LATE] = [40, 160, 1000]
const ROUNDS = 3

/** RUM that deals again when it is over: an endless match whose states do not grow. */
const endless: Game<RumTypes> = {
  ...rum,
  apply: (state, seat, move, random) => {
    const step = rum.apply(state, seat, move, random)
    return rum.outcome(step.state) === null ? step : { state: rum.setup(OPTIONS, 2, random).state, events: step.events }
  },
}

type RunningMatch = { readonly table: StoredTable; match: Match<RumTypes> }

const playOn = async (store: Store, running: RunningMatch, moves: number): Promise<void> => {
  for (const _ of range(moves)) {
    const { match, table } = running
    const random = fastRandom(match.version + 1)
    const [seat = 0] = endless.awaited(match.state)
    const move = pick([...endless.moves(endless.view(match.state, seat))], random)
    const submitted = submitMove(
      endless,
      match,
      { seat, question: match.asked[seat] ?? -1, move, by: 'player', at: 0, clocks: null },
      random,
    )
    if (!submitted.ok) throw new Error(submitted.refusal.type)
    const { type } = await store.append(writeOf(table, match.version, { applied: [...submitted.applied], next: submitted.match }))
    if (type !== 'stored') throw new Error(`a move was ${type}`)
    running.match = submitted.match
  }
}

/** CPU milliseconds per move, with all matches running concurrently. */
const moveCost = async (store: Store, all: readonly RunningMatch[]): Promise<number> => {
  const cpu = process.cpuUsage()
  await Promise.all(all.map(running => playOn(store, running, MOVES_MEASURED)))
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000 / (all.length * MOVES_MEASURED)
}

/** CPU milliseconds for loading a match. */
const openingCost = async (store: Store, all: readonly RunningMatch[]): Promise<number> => {
  const cpu = process.cpuUsage()
  for (const _ of range(5)) for (const { table } of all) await store.readMatch(table.id)
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000 / (5 * all.length)
}

const folder = mkdtempSync(join(tmpdir(), 'tortuga-growth-'))
const store = await openStore({ dataFolder: folder, onError: console.error })
const start = async (): Promise<readonly RunningMatch[]> =>
  Promise.all(
    range(MATCHES).map(async seed => ({
      table: await beginTable(store),
      match: matchFromState(endless, rum.setup(OPTIONS, 2, fastRandom(seed)).state, 2),
    })),
  )
await moveCost(store, await start()) // warm-up
const ratios = { moves: [] as number[], openings: [] as number[] }
for (const round of range(ROUNDS)) {
  const all = await start()
  const early = await moveCost(store, all)
  const opened = await openingCost(store, all)
  await Promise.all(all.map(running => playOn(store, running, LATE - MOVES_MEASURED)))
  const late = await moveCost(store, all)
  const openedLate = await openingCost(store, all)
  console.log(
    `round ${round + 1}: ${early.toFixed(3)} ms per move up to move ${MOVES_MEASURED}, ${late.toFixed(3)} ms after move ${LATE}: ${(late / early).toFixed(2)}×; loading ${opened.toFixed(3)} and ${openedLate.toFixed(3)} ms: ${(openedLate / opened).toFixed(2)}×`,
  )
  ratios.moves.push(late / early)
  ratios.openings.push(openedLate / opened)
}
await store.close()
rmSync(folder, { recursive: true })
recordResult({ key: 'growth', value: median(ratios.moves) })
recordResult({ key: 'growth-opening', value: median(ratios.openings) })
