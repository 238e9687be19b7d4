/** The rules that each type of refusal cites. A refusal that names its own rules cites those instead. */
import type { Refusal } from './types.ts'

export const REFUSAL_RULES = {
  over: ['R9.1'],
  watching: ['R3.1'],
  'not-asked': ['R3.1', 'R6.5'],
  'another-question': ['R3.2', 'R4.1', 'R6.6'],
  'not-in-hand': ['R4.1'],
  'no-card-there': ['R5.7'],
  'not-your-pirate': ['R5.6', 'R6.6'],
  'nothing-to-resolve': ['R6.7'],
  'wrong-victim': ['R6.6', 'R6.7'],
  'not-defeated': ['R6.7', 'R7.1'],
  'not-your-rum': ['R7.3'],
  'not-your-object': ['R7.4', 'R7.6'],
  'no-such-object': ['R7.4'],
  'no-rum-there': ['R7.5'],
  'drawn-blind': ['R7.3'],
} as const satisfies Record<Refusal['type'], readonly string[]>
