/** The options of the editions of RUM. */
import type { Options } from './types.ts'

/** R12.1, R12.2 */
export const PRESETS = {
  pl: { deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: false },
  en: { deck: 'paley', startSeat: 'afterDealer', beachBottles: 'chosen', handMustContribute: false },
} as const satisfies Record<string, Options>
