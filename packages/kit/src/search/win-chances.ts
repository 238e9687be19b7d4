/** Converts ratings and places to probabilities of winning. */

/** An approximation of e to the power of x that uses only multiplication. `Math.exp` may differ in the last digit between machines, and then bots would play differently. */
export const portableExp = (x: number): number => {
  let power = 1 + x / 1024
  if (power < 0) return 0
  for (let step = 0; step < 10; step += 1) power *= power
  return power
}

/** Softmax: probabilities proportional to e to the power of each rating; their sum is 1. */
export const softmax = (ratings: readonly number[]): readonly number[] => {
  const highest = Math.max(...ratings)
  const odds = ratings.map(rating => portableExp(rating - highest))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map(one => one / total)
}

/** The value of a finished match for each seat: 1 for a sole winner, an equal part of 1 for each of several winners, 0 for the rest. */
export const winShares = (places: readonly number[]): readonly number[] => {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}
