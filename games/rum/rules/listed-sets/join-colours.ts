/** Step 3 of `list-plays.ts`: joins the sets of different colours. */
import { cardsOf, countCards, joinGains, setAt, type MaskedSet } from './masked-set.ts'
import type { SetsByColour } from './minimal-sets.ts'

/** If there would be more sets, some are left out. */
export const MAX_SETS = 2000

/** All combinations of sets of different colours that share no card; null if there are more than `most`. The first entry plays no card. */
export const joinColours = ({ byColour, beachGains }: SetsByColour, most: number): MaskedSet[] | null => {
  const joined: MaskedSet[] = [{ ones: 0, twos: 0, gains: beachGains }]
  for (const sets of byColour) {
    const before = joined.length
    for (let index = 0; index < before; index += 1) {
      const left = setAt(joined, index)
      const used = cardsOf(left)
      for (const set of sets) {
        if ((cardsOf(set) & used) !== 0) continue
        if (joined.length > most) return null
        joined.push({ ones: left.ones | set.ones, twos: left.twos | set.twos, gains: joinGains(left.gains, set.gains) })
      }
    }
  }
  return joined
}

/** Keeps, for each colour and value, the set with the fewest cards (of equal ones, with the earliest cards). With `few`, keeps only the cheapest set and the one with the highest value. */
export const keepCheapest = ({ byColour, beachGains }: SetsByColour, few: boolean): SetsByColour => {
  const kept = byColour.map(sets => {
    const cheapestFirst = sets.toSorted((a, b) => countCards(a) - countCards(b) || b.gains - a.gains || cardsOf(a) - cardsOf(b))
    const perValue = cheapestFirst.filter((set, index) => cheapestFirst.findIndex(other => other.gains === set.gains) === index)
    const highest = Math.max(...perValue.map(({ gains }) => gains))
    return few ? perValue.filter((set, index) => index === 0 || set.gains === highest) : perValue
  })
  return { byColour: kept, beachGains }
}

/** Joins as many sets as the limit allows: all of them, or only the cheapest ones of each colour. */
export const joinWithinLimit = (found: SetsByColour): MaskedSet[] =>
  joinColours(found, MAX_SETS) ??
  joinColours(keepCheapest(found, false), MAX_SETS) ??
  joinColours(keepCheapest(found, true), Infinity) ??
  []
