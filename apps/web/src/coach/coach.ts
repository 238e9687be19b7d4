/** The coach's figures: what the strongest bot thought of each of somebody's decisions, knowing what they knew, and where the match turned. Pure. */

/** A question somebody answered: the version it was put at, what they knew, and what they did. */
export type Decision = { readonly version: number; readonly view: unknown; readonly move: unknown }

/** The same after the bot has looked at it. */
export type Judged = {
  readonly version: number
  /** What the bot would have done. */
  readonly move: unknown
  readonly isSame: boolean
  /** Of winning, 0 to 1, before the decision; null where the bot has no opinion. */
  readonly chance: number | null
  readonly reason: { readonly type: string } | null
}

/** Where the match turned: the chance before a decision, and at the next one. */
export type Turning = { readonly version: number; readonly before: number; readonly after: number; readonly isSame: boolean }

/** Less is noise of the search. */
const LEAST = 0.08
const MOST_TURNINGS = 6

/** The greatest changes between one decision and the next, in the order of the match. The last one leads to the end: won counts as 1, lost as 0. */
export const turningsOf = (judged: readonly Judged[], end: number | null): readonly Turning[] => {
  const known = judged.flatMap(({ version, chance, isSame }) => (chance === null ? [] : [{ version, chance, isSame }]))
  const turnings = known.flatMap(({ version, chance, isSame }, index): readonly Turning[] => {
    const after = known[index + 1]?.chance ?? end
    return after === null || Math.abs(after - chance) < LEAST ? [] : [{ version, before: chance, after, isSame }]
  })
  const sizeOf = ({ before, after }: Turning): number => Math.abs(after - before)
  return turnings
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MOST_TURNINGS)
    .toSorted((one, other) => one.version - other.version)
}

/** How often the bot would have done the same. */
export const agreedOf = (judged: readonly Judged[]): number => judged.filter(({ isSame }) => isSame).length

/** What was judged of a position; null where nothing was decided there, or not judged yet. */
export const judgedAt = (judged: readonly Judged[], version: number): Judged | null => judged.find(one => one.version === version) ?? null

/** The curve as points of a box 100 wide and 100 high, chance upwards; versions from `first` to `last` lie from left to right. */
export const pointsOf = (judged: readonly Judged[], first: number, last: number): readonly { readonly x: number; readonly y: number }[] =>
  judged.flatMap(({ version, chance }) =>
    chance === null ? [] : [{ x: last === first ? 0 : (100 * (version - first)) / (last - first), y: 100 * (1 - chance) }],
  )
