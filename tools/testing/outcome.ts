/** What a part of the test run found. */
export type RunOutcome = {
  readonly passed: number
  /** One line for each failure: where, what, and the first line of the reason. */
  readonly failures: readonly string[]
}
