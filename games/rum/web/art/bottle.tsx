/** The seven bottles, box 40×62. Each has its own shape and its own mark on the label, so that players can tell them apart without colour. */
import type { ReactElement, ReactNode } from 'react'
import { dyeFill, INK, placed, type ByDye, type Dye, type Placement } from './ink.ts'

/** The marks on the labels, in a box of ±6 around the origin. */
const MARKS: ByDye<ReactNode> = {
  red: <path d="M0-6.4 5.2 0 0 6.4-5.2 0z" fill="currentColor" stroke="none" />,
  orange: <circle r="4.2" strokeWidth="2.8" />,
  yellow: (
    <g strokeWidth="1.7">
      <circle r="2.6" fill="currentColor" stroke="none" />
      <path d="M0-6.4v1.6M0 4.8v1.6M-6.4 0h1.6M4.8 0h1.6M-4.5-4.5l1.1 1.1M3.4 3.4l1.1 1.1M-4.5 4.5l1.1-1.1M3.4-3.4l1.1-1.1" />
    </g>
  ),
  green: (
    <>
      <path d="M-5.6 5.6C-8-1.4-3-6.6 6.2-6.2 6.8 2.8 1.8 7.6-5.6 5.6z" fill="currentColor" stroke="none" />
      <path d="M-5.2 5.2 2.6-2.6" stroke="var(--paper)" strokeWidth="1.3" />
    </>
  ),
  blue: <path d="M-6-1.8c1.5-2.2 3-2.2 4 0s2.8 2.2 4 0 2.5-2.2 4 0M-6 3.6c1.5-2.2 3-2.2 4 0s2.8 2.2 4 0 2.5-2.2 4 0" />,
  purple: <path d="M3.4-6a6.3 6.3 0 1 0 0 12A7.4 7.4 0 0 1 3.4-6z" fill="currentColor" stroke="none" />,
  black: <path d="M-4.3-4.3 4.3 4.3M4.3-4.3-4.3 4.3" strokeWidth="2.8" />,
}

const Label = ({ dye, x = 20, y }: { readonly dye: Dye; readonly x?: number; readonly y: number }): ReactElement => (
  <g transform={`translate(${x} ${y})`} color="var(--print)" fill="none">
    <rect x="-9" y="-9" width="18" height="18" rx="3.5" fill="var(--paper)" strokeWidth="1.3" />
    {MARKS[dye]}
  </g>
)

const Cork = ({ x = 20, y, width = 8 }: { readonly x?: number; readonly y: number; readonly width?: number }): ReactElement => (
  <rect x={x - width / 2} y={y} width={width} height="6.5" rx="2" fill="var(--cork)" />
)

/** They inherit the outline and the colour of the bottle. */
const SHAPES: ByDye<ReactNode> = {
  // a round onion on a short neck
  red: (
    <>
      <Cork y={5} />
      <path d="M16.2 10.5h7.6v8.3c0 2.6 1.6 4 4.2 5.7 5.4 3.4 9 9.3 9 16.3C37 51.6 29.8 60 20 60S3 51.6 3 40.8c0-7 3.6-12.9 9-16.3 2.6-1.7 4.2-3.1 4.2-5.7z" />
      <path d="M15.2 15.5h9.6" fill="none" />
      <Label dye="red" y={41} />
    </>
  ),
  // a square pocket flask with a screw cap
  orange: (
    <>
      <rect x="14" y="5" width="12" height="8" rx="1.8" fill="var(--cork)" />
      <path d="M16 13h8v6.5h7.5a4.5 4.5 0 0 1 4.5 4.5v31.5a4.5 4.5 0 0 1-4.5 4.5h-23A4.5 4.5 0 0 1 4 55.5V24a4.5 4.5 0 0 1 4.5-4.5H16z" />
      <Label dye="orange" y={40} />
    </>
  ),
  // a gourd of two bulbs, tied around the waist
  yellow: (
    <>
      <Cork y={3} width={7.5} />
      <path d="M17 9.5h6v2.3c4.8 1.3 7.8 4.9 7.8 9.7 0 3.3-1.4 6-3.8 8 5.4 2.6 8.8 8 8.8 14.5C35.8 53.4 29 60 20 60S4.2 53.4 4.2 44c0-6.5 3.4-11.9 8.8-14.5-2.4-2-3.8-4.7-3.8-8 0-4.8 3-8.4 7.8-9.7z" />
      <path d="M12.6 29.6c4.6 1.6 10.2 1.6 14.8 0M25 31l3.6 4.6" fill="none" />
      <Label dye="yellow" y={45.5} />
    </>
  ),
  // tall and slim
  green: (
    <>
      <Cork y={1.5} width={7} />
      <path d="M16.8 7.5h6.4v13.7c4.6 2.6 7.3 7 7.3 12.6v22.7a3.5 3.5 0 0 1-3.5 3.5H13a3.5 3.5 0 0 1-3.5-3.5V33.8c0-5.6 2.7-10 7.3-12.6z" />
      <path d="M16 13.2h8" fill="none" />
      <Label dye="green" y={44} />
    </>
  ),
  // a case bottle: broad shoulders, narrower at the bottom
  blue: (
    <>
      <Cork y={4} width={10} />
      <path d="M15 10.5h10v5h6.8c2.9 0 4.9 2.3 4.5 5.2l-4.7 35.8c-.3 2-1.9 3.5-4 3.5H12.4c-2.1 0-3.7-1.5-4-3.5L3.7 20.7c-.4-2.9 1.6-5.2 4.5-5.2H15z" />
      <Label dye="blue" y={36} />
    </>
  ),
  // a triangular decanter with a ball stopper
  purple: (
    <>
      <path d="M16.5 15h7v8.5c0 1.4.3 2.3.9 3.6l11.8 25.1c1.8 3.9-.4 7.8-4.7 7.8h-23c-4.3 0-6.5-3.9-4.7-7.8l11.8-25.1c.6-1.3.9-2.2.9-3.6z" />
      <path d="M14.5 15h11" fill="none" />
      <circle cx="20" cy="8.5" r="5.5" fill="var(--cork)" />
      <Label dye="purple" y={46} />
    </>
  ),
  // a jug with a handle
  black: (
    <>
      <path d="M21 15.5c8.5-3.3 15.5.6 15.5 8.5 0 5.6-3.1 9.4-8 11" fill="none" strokeWidth="6.5" />
      <path
        d="M21 15.5c8.5-3.3 15.5.6 15.5 8.5 0 5.6-3.1 9.4-8 11"
        fill="none"
        stroke={dyeFill('black')}
        strokeWidth="2.6"
        strokeLinecap="butt"
      />
      <Cork x={16} y={3.5} width={10} />
      <path d="M11 10h10v6.7c5.9 3 9.5 9.1 9.5 16.3v21.5a5.5 5.5 0 0 1-5.5 5.5H7a5.5 5.5 0 0 1-5.5-5.5V33c0-7.2 3.6-13.3 9.5-16.3z" />
      <Label dye="black" x={16} y={42} />
    </>
  ),
}

/** A bottle inside a larger drawing, with the corner of its box at (x, y). */
export const BottleShape = ({ dye, ...placement }: Placement & { readonly dye: Dye }): ReactElement => (
  <g {...INK} fill={dyeFill(dye)} {...placed(placement)}>
    {SHAPES[dye]}
  </g>
)

export const Bottle = ({ dye, className = 'rum-bottle' }: { readonly dye: Dye; readonly className?: string }): ReactElement => (
  <svg viewBox="0 0 40 62" className={className} aria-hidden="true">
    <BottleShape dye={dye} />
  </svg>
)
