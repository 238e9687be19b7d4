/** The seven bottles, box 40×62: each with its own silhouette and its own mark on the label, so that colour is never alone. */
import type { ReactElement, ReactNode } from 'react'
import { dyeFill, INK, LINE, type ByDye, type Dye } from './ink.ts'

/** Marks in a box of ±6, drawn in the current colour. */
const MARKS: ByDye<ReactNode> = {
  red: <path d="M0-6.400 5.200 0 0 6.400-5.200 0z" fill="currentColor" />,
  orange: <circle r="4.200" fill="none" stroke="currentColor" strokeWidth="2.800" />,
  yellow: (
    <g stroke="currentColor" strokeWidth="1.700" strokeLinecap="round">
      <circle r="2.600" fill="currentColor" stroke="none" />
      <path d="M0-6.400v1.600M0 4.800v1.600M-6.400 0h1.600M4.800 0h1.600M-4.500-4.500l1.100 1.100M3.400 3.400l1.100 1.100M-4.500 4.500l1.100-1.100M3.400-3.400l1.100-1.100" />
    </g>
  ),
  green: (
    <g>
      <path d="M-5.600 5.600C-8-1.400-3-6.600 6.200-6.200 6.800 2.800 1.800 7.600-5.600 5.600z" fill="currentColor" />
      <path d="M-5.200 5.200 2.600-2.600" stroke="var(--paper)" strokeWidth="1.300" strokeLinecap="round" />
    </g>
  ),
  blue: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path d="M-6-1.800c1.500-2.200 3-2.200 4 0s2.800 2.200 4 0 2.500-2.200 4 0" />
      <path d="M-6 3.600c1.500-2.200 3-2.200 4 0s2.800 2.200 4 0 2.500-2.200 4 0" />
    </g>
  ),
  purple: <path d="M3.400-6a6.300 6.300 0 1 0 0 12A7.400 7.400 0 0 1 3.400-6z" fill="currentColor" />,
  black: <path d="M-4.300-4.300 4.300 4.300M4.300-4.300-4.300 4.300" stroke="currentColor" strokeWidth="2.800" strokeLinecap="round" />,
}

const Label = ({ dye, x = 20, y }: { readonly dye: Dye; readonly x?: number; readonly y: number }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-9" y="-9" width="18" height="18" rx="3.500" fill="var(--paper)" stroke="var(--print)" strokeWidth="1.300" />
    <g color="var(--print)">{MARKS[dye]}</g>
  </g>
)

const Cork = ({ x = 20, y, width = 8 }: { readonly x?: number; readonly y: number; readonly width?: number }): ReactElement => (
  <rect x={x - width / 2} y={y} width={width} height="6.500" rx="2" fill="var(--cork)" {...INK} />
)

const SHAPES: ByDye<ReactNode> = {
  // a round onion on a short neck
  red: (
    <>
      <Cork y={5} />
      <path
        d="M16.200 10.500h7.600v8.300c0 2.600 1.600 4 4.200 5.700 5.400 3.400 9 9.300 9 16.300C37 51.600 29.800 60 20 60S3 51.600 3 40.800c0-7 3.600-12.900 9-16.300 2.600-1.700 4.200-3.100 4.200-5.700z"
        fill={dyeFill('red')}
        {...INK}
      />
      <path d="M15.200 15.500h9.600" {...LINE} />
      <Label dye="red" y={41} />
    </>
  ),
  // a square pocket flask with a screwed cap
  orange: (
    <>
      <rect x="14" y="5" width="12" height="8" rx="1.800" fill="var(--cork)" {...INK} />
      <path
        d="M16 13h8v6.500h7.500a4.500 4.500 0 0 1 4.500 4.500v31.500a4.500 4.500 0 0 1-4.500 4.500h-23A4.500 4.500 0 0 1 4 55.500V24a4.500 4.500 0 0 1 4.500-4.500H16z"
        fill={dyeFill('orange')}
        {...INK}
      />
      <Label dye="orange" y={40} />
    </>
  ),
  // a gourd of two bulbs, tied round the waist
  yellow: (
    <>
      <Cork y={3} width={7.5} />
      <path
        d="M17 9.500h6v2.300c4.800 1.300 7.800 4.900 7.800 9.700 0 3.300-1.400 6-3.800 8 5.400 2.600 8.800 8 8.800 14.500C35.800 53.400 29 60 20 60S4.200 53.400 4.200 44c0-6.500 3.400-11.900 8.800-14.500-2.400-2-3.800-4.700-3.800-8 0-4.800 3-8.400 7.800-9.700z"
        fill={dyeFill('yellow')}
        {...INK}
      />
      <path d="M12.600 29.600c4.600 1.600 10.200 1.600 14.800 0M25 31l3.600 4.600" {...LINE} />
      <Label dye="yellow" y={45.5} />
    </>
  ),
  // tall and slim
  green: (
    <>
      <Cork y={1.5} width={7} />
      <path
        d="M16.800 7.500h6.400v13.700c4.600 2.600 7.300 7 7.300 12.600v22.700a3.500 3.500 0 0 1-3.500 3.500H13a3.500 3.500 0 0 1-3.500-3.500V33.800c0-5.600 2.700-10 7.300-12.600z"
        fill={dyeFill('green')}
        {...INK}
      />
      <path d="M16 13.200h8" {...LINE} />
      <Label dye="green" y={44} />
    </>
  ),
  // a case bottle: broad shoulders, narrowing down
  blue: (
    <>
      <Cork y={4} width={10} />
      <path
        d="M15 10.500h10v5h6.800c2.900 0 4.900 2.300 4.500 5.200l-4.700 35.800c-.3 2-1.900 3.500-4 3.500H12.400c-2.100 0-3.700-1.500-4-3.500L3.700 20.700c-.4-2.900 1.600-5.200 4.500-5.200H15z"
        fill={dyeFill('blue')}
        {...INK}
      />
      <Label dye="blue" y={36} />
    </>
  ),
  // a three-cornered decanter with a ball for a stopper
  purple: (
    <>
      <path
        d="M16.500 15h7v8.500c0 1.400.3 2.300.9 3.600l11.800 25.100c1.800 3.900-.4 7.800-4.700 7.800h-23c-4.300 0-6.500-3.900-4.700-7.800l11.800-25.100c.6-1.300.9-2.200.9-3.600z"
        fill={dyeFill('purple')}
        {...INK}
      />
      <path d="M14.500 15h11" {...LINE} />
      <circle cx="20" cy="8.500" r="5.500" fill="var(--cork)" {...INK} />
      <Label dye="purple" y={46} />
    </>
  ),
  // a jug with a handle
  black: (
    <>
      <path d="M21 15.500c8.500-3.300 15.500.6 15.500 8.500 0 5.600-3.100 9.400-8 11" {...LINE} strokeWidth="6.500" />
      <path
        d="M21 15.500c8.500-3.300 15.500.6 15.500 8.500 0 5.600-3.100 9.400-8 11"
        fill="none"
        stroke={dyeFill('black')}
        strokeWidth="2.600"
      />
      <Cork x={16} y={3.5} width={10} />
      <path
        d="M11 10h10v6.700c5.900 3 9.500 9.100 9.500 16.300v21.500a5.500 5.500 0 0 1-5.500 5.500H7a5.500 5.500 0 0 1-5.500-5.500V33c0-7.200 3.600-13.300 9.500-16.300z"
        fill={dyeFill('black')}
        {...INK}
      />
      <Label dye="black" x={16} y={42} />
    </>
  ),
}

/** One bottle inside a larger drawing, its box at (x, y). */
export const BottleShape = ({
  dye,
  x = 0,
  y = 0,
  scale = 1,
}: {
  readonly dye: Dye
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}): ReactElement => <g transform={`translate(${x} ${y}) scale(${scale})`}>{SHAPES[dye]}</g>

/** One bottle by itself. */
export const Bottle = ({ dye, className = 'rum-bottle' }: { readonly dye: Dye; readonly className?: string }): ReactElement => (
  <svg viewBox="0 0 40 62" className={className} aria-hidden="true">
    {SHAPES[dye]}
  </svg>
)
