/** The seven captains, box 80×68: a bust in a coat of the colour, each under another hat, so that they are told apart by outline alone. */
import type { ReactElement, ReactNode } from 'react'
import { dyeFill, INK, LINE, type ByDye, type Dye } from './ink.ts'

/** What differs: skin, what hangs behind the head, what is on the face, and what is worn on top. */
type Sitter = {
  readonly skin: string
  readonly behind?: ReactNode
  readonly face: ReactNode
  readonly hat: ReactNode
  readonly collar?: ReactNode
}

const HAIR = { jet: '#2c2a2b', rust: '#9a4a22', straw: '#c68f3a', snow: '#efe8d6', bark: '#5b3b26', slate: '#6d6a66' } as const
const SKIN = { rose: '#eab893', sand: '#d99f72', clay: '#b5774c', umber: '#96603e', cocoa: '#845539' } as const

const Eyes = ({
  left = true,
  right = true,
  y = 37,
}: {
  readonly left?: boolean
  readonly right?: boolean
  readonly y?: number
}): ReactElement => (
  <g fill="var(--print)">
    {left && <circle cx="34.500" cy={y} r="1.700" />}
    {right && <circle cx="45.500" cy={y} r="1.700" />}
  </g>
)
const Brows = ({ tilt = 0 }: { readonly tilt?: number }): ReactElement => (
  <path d={`M31 ${33 - tilt}q3.500-2 6.500 ${tilt}M42.500 33q3-2 6.500-${tilt}`} {...LINE} strokeWidth="1.700" />
)
const Nose = (): ReactElement => <path d="M40 38.500c-1.400 2-2 3.600-.2 4.400" {...LINE} strokeWidth="1.500" />
const Mouth = ({ d = 'M36 48q4 2.600 8 0' }: { readonly d?: string }): ReactElement => <path d={d} {...LINE} strokeWidth="1.700" />

const SITTERS: ByDye<Sitter> = {
  // a bicorne from ear to ear, and a beard like a brush
  red: {
    skin: SKIN.sand,
    face: (
      <>
        <path
          d="M27 36c-1.500 15 3 25.500 13 25.500S54.500 51 53 36c-2 6-4.500 8-7.500 7.500-2-.4-3.800-.4-5.500.8-1.700-1.200-3.500-1.200-5.500-.8-3 .5-5.500-1.500-7.500-7.500z"
          fill={HAIR.rust}
          {...INK}
        />
        <path d="M36.500 49q3.500 1.800 7 0" {...LINE} strokeWidth="1.700" />
        <Eyes y={35.5} />
      </>
    ),
    hat: (
      <>
        <path d="M10 31C12 14 24 6 40 6s28 8 30 25c-9-5.500-19-7.500-30-7.500S19 25.500 10 31z" fill={HAIR.jet} {...INK} />
        <path
          d="M17 23c6-7.500 13-10.500 23-10.500S57 15.500 63 23"
          fill="none"
          stroke="var(--brass-fill)"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
        <circle cx="40" cy="15.500" r="4.300" fill={dyeFill('red')} {...INK} strokeWidth="1.600" />
      </>
    ),
  },
  // a spotted bandana with its knot behind the ear
  orange: {
    skin: SKIN.clay,
    behind: <path d="M26 30c-4 9-3.500 18-1 26h6V34zM54 30c4 9 3.500 18 1 26h-6V34z" fill={HAIR.jet} {...INK} />,
    face: (
      <>
        <Brows tilt={0.5} />
        <Eyes />
        <Nose />
        <Mouth d="M35 47q5.500 4 10 0" />
        <circle cx="26.500" cy="45.500" r="2.800" fill="none" stroke="var(--brass-fill)" strokeWidth="1.900" />
      </>
    ),
    hat: (
      <>
        <path
          d="M53 26c6-4.500 12.500-4 15.500.5-4.500.5-6 3-11 4.500 3.500 1.500 6 4.500 6.500 8.500-5 .5-9.500-3-11-9z"
          fill={dyeFill('orange')}
          {...INK}
        />
        <path
          d="M25.500 32.500C24 18 30 10 40 10s16 8 14.500 22.500C50 29 46 27.500 40 27.500s-10 1.500-14.500 5z"
          fill={dyeFill('orange')}
          {...INK}
        />
        <g fill="var(--paper)">
          <circle cx="33" cy="20" r="1.900" />
          <circle cx="41" cy="15.500" r="1.900" />
          <circle cx="47.500" cy="21.500" r="1.900" />
          <circle cx="39.500" cy="23" r="1.500" />
        </g>
      </>
    ),
  },
  // a broad brim and a plume
  yellow: {
    skin: SKIN.umber,
    behind: <path d="M25 30c-7 5-9 13-6 19-3 3-3 7 1 9h40c4-2 4-6 1-9 3-6 1-14-6-19z" fill={HAIR.jet} {...INK} />,
    face: (
      <>
        <Eyes />
        <Nose />
        <Mouth d="M35.500 47q5 3.800 9.500-.5" />
        <path d="M47.500 42.500l1.600 3" {...LINE} strokeWidth="1.200" />
      </>
    ),
    hat: (
      <>
        <path d="M27 25c-.5-9 5-15.500 13-15.500S53.500 16 53 25z" fill={HAIR.bark} {...INK} />
        <path d="M11 27.500c6-4 17-5.500 29-5.500s23 1.500 29 5.500c-5 4.500-16 6.500-29 6.500s-24-2-29-6.500z" fill={HAIR.bark} {...INK} />
        <path d="M28 21.500c7.500 2 16.500 2 24 0" fill="none" stroke={dyeFill('yellow')} strokeWidth="3" strokeLinecap="round" />
        <path
          d="M50 20C48.500 9 55 2 67 3.500c6 .8 8.500 4 8 8-4-2-7-1-8.500 1.500-3-1-5.500.5-6.500 3.500-3.500-.5-6.500 1-10 3.500z"
          fill="var(--sail)"
          {...INK}
          strokeWidth="1.700"
        />
      </>
    ),
  },
  // a tricorn, a patch, and a moustache to be proud of
  green: {
    skin: SKIN.rose,
    behind: <path d="M26 33c-3 7-3 13-1 19l5 2V35zM54 33c3 7 3 13 1 19l-5 2V35z" fill={HAIR.bark} {...INK} />,
    face: (
      <>
        <path d="M27 31.500 53.500 40" {...LINE} strokeWidth="1.600" />
        <ellipse cx="45.700" cy="37.600" rx="4.600" ry="4" fill="var(--print)" />
        <Eyes right={false} />
        <Nose />
        <path
          d="M40 44.500c-2.500-2-6.500-1.500-8.500.8-1.200 1.300-3 1.200-4.300.2.600 3.600 5 5 8.500 3.800 1.800-.6 3.300-1.500 4.300-2.700 1 1.200 2.500 2.100 4.300 2.700 3.500 1.200 7.900-.2 8.500-3.800-1.300 1-3.100 1.100-4.300-.2-2-2.300-6-2.800-8.500-.8z"
          fill={HAIR.bark}
          {...INK}
          strokeWidth="1.500"
        />
      </>
    ),
    hat: (
      <>
        <path
          d="M40 5c5 4 9 8.500 13 12 5 4 11 5.500 17 4.500-3 7-12 11.500-19 10.500-4-.5-7.500-1.200-11-1.200s-7 .7-11 1.200C22 33 13 28.500 10 21.500c6 1 12-.5 17-4.500 4-3.500 8-8 13-12z"
          fill={HAIR.slate}
          {...INK}
        />
        <path
          d="M14.500 25c8 2 15-1 25.500-13.500C50.500 24 57.500 27 65.500 25"
          fill="none"
          stroke="var(--brass-fill)"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      </>
    ),
  },
  // no hat at all: a knot of hair on top
  blue: {
    skin: SKIN.rose,
    behind: <circle cx="40" cy="9.500" r="6.700" fill={HAIR.rust} {...INK} />,
    face: (
      <>
        <Brows tilt={0.5} />
        <Eyes />
        <Nose />
        <Mouth d="M36 47.500q4 2 8-.7" />
        <g fill={HAIR.rust}>
          <circle cx="31.500" cy="42" r=".9" />
          <circle cx="33.500" cy="44" r=".9" />
          <circle cx="48.500" cy="42" r=".9" />
          <circle cx="46.500" cy="44" r=".9" />
        </g>
      </>
    ),
    hat: (
      <>
        <path
          d="M26 41c-3-16 3-26.500 14-26.500S57 25 54 41c-1.500-7-3.500-11.500-6.500-14-4 2.500-11 3-15.500 1-3 2.500-4.500 6.500-6 13z"
          fill={HAIR.rust}
          {...INK}
        />
        <path d="M35 14.500c3-1.500 7-1.500 10 0" fill="none" stroke={dyeFill('blue')} strokeWidth="3.400" strokeLinecap="round" />
      </>
    ),
  },
  // a deep hood
  purple: {
    skin: SKIN.cocoa,
    behind: (
      <path
        d="M40 5C26 5 17.500 19 16.500 38c-.4 8 .5 14 3.500 19.500h40c3-5.500 3.900-11.500 3.500-19.500C62.500 19 54 5 40 5z"
        fill={dyeFill('purple')}
        {...INK}
      />
    ),
    face: (
      <>
        <Brows />
        <Eyes />
        <Nose />
        <Mouth d="M36.500 48.500h7" />
      </>
    ),
    hat: (
      <path
        d="M40 12.500C29 12.500 22.500 23 23 38c.2 7 1.500 13 5 18.500 1-3-.2-6-.6-9-2.600-15 2-25.500 12.600-25.500S55.200 32.500 52.600 47.500c-.4 3-1.600 6-.6 9 3.500-5.500 4.800-11.500 5-18.500.5-15-6-25.500-17-25.500z"
        fill={dyeFill('purple')}
        {...INK}
      />
    ),
    collar: <circle cx="40" cy="60" r="3.500" fill="var(--brass-fill)" {...INK} strokeWidth="1.500" />,
  },
  // a knitted cap with a bobble, and a white beard
  black: {
    skin: SKIN.sand,
    face: (
      <>
        <path
          d="M26.500 35c-2.500 15 2 28 13.500 28s16-13 13.500-28c-1.500 5.500-4 9-7.500 9-2 0-4-1.200-6-1.200s-4 1.200-6 1.200c-3.500 0-6-3.500-7.500-9z"
          fill={HAIR.snow}
          {...INK}
        />
        <path d="M37 49.500q3 1.400 6 0" {...LINE} strokeWidth="1.700" />
        <Eyes y={36} />
      </>
    ),
    hat: (
      <>
        <circle cx="40" cy="6.500" r="4.200" fill={HAIR.snow} {...INK} strokeWidth="1.700" />
        <path d="M26.500 26C26 16 31.500 10 40 10s14 6 13.500 16z" fill={dyeFill('black')} {...INK} />
        <path d="M28.500 18.500h23" stroke="var(--b-red)" strokeWidth="3" />
        <rect x="24" y="23.500" width="32" height="8" rx="3.500" fill={dyeFill('black')} {...INK} />
        <path
          d="M30.500 25v5M36.800 25v5M43.200 25v5M49.500 25v5"
          stroke="var(--paper)"
          strokeOpacity=".5"
          strokeWidth="1.400"
          strokeLinecap="round"
        />
      </>
    ),
  },
}

/** The bust, to be cut off below by whatever frames it. */
export const BustShape = ({ dye }: { readonly dye: Dye }): ReactElement => {
  const { skin, behind, face, hat, collar } = SITTERS[dye]
  return (
    <>
      {behind}
      <path d="M34 46h12v14H34z" fill={skin} {...INK} />
      <path d="M6 78c0-13 7-19.500 21-22l13 8.500L53 56c14 2.500 21 9 21 22z" fill={dyeFill(dye)} {...INK} />
      <path d="M27 56l-3.500 6.500L34 70M53 56l3.500 6.500L46 70" {...LINE} />
      <path d="M26.500 34C26.500 24 32 18 40 18s13.500 6 13.500 16c0 11-5.500 20-13.500 20s-13.500-9-13.500-20z" fill={skin} {...INK} />
      {face}
      {hat}
      {collar}
    </>
  )
}
