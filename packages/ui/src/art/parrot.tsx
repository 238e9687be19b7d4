/** A parrot that looks to the right, box 64×72, in the colours of its game. */
import type { ReactNode } from 'react'
import { PRINT_LINE } from './ink.ts'

type Props = { readonly body: string; readonly tail: string; readonly wing: string }

export const ParrotFigure = ({ body, tail, wing }: Props): ReactNode => (
  <g {...PRINT_LINE}>
    <path d="M21 43C15 50 8 56 5 66c8 1 16-4 22-13z" fill={tail} />
    <path d="M28 57l-2 9M36 57v9M22.5 67.5l3.5-2 3.5 2M32.5 67.5l3.5-2 3.5 2" strokeWidth="2.4" />
    <path
      d="M24 15C27 6.5 35 3 43 5.5c7 2.2 10.5 8 10 15-.6 8-3 11-4 19C47.7 50 41 58 32 58c-10 0-15.5-7-14.5-17 .7-7.5 4.5-11 6-17z"
      fill={body}
    />
    <path d="M45 9.5c8-2.5 15 1.5 14.5 9.5-.2 3.2-1.5 5.5-3.5 7-1-4-4-6.5-10.5-7z" fill="var(--brass-fill)" />
    <circle cx="39.5" cy="15" r="5" fill="var(--paper)" strokeWidth="1.5" />
    <circle cx="40.7" cy="15.3" r="2" fill="var(--print)" stroke="none" />
    <path d="M19 31c8-3 16 1 18 9 1.3 5.5-1 11-5.5 14.5C22.5 51 18 43 19 31z" fill={wing} />
    <path d="M24 37c4 .5 7 3 8.5 7" strokeWidth="1.4" />
  </g>
)
