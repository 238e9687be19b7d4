/** Measures search iterations per second of every game's strongest bot on one core, from positions that the game's plain bots reach. */
import { MANIFESTS } from '@tortuga/games'
import { at, fastRandom, range } from '@tortuga/kit'
import { loadGame } from '../apps/cli/src/games/registered-game.ts'
import type { CliGame } from '../apps/cli/src/games/registered-game.ts'
import { counts } from './counted-search.ts'
import { recordResult } from './results.ts'

const [EVERY, MOST, SECONDS] = [7, 12, 4]
const PLAYOUTS = 2000

/** Views of the awaited seat, every few moves of two games. */
const collectViews = ({ game, bots, baselines: plain, lens }: CliGame): readonly unknown[] =>
  range(2).flatMap(seed => {
    const random = fastRandom(500 + seed)
    const name = lens.plain.at(-1) ?? ''
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

/** Lets the bot search all positions repeatedly. A bot without sampled worlds does not search. */
const measure = (entry: CliGame, goal: number): void => {
  const { game, bots } = entry
  const [level, bot] = at(Object.entries(bots), Object.keys(bots).length - 1)
  const views = collectViews(entry).slice(0, MOST)
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
  if (iterations === 0) return console.log(`${game.id}, ${level}: does not search, nothing to measure`)
  const rate = iterations / used()
  console.log(
    [
      `${game.id}, ${level}: ${Math.round(rate)} iterations/s over ${views.length} positions, target ${goal}`,
      `${Math.round(moves / used())} simulated moves/s, ${(moves / iterations).toFixed(1)} moves deep on average`,
      `with a budget of ${PLAYOUTS} it used ${Math.round(iterations / (rounds * views.length))} iterations and ${((1000 * used()) / (rounds * views.length)).toFixed(0)} ms per move`,
    ].join(' | '),
  )
  recordResult({ key: `playouts-${game.id}`, value: rate })
  recordResult({ key: `simulated-${game.id}`, value: moves / used() })
  recordResult({ key: `depth-${game.id}`, value: moves / iterations })
}

for (const manifest of MANIFESTS) {
  const goal = manifest.goals?.iterations
  if (goal !== undefined) measure(await loadGame(manifest), goal)
}
