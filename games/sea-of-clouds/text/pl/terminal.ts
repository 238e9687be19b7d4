/** Polish words that only the terminal uses. */
import type { TerminalText } from '../types.ts'

export const terminal: TerminalText = {
  spaces: 'Pola',
  strength: 'Siła',
  take: 'Weź wszystko',
  exchange: (victim, give, take) => `Oddaj: ${give}, weź: ${take ?? 'losowy rum'} (${victim})`,
}
