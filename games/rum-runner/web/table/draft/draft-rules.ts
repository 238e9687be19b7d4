/** Drafts outside the table: how they are stored over a reload, and the public part that the opponent sees. */
import * as v from 'valibot'
import type { Draft, View } from '../../../rules/index.ts'
import { DRAFT_SCHEMA, EMPTY_DRAFT, isEmptyDraft, type DraftState } from './draft-state.ts'

/** Storage is untrusted, so the shape is checked. */
export const parseStoredDraft = (found: unknown): DraftState => {
  const read = v.safeParse(DRAFT_SCHEMA, found)
  return read.success && !isEmptyDraft(read.output) ? read.output : EMPTY_DRAFT
}

/** The public part: an island, ships or a count of cards, never a face. Raising hazards is not shared, because it would reveal them early. */
export const shareDraft = ({ cards, laid, island, places, ships }: DraftState, { raid }: Pick<View, 'raid'>): Draft => {
  if (raid === null && ships.length > 0) return { type: 'ships', ships }
  const where = island ?? laid[0]?.island ?? places[0]?.island
  if (where !== undefined) return { type: 'island', island: where }
  return cards.length > 0 ? { type: 'cards', count: cards.length } : { type: 'none' }
}
