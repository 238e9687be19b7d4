/** Measures the speed of the rules alone: random games on one core, for each number of seats. */
import { MANIFESTS } from '@tortuga/games'
import { adaptEdition, at, range } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { profileWork } from './profile.ts'
import { RULES_FUNCTIONS, playFor, timedGame } from './random-games.ts'
import type { GameSetup } from './random-games.ts'
import { median, recordResult } from './results.ts'

const [WARM_UP, RUN, RUNS] = [1000, 1000, 5]
const FIRST_SEED = 1_000_000

const thousands = (number: number): string => `${Math.round(number / 1000)}k`
const percent = (share: number): string => `${Math.round(share * 100)} %`

const rateOf = ({ moves, seconds }: { readonly moves: number; readonly seconds: number }): number => moves / seconds

/** Measures the game and its earlier edition in turns, so that both meet the same noise. */
const measure = (setup: GameSetup<GameTypes>, earlier: GameSetup<GameTypes>): number => {
  playFor(earlier, WARM_UP, 1)
  playFor(setup, WARM_UP, 1)
  const runs = range(RUNS).map(() => ({ before: playFor(earlier, RUN, FIRST_SEED), now: playFor(setup, RUN, FIRST_SEED) }))
  const rates = runs.map(({ now }) => rateOf(now)).sort((a, b) => a - b)
  const before = median(runs.map(run => rateOf(run.before)).sort((a, b) => a - b))
  const ratio = median(runs.map(({ before: then, now }) => rateOf(now) / rateOf(then)).sort((a, b) => a - b))
  const { games, moves, listed, events } = at(runs, 0).now
  const timed = timedGame(setup.game)
  playFor({ ...setup, game: timed.game }, RUN, FIRST_SEED)
  const total = RULES_FUNCTIONS.reduce((sum, name) => sum + timed.spent[name], 0)
  console.log(
    [
      `${setup.seats} seats`,
      `${thousands(median(rates))} moves/s (${thousands(at(rates, 0))} to ${thousands(at(rates, RUNS - 1))})`,
      `edition ${earlier.game.rules}: ${thousands(before)}, now ${percent(ratio)} of it`,
      `${(moves / games).toFixed(0)} moves per game, ${(listed / moves).toFixed(1)} choices and ${(events / moves).toFixed(1)} events per move`,
      RULES_FUNCTIONS.map(name => `${name} ${percent(timed.spent[name] / total)}`).join(', '),
    ].join(' | '),
  )
  return median(rates)
}

const [, only] = process.argv.slice(1)
console.log(`The rules alone: awaited, view, moves and apply for each move. Median of ${RUNS} runs of ${RUN / 1000} s of CPU time.`)
for (const { id, load, goals, editions = {} } of MANIFESTS) {
  // A game is compared with its newest frozen edition. The targets hold on the reference machine of docs/performance.md.
  const newest = editions[Math.max(...Object.keys(editions).map(Number))]
  if (goals === undefined || newest === undefined || (only !== undefined && id !== only)) continue
  const { game } = await load.rules()
  const [preset, options] = at(Object.entries(game.presets), 0)
  const before = adaptEdition(await newest.load()).game
  const [fewest, most] = game.seats
  console.log(`${id}, options ${preset}, target ${thousands(goals.moves)} moves/s`)
  const figures = range(most + 1)
    .slice(fewest)
    .map(seats => measure({ game, options, seats }, { game: before, options: at(Object.values(before.presets), 0), seats }))
  recordResult({ key: `moves-${id}`, value: Math.min(...figures) })
  recordResult({ key: `moves-${id}-fewest`, value: at(figures, 0) })
  const costs = await profileWork(() => void playFor({ game, options, seats: fewest }, 2 * RUN, FIRST_SEED), 8)
  console.log(`Highest self time: ${costs.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}`)
}
