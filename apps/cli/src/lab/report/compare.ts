/** Two variants over the same deals: what is different, and whether that is more than noise. */
import { at } from '@tortuga/kit'
import { differenceOf, gather, holm } from '../stats/estimates.ts'
import type { Difference } from '../stats/estimates.ts'
import type { Observed, Subject } from './observe.ts'

export type Compared = Difference & {
  readonly subject: Subject
  readonly isShare: boolean
  readonly first: number
  readonly second: number
  /** The chance of so much by noise, raised for the number of figures that are looked at. */
  readonly raised: number
  readonly isReal: boolean
}

/** A figure that only one of them has (an ending that never happens in the other) is compared with nothing at all. */
const against = (observed: Observed, others: readonly Observed[]): Observed | null => {
  const key = JSON.stringify(observed.subject)
  const found = others.find(({ subject }) => JSON.stringify(subject) === key)
  if (found !== undefined) return found
  if (observed.subject.type !== 'ending') return null
  const games = others.find(({ subject }) => subject.type === 'length')?.observations ?? []
  return { ...observed, observations: games.map(([deal]) => [deal, 0]) }
}

const meanOf = ({ observations }: Observed): number => observations.reduce((sum, [, value]) => sum + value, 0) / observations.length

/** Whether two variants played exactly the same games: then nothing about the second is worth saying again. */
export const areSame = (compared: readonly Compared[]): boolean =>
  compared.length > 0 && compared.every(({ difference, low, high }) => difference === 0 && low === 0 && high === 0)

export const compare = (first: readonly Observed[], second: readonly Observed[]): readonly Compared[] => {
  const pairs = [
    ...first.map(one => [one, against(one, second)] as const),
    ...second
      .filter(other => !first.some(({ subject }) => JSON.stringify(subject) === JSON.stringify(other.subject)))
      .map(other => [against(other, first), other] as const),
  ]
  const found = pairs.flatMap(([one, other]) => {
    if (one === null || other === null) return []
    const difference = differenceOf(gather(one.observations), gather(other.observations))
    if (difference === null) return []
    return [{ ...difference, subject: one.subject, isShare: one.isShare, first: meanOf(one), second: meanOf(other) }]
  })
  // What never changes at all is no further try at looking odd.
  const moved = found.filter(({ low, high }) => low !== 0 || high !== 0)
  const raised = holm(moved.map(({ chance }) => chance))
  return found.map(each => {
    const place = moved.indexOf(each)
    const own = place < 0 ? 1 : at(raised, place)
    return { ...each, raised: own, isReal: own < 0.05 }
  })
}
