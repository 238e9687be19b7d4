/** Runs one request about a seat or a table at a time, and remembers what went wrong with the last one. */
import { useState } from 'react'
import { ApiProblem } from './error-codes.ts'
import type { ApiProblemCode } from './error-codes.ts'

/** `name`: the visitor has entered none. */
export type SeatProblem = ApiProblemCode | 'name'

export const useRequest = (onSettled: () => void) => {
  const [problem, setProblem] = useState<SeatProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = (request: () => Promise<void>): void => {
    setBusy(true)
    setProblem(null)
    request()
      .catch((error: unknown) => setProblem(error instanceof ApiProblem ? error.code : 'other'))
      .finally(() => {
        setBusy(false)
        onSettled()
      })
  }
  return { problem, setProblem, isBusy, run }
}
