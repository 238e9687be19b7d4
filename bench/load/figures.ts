/** What is asked of the clients, and what they found. */

export type Wish = {
  readonly ports: readonly number[]
  readonly tables: number
  readonly seconds: number
  /** Milliseconds between two moves of one table; 0 for as fast as it goes. */
  readonly every: number
}

export type Figures = {
  readonly moves: number
  readonly seconds: number
  readonly refused: number
  readonly matches: number
  /** Milliseconds from sending to the acknowledgement, at so many per cent. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** Seconds of processor time the clients used while they counted. */
  readonly work: number
}

/** Clients say this when they begin to count. */
export const COUNTING = 'counting'

export const figuresOf = (times: readonly number[], rest: Pick<Figures, 'seconds' | 'refused' | 'matches' | 'work'>): Figures => {
  const sorted = Float64Array.from(times).sort()
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { moves: times.length, ...rest, p50: share(0.5), p95: share(0.95), p99: share(0.99), max: share(1) }
}

export const describeFigures = ({ moves, seconds, refused, matches, p50, p95, p99, max }: Figures): readonly string[] => [
  `${Math.round(moves / seconds)} moves/s acknowledged (${moves} in ${seconds.toFixed(1)} s, ${refused} refused, ${matches} matches played to their end)`,
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, at most ${max.toFixed(0)} ms`,
]
