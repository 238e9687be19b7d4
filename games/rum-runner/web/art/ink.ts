/** What all drawings of Rum Runner share: the ink line, round joins and caps, the sea. */
import { waveLine } from '@tortuga/ui'

export { PRINT_INK as INK, PRINT_LINE as LINE } from '@tortuga/ui'

/** The sea from edge to edge, to go on with in a path. */
export const SEA = waveLine(8, 12, 5)

/** Colours of the print that the tokens have no name for. */
export const DYE = {
  hull: 'var(--hull)',
  sail: 'var(--sail)',
  red: 'var(--b-red)',
  green: 'var(--b-green)',
  blue: 'var(--b-blue)',
  gold: 'var(--brass-fill)',
  wood: 'var(--cork)',
  stone: '#a9a58f',
  foam: '#f6efdc',
  sea: '#5f9a97',
  dark: '#2b3a3a',
} as const
