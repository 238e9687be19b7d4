/** The rules that each refusal cites. A refusal that names its own rules cites those instead. */
import type { Refusal } from './types.ts'

export const REFUSAL_RULES = {
  over: ['R9.1', 'R9.2'],
  watching: ['R3.1'],
  'not-your-turn': ['R3.1'],
  'discards-first': ['R6.2', 'R8.2'],
  'no-discard-owed': ['R6.2', 'R8.2'],
  'not-in-hand': ['R4.1', 'R6.2'],
  'card-twice': ['R4.1'],
  'wrong-count': ['R6.2'],
  'no-cards': ['R4.2'],
  'beach-counts-whole': ['R4.3'],
  'slot-face-down': ['R4.3'],
  'slot-twice': ['R4.3'],
  'gains-nothing': ['R4.5', 'R5.1', 'R5.3'],
  'hand-adds-nothing': ['R4.7'],
} as const satisfies Record<Refusal['type'], readonly string[]>
