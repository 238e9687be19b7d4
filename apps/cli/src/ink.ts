/** Colours for the terminal, or none; and lines that can do nothing to it but colour themselves. */
import pico from 'picocolors'
import type { Ink } from './terminal.ts'

export const createInk = (colour: boolean): Ink => {
  const { bold, dim, inverse, red, green, yellow, blue, magenta, cyan, white } = pico.createColors(colour)
  return { bold, dim, inverse, red, green, yellow, blue, magenta, cyan, white }
}

/** A colour, or what would move about, ring, rename the window, break the line or turn it round. */
const NOT_TEXT = /\p{Cc}\[[\d;]*m|[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** One line to print in which something from a file or from somebody else may stand: a name must not play with the reader's terminal. */
export const harmless = (line: string): string => line.replaceAll(NOT_TEXT, found => (found.startsWith('\u001b[') ? found : ' '))
