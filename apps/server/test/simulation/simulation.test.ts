/** Simulated runs with crashes, cuts, failing disks and lost notices: a few seeds here, as many as wanted with `npm run simulate -- --seeds N`. */
import { describe, expect, it } from 'vitest'
import { PLANTED_FAULTS } from './planted-faults.ts'
import { planSimulation } from './plan.ts'
import { allGames, runSeeds, toyGames } from './run-seeds.ts'
import { shrinkPlan } from './shrink.ts'
import { runSimulation } from './simulation.ts'

describe('every promise holds', () => {
  it('with the toy game', async () => {
    const { failure, acknowledged, entries } = await runSeeds({ first: 1, count: 8, games: toyGames })
    expect(failure).toBeNull()
    expect(acknowledged).toBeGreaterThan(100)
    expect(entries).toBeGreaterThan(150)
  })

  it('with all games', async () => {
    const { failure, entries } = await runSeeds({ first: 100, count: 4, games: await allGames() })
    expect(failure).toBeNull()
    expect(entries).toBeGreaterThan(100)
  })
})

it('a seed repeats its run exactly', async () => {
  const plan = planSimulation(7, [...toyGames.values()])
  const once = await runSimulation(plan, toyGames)
  expect(await runSimulation(plan, toyGames)).toEqual(once)
})

describe('finds a room or a store that', () => {
  it.each(Object.entries(PLANTED_FAULTS))('%s', async (_, plant) => {
    const games = [...toyGames.values()]
    for (let seed = 1; seed <= 30; seed += 1)
      if ((await runSimulation(planSimulation(seed, games), toyGames, plant())).faults.length > 0) return
    expect.unreachable('no seed found it')
  })
})

it('shrinks a failing plan', async () => {
  const plant = PLANTED_FAULTS['loses the wake-ups']
  const fails = async (plan: Parameters<typeof runSimulation>[0]): Promise<boolean> =>
    (await runSimulation(plan, toyGames, plant?.())).faults.length > 0
  let seed = 1
  while (!(await fails(planSimulation(seed, [...toyGames.values()])))) seed += 1
  const plan = planSimulation(seed, [...toyGames.values()])
  const least = await shrinkPlan(plan, fails)
  expect(least.disturbances.length).toBeLessThan(3)
  expect(await fails(least)).toBe(true)
})
