/** Edits journals for tests, and reports the fault of their replay. */
import { at, replaceAt, replay } from '../src/index.ts'
import type { Entry, Header, Journal } from '../src/index.ts'
import { toy } from './toy/index.ts'

/** The fault of a replay as `3 refused` (version and problem), '-' if there is none. */
export const faultOf = (journal: Journal, game = toy): string => {
  const { fault } = replay(game, journal)
  return fault === null ? '-' : `${fault.version} ${fault.problem}`
}
export const withHeader = ({ header, entries }: Journal, change: Partial<Header>): Journal => ({
  header: { ...header, ...change },
  entries,
})
export const withEntry = ({ header, entries }: Journal, version: number, change: object): Journal => ({
  header,
  entries: replaceAt(entries, version - 1, { ...at(entries, version - 1), ...change }),
})
export const withMore = ({ header, entries }: Journal, ...more: readonly Entry[]): Journal => ({ header, entries: [...entries, ...more] })
