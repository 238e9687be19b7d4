/** Reads a face as people see it: `red2-orange1` is two red bottles and an orange one. */
import type { Colour, Face } from '../rules/index.ts'

/** The colours of a rum card's ends; null for the parrot. */
export const endsOf = (face: Face): { readonly double: Colour; readonly single: Colour } | null => {
  const [, double, single] = /^([a-z]+)2-([a-z]+)1$/.exec(face) ?? []
  return double === undefined || single === undefined ? null : { double, single }
}

/** The cards of a list that are shown. */
export const shownOf = (cards: readonly (Face | null)[]): readonly Face[] => cards.filter(card => card !== null)
