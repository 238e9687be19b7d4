/** The portraits of the seven captains, box 80×68. Each wears a coat of its colour and a different hat, so that their outlines differ. */
import { HAIR, SKIN } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import { dyeFill, LINE, type ByDye, type Dye } from './ink.ts'

/** The parts in which portraits differ: what lies behind the head, and in front of it. Both inherit the outline; a path without `fill` is a line. */
type PortraitParts = { readonly skin: string; readonly behind?: ReactNode; readonly front: ReactNode }

const Eye = ({ x, y = 37 }: { readonly x: number; readonly y?: number }): ReactElement => (
  <circle cx={x} cy={y} r="1.7" fill="var(--print)" stroke="none" />
)
const Eyes = ({ y = 37 }: { readonly y?: number }): ReactElement => (
  <>
    <Eye x={34.5} y={y} />
    <Eye x={45.5} y={y} />
  </>
)
const Brows = ({ tilt = 0 }: { readonly tilt?: number }): ReactElement => (
  <path d={`M31 ${33 - tilt}q3.5-2 6.5 ${tilt}M42.5 33q3-2 6.5-${tilt}`} strokeWidth="1.7" />
)
const Nose = (): ReactElement => <path d="M40 38.5c-1.4 2-2 3.6-.2 4.4" strokeWidth="1.5" />
const Mouth = ({ d }: { readonly d: string }): ReactElement => <path d={d} strokeWidth="1.7" />

const PORTRAITS: ByDye<PortraitParts> = {
  // a bicorne and a bushy beard
  red: {
    skin: SKIN.sand,
    front: (
      <>
        <path
          d="M27 36c-1.5 15 3 25.5 13 25.5S54.5 51 53 36c-2 6-4.5 8-7.5 7.5-2-.4-3.8-.4-5.5.8-1.7-1.2-3.5-1.2-5.5-.8-3 .5-5.5-1.5-7.5-7.5z"
          fill={HAIR.rust}
        />
        <Mouth d="M36.5 49q3.5 1.8 7 0" />
        <Eyes y={35.5} />
        <path d="M10 31C12 14 24 6 40 6s28 8 30 25c-9-5.5-19-7.5-30-7.5S19 25.5 10 31z" fill={HAIR.jet} />
        <path d="M17 23c6-7.5 13-10.5 23-10.5S57 15.5 63 23" stroke="var(--brass-fill)" strokeWidth="1.8" />
        <circle cx="40" cy="15.5" r="4.3" fill={dyeFill('red')} strokeWidth="1.6" />
      </>
    ),
  },
  // a spotted bandana with its knot behind the ear
  orange: {
    skin: SKIN.clay,
    behind: <path d="M26 30c-4 9-3.5 18-1 26h6V34zM54 30c4 9 3.5 18 1 26h-6V34z" fill={HAIR.jet} />,
    front: (
      <>
        <Brows tilt={0.5} />
        <Eyes />
        <Nose />
        <Mouth d="M35 47q5.5 4 10 0" />
        <circle cx="26.5" cy="45.5" r="2.8" stroke="var(--brass-fill)" strokeWidth="1.9" />
        <path d="M53 26c6-4.5 12.5-4 15.5.5-4.5.5-6 3-11 4.5 3.5 1.5 6 4.5 6.5 8.5-5 .5-9.5-3-11-9z" fill={dyeFill('orange')} />
        <path d="M25.5 32.5C24 18 30 10 40 10s16 8 14.5 22.5C50 29 46 27.5 40 27.5s-10 1.5-14.5 5z" fill={dyeFill('orange')} />
        <g fill="var(--paper)" stroke="none">
          <circle cx="33" cy="20" r="1.9" />
          <circle cx="41" cy="15.5" r="1.9" />
          <circle cx="47.5" cy="21.5" r="1.9" />
          <circle cx="39.5" cy="23" r="1.5" />
        </g>
      </>
    ),
  },
  // a hat with a broad brim and a plume
  yellow: {
    skin: SKIN.umber,
    behind: <path d="M25 30c-7 5-9 13-6 19-3 3-3 7 1 9h40c4-2 4-6 1-9 3-6 1-14-6-19z" fill={HAIR.jet} />,
    front: (
      <>
        <Eyes />
        <Nose />
        <Mouth d="M35.5 47q5 3.8 9.5-.5" />
        <path d="M47.5 42.5l1.6 3" strokeWidth="1.2" />
        <path d="M27 25c-.5-9 5-15.5 13-15.5S53.5 16 53 25z" fill={HAIR.bark} />
        <path d="M11 27.5c6-4 17-5.5 29-5.5s23 1.5 29 5.5c-5 4.5-16 6.5-29 6.5s-24-2-29-6.5z" fill={HAIR.bark} />
        <path d="M28 21.5c7.5 2 16.5 2 24 0" stroke={dyeFill('yellow')} strokeWidth="3" />
        <path
          d="M50 20C48.5 9 55 2 67 3.5c6 .8 8.5 4 8 8-4-2-7-1-8.5 1.5-3-1-5.5.5-6.5 3.5-3.5-.5-6.5 1-10 3.5z"
          fill="var(--sail)"
          strokeWidth="1.7"
        />
      </>
    ),
  },
  // a tricorn, an eye patch and a moustache
  green: {
    skin: SKIN.rose,
    behind: <path d="M26 33c-3 7-3 13-1 19l5 2V35zM54 33c3 7 3 13 1 19l-5 2V35z" fill={HAIR.bark} />,
    front: (
      <>
        <path d="M27 31.5 53.5 40" strokeWidth="1.6" />
        <ellipse cx="45.7" cy="37.6" rx="4.6" ry="4" fill="var(--print)" stroke="none" />
        <Eye x={34.5} />
        <Nose />
        <path
          d="M40 44.5c-2.5-2-6.5-1.5-8.5.8-1.2 1.3-3 1.2-4.3.2.6 3.6 5 5 8.5 3.8 1.8-.6 3.3-1.5 4.3-2.7 1 1.2 2.5 2.1 4.3 2.7 3.5 1.2 7.9-.2 8.5-3.8-1.3 1-3.1 1.1-4.3-.2-2-2.3-6-2.8-8.5-.8z"
          fill={HAIR.bark}
          strokeWidth="1.5"
        />
        <path
          d="M40 5c5 4 9 8.5 13 12 5 4 11 5.5 17 4.5-3 7-12 11.5-19 10.5-4-.5-7.5-1.2-11-1.2s-7 .7-11 1.2C22 33 13 28.5 10 21.5c6 1 12-.5 17-4.5 4-3.5 8-8 13-12z"
          fill={HAIR.slate}
        />
        <path
          d="M14.5 25c8 2 15-1 25.5-13.5C50.5 24 57.5 27 65.5 25"

          stroke="var(--brass-fill)"
          strokeWidth="1.8"
          strokeLinejoin="miter"
        />
      </>
    ),
  },
  // no hat: a knot of hair
  blue: {
    skin: SKIN.rose,
    behind: <circle cx="40" cy="9.5" r="6.7" fill={HAIR.rust} />,
    front: (
      <>
        <Brows tilt={0.5} />
        <Eyes />
        <Nose />
        <Mouth d="M36 47.5q4 2 8-.7" />
        <g fill={HAIR.rust} stroke="none">
          <circle cx="31.5" cy="42" r=".9" />
          <circle cx="33.5" cy="44" r=".9" />
          <circle cx="48.5" cy="42" r=".9" />
          <circle cx="46.5" cy="44" r=".9" />
        </g>
        <path d="M26 41c-3-16 3-26.5 14-26.5S57 25 54 41c-1.5-7-3.5-11.5-6.5-14-4 2.5-11 3-15.5 1-3 2.5-4.5 6.5-6 13z" fill={HAIR.rust} />
        <path d="M35 14.5c3-1.5 7-1.5 10 0" stroke={dyeFill('blue')} strokeWidth="3.4" />
      </>
    ),
  },
  // a deep hood
  purple: {
    skin: SKIN.cocoa,
    behind: (
      <path d="M40 5C26 5 17.5 19 16.5 38c-.4 8 .5 14 3.5 19.5h40c3-5.5 3.9-11.5 3.5-19.5C62.5 19 54 5 40 5z" fill={dyeFill('purple')} />
    ),
    front: (
      <>
        <Brows />
        <Eyes />
        <Nose />
        <Mouth d="M36.5 48.5h7" />
        <path
          d="M40 12.5C29 12.5 22.5 23 23 38c.2 7 1.5 13 5 18.5 1-3-.2-6-.6-9-2.6-15 2-25.5 12.6-25.5S55.2 32.5 52.6 47.5c-.4 3-1.6 6-.6 9 3.5-5.5 4.8-11.5 5-18.5.5-15-6-25.5-17-25.5z"
          fill={dyeFill('purple')}
        />
        <circle cx="40" cy="60" r="3.5" fill="var(--brass-fill)" strokeWidth="1.5" />
      </>
    ),
  },
  // a knitted cap with a bobble and a white beard
  black: {
    skin: SKIN.sand,
    front: (
      <>
        <path
          d="M26.5 35c-2.5 15 2 28 13.5 28s16-13 13.5-28c-1.5 5.5-4 9-7.5 9-2 0-4-1.2-6-1.2s-4 1.2-6 1.2c-3.5 0-6-3.5-7.5-9z"
          fill={HAIR.snow}
        />
        <Mouth d="M37 49.5q3 1.4 6 0" />
        <Eyes y={36} />
        <circle cx="40" cy="6.5" r="4.2" fill={HAIR.snow} strokeWidth="1.7" />
        <path d="M26.5 26C26 16 31.5 10 40 10s14 6 13.5 16z" fill={dyeFill('black')} />
        <path d="M28.5 18.5h23" stroke="var(--b-red)" strokeWidth="3" strokeLinecap="butt" />
        <rect x="24" y="23.5" width="32" height="8" rx="3.5" fill={dyeFill('black')} />
        <path d="M30.5 25v5M36.8 25v5M43.2 25v5M49.5 25v5" stroke="var(--paper)" strokeOpacity=".5" strokeWidth="1.4" />
      </>
    ),
  },
}

/** The portrait of one captain. The card clips its lower edge. */
export const PortraitShape = ({ dye }: { readonly dye: Dye }): ReactElement => {
  const { skin, behind, front } = PORTRAITS[dye]
  return (
    <g {...LINE}>
      {behind}
      <path d="M34 46h12v14H34z" fill={skin} />
      <path d="M6 78c0-13 7-19.5 21-22l13 8.5L53 56c14 2.5 21 9 21 22z" fill={dyeFill(dye)} />
      <path d="M27 56l-3.5 6.5L34 70M53 56l3.5 6.5L46 70" />
      <path d="M26.5 34C26.5 24 32 18 40 18s13.5 6 13.5 16c0 11-5.5 20-13.5 20s-13.5-9-13.5-20z" fill={skin} />
      {front}
    </g>
  )
}
