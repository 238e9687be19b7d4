/** The rules alone: random games with the fast generator on one core, a line for each number of seats. */
import { at, upTo } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { rumRunner } from '@tortuga/rum-runner/rules'
import { rummikub } from '@tortuga/rummikub/rules'
import { seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import { profile } from './profile.ts'
import { PARTS, playFor, watchedGame } from './random-games.ts'
import type { Setting } from './random-games.ts'
import { median, tellRow } from './rows.ts'

const [WARM_UP, RUN, RUNS] = [1000, 1000, 5]
const FIRST_SEED = 1_000_000

/** Every game, and what it has to reach on the machine the budgets were written for. */
const GAMES: readonly { readonly game: Game<GameTypes>; readonly goal: number }[] = [
  { game: rum, goal: 300_000 },
  { game: rumRunner, goal: 100_000 },
  { game: rummikub, goal: 50_000 },
  { game: seaOfClouds, goal: 200_000 },
]

const thousands = (number: number): string => `${Math.round(number / 1000)}k`
const percent = (share: number): string => `${Math.round(share * 100)} %`

const measure = (setting: Setting<GameTypes>): number => {
  playFor(setting, WARM_UP, 1)
  const runs = upTo(RUNS).map(() => playFor(setting, RUN, FIRST_SEED))
  const rates = runs.map(({ moves, seconds }) => moves / seconds).sort((a, b) => a - b)
  const { games, moves, listed, events } = at(runs, 0)
  const watched = watchedGame(setting.game)
  playFor({ ...setting, game: watched.game }, RUN, FIRST_SEED)
  const all = PARTS.reduce((sum, part) => sum + watched.spent[part], 0)
  console.log(
    [
      `${setting.seats} seats`,
      `${thousands(median(rates))} moves/s (${thousands(at(rates, 0))} to ${thousands(at(rates, RUNS - 1))})`,
      `${(moves / games).toFixed(0)} moves a game, ${(listed / moves).toFixed(1)} choices and ${(events / moves).toFixed(1)} events a move`,
      PARTS.map(part => `${part} ${percent(watched.spent[part] / all)}`).join(', '),
    ].join(' | '),
  )
  return median(rates)
}

console.log(
  `The rules alone: awaited, view, all of moves, one of them, apply with its events. Median of ${RUNS} runs of ${RUN / 1000} s, per second of processor time.`,
)
for (const { game, goal } of GAMES) {
  const [preset, options] = at(Object.entries(game.presets), 0)
  const [fewest, most] = game.seats
  console.log(`${game.id}, options ${preset}, to reach ${thousands(goal)} moves/s`)
  const rates = upTo(most + 1)
    .slice(fewest)
    .map(seats => measure({ game, options, seats }))
  tellRow({ key: `moves-${game.id}`, value: Math.min(...rates) })
  tellRow({ key: `moves-${game.id}-fewest`, value: at(rates, 0) })
  const costs = await profile(() => void playFor({ game, options, seats: fewest }, 2 * RUN, FIRST_SEED), 8)
  console.log(`Most time by itself: ${costs.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}`)
}
