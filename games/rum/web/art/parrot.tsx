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
    <path d="M28 57l-2 9M36 57v9M22.5 67.5l3.5-2 3.5 2M32.5 67.5l3.5-2 3.5 2" {...LINE} strokeWidth="2.4" />
    <path
      d="M24 15C27 6.5 35 3 43 5.5c7 2.2 10.5 8 10 15 -.6 8-3 11-4 19C47.7 50 41 58 32 58c-10 0-15.5-7-14.5-17 .7-7.5 4.5-11 6-17z"
      fill="var(--b-green)"
      {...INK}
    />
    <path d="M45 9.5c8-2.5 15 1.5 14.5 9.5-.2 3.2-1.5 5.5-3.5 7-1-4-4-6.5-10.5-7z" fill="var(--brass-fill)" {...INK} />
    <path d="M47 19.4c3.5.4 6.5 1.4 8.8 3.4" {...LINE} strokeWidth="1.4" />
    <circle cx="39.5" cy="15" r="5" fill="var(--paper)" stroke="var(--print)" strokeWidth="1.5" />
    <circle cx="40.7" cy="15.3" r="2" fill="var(--print)" />
    <path d="M19 31c8-3 16 1 18 9 1.3 5.5-1 11-5.5 14.5C22.5 51 18 43 19 31z" fill="var(--b-blue)" {...INK} />
    <path d="M24 37c4 .5 7 3 8.5 7" {...LINE} strokeWidth="1.4" />
    <path d="M33 6.5C31 3 27.5 1.5 23.5 2c0 3.5 2 6.5 5.5 8z" fill="var(--b-yellow)" {...INK} />
  </g>
)

export const Parrot = ({ className = 'rum-parrot' }: { readonly className?: string }): ReactElement => (
  <svg viewBox="0 0 64 72" className={className} aria-hidden="true">
    <ParrotShape />
  </svg>
)
