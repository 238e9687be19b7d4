/** The parrot, box 64×72: the one bird on the page. It sits on the clock's corner, and leaves it when it turns up. */
import type { ReactElement } from 'react'
import { INK, LINE } from './ink.ts'

export const ParrotShape = ({
  x = 0,
  y = 0,
  scale = 1,
}: {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M21 43C15 50 8 56 5 66c8 1 16-4 22-13z" fill="var(--b-red)" {...INK} />
    <path d="M28 57l-2 9M36 57v9M22.500 67.500l3.500-2 3.500 2M32.500 67.500l3.500-2 3.500 2" {...LINE} strokeWidth="2.400" />
    <path
      d="M24 15C27 6.500 35 3 43 5.500c7 2.200 10.500 8 10 15 -.6 8-3 11-4 19C47.700 50 41 58 32 58c-10 0-15.500-7-14.500-17 .7-7.500 4.500-11 6-17z"
      fill="var(--b-green)"
      {...INK}
    />
    <path
      d="M45 9.500c8-2.500 15 1.500 14.500 9.500-.2 3.200-1.500 5.500-3.500 7-1-4-4-6.500-10.500-7z"
      fill="var(--brass-fill)"
      {...INK}
    />
    <path d="M47 19.400c3.500.4 6.500 1.400 8.800 3.400" {...LINE} strokeWidth="1.400" />
    <circle cx="39.500" cy="15" r="5" fill="var(--paper)" stroke="var(--print)" strokeWidth="1.500" />
    <circle cx="40.700" cy="15.300" r="2" fill="var(--print)" />
    <path d="M19 31c8-3 16 1 18 9 1.300 5.500-1 11-5.500 14.500C22.500 51 18 43 19 31z" fill="var(--b-blue)" {...INK} />
    <path d="M24 37c4 .5 7 3 8.500 7" {...LINE} strokeWidth="1.400" />
    <path d="M33 6.500C31 3 27.500 1.500 23.500 2c0 3.500 2 6.500 5.500 8z" fill="var(--b-yellow)" {...INK} />
  </g>
)

export const Parrot = ({ className = 'rum-parrot' }: { readonly className?: string }): ReactElement => (
  <svg viewBox="0 0 64 72" className={className} aria-hidden="true">
    <ParrotShape />
  </svg>
)
