/** Stroke styles and the colours of people, for drawings on paper. */
import type { SVGProps } from 'react'

/** The outline of a shape: round joins and caps. */
export const PRINT_INK = {
  stroke: 'var(--print)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const satisfies SVGProps<SVGElement>

/** A line without fill. */
export const PRINT_LINE = { ...PRINT_INK, fill: 'none' } as const

/** Inks for portraits. They lie on paper and have an outline, so they are the same in every theme. */
export const HAIR = { jet: '#2c2a2b', rust: '#9a4a22', straw: '#c68f3a', snow: '#efe8d6', bark: '#5b3b26', slate: '#6d6a66' } as const
export const SKIN = { rose: '#eab893', sand: '#d99f72', clay: '#b5774c', umber: '#96603e', cocoa: '#845539' } as const
