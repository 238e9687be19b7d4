/** Tables whose journals are held to what was done at them: after every test each is played again, to the same match. */
import { afterEach, expect } from 'vitest'
import { replay } from '../src/index.ts'
import { Table } from './table.ts'

/** Gives a way to open tables; for the top of a test file. */
export const tablesToldAgain = (): ((...wanted: ConstructorParameters<typeof Table>) => Table) => {
  const tables: Table[] = []
  afterEach(() => {
    for (const { game, journal, match } of tables.splice(0)) {
      const { frames, fault } = replay(game, journal)
      expect(fault).toBeNull()
      expect(frames.at(-1)?.match).toEqual(match)
    }
  })
  return (...wanted) => {
    const table = new Table(...wanted)
    tables.push(table)
    return table
  }
}
