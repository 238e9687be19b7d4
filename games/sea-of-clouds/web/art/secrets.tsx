/** Secret Objects, drawn in the middle of a box of 112×68: a guide book, and sealed letters whose seal says what they are about. */
import type { ReactElement, ReactNode } from 'react'
import { FINE, INK, LINE, STUFF } from './ink.ts'

/** What a seal shows, about ±9. */
const SEALS: Readonly<Record<string, ReactNode>> = {
  'secret-most-rum': <path d="M-2.5-9h5v5c0 1.5 3.5 3 3.5 7v6H-6V3c0-4 3.5-5.5 3.5-7z" />,
  'secret-most-relics': (
    <>
      <path d="M-9 0C-5-6 5-6 9 0 5 6-5 6-9 0z" fill="none" strokeWidth="2" />
      <circle r="2.6" />
    </>
  ),
  'secret-most-luxury': <path d="M-8 6-8.5-5l4.8 4L0-8l3.7 7 4.8-4L8 6z" />,
  'secret-most-collectors': <path d="M0-9 2.4-3 9-2.6 3.9 1.6 5.6 8 0 4.4-5.6 8l1.7-6.4L-9-2.6-2.4-3z" />,
  'secret-most-doubloons': (
    <>
      <circle r="8" fill="none" strokeWidth="2.2" />
      <path d="M0-4.5v9M-4.5 0h9" strokeWidth="2.2" />
    </>
  ),
}

const Letter = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <>
    <path d="M24 14h64v44H24z" fill={STUFF.bone} {...INK} />
    <path d="M24 14l32 25 32-25M24 58l24-25M88 58 64 33" {...FINE} />
    <circle cx="56" cy="39" r="15.5" fill="var(--b-red)" {...INK} />
    <g transform="translate(56 39)" fill="var(--paper)" stroke="var(--paper)" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </>
)

const Guide = (): ReactElement => (
  <>
    <path d="M34 12c0-3 2-5 5-5h39v46H39c-3 0-5 2-5 5z" fill="var(--b-blue)" {...INK} />
    <path d="M34 58c0-3 2-5 5-5h39v9H39c-3 0-5-1-5-4z" fill={STUFF.bone} {...INK} />
    <path d="M42 7v46" {...FINE} />
    <path d="M56 15h6v6c0 2 5 4 5 9v13H51V30c0-5 5-7 5-9z" fill="var(--b-yellow)" {...INK} />
    <path d="M51 33h16" {...LINE} strokeWidth="1.6" />
  </>
)

export const secretPicture = (face: string): ReactElement =>
  face === 'rum-guide' ? <Guide /> : <Letter>{SEALS[face] ?? <path d="M-6 0H6M0-6V6" strokeWidth="2.4" />}</Letter>
