/** Finds where each piece was before a change of the table, by its name and its face. */
import type { Rect } from './places.ts'

/** The position of a piece: `face` is empty if it is hidden; `zone` is the scrolling part of the table it is in; `box` is relative to the root, without the scroll offset of the zone. */
export type GlidePosition = { readonly name: string; readonly face: string; readonly zone: string; readonly box: Rect }

/** The distance between the centres of two rectangles. */
export const distanceBetween = (one: Rect, other: Rect): number =>
  Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2)

/** Finds the old position of each piece: same name and face, else the nearest with that face, else the nearest hidden piece of its zone. Null for a new piece. */
export const matchPositions = (before: readonly GlidePosition[], now: readonly GlidePosition[]): readonly (GlidePosition | null)[] => {
  const free = new Map(before.map(old => [old.name, old]))
  const take = (old: GlidePosition | undefined): GlidePosition | null => {
    if (old !== undefined) free.delete(old.name)
    return old ?? null
  }
  const nearest = (piece: GlidePosition, fits: (old: GlidePosition) => boolean): GlidePosition | undefined =>
    [...free.values()].filter(fits).toSorted((one, other) => distanceBetween(one.box, piece.box) - distanceBetween(other.box, piece.box))[0]
  const named = now.map(piece => {
    const old = free.get(piece.name)
    return take(old?.face === piece.face ? old : undefined)
  })
  if (free.size === 0) return named
  const faced = now.map((piece, index) => named[index] ?? (piece.face === '' ? null : take(nearest(piece, old => old.face === piece.face))))
  return now.map(
    (piece, index) => faced[index] ?? (piece.face === '' ? null : take(nearest(piece, old => old.face === '' && old.zone === piece.zone))),
  )
}
