/** What all drawings on paper share: one ink outline with round joins and caps. */
import type { SVGProps } from 'react'

export const PRINT_INK = {
  stroke: 'var(--print)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const satisfies SVGProps<SVGElement>

/** A line of ink without a fill. */
export const PRINT_LINE = { ...PRINT_INK, fill: 'none' } as const
