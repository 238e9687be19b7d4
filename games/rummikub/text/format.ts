/** Helpers of all languages: parts of a face, known tiles of a list, points with a sign. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { Face, JokerRole, TileColour } from '../rules/index.ts'

/** Colour and number of a tile; null for a joker. */
export const partsOf = (face: Face): { readonly colour: TileColour; readonly number: number } | null => {
  const [, colour, number] = /^([KRBO])(\d+)$/.exec(face) ?? []
  return colour === undefined ? null : { colour: colour as TileColour, number: Number(number) }
}

/** The tiles whose faces the reader may know. */
export const knownTiles = (tiles: readonly (Face | null)[]): readonly Face[] => tiles.filter(tile => tile !== null)

/** Tiles in words. Each joker is said with the tile that it stands for, as long as there are roles. */
export const nameTiles = (
  tiles: readonly Face[],
  jokers: readonly JokerRole[],
  say: (face: Face, role: JokerRole | null) => string,
): readonly string[] => {
  const roles = [...jokers]
  return tiles.map(face => say(face, partsOf(face) === null ? (roles.shift() ?? null) : null))
}

/** Whether a sentence about a seat addresses the reader. */
export const isReader = (name: NameOf, seat: Seat): boolean => name.you === seat

/** Points with their sign, as on a score sheet. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
