/** The coach's figures: what the strongest bot would have decided with the same knowledge, and the turning points of the match. Pure. */

/** A player's decision, compared with the bot's move in the same position. */
export type JudgedDecision = {
  readonly version: number
  /** The bot's move. */
  readonly move: unknown
  /** Whether the player made the same move. */
  readonly isSame: boolean
  /** The chance of winning before the decision, 0 to 1; null if the bot has no estimate. */
  readonly chance: number | null
  readonly reason: { readonly type: string } | null
}

/** A large change of the chance of winning, between a decision and the next one. */
export type TurningPoint = { readonly version: number; readonly before: number; readonly after: number; readonly isSame: boolean }

/** Smaller changes are noise of the search. */
const MIN_CHANGE = 0.08
const MAX_TURNINGS = 6

/** The largest changes in the order of the match. The last decision is compared with the end, which is 1 for a win and 0 for a loss. */
export const findTurningPoints = (judged: readonly JudgedDecision[], end: number | null): readonly TurningPoint[] => {
  const known = judged.flatMap(({ version, chance, isSame }) => (chance === null ? [] : [{ version, chance, isSame }]))
  const points = known.flatMap(({ version, chance, isSame }, index): readonly TurningPoint[] => {
    const after = known[index + 1]?.chance ?? end
    return after === null || Math.abs(after - chance) < MIN_CHANGE ? [] : [{ version, before: chance, after, isSame }]
  })
  const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)
  return points
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_TURNINGS)
    .toSorted((one, other) => one.version - other.version)
}

export const countAgreed = (judged: readonly JudgedDecision[]): number => judged.filter(({ isSame }) => isSame).length

/** The judgement at a version; null if there was no decision, or none judged yet. */
export const decisionAt = (judged: readonly JudgedDecision[], version: number): JudgedDecision | null =>
  judged.find(one => one.version === version) ?? null

/** The curve as points in a box of 100 by 100, with higher chances at the top and versions 0 to `last` from left to right. */
export const curvePoints = (judged: readonly JudgedDecision[], last: number): readonly { readonly x: number; readonly y: number }[] =>
  judged.flatMap(({ version, chance }) => (chance === null ? [] : [{ x: last === 0 ? 0 : (100 * version) / last, y: 100 * (1 - chance) }]))
