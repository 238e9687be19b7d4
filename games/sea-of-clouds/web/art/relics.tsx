/** Relics of four beasts, drawn in the middle of a box of 112×68. */
import type { ReactElement, ReactNode } from 'react'
import { FINE, INK, LINE, STUFF } from './ink.ts'

const SHAPES: Readonly<Record<string, ReactNode>> = {
  // a conch that sings
  'sirens-song': (
    <>
      <path
        d="M32 40c0-15 12-26 27-26 13 0 21 8 21 19 0 15-14 28-30 28-4 0-8-1-10-3-7 1-12-3-13-9 2 1 5 1 7-1-1-2-2-5-2-8z"
        fill="var(--b-orange)"
        {...INK}
      />
      <path d="M46 57c-4-9 2-22 14-24 8-1 13 4 11 10-2 7-10 8-13 4M40 52c-2-14 8-27 22-29M36 40c3-7 9-14 16-18" {...FINE} />
      <path d="M77 55c3 1 6-.5 6.5-3.5V40l7-2v10.5" {...LINE} />
      <ellipse cx="80" cy="54" rx="3.6" ry="2.8" fill="var(--print)" />
      <ellipse cx="87.5" cy="49.5" rx="3.6" ry="2.8" fill="var(--print)" />
    </>
  ),
  'behemoth-tooth': (
    <>
      <path
        d="M36 12c8-5 14-2 20-2s12-3 20 2c6 6 4 16 0 24-4 9-4 26-11 26-6 0-4-18-9-18s-3 18-9 18c-7 0-7-17-11-26-4-8-6-18 0-24z"
        fill={STUFF.bone}
        {...INK}
      />
      <path d="M42 17c4-2 8-1.5 12 .5M62 30c4-1 7-3 9-6" {...FINE} />
      <path d="M35 28c7 3 12 2 16-1 5 4 11 4 15 0 4 2 8 2 11 0" {...FINE} strokeDasharray="3 3" />
    </>
  ),
  'kraken-eye': (
    <>
      <path
        d="M27 47c-8-3-10-12-4-17 1 5 4 7 8 6M85 47c8-3 10-12 4-17-1 5-4 7-8 6M42 56c-3 6-11 8-16 3 5 0 7-3 7-7M70 56c3 6 11 8 16 3-5 0-7-3-7-7"
        fill="var(--b-purple)"
        {...INK}
      />
      <path d="M22 36C32 18 44 11 56 11s24 7 34 25C80 53 68 60 56 60S32 53 22 36z" fill="var(--b-purple)" {...INK} />
      <ellipse cx="56" cy="35.5" rx="22" ry="16" fill="var(--paper)" {...INK} />
      <circle cx="56" cy="35.5" r="11" fill="var(--b-yellow)" {...INK} />
      <path d="M56 27c3.5 5 3.5 12 0 17-3.5-5-3.5-12 0-17z" fill="var(--print)" />
    </>
  ),
  'leviathan-heart': (
    <>
      <path d="M60 20c-1-6 1-11 6-13M48 20c0-6-3-10-8-11" {...LINE} strokeWidth="6.5" />
      <path d="M60 20c-1-6 1-11 6-13M48 20c0-6-3-10-8-11" fill="none" stroke="var(--b-blue)" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M56 60C42 51 29 42 29 30c0-8 6-13 13-13 6 0 11 3 14 8 3-5 8-8 14-8 7 0 13 5 13 13 0 12-13 21-27 30z"
        fill="var(--b-blue)"
        {...INK}
      />
      <path d="M40 26c3 4 7 4 10 0 3 4 7 4 10 0 3 4 7 4 10 0M44 36c3 4 7 4 10 0 3 4 7 4 10 0M49 46c2.5 3 5 3 7 0 2 3 4.5 3 7 0" {...FINE} />
    </>
  ),
}

export const relicPicture = (face: string): ReactElement => <>{SHAPES[face] ?? SHAPES['kraken-eye']}</>
