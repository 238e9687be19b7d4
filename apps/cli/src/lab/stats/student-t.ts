/** Student's t-distribution, for confidence intervals of means over a small number of deals. */

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const

const logGamma = (x: number): number => {
  const [first, ...rest] = LANCZOS
  const base = x + 6.5
  const sum = rest.reduce<number>((total, factor, index) => total + factor / (x + index), first)
  return (x - 0.5) * Math.log(base) - base + Math.log(Math.sqrt(2 * Math.PI) * sum)
}

const [TINY, TOLERANCE] = [1e-300, 1e-14]
const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** The continued fraction of the incomplete beta function (Lentz's method). */
const betaFraction = (a: number, b: number, x: number): number => {
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m <= 500; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    value *= d * c
    if (Math.abs(d * c - 1) < TOLERANCE) break
  }
  return value
}

/** The regularized incomplete beta function. */
const incompleteBeta = (a: number, b: number, x: number): number => {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b
}

/** The two-sided p-value. */
export const twoSidedPValue = (t: number, freedom: number): number => incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t))

const cache = new Map<number, number>()

/** The number of standard errors of a 95 % interval. */
export const tQuantile = (freedom: number): number => {
  const found = cache.get(freedom)
  if (found !== undefined) return found
  let [low, high] = [1.9, 700]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (twoSidedPValue(middle, freedom) > 0.05) low = middle
    else high = middle
  }
  cache.set(freedom, high)
  return high
}
