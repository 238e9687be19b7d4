/** What a host needs to mend a halted match: where it stands, what halted it, and its journal for the developers. */
import { printJournal } from '@tortuga/kit'
import type { Player } from '@tortuga/kit'
import type { ListedTable } from '@tortuga/wire'
import type { Store } from '../store/port/store.ts'

/** The input and error that halted a match, and the version at which that happened. */
type HaltCause = { readonly version: number; readonly input: unknown; readonly error: string }

export type MatchReport = {
  readonly id: string
  readonly game: string
  /** Null before the match has begun. */
  readonly rules: number | null
  readonly status: ListedTable['status'] | 'halted'
  readonly version: number
  readonly seats: readonly (Player | null)[]
  readonly created: number
  readonly touched: number
  /** Kept after the match goes on, too. */
  readonly cause: HaltCause | null
}

/** The files of an export: a journal for `tortuga replay`, and the cause with the state in which it arose. Both contain hidden cards and the secret. */
export type MatchExport = { readonly journal: string; readonly cause: string | null }

export const reportMatch = async (store: Store, id: string): Promise<MatchReport | null> => {
  const found = await store.findTable(id)
  if (found === null) return null
  const { game, occupants, status, created, touched } = found.table
  const stored = await store.readMatch(id)
  return {
    id,
    game,
    rules: stored?.header.rules ?? null,
    status: stored?.halted === true ? 'halted' : status,
    version: stored?.match.version ?? 0,
    seats: stored?.players ?? occupants.map(occupant => occupant && { name: occupant.name, bot: occupant.bot }),
    created,
    touched,
    cause: await store.findEvidence(id),
  }
}

export const exportMatch = async (store: Store, id: string): Promise<MatchExport | null> => {
  const stored = await store.readMatch(id)
  if (stored === null) return null
  const { header, match } = stored
  const entries = (await store.entriesBetween(id, 0, match.version)).map(({ entry }) => entry)
  const cause = await store.findEvidence(id)
  const position = cause === null ? null : await store.stepAt(id, cause.version)
  return {
    journal: printJournal({ header, entries }),
    cause:
      cause === null
        ? null
        : `${JSON.stringify({ match: id, game: header.game, rules: header.rules, ...cause, state: position?.state ?? null }, null, 2)}\n`,
  }
}
