/** The tiles: names, numbers, colours, values, and how many copies there are. */
import { at } from '@tortuga/kit'
import { COLOURS, type TileColour, type Face, type Piece } from './types.ts'

export const JOKER = 'J'
export const TOP_NUMBER = 13

/** All 53 faces: by colour and number, the joker last. */
export const FACES: readonly Face[] = [
  ...COLOURS.flatMap(colour => Array.from({ length: TOP_NUMBER }, (_, n) => `${colour}${n + 1}`)),
  JOKER,
]

/** Index of a face in `FACES`: colour × 13 + number − 1, and 52 for the joker. */
export const JOKER_INDEX = 52
export const FACE_COUNT = 53
const INDICES: ReadonlyMap<Face, number> = new Map(FACES.map((face, index) => [face, index]))
export const indexOf = (face: Face): number => {
  const index = INDICES.get(face)
  if (index === undefined) throw new RangeError(`no such tile: ${face}`)
  return index
}
export const faceAt = (index: number): Face => at(FACES, index)

/** The number of a tile; 0 for a joker. */
export const numberOf = (face: Face): number => (face === JOKER ? 0 : (indexOf(face) % TOP_NUMBER) + 1)
export const colourOf = (face: Face): TileColour => at(COLOURS, Math.floor(indexOf(face) / TOP_NUMBER))

const isXp = (seats: number): boolean => seats > 4 // R1.3
export const copiesOf = (face: Face, seats: number): number => (face === JOKER ? (isXp(seats) ? 4 : 2) : isXp(seats) ? 3 : 2)

/** R1.1, R1.2: all tiles in a fixed order. */
const listPieces = (seats: number): readonly Piece[] =>
  FACES.flatMap(face => Array.from({ length: copiesOf(face, seats) }, (_, copy) => `${face}.${copy + 1}`))
const STANDARD = Object.freeze(listPieces(2))
const XP = Object.freeze(listPieces(5))
export const piecesFor = (seats: number): readonly Piece[] => (isXp(seats) ? XP : STANDARD)

const FACE_OF: ReadonlyMap<Piece, Face> = new Map(XP.map(piece => [piece, piece.slice(0, piece.indexOf('.'))]))
/** R1.4: `B4.2` is a copy of `B4`. */
export const faceOf = (piece: Piece): Face => FACE_OF.get(piece) ?? piece
export const facesOf = (pieces: readonly Piece[]): readonly Face[] => pieces.map(faceOf)

/** Counts the faces of a list, indexed like `FACES`. */
export const countFaces = (faces: Iterable<Face>): Uint8Array => {
  const counts = new Uint8Array(FACE_COUNT)
  for (const face of faces) {
    const index = indexOf(face)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** Removes the first piece with this face from `pieces`, which is changed in place, and returns it. */
export const takeFace = (pieces: Piece[], face: Face): Piece => {
  const index = pieces.findIndex(piece => faceOf(piece) === face)
  if (index < 0) throw new RangeError(`no ${face} among these pieces`)
  return at(pieces.splice(index, 1), 0)
}

/** R9.3 */
export const valueOf = (face: Face, jokerValue: number): number => (face === JOKER ? jokerValue : numberOf(face))
export const valueOfRack = (faces: readonly Face[], jokerValue: number): number =>
  faces.reduce((sum, face) => sum + valueOf(face, jokerValue), 0)

/** R2.6: the doublets of a rack, one face for each. */
export const doubletsIn = (faces: readonly Face[]): readonly Face[] => {
  const counts = countFaces(faces)
  return FACES.filter((face, index) => face !== JOKER && (counts[index] ?? 0) >= 2)
}
