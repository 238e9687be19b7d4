/** Runs many seeds, and shrinks the first one that fails. */
import { MANIFESTS } from '@tortuga/games'
import type { Game, GameTypes } from '@tortuga/kit'
import { toy } from '../../../../packages/kit/test/toy/index.ts'
import { describePlan, planSimulation } from './plan.ts'
import { shrinkPlan } from './shrink.ts'
import { runSimulation } from './simulation.ts'
import type { PlantedFault, SimulatedGames } from './simulation.ts'

/** The toy game has simultaneous questions, secrets and undo, and is fast; the real games come with their own surprises. */
export const toyGames: SimulatedGames = new Map([[toy.id, toy as unknown as Game<GameTypes>]])

export const allGames = async (): Promise<SimulatedGames> => {
  const real = await Promise.all(MANIFESTS.map(async ({ load }) => (await load.rules()).game))
  return new Map([...toyGames, ...real.map(game => [game.id, game] as const)])
}

export type SeedsResult = {
  readonly seeds: number
  readonly tableHours: number
  readonly entries: number
  readonly acknowledged: number
  /** The smallest plan found that fails, with its faults; null if no seed failed. */
  readonly failure: { readonly seed: number; readonly faults: readonly string[]; readonly trace: string } | null
}

type SeedsOptions = {
  readonly first: number
  readonly count: number
  readonly games: SimulatedGames
  /** A new one for each run, because faults count their calls. */
  readonly plant?: () => PlantedFault
  /** Called after each seed. */
  readonly progress?: (done: number) => void
}

export const runSeeds = async ({ first, count, games, plant = () => ({}), progress = () => {} }: SeedsOptions): Promise<SeedsResult> => {
  const sum = { seeds: 0, tableHours: 0, entries: 0, acknowledged: 0 }
  for (let seed = first; seed < first + count; seed += 1) {
    const plan = planSimulation(seed, [...games.values()])
    const run = await runSimulation(plan, games, plant())
    sum.seeds += 1
    sum.tableHours += run.tableHours
    sum.entries += run.entries
    sum.acknowledged += run.acknowledged
    progress(sum.seeds)
    if (run.faults.length === 0) continue
    const least = await shrinkPlan(plan, async smaller => (await runSimulation(smaller, games, plant())).faults.length > 0)
    const { faults } = await runSimulation(least, games, plant())
    return { ...sum, failure: { seed, faults, trace: describePlan(least) } }
  }
  return { ...sum, failure: null }
}
