/** Compares the Rummikub solver with HiGHS on the same integer programs: 200 positions from fixed seeds, both objectives, all optima compared. */
import { at, fastRandom, range } from '@tortuga/kit'
import loadHighs from 'highs'
import { baselineBots } from '../games/rummikub/bots/index.ts'
import { JOKER, rummikub, solve, type Face, type Objective } from '../games/rummikub/rules/index.ts'
import { PRESETS } from '../games/rummikub/rules/options.ts'
import { writeIntegerProgram } from '../games/rummikub/rules/solver/integer-program.ts'
import { drawPosition, tilesOn } from '../games/rummikub/rules/solver/testing.ts'
import { median, recordResult } from './results.ts'

type Position = { readonly name: string; readonly table: readonly Face[]; readonly rack: readonly Face[]; readonly jokers: number }
type Slot = { readonly xp: boolean; readonly jokers: number; readonly tableTiles: number; readonly isPlayed: boolean }

const OBJECTIVES: readonly Objective[] = ['tiles', 'value']
const faceOf = (piece: string): Face => piece.slice(0, piece.indexOf('.'))
const jokersIn = (tiles: readonly Face[]): number => tiles.filter(tile => tile === JOKER).length

/** The required positions: 150 Standard with 0 to 2 jokers and 50 XP with 0 to 4; tables of 0 to 80 tiles, evenly spread; two thirds from games, one third random. */
const SLOTS: readonly Slot[] = range(200).map(index => {
  const xp = index % 4 === 3
  const place = Math.floor(index / 4)
  return {
    xp,
    jokers: xp ? place % 5 : (index - place) % 3,
    tableTiles: Math.round((((index * 73) % 200) / 199) * 80),
    isPlayed: (index + place) % 3 !== 0,
  }
})

/** Positions from games between bots, after the seat's opening meld. */
const collectPlayed = (seats: number, deals: number): readonly Position[] => {
  const found: Position[] = []
  for (const deal of range(deals)) {
    const random = fastRandom(7000 * seats + deal)
    let { state } = rummikub.setup(PRESETS.pl, seats, random)
    for (let [seat] = rummikub.awaited(state); seat !== undefined; [seat] = rummikub.awaited(state)) {
      const { agenda, table, racks, standings } = state
      const rack = at(racks, seat).map(faceOf)
      if (agenda[0]?.type === 'turn' && standings[seat]?.opened === true && rack.length >= 5 && rack.length <= 30) {
        const tiles = tilesOn(table).map(faceOf)
        found.push({ name: `played ${seats} seats, ${found.length}`, table: tiles, rack, jokers: jokersIn([...tiles, ...rack]) })
      }
      const { move } = baselineBots.solver(rummikub.view(state, seat), { random, playouts: 0 })
      state = rummikub.apply(state, seat, move, random).state
    }
  }
  return found
}

/** For every slot, the unused position from a game with the same number of jokers and the nearest table size, or a random position. */
const makePositions = (): readonly Position[] => {
  const played = { standard: [...collectPlayed(2, 48), ...collectPlayed(4, 32)], xp: [...collectPlayed(5, 25), ...collectPlayed(6, 30)] }
  return SLOTS.map((slot, index) => {
    const { xp, jokers, tableTiles, isPlayed } = slot
    const pool = xp ? played.xp : played.standard
    const fitting = pool.filter(position => position.jokers === jokers)
    if (isPlayed && fitting.length > 0) {
      const nearest = fitting.reduce((a, b) => (Math.abs(b.table.length - tableTiles) < Math.abs(a.table.length - tableTiles) ? b : a))
      pool.splice(pool.indexOf(nearest), 1)
      return nearest
    }
    const random = fastRandom(90_000 + index)
    const { table, rack } = drawPosition(random, { tableTiles, rackTiles: 5 + random.int(26), jokers, seats: xp ? 6 : 2 })
    return { name: `random ${90_000 + index}`, table: tilesOn(table), rack, jokers: jokersIn([...tilesOn(table), ...rack]) }
  })
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), 0)
const fixed = (number: number): string => (number < 10 ? number.toFixed(2) : number.toFixed(0))

/** The fastest of a few runs, to exclude interference from other processes. */
const timed = <A>(tries: number, act: () => A): { readonly result: A; readonly ms: number } => {
  let ms = Infinity
  let result = act()
  for (const _ of range(tries)) {
    const start = performance.now()
    result = act()
    ms = Math.min(ms, performance.now() - start)
  }
  return { result, ms }
}

type Comparison = { readonly position: Position; readonly objective: Objective; readonly ours: number; readonly theirs: number }

const describe = (name: string, rows: readonly Comparison[]): void => {
  const ours = rows.map(row => row.ours)
  const theirs = rows.map(row => row.theirs)
  const ratios = rows.map(row => row.theirs / row.ours)
  console.log(
    `${name}: ${rows.length} | ours median ${fixed(median(ours))}, worst ${fixed(most(ours))} ms | HiGHS median ${fixed(median(theirs))}, worst ${fixed(most(theirs))} ms | ` +
      `faster: median ${fixed(median(ratios))}×, total ${fixed(sum(theirs) / sum(ours))}×, worst against worst ${fixed(most(theirs) / most(ours))}×, least ${fixed(Math.min(...ratios))}×`,
  )
}

const highs = await loadHighs()
const positions = makePositions()
const played = positions.filter(({ name }) => name.startsWith('played')).length
console.log(
  `The Rummikub solver against HiGHS without presolve: ${positions.length} positions (${played} from games, ${positions.length - played} random), both objectives`,
)

for (const { table, rack } of positions.slice(0, 60)) for (const objective of OBJECTIVES) solve(table, rack, objective)
const rows: Comparison[] = []
let different = 0
for (const position of positions)
  for (const objective of OBJECTIVES) {
    const { table, rack } = position
    const program = writeIntegerProgram(table, rack, objective)
    const theirs = timed(3, () => highs.solve(program, { presolve: 'off', mip_rel_gap: 0, mip_abs_gap: 0 }))
    const ours = timed(3, () => solve(table, rack, objective))
    if (ours.result === null || Math.round(theirs.result.ObjectiveValue) !== ours.result[objective]) {
      different += 1
      console.log(
        `DIFFERENT at ${position.name}, ${objective}: HiGHS ${theirs.result.ObjectiveValue}, ours ${ours.result?.[objective] ?? 'none'}`,
      )
    }
    rows.push({ position, objective, ours: ours.ms, theirs: theirs.ms })
  }

console.log(`${rows.length} optima compared, ${different} different`)
describe('all', rows)
for (const objective of OBJECTIVES)
  describe(
    objective,
    rows.filter(row => row.objective === objective),
  )
for (const jokers of [0, 1, 2, 3, 4])
  describe(
    `${jokers} jokers`,
    rows.filter(({ position }) => position.jokers === jokers),
  )
for (const least of [0, 20, 40, 60])
  describe(
    `tables of ${least} to ${least + 19} tiles`,
    rows.filter(({ position: { table } }) => table.length >= least && (table.length < least + 20 || least === 60)),
  )
const slowest = rows.toSorted((a, b) => b.ours - a.ours).slice(0, 5)
for (const { position, objective, ours, theirs } of slowest)
  console.log(
    `slowest: ${fixed(ours)} ms against ${fixed(theirs)}: ${position.name}, ${objective}, table ${position.table.length}, rack ${position.rack.length}, jokers ${position.jokers}`,
  )
const ratios = rows.map(row => row.theirs / row.ours)
recordResult({ key: 'solver-median', value: median(ratios) })
recordResult({ key: 'solver-total', value: sum(rows.map(row => row.theirs)) / sum(rows.map(row => row.ours)) })
recordResult({ key: 'solver-worst', value: most(rows.map(row => row.theirs)) / most(rows.map(row => row.ours)) })
recordResult({ key: 'solver-ms', value: median(rows.map(row => row.ours)) })
recordResult({ key: 'highs-ms', value: median(rows.map(row => row.theirs)) })
recordResult({ key: 'solver-different', value: different })
if (different > 0) process.exitCode = 1
