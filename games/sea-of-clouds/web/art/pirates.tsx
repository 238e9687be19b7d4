/** The crew, busts in a box of 64×66: each pirate under another hat, so that eleven are told apart by outline alone. */
import type { ReactElement, ReactNode } from 'react'
import { Eyes, Moustache, Nose, Smile } from './features.tsx'
import { FINE, HAIR, INK, LINE, SKIN, STUFF } from './ink.ts'

/** What differs: coat, skin, what hangs behind the head, the face, what is worn on top, and what is held. */
type Sitter = {
  readonly coat: string
  readonly skin: string
  readonly behind?: ReactNode
  readonly face: ReactNode
  readonly hat: ReactNode
  readonly held?: ReactNode
}

const SITTERS: Readonly<Record<string, Sitter>> = {
  'first-mate': {
    coat: 'var(--b-blue)',
    skin: SKIN.clay,
    face: (
      <>
        <Eyes />
        <Nose />
        <Moustache hair={HAIR.jet} />
      </>
    ),
    hat: (
      <>
        <path d="M17 26c0-11 6-17 15-17s15 6 15 17z" fill="var(--b-red)" {...INK} />
        <rect x="15" y="23" width="34" height="6" rx="3" fill="var(--paper)" {...INK} />
      </>
    ),
  },
  gunner: {
    coat: 'var(--b-black)',
    skin: SKIN.cocoa,
    face: (
      <>
        <Eyes />
        <Nose />
        <Smile d="M27 44c3 3 7 3 10 0" />
        <path d="M21 38l5 1M40 40l4-1" {...FINE} strokeWidth="2.4" strokeOpacity=".6" />
      </>
    ),
    hat: (
      <>
        <path d="M46 24c5-4 11-3 13 1-4 0-5 2-9 3 3 1 5 4 5 7-5 0-8-3-9-8z" fill="var(--b-orange)" {...INK} />
        <path d="M17 28c-1-12 5-19 15-19s16 7 15 19c-9-4-21-4-30 0z" fill="var(--b-orange)" {...INK} />
      </>
    ),
    held: (
      <>
        <circle cx="-6" cy="54" r="11" fill="var(--b-black)" {...INK} />
        <path d="M0 45c3-5 8-5 9-9" {...LINE} />
        <path d="M9 32l1.5 3 3 1.5-3 1.5L9 41l-1.5-3-3-1.5 3-1.5z" fill="var(--b-yellow)" {...INK} strokeWidth="1.3" />
      </>
    ),
  },
  'rachel-cruz': {
    coat: 'var(--b-red)',
    skin: SKIN.sand,
    behind: <path d="M17 26c-7 6-8 16-5 24-2 3-1 6 2 8h36c3-2 4-5 2-8 3-8 2-18-5-24z" fill={HAIR.rust} {...INK} />,
    face: (
      <>
        <Eyes />
        <Nose />
        <Smile d="M27 45c3 2 6 2 9-1" />
        <path d="M40 40l2 4" {...FINE} />
      </>
    ),
    hat: (
      <>
        <path d="M4 27c5-4 12-4 14-5 1-8 6-13 14-13s13 5 14 13c2 1 9 1 14 5-8 4-18 5-28 5S12 31 4 27z" fill={HAIR.jet} {...INK} />
        <path d="M44 19C49 4 58 4 61 8c-4 1-3 5-8 6 1 3-4 5-8 6z" fill="var(--sail)" {...INK} />
      </>
    ),
  },
  steward: {
    coat: 'var(--b-purple)',
    skin: SKIN.rose,
    behind: (
      <path d="M14 24c-6 3-6 10-2 12-4 4-2 10 3 10-1 4 3 7 7 6h20c4 1 8-2 7-6 5 0 7-6 3-10 4-2 4-9-2-12z" fill={HAIR.snow} {...INK} />
    ),
    face: (
      <>
        <circle cx="26" cy="33" r="5" {...FINE} />
        <circle cx="38" cy="33" r="5" {...FINE} />
        <path d="M31 33h2" {...FINE} />
        <Eyes />
        <Smile d="M28 46h8" />
      </>
    ),
    hat: <path d="M17 30c-4-4-2-11 3-12 0-7 8-11 12-8 4-3 12 1 12 8 5 1 7 8 3 12-2-5-7-8-15-8s-13 3-15 8z" fill={HAIR.snow} {...INK} />,
    held: (
      <>
        <path d="M-14 36h20v26h-20z" fill={STUFF.leather} {...INK} />
        <path d="M-9 42H1M-9 48H1M-9 54h6" {...FINE} stroke="var(--paper)" />
      </>
    ),
  },
  cook: {
    coat: 'var(--paper)',
    skin: SKIN.rose,
    face: (
      <>
        <Eyes />
        <circle cx="32" cy="38" r="3.5" fill={SKIN.sand} {...INK} strokeWidth="1.5" />
        <Smile d="M25 44c4 5 10 5 14 0" />
        <path d="M18 38c1 3 3 3 4 1M46 38c-1 3-3 3-4 1" {...FINE} />
      </>
    ),
    hat: (
      <>
        <path d="M18 18C10 18 8 7 17 5c2-7 12-9 15-3 4-6 14-3 15 3 9 2 7 13-1 13z" fill="var(--paper)" {...INK} />
        <path d="M18 17h28v9c-8-3-20-3-28 0z" fill="var(--paper)" {...INK} />
      </>
    ),
    held: (
      <>
        <path d="M68 62V28" {...LINE} strokeWidth="5.5" />
        <path d="M68 62V28" stroke={STUFF.leather} strokeWidth="2" strokeLinecap="round" />
        <path d="M59 21h18c0 8-3 12-9 12s-9-4-9-12z" fill={STUFF.steel} {...INK} />
      </>
    ),
  },
  'mr-feather': {
    coat: 'var(--b-green)',
    skin: SKIN.rose,
    face: (
      <>
        <Eyes />
        <circle cx="38" cy="33" r="5.5" {...FINE} stroke="var(--brass-deep)" strokeWidth="2" />
        <path d="M43 36c2 5 1 9-1 13" {...FINE} stroke="var(--brass-deep)" />
        <Nose />
        <path d="M32 43c-3-2-7 0-9-4M32 43c3-2 7 0 9-4" {...FINE} strokeWidth="2" />
      </>
    ),
    hat: (
      <>
        <path d="M36 15C38 0 52-6 66-1c-5 1-6 4-5 7-5-1-7 1-7 5-5-2-9 1-11 8z" fill="var(--b-blue)" {...INK} />
        <path d="M40 14C45 6 52 3 60 2" {...FINE} />
        <path d="M6 28C8 14 18 8 32 8s24 6 26 20c-8-5-16-6-26-6s-18 1-26 6z" fill={HAIR.bark} {...INK} />
      </>
    ),
  },
  recon: {
    coat: 'var(--b-green)',
    skin: SKIN.umber,
    behind: <path d="M32 5C19 5 12 16 12 30c0 10-2 18-5 26h50c-3-8-5-16-5-26C52 16 45 5 32 5z" fill="var(--b-green)" {...INK} />,
    face: (
      <>
        <Eyes left={false} />
        <Smile />
      </>
    ),
    hat: <path d="M18 34c-3-14 3-23 14-23s17 9 14 23c-1-7-6-12-14-12s-13 5-14 12z" fill="var(--b-green)" {...INK} />,
    held: (
      <>
        <path d="M22 30h12v9H22z" fill="var(--brass-fill)" {...INK} />
        <path d="M4 28.5h19v12H4z" fill={STUFF.leather} {...INK} />
        <path d="M-12 27H5v15h-17z" fill="var(--brass-fill)" {...INK} />
      </>
    ),
  },
  brawler: {
    coat: 'var(--b-orange)',
    skin: SKIN.sand,
    face: (
      <>
        <Eyes />
        <path d="M21 29l8 1.5M43 29l-8 1.5" {...LINE} strokeWidth="2.6" />
        <path d="M32 33l-3 3 4 1-3 3h3" {...FINE} strokeWidth="1.8" />
        <path d="M26 47h12" {...LINE} />
        <path d="M19 46c2 8 8 11 13 11s11-3 13-11" {...FINE} strokeDasharray="1 3" strokeWidth="1.8" />
      </>
    ),
    hat: (
      <>
        <path d="M16 22c9-4 23-4 32 0v-5c-9-4-23-4-32 0z" fill="var(--paper)" {...INK} />
        <path d="M40 17l4 5" {...FINE} />
      </>
    ),
    held: (
      <>
        <path d="M60 64c-5-7-5-16 0-20 2-4 7-4 9-1 3-2 6 0 6 3 4 0 5 4 4 7-1 5-4 8-8 11z" fill={SKIN.sand} {...INK} />
        <path d="M67 44v7M73 47v6" {...FINE} />
      </>
    ),
  },
  pickpocket: {
    coat: 'var(--b-black)',
    skin: SKIN.rose,
    face: (
      <>
        <Eyes />
        <path d="M22 29c2-2 5-2 7 0M42 27c-2-2-5-2-7 1" {...FINE} strokeWidth="1.8" />
        <Nose />
        <Smile d="M28 46c3 0 7-1 9-4" />
      </>
    ),
    hat: <path d="M15 27C14 15 21 9 33 9c9 0 14 4 15 11 5 1 9 4 10 8-6 1-10-1-14-1-10-2-20-2-29 0z" fill={HAIR.slate} {...INK} />,
    held: (
      <>
        <circle cx="70" cy="40" r="8" fill="var(--brass-fill)" {...INK} />
        <circle cx="70" cy="40" r="4.6" {...FINE} strokeOpacity=".6" />
        <path d="M58 64c-1-8 2-14 8-15l4 3c-2 5-3 8-3 12z" fill={SKIN.rose} {...INK} />
      </>
    ),
  },
  smuggler: {
    coat: HAIR.bark,
    skin: SKIN.clay,
    face: (
      <>
        <Eyes y={31} />
        <path d="M17 36c9 4 21 4 30 0l-1 12c-3 6-8 9-14 9s-11-3-14-9z" fill="var(--b-blue)" {...INK} />
        <path d="M22 44c6 2 14 2 20 0" {...FINE} />
      </>
    ),
    hat: (
      <>
        <path d="M18 24C19 13 24 8 32 8s13 5 14 16z" fill={HAIR.jet} {...INK} />
        <path d="M6 21c6 2 12 0 14-2 6 4 18 4 24 0 2 2 8 4 14 2-4 7-13 9-26 9S10 28 6 21z" fill={HAIR.jet} {...INK} />
      </>
    ),
    held: (
      <>
        <path d="M64 34c0-6 10-6 10 0" {...LINE} />
        <path d="M60 36h18v4l-2 18H62l-2-18z" fill="var(--b-yellow)" {...INK} />
        <path d="M59 36h20M62 58h14" {...LINE} strokeWidth="3" />
      </>
    ),
  },
  swindler: {
    coat: 'var(--b-purple)',
    skin: SKIN.sand,
    face: (
      <>
        <Eyes />
        <Nose />
        <path d="M32 42c-3-1-5 0-8 2M32 42c3-1 5 0 8 2" {...FINE} strokeWidth="2" />
        <path d="M29 48h6l-3 7z" fill={HAIR.jet} {...INK} strokeWidth="1.4" />
      </>
    ),
    hat: (
      <>
        <path d="M19 24 17 1c9-3 21-3 30 0l-2 23z" fill={HAIR.jet} {...INK} />
        <path d="M18.5 17c9 3 18 3 27 0" fill="none" stroke="var(--b-red)" strokeWidth="4" />
        <path d="M10 25c6-3 38-3 44 0-4 4-12 5-22 5s-18-1-22-5z" fill={HAIR.jet} {...INK} />
      </>
    ),
    held: (
      <>
        <path d="M-12 40l13-6 11 23-13 6z" fill="var(--paper)" {...INK} />
        <path d="M-1 34l13-2 4 25-13 2z" fill="var(--paper)" {...INK} />
        <path d="M7 40c3-3 6 1 1 5-6-3-4-7-1-5z" fill="var(--b-red)" />
      </>
    ),
  },
}

const Bust = ({ coat, skin, behind, face, hat, held }: Sitter): ReactElement => (
  <g transform="translate(26.5 6.5) scale(.92)">
    {behind}
    <path d="M4 68c1-12 9-17 19-18h18c10 1 18 6 19 18z" fill={coat} {...INK} />
    <path d="M24 50l8 9 8-9" fill="var(--paper)" {...INK} />
    <path d="M18 30c0-10 6-15 14-15s14 5 14 15c0 14-6 24-14 24S18 44 18 30z" fill={skin} {...INK} />
    {face}
    {hat}
    {held}
  </g>
)

/** A pirate we have no portrait of wears a plain bandana. */
const STRANGER: Sitter = {
  coat: 'var(--b-black)',
  skin: SKIN.sand,
  face: (
    <>
      <Eyes />
      <Nose />
      <Smile />
    </>
  ),
  hat: <path d="M17 27c0-12 6-18 15-18s15 6 15 18c-9-4-21-4-30 0z" fill="var(--b-red)" {...INK} />,
}

export const piratePicture = (face: string): ReactElement => <Bust {...(SITTERS[face] ?? STRANGER)} />
