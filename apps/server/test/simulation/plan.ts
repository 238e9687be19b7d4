/** What happens in one simulated run: its tables, and the disturbances with their times. Everything follows from the seed. */
import { fastRandom, pick, range } from '@tortuga/kit'
import type { Clock, Game, GameTypes, Millis, Random } from '@tortuga/kit'

const SECOND: Millis = 1000
const MINUTE: Millis = 60 * SECOND
const HOUR: Millis = 60 * MINUTE

export type SimulatedTable = {
  readonly game: string
  readonly seats: number
  readonly bots: readonly number[]
  readonly clock: Clock
  readonly spectators: number
  /** How long people think at most. */
  readonly thinking: Millis
}

/** `node` and `client` are counted modulo the number there are. Times are relative to the start of the run. */
export type Disturbance =
  /** The node ends at once, as after a power cut, and starts again after `lasts`. */
  | { readonly type: 'crash'; readonly at: Millis; readonly lasts: Millis; readonly node: number }
  /** The node finishes its tasks, says goodbye, and starts again after `lasts`. */
  | { readonly type: 'stop'; readonly at: Millis; readonly lasts: Millis; readonly node: number }
  /** Nothing passes between the client and any node. */
  | { readonly type: 'cut'; readonly at: Millis; readonly lasts: Millis; readonly client: number }
  /** Store calls of the node fail: before they are executed, or after, so that only the answer is lost. */
  | { readonly type: 'disk'; readonly at: Millis; readonly lasts: Millis; readonly node: number; readonly when: 'before' | 'after' }
  /** Store calls of the node take seconds. */
  | { readonly type: 'slow-disk'; readonly at: Millis; readonly lasts: Millis; readonly node: number }
  /** The node misses notices of other nodes, notices that, and reads again. */
  | { readonly type: 'bus'; readonly at: Millis; readonly lasts: Millis; readonly node: number }

export type SimulationPlan = {
  readonly seed: number
  readonly nodes: number
  readonly lasts: Millis
  readonly tables: readonly SimulatedTable[]
  readonly disturbances: readonly Disturbance[]
}

const CLOCKS: readonly Clock[] = [
  { type: 'none' },
  { type: 'bank', seconds: 600, increment: 5 },
  { type: 'move', seconds: 120 },
  { type: 'move', seconds: 3600 },
]

/** A game that the plan may choose, with the fewest and the most seats. */
export type PlannedGame = Pick<Game<GameTypes>, 'id' | 'seats'>

const planTable = (random: Random, games: readonly PlannedGame[]): SimulatedTable => {
  const {
    id,
    seats: [fewest, most],
  } = pick(games, random)
  const seats = fewest + random.int(most - fewest + 1)
  return {
    game: id,
    seats,
    bots: range(seats).filter(seat => seat > 0 && random.int(3) === 0),
    clock: pick(CLOCKS, random),
    spectators: random.int(2),
    thinking: pick([20 * SECOND, 3 * MINUTE, 20 * MINUTE], random),
  }
}

const planDisturbance = (random: Random, lasts: Millis): Disturbance => {
  const at = random.int(lasts)
  const node = random.int(8)
  switch (random.int(7)) {
    case 0:
      return { type: 'crash', at, lasts: SECOND + random.int(2 * MINUTE), node }
    case 1:
      return { type: 'stop', at, lasts: SECOND + random.int(30 * SECOND), node }
    case 2:
      return { type: 'disk', at, lasts: random.int(20 * SECOND), node, when: pick(['before', 'after'] as const, random) }
    case 3:
      return { type: 'slow-disk', at, lasts: random.int(MINUTE), node }
    case 4:
      return { type: 'bus', at, lasts: random.int(MINUTE), node }
    default:
      return { type: 'cut', at, lasts: random.int(3 * MINUTE), client: random.int(64) }
  }
}

export const planSimulation = (seed: number, games: readonly PlannedGame[]): SimulationPlan => {
  const random = fastRandom(seed)
  const lasts = HOUR + random.int(3 * HOUR)
  return {
    seed,
    nodes: 1 + random.int(3),
    lasts,
    tables: range(2 + random.int(3)).map(() => planTable(random, games)),
    disturbances: range(10 + random.int(30))
      .map(() => planDisturbance(random, lasts))
      .toSorted((one, other) => one.at - other.at),
  }
}

const spanOf = (lasts: Millis): string => `${(lasts / SECOND).toFixed(0)} s`

/** One line per disturbance, as a trace of a failing run shows it. */
export const describePlan = ({ seed, nodes, lasts, tables, disturbances }: SimulationPlan): string =>
  [
    `seed ${seed}: ${nodes} nodes for ${spanOf(lasts)}`,
    ...tables.map(
      ({ game, seats, bots, clock }, index) =>
        `  table ${index}: ${game}, ${seats} seats, bots [${bots.join()}], clock ${JSON.stringify(clock)}`,
    ),
    ...disturbances.map(one => {
      const target = one.type === 'cut' ? `client ${one.client}` : `node ${one.node % nodes}`
      return `  after ${spanOf(one.at)}: ${one.type}${one.type === 'disk' ? ` (${one.when})` : ''}, ${target}, for ${spanOf(one.lasts)}`
    }),
  ].join('\n')
