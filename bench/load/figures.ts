/** The options and the results of the load clients. */
import * as v from 'valibot'

/** The options of the clients. */
export const loadOptionsSchema = v.object({
  ports: v.array(v.number()),
  tables: v.number(),
  seconds: v.number(),
  /** Milliseconds between two moves of one table; 0 for as fast as possible. */
  every: v.number(),
  /** Both players of a table use the same server. */
  together: v.boolean(),
})
export type LoadOptions = Readonly<v.InferOutput<typeof loadOptionsSchema>>

/** The results of the clients. */
export const loadFiguresSchema = v.object({
  moves: v.number(),
  seconds: v.number(),
  refused: v.number(),
  matches: v.number(),
  /** Percentiles of the time from sending a move to its acknowledgement, in milliseconds. */
  p50: v.number(),
  p95: v.number(),
  p99: v.number(),
  max: v.number(),
  /** Seconds of CPU time the clients used while measuring. */
  cpuSeconds: v.number(),
})
export type LoadFigures = Readonly<v.InferOutput<typeof loadFiguresSchema>>

/** The line that clients print when they start measuring. */
export const COUNTING_STARTED = 'counting'

/** Computes the figures from the response times. */
export const loadFigures = (
  times: readonly number[],
  rest: Pick<LoadFigures, 'seconds' | 'refused' | 'matches' | 'cpuSeconds'>,
): LoadFigures => {
  const sorted = Float64Array.from(times).sort()
  const percentile = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { moves: times.length, ...rest, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99), max: percentile(1) }
}

/** The figures as lines of text. */
export const describeFigures = ({ moves, seconds, refused, matches, p50, p95, p99, max }: LoadFigures): readonly string[] => [
  `${Math.round(moves / seconds)} moves/s acknowledged (${moves} in ${seconds.toFixed(1)} s, ${refused} refused, ${matches} finished matches)`,
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, at most ${max.toFixed(0)} ms`,
]
