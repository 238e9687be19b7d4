/** The search of every game's strongest bot on one core: iterations a second (a world, a way down, a playout or a leaf's value) from positions of the game's own plain bots. */
import { at, fastRandom, upTo } from '@tortuga/kit'
import type { Bot, Game, GameTypes } from '@tortuga/kit'
import { bots as rumBots } from '@tortuga/rum/bots'
import { rum } from '@tortuga/rum/rules'
import { bots as runnerBots } from '@tortuga/rum-runner/bots'
import { rumRunner } from '@tortuga/rum-runner/rules'
import { bots as seaBots } from '@tortuga/sea-of-clouds/bots'
import { seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import { counts } from './counted-search.ts'
import { tellRow } from './rows.ts'

type Searched = {
  readonly game: Game<GameTypes>
  readonly bots: Readonly<Record<string, Bot<GameTypes>>>
  readonly plain: string
  readonly goal: number
}

const sealed = <T extends GameTypes>(game: Game<T>, bots: Readonly<Record<string, Bot<T>>>, plain: string, goal: number): Searched => ({
  game,
  // Views of a game go back to that game alone, so that all of them may stand in one list.
  bots: Object.fromEntries(Object.entries(bots).map(([level, bot]) => [level, (view, thinking) => bot(view, thinking)])),
  plain,
  goal,
})

const GAMES = [
  sealed(rum, rumBots, 'greedy', 50_000),
  sealed(seaOfClouds, seaBots, 'greedy', 20_000),
  sealed(rumRunner, runnerBots, 'plain', 10_000),
] as const

const [EVERY, MOST, SECONDS] = [7, 12, 4]
const PLAYOUTS = 2000

/** Views of whoever is asked, every few moves of two games. */
const collect = ({ game, bots, plain }: Searched): readonly unknown[] =>
  upTo(2).flatMap(seed => {
    const random = fastRandom(500 + seed)
    const bot = bots[plain]
    if (bot === undefined) throw new Error(`${game.id} has no bot ${plain}`)
    const views: unknown[] = []
    let { state } = game.setup(at(Object.values(game.presets), 0), game.seats[0], random)
    for (let move = 0; ; move += 1) {
      const [seat] = game.awaited(state)
      if (seat === undefined) return views
      const view = game.view(state, seat)
      if (move % EVERY === EVERY - 1) views.push(view)
      state = game.apply(state, seat, bot(view, { random, playouts: 0 }).move, random).state
    }
  })

/** Thinks about all positions again and again. A bot that imagines no world does not search. */
const measure = (searched: Searched): void => {
  const { game, bots, goal } = searched
  const [level, bot] = at(Object.entries(bots), Object.keys(bots).length - 1)
  const views = collect(searched).slice(0, MOST)
  const think = (): void => {
    for (const [index, view] of views.entries()) bot(view, { random: fastRandom(index), playouts: PLAYOUTS })
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

for (const searched of GAMES) measure(searched)
