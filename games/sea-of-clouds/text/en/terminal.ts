/** English words that only the terminal uses. */
import type { TerminalText } from '../types.ts'

export const terminal: TerminalText = {
  spaces: 'Spaces',
  strength: 'Strength',
  take: 'Take it all',
  exchange: (victim, give, take) => `Give ${victim} ${give} for ${take ?? 'a random Rum'}`,
}
