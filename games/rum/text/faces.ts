/** Reads a face: `red2-orange1` has two red bottles on one end and one orange bottle on the other. */
import type { BottleColour, Face } from '../rules/index.ts'

/** The colours of the two ends of a rum card; null for the parrot. */
export const endsOf = (face: Face): { readonly double: BottleColour; readonly single: BottleColour } | null => {
  const [, double, single] = /^([a-z]+)2-([a-z]+)1$/.exec(face) ?? []
  return double === undefined || single === undefined ? null : { double, single }
}

/** The cards of a list whose faces the viewer may see. */
export const visibleCards = (cards: readonly (Face | null)[]): readonly Face[] => cards.filter(card => card !== null)
