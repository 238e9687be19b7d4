/** The complete report as data, as stored in `report.json`. It contains no time and no machine name, so that the same games give the same bytes. */
import type { CliGame } from '../../games/registered-game.ts'
import { setUpFixture } from '../simulation/play-game.ts'
import { gamesOf } from '../simulation/plan.ts'
import type { Plan } from '../simulation/plan.ts'
import type { GameRow } from '../simulation/game-row.ts'
import { compare } from './comparison.ts'
import type { ComparedFigure } from './comparison.ts'
import { figuresOf } from './figures.ts'
import type { VariantFigures } from './figures.ts'
import { ladderOf } from './ladder.ts'
import type { Ladder } from './ladder.ts'

export type LabReport = Omit<Plan, 'fixtures'> & {
  /** The command that reproduces it. */
  readonly command: string
  readonly isComplete: boolean
  readonly variants: readonly VariantFigures[]
  readonly comparison: readonly ComparedFigure[] | null
  readonly ladder: Ladder | null
}

export const createReport = (entry: CliGame, plan: Plan, rows: readonly GameRow[], command: string): LabReport => {
  const { fixtures, ...known } = plan
  const played = fixtures.map((_, index) => rows.filter(({ fixture }) => fixture === index))
  const all = plan.kind === 'ladder' ? [] : played.map((list, index) => figuresOf(setUpFixture(entry, plan, index), index, list))
  const [first, second] = all
  return {
    ...known,
    command,
    isComplete: rows.length >= gamesOf(plan),
    variants: all.map(({ figures }) => figures),
    comparison: first === undefined || second === undefined ? null : compare(first.observed, second.observed),
    ladder: plan.kind === 'ladder' ? ladderOf(plan, rows) : null,
  }
}
