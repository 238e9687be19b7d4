/** Makes the plan of a failing run as small as it stays failing: fewer disturbances, fewer tables, less time. */
import type { SimulationPlan } from './plan.ts'

/** Tries to leave out parts of a list, large ones first. */
const withoutParts = <A>(list: readonly A[]): readonly (readonly A[])[] => {
  const shorter: (readonly A[])[] = []
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < list.length; from += size) shorter.push([...list.slice(0, from), ...list.slice(from + size)])
  return shorter
}

/** Plans that are a little smaller than this one, the smallest first. */
function* smallerPlans(plan: SimulationPlan): Generator<SimulationPlan> {
  yield { ...plan, lasts: Math.floor(plan.lasts / 2) }
  for (const disturbances of withoutParts(plan.disturbances)) yield { ...plan, disturbances }
  if (plan.nodes > 1) yield { ...plan, nodes: plan.nodes - 1 }
  // the first tables keep their names, and with them their luck
  if (plan.tables.length > 1) yield { ...plan, tables: plan.tables.slice(0, -1) }
}

const MAX_RUNS = 200

/** `fails` runs a plan and tells whether it still fails. */
export const shrinkPlan = async (plan: SimulationPlan, fails: (plan: SimulationPlan) => Promise<boolean>): Promise<SimulationPlan> => {
  let least = plan
  let runs = 0
  for (let isSmaller = true; isSmaller && runs < MAX_RUNS;) {
    isSmaller = false
    for (const smaller of smallerPlans(least)) {
      if ((runs += 1) > MAX_RUNS) break
      if (!(await fails(smaller))) continue
      least = smaller
      isSmaller = true
      break
    }
  }
  return least
}
