/** What the benches hand on to the table at the end: figures by name, a line each in a file that `main.ts` names. */
import { at } from '@tortuga/kit'
import { appendFileSync } from 'node:fs'

export type Told = { readonly key: string; readonly value: number }

export const tellRow = (told: Told): void => {
  const file = process.env['BENCH_ROWS'] ?? ''
  if (file !== '') appendFileSync(file, `${JSON.stringify(told)}\n`)
}

export const median = (list: readonly number[]): number =>
  at(
    list.toSorted((a, b) => a - b),
    Math.floor(list.length / 2),
  )
