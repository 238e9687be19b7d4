/** Picks two different pieces of a group. */
import { pick } from '../../src/index.ts'
import type { Random } from '../../src/index.ts'

/** Two different pieces of a group with at least two. */
export const pickPair = (group: readonly string[], random: Random): readonly [string, string] => {
  const one = pick(group, random)
  return [
    one,
    pick(
      group.filter(piece => piece !== one),
      random,
    ),
  ]
}
