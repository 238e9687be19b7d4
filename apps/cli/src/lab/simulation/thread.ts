/** A worker thread of the lab: plays the requested games and posts their figures. It is bundled separately, because threads do not inherit the TypeScript loader. */
import { printJournal } from '@tortuga/kit'
import { parentPort } from 'node:worker_threads'
import { REGISTRY } from '../../games/registry.ts'
import type { FromThread, ToThread } from './thread-pool.ts'
import { setUpFixture, playGame } from './play-game.ts'
import type { FixtureSetup } from './play-game.ts'
import type { Plan } from './plan.ts'

let plan: Plan | null = null
const setups = new Map<number, FixtureSetup>()

const setupOf = (fixture: number): FixtureSetup => {
  const known = setups.get(fixture)
  if (known !== undefined) return known
  const entry = REGISTRY.find(({ game }) => game.id === plan?.game)
  if (plan === null || entry === undefined) throw new Error(`unknown game: ${plan?.game ?? 'no plan received'}`)
  const setup = setUpFixture(entry, plan, fixture)
  setups.set(fixture, setup)
  return setup
}

const post = (message: FromThread): void => parentPort?.postMessage(message, [])

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'plan') {
    plan = message.plan
    setups.clear()
    return
  }
  const { isKept } = message
  const { fixture, from, to } = message.chunk
  for (let game = from; game < to; game += 1) {
    const played = playGame(setupOf(fixture), { fixture, game })
    if (!played.ok) return post({ type: 'fault', fixture, game, problem: played.problem, journal: printJournal(played.journal) })
    post({ type: 'row', row: played.row, journal: isKept ? printJournal(played.journal) : null })
  }
  post({ type: 'done' })
})
