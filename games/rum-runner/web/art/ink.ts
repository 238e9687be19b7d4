/** What all drawings of Rum Runner share: the ink line, round joins and caps. */
import type { SVGProps } from 'react'

export const INK = {
  stroke: 'var(--print)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const satisfies SVGProps<SVGElement>

/** A line of ink without a fill. */
export const LINE = { ...INK, fill: 'none' } as const

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
