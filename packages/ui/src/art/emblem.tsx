/** What the emblems of all games share: the frame, the outline and wave lines. Their colours show night in the dark theme and day in the light one. */
import type { ReactNode } from 'react'

/** The outline of every shape in an emblem. */
export const EMBLEM_INK = { stroke: 'var(--sc-line)', strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** The SVG frame of an emblem with its sky, viewBox 320×176. */
export const EmblemFrame = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 320 176" className="scene" aria-hidden={true} preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="176" fill="var(--sc-sky)" />
    {children}
  </svg>
)

/** A relative SVG path of `count` half waves, alternating crest and trough; append it to a starting point. */
export const waveLine = (count: number, length: number, height: number): string =>
  `q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(count - 1)}`

/** A row of waves at height `y`. */
export const WaveRow = ({
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
