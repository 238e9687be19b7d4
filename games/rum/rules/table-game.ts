/** The part of the game that a page needs to draw a table and to judge moves. */
import type { Game } from '@tortuga/kit'
import { check } from './judge.ts'
import { PRESETS } from './data/presets.ts'
import { REFUSAL_RULES } from './data/refusals.ts'
import type { RumTypes } from './data/types.ts'

export const rumTable = {
  id: 'rum',
  rules: 2,
  seats: [2, 4],
  clock: { type: 'none' }, // R11.1
  presets: PRESETS,
  refusalRules: REFUSAL_RULES,
  check,
} as const satisfies Partial<Game<RumTypes>>
