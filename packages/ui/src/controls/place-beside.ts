/** Finds a place for a slip next to its target: above, beside or below it, inside the table, and without covering it. */

/** A rectangle in pixels, relative to the table. */
export type PlacedBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The space between a slip and its target, and between a slip and the edge of the table. */
const GAP = 8

type BoxSize = Pick<PlacedBox, 'width' | 'height'>
type Corner = Pick<PlacedBox, 'left' | 'top'>

const commonLength = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart))

const overlapOf = (one: PlacedBox, other: PlacedBox): number =>
  commonLength(one.left, one.width, other.left, other.width) * commonLength(one.top, one.height, other.top, other.height)

/** How much worse it is to cover the target than other pieces. */
const TARGET_COST = 4

/**
 * The first side with enough room: above, right, left, below. If there is none, the side with the most room, as far inside the table as possible.
 * With `avoid`, the boxes of other pieces: the first side on which the slip covers the least of them.
 */
export const placeBeside = (
  target: PlacedBox,
  { width, height }: BoxSize,
  room: BoxSize,
  avoid: readonly PlacedBox[] | null = null,
): Corner => {
  const clampLeft = (left: number): number => Math.max(GAP, Math.min(room.width - width - GAP, left))
  const clampTop = (top: number): number => Math.max(GAP, Math.min(room.height - height - GAP, top))
  const right = target.left + target.width
  const bottom = target.top + target.height
  // Above and below the slip is centred; if it has to avoid others, it may also begin or end where its target does.
  const lefts = [target.left + target.width / 2 - width / 2, ...(avoid === null ? [] : [target.left, right - width])]
  const level = clampTop(target.top + target.height / 2 - height / 2)
  const sides = [
    ...lefts.map(left => ({ spare: target.top - height - 2 * GAP, left, top: target.top - height - GAP })),
    { spare: room.width - right - width - 2 * GAP, left: right + GAP, top: level },
    { spare: target.left - width - 2 * GAP, left: target.left - width - GAP, top: level },
    ...lefts.map(left => ({ spare: room.height - bottom - height - 2 * GAP, left, top: bottom + GAP })),
  ].map(({ spare, left, top }) => ({ spare, left: clampLeft(left), top: clampTop(top) }))
  const costOf = (corner: Corner): number => {
    const slip = { ...corner, width, height }
    return (avoid ?? []).reduce((sum, box) => sum + overlapOf(slip, box), TARGET_COST * overlapOf(slip, target))
  }
  const roomiest = sides.reduce((one, other) => (other.spare > one.spare ? other : one))
  const best =
    avoid === null
      ? (sides.find(({ spare }) => spare >= 0) ?? roomiest)
      : sides.reduce((one, other) => (costOf(other) < costOf(one) ? other : one))
  return { left: best.left, top: best.top }
}
