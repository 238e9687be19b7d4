/** Compares two variants over the same deals: differences and whether they are significant. */
import { at } from '@tortuga/kit'
import { differenceOf, clusterByDeal, holmCorrection } from '../stats/estimates.ts'
import type { Difference } from '../stats/estimates.ts'
import type { FigureObservations, FigureSubject } from './observations.ts'

export type ComparedFigure = Difference & {
  readonly subject: FigureSubject
  readonly isShare: boolean
  readonly first: number
  readonly second: number
  /** p-value, corrected for multiple comparisons (Holm). */
  readonly raised: number
  readonly isReal: boolean
}

/** The counterpart of a figure in the other variant. An ending that never happens there counts as zero. */
const counterpartOf = (observed: FigureObservations, others: readonly FigureObservations[]): FigureObservations | null => {
  const key = JSON.stringify(observed.subject)
  const found = others.find(({ subject }) => JSON.stringify(subject) === key)
  if (found !== undefined) return found
  if (observed.subject.type !== 'ending') return null
  const games = others.find(({ subject }) => subject.type === 'length')?.observations ?? []
  return { ...observed, observations: games.map(([deal]) => [deal, 0]) }
}

const meanOf = ({ observations }: FigureObservations): number =>
  observations.reduce((sum, [, value]) => sum + value, 0) / observations.length

/** Whether two variants played exactly the same games, so that the second needs no report. */
export const areSame = (compared: readonly ComparedFigure[]): boolean =>
  compared.length > 0 && compared.every(({ difference, low, high }) => difference === 0 && low === 0 && high === 0)

export const compare = (first: readonly FigureObservations[], second: readonly FigureObservations[]): readonly ComparedFigure[] => {
  const pairs = [
    ...first.map(one => [one, counterpartOf(one, second)] as const),
    ...second
      .filter(other => !first.some(({ subject }) => JSON.stringify(subject) === JSON.stringify(other.subject)))
      .map(other => [counterpartOf(other, first), other] as const),
  ]
  const found = pairs.flatMap(([one, other]) => {
    if (one === null || other === null) return []
    const difference = differenceOf(clusterByDeal(one.observations), clusterByDeal(other.observations))
    if (difference === null) return []
    return [{ ...difference, subject: one.subject, isShare: one.isShare, first: meanOf(one), second: meanOf(other) }]
  })
  // Figures that are equal in every deal do not count as comparisons in the correction.
  const comparable = found.filter(({ low, high }) => low !== 0 || high !== 0)
  const raised = holmCorrection(comparable.map(({ chance }) => chance))
  return found.map(each => {
    const place = comparable.indexOf(each)
    const own = place < 0 ? 1 : at(raised, place)
    return { ...each, raised: own, isReal: own < 0.05 }
  })
}
