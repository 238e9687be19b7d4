/** Passes measured figures to `main.ts`, which prints them as a table: one JSON line each in the file named by BENCH_RESULTS. */
import { at } from '@tortuga/kit'
import { appendFileSync } from 'node:fs'
import * as v from 'valibot'

/** One measured figure. */
export const benchResultSchema = v.object({ key: v.string(), value: v.number() })
type BenchResult = Readonly<v.InferOutput<typeof benchResultSchema>>

/** Records a figure; does nothing when a bench runs on its own. */
export const recordResult = (result: BenchResult): void => {
  const file = process.env['BENCH_RESULTS'] ?? ''
  if (file !== '') appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** The upper median of a list that is not empty. */
export const median = (list: readonly number[]): number =>
  at(
    list.toSorted((a, b) => a - b),
    Math.floor(list.length / 2),
  )
