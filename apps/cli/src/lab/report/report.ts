/** A whole report as data: what `report.json` holds. It tells nothing of when or where it was made, so that the same games give the same bytes. */
import type { Registered } from '../../registered.ts'
import { layTable } from '../game.ts'
import { gamesOf } from '../plan.ts'
import type { Plan } from '../plan.ts'
import type { Row } from '../row.ts'
import { compare } from './compare.ts'
import type { Compared } from './compare.ts'
import { figuresOf } from './figures.ts'
import type { Figures } from './figures.ts'
import { ladderOf } from './ladder.ts'
import type { Ladder } from './ladder.ts'

export type Report = Omit<Plan, 'fixtures'> & {
  /** What to type to get it again. */
  readonly command: string
  readonly isComplete: boolean
  readonly variants: readonly Figures[]
  readonly comparison: readonly Compared[] | null
  readonly ladder: Ladder | null
}

export const reportOn = (entry: Registered, plan: Plan, rows: readonly Row[], command: string): Report => {
  const { fixtures, ...known } = plan
  const played = fixtures.map((_, index) => rows.filter(({ fixture }) => fixture === index))
  const all = plan.kind === 'ladder' ? [] : played.map((list, index) => figuresOf(layTable(entry, plan, index), index, list))
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
