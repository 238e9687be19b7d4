/** What the emblems share: the box, the ink, a line of waves. Night in the dark theme, day in the light one. */
import type { ReactNode } from 'react'

/** The ink outline of every shape. */
export const INK = { stroke: 'var(--sc-line)', strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

export const Scene = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 320 176" className="scene" aria-hidden={true} preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="176" fill="var(--sc-sky)" />
    {children}
  </svg>
)

/** A line of so many waves, crest after trough, to go on with in a path. */
export const waveLine = (count: number, length: number, height: number): string =>
  `q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(count - 1)}`

/** A row of waves over the whole width at this height. */
export const Swell = ({
  y,
  from = 0,
  to = 320,
  opacity = 0.5,
}: {
  readonly y: number
  readonly from?: number
  readonly to?: number
  readonly opacity?: number
}): ReactNode => (
  <path
    d={`M${from} ${y}${waveLine(Math.ceil((to - from) / 32) * 2, 16, 4)}`}
    fill="none"
    stroke="var(--sc-cloud2)"
    strokeOpacity={opacity}
    strokeWidth="1.8"
    strokeLinecap="round"
  />
)
