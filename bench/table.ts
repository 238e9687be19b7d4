/** The figures of a run as one table: what was measured, what others did in the same run, and what was to be reached. */

type Figures = ReadonlyMap<string, number>
type Line = {
  readonly what: string
  readonly keys: readonly string[]
  readonly measured: (...values: readonly number[]) => string
  /** A figure of somebody else in the same run, and how we stand against it. */
  readonly against?: { readonly key: string; readonly say: (theirs: number, ours: number) => string }
  readonly goal: string
  /** Whether the goal is set against theirs: without it there is nothing to say. */
  readonly isRatio?: boolean
  /** Gets what was measured, in the order of the keys, and theirs. */
  readonly isReached: (values: readonly number[], theirs: number) => boolean
  /** A second, higher mark. */
  readonly isGoal?: (values: readonly number[]) => boolean
}

const whole = (value = Number.NaN): string => Math.round(value).toLocaleString('en')
const times = (value = Number.NaN): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)}×`

const movesOf = (game: string, name: string, goal: number): Line => ({
  what: `${name}: moves/s by the bare rules, the slowest number of seats`,
  keys: [`moves-${game}`],
  measured: rate => whole(rate),
  goal: whole(goal),
  isReached: ([rate = 0]) => rate >= goal,
})

const playoutsOf = (game: string, name: string, goal: number): Line => ({
  what: `${name}: search iterations/s of the strongest bot, one core`,
  keys: [`playouts-${game}`, `simulated-${game}`, `depth-${game}`],
  measured: (rate, moves, depth) => `${whole(rate)} (${whole(moves)} moves/s, ${depth?.toFixed(1)} deep)`,
  against: { key: 'peer-iterations', say: (theirs, ours) => `boardgame.io's bot on RUM ${whole(theirs)}: ${times(ours / theirs)}` },
  goal: whole(goal),
  isReached: ([rate = 0]) => rate >= goal,
})

const LINES: readonly Line[] = [
  movesOf('rum', 'RUM', 300_000),
  movesOf('sea-of-clouds', 'Sea of Clouds', 200_000),
  movesOf('rum-runner', 'Rum Runner', 100_000),
  movesOf('rummikub', 'Rummikub', 50_000),
  {
    what: 'RUM, 2 seats, against boardgame.io 0.50 on the same game',
    keys: ['moves-rum-fewest'],
    measured: rate => whole(rate),
    against: { key: 'peer-moves', say: (theirs, ours) => `${whole(theirs)}: ${times(ours / theirs)}` },
    goal: '25×',
    isRatio: true,
    isReached: ([ours = 0], theirs) => ours >= 25 * theirs,
  },
  playoutsOf('rum', 'RUM', 50_000),
  playoutsOf('sea-of-clouds', 'Sea of Clouds', 20_000),
  playoutsOf('rum-runner', 'Rum Runner', 10_000),
  {
    what: 'Rummikub solver against HiGHS, same optimum everywhere: median, total, worst',
    keys: ['solver-median', 'solver-total', 'solver-worst', 'solver-ms'],
    measured: (median, total, worst, ms) => `${times(median)}, ${times(total)}, ${times(worst)} (median ${ms?.toFixed(2)} ms)`,
    against: { key: 'highs-ms', say: theirs => `HiGHS median ${theirs.toFixed(1)} ms` },
    goal: 'floor 10×, 4×, 2×; goal 40×, 10×, 4×',
    isReached: ([median = 0, total = 0, worst = 0]) => median >= 10 && total >= 4 && worst >= 2,
    isGoal: ([median = 0, total = 0, worst = 0]) => median >= 40 && total >= 10 && worst >= 4,
  },
  {
    what: 'durable moves/s acknowledged, 200 tables of RUM, SQLite FULL',
    keys: ['server-moves', 'server-p99', 'server-work'],
    measured: (moves, p99, work) => `${whole(moves)}, p99 ${whole(p99)} ms, ${work?.toFixed(2)} ms of processor a move`,
    against: { key: 'peer-server-moves', say: (theirs, ours) => `boardgame.io, nothing durable ${whole(theirs)}: ${times(ours / theirs)}` },
    goal: '3,000, p99 100 ms',
    isReached: ([moves = 0, p99 = Infinity]) => moves >= 3000 && p99 <= 100,
  },
  {
    what: '1,000 live tables, a move every ten seconds each: MB resident',
    keys: ['idle-resident', 'idle-p99'],
    measured: (resident, p99) =>
      `${whole(resident)} MB (${((resident ?? 0) * 1.024).toFixed(0)} kB a table with all else), p99 ${whole(p99)} ms`,
    goal: '256 MB',
    isReached: ([resident = Infinity]) => resident <= 256,
  },
  {
    what: 'cost of a move after move 1,000 against the first; of opening the match',
    keys: ['growth', 'growth-opening'],
    measured: (move, opening) => `${times(move)}, ${times(opening)}`,
    goal: '1.2×',
    isReached: ([move = Infinity, opening = Infinity]) => move <= 1.2 && opening <= 1.2,
  },
  {
    what: 'kill -9 under load: tables are back after, at most; acknowledged moves lost',
    keys: ['kill-back', 'kill-lost', 'kill-acknowledged'],
    measured: (back, lost, all) => `${back?.toFixed(2)} s, ${whole(lost)} of ${whole(all)}`,
    goal: '2 s, none',
    isReached: ([back = Infinity, lost = 1]) => back <= 2 && lost === 0,
  },
  {
    what: 'first visit, script and style, compressed',
    keys: ['page'],
    measured: size => `${size} kB`,
    goal: '150 kB',
    isReached: ([size = Infinity]) => size <= 150,
  },
]

/** Lines that were measured, as Markdown. */
export const tableOf = (figures: Figures): readonly string[] => [
  '| what | measured | against | to reach | |',
  '| --- | --- | --- | --- | --- |',
  ...LINES.flatMap(({ what, keys, measured, against, goal, isRatio, isReached, isGoal }) => {
    const values = keys.map(key => figures.get(key) ?? Number.NaN)
    const [ours = Number.NaN] = values
    const theirs = against === undefined ? Number.NaN : (figures.get(against.key) ?? Number.NaN)
    if (Number.isNaN(ours) || (isRatio === true && Number.isNaN(theirs))) return []
    const verdict = isReached(values, theirs) ? (isGoal === undefined || isGoal(values) ? 'reached' : 'floor reached') : 'missed'
    const beside = against === undefined || Number.isNaN(theirs) ? '' : against.say(theirs, ours)
    return [`| ${what} | ${measured(...values)} | ${beside} | ${goal} | ${verdict} |`]
  }),
]
