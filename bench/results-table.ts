/** Formats the results of a run as a Markdown table: the figure, the figure of a competitor in the same run, and the target. */
import { MANIFESTS } from '@tortuga/games'

type Results = ReadonlyMap<string, number>
type TableRow = {
  readonly what: string
  readonly keys: readonly string[]
  readonly measured: (...values: readonly number[]) => string
  /** The figure of a competitor in the same run, and how to compare with it. */
  readonly against?: { readonly key: string; readonly say: (theirs: number, ours: number) => string }
  readonly goal: string
  /** Whether the target is relative to the competitor; the row is omitted without its figure. */
  readonly isRatio?: boolean
  /** Gets our figures in the order of `keys`, and the competitor's. */
  readonly isReached: (values: readonly number[], theirs: number) => boolean
  /** A second, higher target. */
  readonly isGoal?: (values: readonly number[]) => boolean
}

const integer = (value = Number.NaN): string => Math.round(value).toLocaleString('en')
const factor = (value = Number.NaN): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)}×`

const movesOf = (game: string, name: string, goal: number): TableRow => ({
  what: `${name}: moves/s of the rules alone, slowest number of seats`,
  keys: [`moves-${game}`],
  measured: rate => integer(rate),
  goal: integer(goal),
  isReached: ([rate = 0]) => rate >= goal,
})

const playoutsOf = (game: string, name: string, goal: number): TableRow => ({
  what: `${name}: search iterations/s of the strongest bot, one core`,
  keys: [`playouts-${game}`, `simulated-${game}`, `depth-${game}`],
  measured: (rate, moves, depth) => `${integer(rate)} (${integer(moves)} moves/s, ${depth?.toFixed(1)} deep)`,
  against: { key: 'peer-iterations', say: (theirs, ours) => `boardgame.io's bot on RUM ${integer(theirs)}: ${factor(ours / theirs)}` },
  goal: integer(goal),
  isReached: ([rate = 0]) => rate >= goal,
})

/** The games with targets, by name. */
const measured = await Promise.all(
  MANIFESTS.flatMap(({ id, goals, load }) =>
    goals === undefined ? [] : [load.texts().then(texts => ({ id, goals, name: texts.en.game.name }))],
  ),
)

const ROWS: readonly TableRow[] = [
  ...measured.map(({ id, name, goals }) => movesOf(id, name, goals.moves)),
  {
    what: 'RUM with 2 seats, compared with boardgame.io 0.50 on the same game',
    keys: ['moves-rum-fewest'],
    measured: rate => integer(rate),
    against: { key: 'peer-moves', say: (theirs, ours) => `${integer(theirs)}: ${factor(ours / theirs)}` },
    goal: '25×',
    isRatio: true,
    isReached: ([ours = 0], theirs) => ours >= 25 * theirs,
  },
  ...measured.flatMap(({ id, name, goals }) => (goals.iterations === undefined ? [] : [playoutsOf(id, name, goals.iterations)])),
  {
    what: 'Rummikub solver compared with HiGHS, same optima: median, total, worst',
    keys: ['solver-median', 'solver-total', 'solver-worst', 'solver-ms'],
    measured: (median, total, worst, ms) => `${factor(median)}, ${factor(total)}, ${factor(worst)} (median ${ms?.toFixed(2)} ms)`,
    against: { key: 'highs-ms', say: theirs => `HiGHS median ${theirs.toFixed(1)} ms` },
    goal: 'floor 10×, 4×, 2×; goal 40×, 10×, 4×',
    isReached: ([median = 0, total = 0, worst = 0]) => median >= 10 && total >= 4 && worst >= 2,
    isGoal: ([median = 0, total = 0, worst = 0]) => median >= 40 && total >= 10 && worst >= 4,
  },
  {
    what: 'acknowledged durable moves/s, 200 tables of RUM, SQLite FULL',
    keys: ['server-moves', 'server-p99', 'server-cpu'],
    measured: (moves, p99, cpu) => `${integer(moves)}, p99 ${integer(p99)} ms, ${cpu?.toFixed(2)} ms of CPU per move`,
    against: { key: 'peer-server-moves', say: (theirs, ours) => `boardgame.io, not durable ${integer(theirs)}: ${factor(ours / theirs)}` },
    goal: '3,000, p99 100 ms',
    isReached: ([moves = 0, p99 = Infinity]) => moves >= 3000 && p99 <= 100,
  },
  {
    what: '1,000 live tables with a move every ten seconds: MB resident',
    keys: ['idle-resident', 'idle-p99'],
    measured: (resident, p99) =>
      `${integer(resident)} MB (${((resident ?? 0) * 1.024).toFixed(0)} kB per table in total), p99 ${integer(p99)} ms`,
    goal: '256 MB',
    isReached: ([resident = Infinity]) => resident <= 256,
  },
  {
    what: 'cost of a move after 1,000 moves compared with the first moves; cost of loading the match',
    keys: ['growth', 'growth-opening'],
    measured: (move, opening) => `${factor(move)}, ${factor(opening)}`,
    goal: '1.2×',
    isReached: ([move = Infinity, opening = Infinity]) => move <= 1.2 && opening <= 1.2,
  },
  {
    what: 'kill -9 under load: longest time until tables are back; acknowledged moves lost',
    keys: ['kill-back', 'kill-lost', 'kill-acknowledged'],
    measured: (back, lost, all) => `${back?.toFixed(2)} s, ${integer(lost)} of ${integer(all)}`,
    goal: '2 s, 0',
    isReached: ([back = Infinity, lost = 1]) => back <= 2 && lost === 0,
  },
  {
    what: 'first visit: scripts and styles, compressed',
    keys: ['page'],
    measured: size => `${size} kB`,
    goal: '150 kB',
    isReached: ([size = Infinity]) => size <= 150,
  },
  {
    what: 'opening a match of the first edition: ms more than a current one, slowest game, desk and phone',
    keys: ['editions-desk', 'editions-phone'],
    measured: (desk, phone) => `${integer(desk)} ms, ${integer(phone)} ms`,
    goal: '300 ms',
    isReached: ([desk = Infinity, phone = Infinity]) => desk <= 300 && phone <= 300,
  },
  {
    what: '`npm run dev`: start; from an edit of a component, and of a rule, until a browser shows it',
    keys: ['dev-start', 'dev-component', 'dev-rule'],
    measured: (start, component, rule) => `${start?.toFixed(1)} s; ${component?.toFixed(2)} s, ${rule?.toFixed(1)} s`,
    goal: '5 s; 0.5 s, 3 s',
    isReached: ([start = Infinity, component = Infinity, rule = Infinity]) => start <= 5 && component <= 0.5 && rule <= 3,
  },
]

/** The rows that were measured, as Markdown. */
export const resultsTable = (results: Results): readonly string[] => [
  '| what | measured | compared with | target | |',
  '| --- | --- | --- | --- | --- |',
  ...ROWS.flatMap(({ what, keys, measured, against, goal, isRatio, isReached, isGoal }) => {
    const values = keys.map(key => results.get(key) ?? Number.NaN)
    const [ours = Number.NaN] = values
    const theirs = against === undefined ? Number.NaN : (results.get(against.key) ?? Number.NaN)
    if (Number.isNaN(ours) || (isRatio === true && Number.isNaN(theirs))) return []
    const verdict = isReached(values, theirs) ? (isGoal === undefined || isGoal(values) ? 'reached' : 'floor reached') : 'missed'
    const comparison = against === undefined || Number.isNaN(theirs) ? '' : against.say(theirs, ours)
    return [`| ${what} | ${measured(...values)} | ${comparison} | ${goal} | ${verdict} |`]
  }),
]
