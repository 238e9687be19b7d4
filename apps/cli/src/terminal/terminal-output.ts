/** Terminal colours, and a filter for control characters in printed lines. */
import pico from 'picocolors'
import type { TerminalInk } from '@tortuga/kit'

export const createColours = (colour: boolean): TerminalInk => {
  const { bold, dim, inverse, red, green, yellow, blue, magenta, cyan, white } = pico.createColors(colour)
  return { bold, dim, inverse, red, green, yellow, blue, magenta, cyan, white }
}

/** Matches colour sequences, and control characters that could move the cursor, ring the bell, rename the window, break the line or change the text direction. */
const NOT_TEXT = /\p{Cc}\[[\d;]*m|[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Removes control characters except colours, so that names from a file or another player cannot control the terminal. */
export const sanitizeLine = (line: string): string => line.replaceAll(NOT_TEXT, found => (found.startsWith('\u001b[') ? found : ' '))
