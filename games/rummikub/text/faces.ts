/** Reads a face as people see it: `B4` is a blue 4. */
import type { Colour, Face } from '../rules/index.ts'

/** A numbered tile's colour and number; null for a joker. */
export const partsOf = (face: Face): { readonly colour: Colour; readonly number: number } | null => {
  const [, colour, number] = /^([KRBO])(\d+)$/.exec(face) ?? []
  return colour === undefined ? null : { colour: colour as Colour, number: Number(number) }
}

/** The tiles of a list that are shown. */
export const shownOf = (tiles: readonly (Face | null)[]): readonly Face[] => tiles.filter(tile => tile !== null)

/** Points with their sign, as they are written. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
