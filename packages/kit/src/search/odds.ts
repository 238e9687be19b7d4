/** From merits and places to chances of winning. */

/** By multiplying alone, so that all machines agree to the last digit. */
export const exp = (x: number): number => {
  let power = 1 + x / 1024
  if (power < 0) return 0
  for (let step = 0; step < 10; step += 1) power *= power
  return power
}

/** Chances in the ratio of e to the power of each merit; together 1. */
export const chancesFrom = (merits: readonly number[]): readonly number[] => {
  const most = Math.max(...merits)
  const odds = merits.map(merit => exp(merit - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map(one => one / all)
}

/** What the end is worth to each seat: 1 to whoever won alone, its part to whoever shared it. */
export const sharesOf = (places: readonly number[]): readonly number[] => {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}
