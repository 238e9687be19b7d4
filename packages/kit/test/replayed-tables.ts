/** Toy tables whose journals are replayed after each test and must lead to the same match. */
import { afterEach, expect } from 'vitest'
import { replay } from '../src/index.ts'
import { ToyTable } from './toy-table.ts'

/** Returns a function that opens tables. Call it at the top of a test file. */
export const replayedTables = (): ((...options: ConstructorParameters<typeof ToyTable>) => ToyTable) => {
  const tables: ToyTable[] = []
  afterEach(() => {
    for (const { game, journal, match } of tables.splice(0)) {
      const { frames, fault } = replay(game, journal)
      expect(fault).toBeNull()
      expect(frames.at(-1)?.match).toEqual(match)
    }
  })
  return (...options) => {
    const table = new ToyTable(...options)
    tables.push(table)
    return table
  }
}
