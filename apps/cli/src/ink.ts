/** Colours for the terminal, or none. */
import pico from 'picocolors'
import type { Ink } from './terminal.ts'

export const createInk = (colour: boolean): Ink => {
  const { bold, dim, inverse, red, green, yellow, blue, magenta, cyan, white } = pico.createColors(colour)
  return { bold, dim, inverse, red, green, yellow, blue, magenta, cyan, white }
}
