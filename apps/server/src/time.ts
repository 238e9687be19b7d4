/** The time all nodes agree on: the database's, kept as a difference to this machine's clock. */
import type { Millis } from '@tortuga/kit'

export type Time = { readonly now: () => Millis; readonly measure: () => Promise<void> }

/** Takes the quickest of a few answers: the shorter the way, the smaller the error. */
export const createTime = (databaseNow: () => Promise<Millis>, machineNow: () => Millis = Date.now): Time => {
  let difference: Millis = 0
  const ask = async (): Promise<{ readonly took: Millis; readonly difference: Millis }> => {
    const before = machineNow()
    const there = await databaseNow()
    const after = machineNow()
    return { took: after - before, difference: Math.round(there - (before + after) / 2) }
  }
  return {
    now: () => machineNow() + difference,
    measure: async () => {
      const answers = [await ask(), await ask(), await ask()]
      difference = answers.reduce((best, answer) => (answer.took < best.took ? answer : best)).difference
    },
  }
}
