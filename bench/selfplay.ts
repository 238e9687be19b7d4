/**
 * `npm run selfplay -- GAME`: plays whole matches of every pair of bots and checks every move. The run stops at an illegal move, at an
 * endless match, or at an unfinished match in which no seat has to move.
 *
 *  --games 1000       matches per pair
 *  --pairs A,B        the bots to pair, each with each and with itself; default: all, including the plain ones
 *  --preset NAME      the game's options; default: the first preset
 *  --seats N          default: the smallest number of seats
 *  --playouts N       search budget of bots that search
 *  --seed N           seed of the first match; each further match uses the next number
 *
 * The first bot takes seats 0, 2 …, the second one seats 1, 3 …
 */
import { at, fastRandom, range } from '@tortuga/kit'
import type { GameTypes, Outcome } from '@tortuga/kit'
import { parseArgs } from 'node:util'
import type { CliGame } from '../apps/cli/src/games/registered-game.ts'
import { REGISTRY } from '../apps/cli/src/games/registry.ts'

type SelfplayOptions = {
  readonly entry: CliGame
  readonly options: unknown
  readonly seats: number
  readonly games: number
  readonly playouts: number
  readonly seed: number
}
type MatchResult = { readonly outcome: Outcome; readonly moves: number; readonly reason: string }

/** Longer matches count as endless. */
const MAX_MOVES = 20_000

const playersOf = ({ bots, baselines: plain }: CliGame): CliGame['bots'] => ({ ...plain, ...bots })

const playOne = ({ entry, options, seats, playouts }: SelfplayOptions, levels: readonly string[], seed: number): MatchResult => {
  const { game } = entry
  const players = playersOf(entry)
  const random = fastRandom(seed)
  let { state } = game.setup(options, seats, random)
  let reason = ''
  for (let moves = 0; ; moves += 1) {
    const outcome = game.outcome(state)
    if (outcome !== null) return { outcome, moves, reason }
    const [seat] = game.awaited(state)
    if (seat === undefined) throw new Error(`no seat is awaited, but there is no outcome (seed ${seed})`)
    if (moves >= MAX_MOVES) throw new Error(`no end after ${moves} moves (seed ${seed})`)
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

/** How a match ended, if its last event has a reason. */
const reasonOf = (event: GameTypes['event'] | undefined): string | null =>
  event !== undefined && 'reason' in event && typeof event.reason === 'string' ? event.reason : null

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
/** Half the width of the 95 % confidence interval of a proportion, in percent. */
const margin = (part: number, all: number): string => ((196 * Math.sqrt((part / all) * (1 - part / all))) / Math.sqrt(all)).toFixed(1)

const summarise = (
  levels: readonly string[],
  { games, seats }: SelfplayOptions,
  results: readonly MatchResult[],
  seconds: number,
): string => {
  const wins = range(seats).map(
    seat => results.filter(({ outcome: { places } }) => places[seat] === 1 && places.filter(place => place === 1).length === 1).length,
  )
  const ties = games - wins.reduce((sum, count) => sum + count, 0)
  const lengths = results.map(({ moves }) => moves).toSorted((a, b) => a - b)
  const reasons = [...new Set(results.map(({ reason }) => reason))].filter(reason => reason !== '').toSorted()
  const shares = wins.map((count, seat) => `seat ${seat} ${percent(count, games)} ± ${margin(count, games)}`)
  const ends = reasons.map(reason => `${reason} ${results.filter(one => one.reason === reason).length}`)
  return [
    levels.join(' against ').padEnd(22),
    `${games} matches`,
    shares.join(', '),
    `ties ${ties}`,
    `moves ${lengths[0] ?? 0} … ${median(lengths)} … ${lengths.at(-1) ?? 0}`,
    ...(ends.length === 0 ? [] : [`ends: ${ends.join(', ')}`]),
    `${seconds.toFixed(0)} s`,
  ].join(' | ')
}

const playPair = (plan: SelfplayOptions, levels: readonly string[]): void => {
  const start = performance.now()
  const results: MatchResult[] = []
  let lastReport = start
  for (const game of range(plan.games)) {
    results.push(playOne(plan, levels, plan.seed + game))
    if (performance.now() - lastReport < 10_000) continue
    lastReport = performance.now()
    process.stderr.write(`  ${levels.join(' against ')}: ${results.length} of ${plan.games}\n`)
  }
  process.stdout.write(`${summarise(levels, plan, results, (performance.now() - start) / 1000)}\n`)
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
if (entry === undefined) throw new Error(`name a game: ${REGISTRY.map(({ game }) => game.id).join(', ')}`)
const known = Object.keys(playersOf(entry))
const levels = values.pairs?.split(',') ?? known
const unknown = levels.find(level => !known.includes(level))
if (unknown !== undefined) throw new Error(`unknown bot ${unknown}; known: ${known.join(', ')}`)
const preset = values.preset ?? Object.keys(entry.game.presets)[0] ?? ''
if (!Object.hasOwn(entry.game.presets, preset))
  throw new Error(`unknown preset ${preset}; known: ${Object.keys(entry.game.presets).join(', ')}`)
const plan: SelfplayOptions = {
  entry,
  options: entry.game.presets[preset],
  seats: Number(values.seats ?? entry.game.seats[0]),
  games: Number(values.games),
  playouts: Number(values.playouts),
  seed: Number(values.seed),
}
process.stdout.write(`${entry.game.id}, ${preset}, ${plan.seats} seats, seeds from ${plan.seed}\n`)
for (const one of levels) for (const other of levels) playPair(plan, [one, other])
