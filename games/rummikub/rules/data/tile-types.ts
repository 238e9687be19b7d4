/** Types of tiles and sets, by face for views and moves and by piece for the state. */

/** R1.1: black, red, blue, orange. */
export const COLOURS = ['K', 'R', 'B', 'O'] as const
export type TileColour = (typeof COLOURS)[number]

/** What is printed on a tile: `B4`, or `J` for a joker. Views, events and moves name faces, never pieces. */
export type Face = string
/** One physical tile, a copy of a face: `B4.1`, `B4.2`, `J.1` … Only the state tells copies apart. */
export type Piece = string

export const SET_KINDS = ['group', 'run'] as const
export type SetKind = (typeof SET_KINDS)[number]
/** R3.5: a set with the kind it was laid as; the tiles of a run are in rising order. */
export type TileSet = { readonly kind: SetKind; readonly tiles: readonly Face[] }
export type TileTable = readonly TileSet[]
/** The same with pieces instead of faces, as the state stores it. */
export type PieceSet = { readonly kind: SetKind; readonly tiles: readonly Piece[] }
export type PieceTable = readonly PieceSet[]
