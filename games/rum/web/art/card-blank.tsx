/** The printed parts that cards and the clock share: a blank card, and the numbers on it. */
import type { ReactElement } from 'react'

type Props = { readonly width?: number; readonly height: number; readonly rx?: number }

/** A blank card that fills the box of a drawing. */
export const CardBlank = ({ width = 92, height, rx = 9 }: Props): ReactElement => (
  <g className="rum-paper" fill="var(--paper)" stroke="var(--paper-edge)" strokeWidth="1.5">
    <rect x="1" y="1" width={width - 2} height={height - 2} rx={rx} />
  </g>
)

type NumberProps = { readonly x: number; readonly y: number; readonly size: number; readonly ink: string; readonly children: number }

/** A number, centred at x. */
export const PrintedNumber = ({ x, y, size, ink, children }: NumberProps): ReactElement => (
  <text x={x} y={y} className="rum-figure" fontSize={size} textAnchor="middle" fill={`var(--${ink})`}>
    {children}
  </text>
)
