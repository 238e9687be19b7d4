/** `npm run selfplay -- GAME`: whole matches of every pair of bots against each other. Every move is checked; a fault, a match that does not end or a table where nobody is asked stops the run.
 *
 *  --games 1000       matches for each pair
 *  --pairs A,B        the bots that meet, each with each and with itself; all of them, the plain ones too, if left out
 *  --preset NAME      the options; the first preset if left out
 *  --seats N          the fewest the game takes, if left out
 *  --playouts N       how long a bot searches, where it does
 *  --seed N           the seed of the first match; the others follow
 *
 *  Seats are filled in turn: the first level takes seat 0, 2 …, the second one seat 1, 3 … */
import { at, fastRandom, upTo } from '@tortuga/kit'
import type { GameTypes, Outcome } from '@tortuga/kit'
import { parseArgs } from 'node:util'
import type { Registered } from '../apps/cli/src/registered.ts'
import { REGISTRY } from '../apps/cli/src/registry.ts'

type Plan = {
  readonly entry: Registered
  readonly options: unknown
  readonly seats: number
  readonly games: number
  readonly playouts: number
  readonly seed: number
}
type Result = { readonly outcome: Outcome; readonly moves: number; readonly reason: string }

/** No match goes on for so long. */
const LONGEST = 20_000

const playersOf = ({ bots, plain }: Registered): Registered['bots'] => ({ ...plain, ...bots })

const playOne = ({ entry, options, seats, playouts }: Plan, levels: readonly string[], seed: number): Result => {
  const { game } = entry
  const players = playersOf(entry)
  const random = fastRandom(seed)
  let { state } = game.setup(options, seats, random)
  let reason = ''
  for (let moves = 0; ; moves += 1) {
    const outcome = game.outcome(state)
    if (outcome !== null) return { outcome, moves, reason }
    const [seat] = game.awaited(state)
    if (seat === undefined) throw new Error(`nobody is asked, and there is no outcome (seed ${seed})`)
    if (moves >= LONGEST) throw new Error(`no end after ${moves} moves (seed ${seed})`)
    const view = game.view(state, seat)
    const bot = players[at(levels, seat % levels.length)]
    const move = bot?.(view, random, playouts).move
    const refusal = game.check(view, move)
    if (refusal !== null) throw new Error(`refused (${refusal.type}): ${JSON.stringify(move)} (seed ${seed}, move ${moves})`)
    const step = game.apply(state, seat, move, random)
    state = step.state
    reason = reasonOf(step.events.at(-1)) ?? reason
  }
}

/** How a match ended, where its last event says so. */
const reasonOf = (event: GameTypes['event'] | undefined): string | null =>
  event !== undefined && 'reason' in event && typeof event.reason === 'string' ? event.reason : null

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
/** Half of a 95 % interval of a share, in percent. */
const margin = (part: number, all: number): string => ((196 * Math.sqrt((part / all) * (1 - part / all))) / Math.sqrt(all)).toFixed(1)

const tell = (levels: readonly string[], { games, seats }: Plan, results: readonly Result[], seconds: number): string => {
  const wins = upTo(seats).map(
    seat => results.filter(({ outcome: { places } }) => places[seat] === 1 && places.filter(place => place === 1).length === 1).length,
  )
  const shared = games - wins.reduce((sum, count) => sum + count, 0)
  const lengths = results.map(({ moves }) => moves).toSorted((a, b) => a - b)
  const reasons = [...new Set(results.map(({ reason }) => reason))].filter(reason => reason !== '').toSorted()
  const share = wins.map((count, seat) => `seat ${seat} ${percent(count, games)} ± ${margin(count, games)}`)
  const ends = reasons.map(reason => `${reason} ${results.filter(one => one.reason === reason).length}`)
  return [
    levels.join(' against ').padEnd(22),
    `${games} matches`,
    share.join(', '),
    `shared ${shared}`,
    `moves ${lengths[0] ?? 0} … ${median(lengths)} … ${lengths.at(-1) ?? 0}`,
    ...(ends.length === 0 ? [] : [`ends: ${ends.join(', ')}`]),
    `${seconds.toFixed(0)} s`,
  ].join(' | ')
}

const playPair = (plan: Plan, levels: readonly string[]): void => {
  const from = performance.now()
  const results: Result[] = []
  let told = from
  for (const game of upTo(plan.games)) {
    results.push(playOne(plan, levels, plan.seed + game))
    if (performance.now() - told < 10_000) continue
    told = performance.now()
    process.stderr.write(`  ${levels.join(' against ')}: ${results.length} of ${plan.games}\n`)
  }
  process.stdout.write(`${tell(levels, plan, results, (performance.now() - from) / 1000)}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    pairs: { type: 'string' },
    preset: { type: 'string' },
    seats: { type: 'string' },
    playouts: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})
const entry = REGISTRY.find(({ game }) => game.id === positionals[0])
if (entry === undefined) throw new Error(`which game? ${REGISTRY.map(({ game }) => game.id).join(', ')}`)
const known = Object.keys(playersOf(entry))
const levels = values.pairs?.split(',') ?? known
const unknown = levels.find(level => !known.includes(level))
if (unknown !== undefined) throw new Error(`no bot is called ${unknown}: ${known.join(', ')}`)
const preset = values.preset ?? Object.keys(entry.game.presets)[0] ?? ''
if (!Object.hasOwn(entry.game.presets, preset))
  throw new Error(`no preset is called ${preset}: ${Object.keys(entry.game.presets).join(', ')}`)
const plan: Plan = {
  entry,
  options: entry.game.presets[preset],
  seats: Number(values.seats ?? entry.game.seats[0]),
  games: Number(values.games),
  playouts: Number(values.playouts),
  seed: Number(values.seed),
}
process.stdout.write(`${entry.game.id}, ${preset}, ${plan.seats} seats, seeds from ${plan.seed}\n`)
for (const one of levels) for (const other of levels) playPair(plan, [one, other])
