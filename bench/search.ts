/** The search of every game's strongest bot on one core: iterations a second (a world, a way down, a playout or a leaf's value) from positions of the game's own plain bots. */
import { at, fastRandom, upTo } from '@tortuga/kit'
import { lensOf } from '../apps/cli/src/lab/games/index.ts'
import type { Registered } from '../apps/cli/src/registered.ts'
import { REGISTRY } from '../apps/cli/src/registry.ts'
import { counts } from './counted-search.ts'
import { tellRow } from './rows.ts'

/** Iterations a second to reach, by game. */
const GOALS: Readonly<Record<string, number>> = { rum: 50_000, 'sea-of-clouds': 20_000, 'rum-runner': 10_000 }

const [EVERY, MOST, SECONDS] = [7, 12, 4]
const PLAYOUTS = 2000

/** Views of whoever is asked, every few moves of two games. */
const collect = ({ game, bots, plain }: Registered): readonly unknown[] =>
  upTo(2).flatMap(seed => {
    const random = fastRandom(500 + seed)
    const name = lensOf(game.id).plain.at(-1) ?? ''
    const bot = plain[name] ?? bots[name]
    if (bot === undefined) throw new Error(`${game.id} has no bot ${name}`)
    const views: unknown[] = []
    let { state } = game.setup(at(Object.values(game.presets), 0), game.seats[0], random)
    for (let move = 0; ; move += 1) {
      const [seat] = game.awaited(state)
      if (seat === undefined) return views
      const view = game.view(state, seat)
      if (move % EVERY === EVERY - 1) views.push(view)
      state = game.apply(state, seat, bot(view, random, 0).move, random).state
    }
  })

/** Thinks about all positions again and again. A bot that imagines no world does not search. */
const measure = (entry: Registered, goal: number): void => {
  const { game, bots } = entry
  const [level, bot] = at(Object.entries(bots), Object.keys(bots).length - 1)
  const views = collect(entry).slice(0, MOST)
  const think = (): void => {
    for (const [index, view] of views.entries()) bot(view, fastRandom(index), PLAYOUTS)
  }
  think()
  const before = { ...counts }
  const cpu = process.cpuUsage()
  const used = (): number => {
    const { user, system } = process.cpuUsage(cpu)
    return (user + system) / 1e6
  }
  let rounds = 0
  while (used() < SECONDS) {
    think()
    rounds += 1
  }
  const [iterations, moves] = [counts.iterations - before.iterations, counts.moves - before.moves]
  if (iterations === 0) return console.log(`${game.id}, ${level}: does not search, so there is nothing to count`)
  const rate = iterations / used()
  console.log(
    [
      `${game.id}, ${level}: ${Math.round(rate)} iterations/s over ${views.length} positions, to reach ${goal}`,
      `${Math.round(moves / used())} moves simulated/s, ${(moves / iterations).toFixed(1)} moves deep on average`,
      `asked for ${PLAYOUTS}, it took ${Math.round(iterations / (rounds * views.length))} and ${((1000 * used()) / (rounds * views.length)).toFixed(0)} ms a move`,
    ].join(' | '),
  )
  tellRow({ key: `playouts-${game.id}`, value: rate })
  tellRow({ key: `simulated-${game.id}`, value: moves / used() })
  tellRow({ key: `depth-${game.id}`, value: moves / iterations })
}

for (const entry of REGISTRY) {
  const goal = GOALS[entry.game.id]
  if (goal !== undefined) measure(entry, goal)
}
