/** The lead of the best score over the second best. */
import { at } from '@tortuga/kit'

export const marginOf = ({ scores }: { readonly scores: readonly number[] }): number => {
  const sorted = scores.toSorted((a, b) => b - a)
  return at(sorted, 0) - at(sorted, 1)
}
