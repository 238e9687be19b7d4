/** How a finished match ended, read from its last entry. */
import type { MatchResult } from '@tortuga/wire'
import type { Store } from '../store/port/store.ts'

export const resultOf = async (store: Store, id: string): Promise<MatchResult> => {
  const version = (await store.readMatch(id))?.match.version ?? 0
  const [last] = await store.entriesBetween(id, version - 1, version)
  return last?.entry.type === 'end' ? { outcome: last.entry.outcome, reason: last.entry.reason } : { outcome: null, reason: 'abandoned' }
}
