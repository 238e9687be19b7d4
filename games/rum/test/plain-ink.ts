/** A terminal without colours, for tests that read what it shows. */
import type { TerminalInk } from '@tortuga/kit'

const same = (text: string): string => text

export const PLAIN_INK: TerminalInk = {
  bold: same,
  dim: same,
  inverse: same,
  red: same,
  green: same,
  yellow: same,
  blue: same,
  magenta: same,
  cyan: same,
  white: same,
}
