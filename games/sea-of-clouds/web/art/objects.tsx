/** Objects that lie face up or are played at once, drawn in the middle of a box of 112×68. */
import type { ReactElement, ReactNode } from 'react'
import { FINE, INK, LINE, STUFF } from './ink.ts'

const Coin = ({ x, y, r = 7 }: { readonly x: number; readonly y: number; readonly r?: number }): ReactElement => (
  <>
    <circle cx={x} cy={y} r={r} fill="var(--brass-fill)" {...INK} />
    <circle cx={x} cy={y} r={r * 0.6} {...FINE} strokeOpacity=".6" />
  </>
)

const SHAPES: Readonly<Record<string, ReactNode>> = {
  'treasure-map': (
    <>
      <path d="M27 16l19-5 20 6 19-5v40l-19 6-20-6-19 5z" fill={STUFF.bone} {...INK} />
      <path d="M46 11v41M66 17v41" {...FINE} strokeOpacity=".55" />
      <path d="M33 47c2-9 8-12 13-11s8 6 13 4 4-9 9-11" {...FINE} strokeWidth="2" strokeDasharray="1 4.5" />
      <path d="M70 22l8 8M78 22l-8 8" {...LINE} stroke="var(--b-red)" strokeWidth="3.4" />
    </>
  ),
  beer: (
    <>
      <path d="M70 28h8c5 0 8 3 8 8v8c0 5-3 8-8 8h-8v-6h6c2 0 3-1 3-3v-6c0-2-1-3-3-3h-6z" fill={STUFF.leather} {...INK} />
      <path d="M36 24h35v33c0 3-2 4-4 4H40c-2 0-4-1-4-4z" fill={STUFF.beer} {...INK} />
      <path d="M45 31v23M53.5 31v23M62 31v23" {...FINE} strokeOpacity=".6" />
      <path
        d="M34 25c-5-3-3-11 4-10 2-6 11-8 15-3 4-5 13-3 14 3 7-1 9 8 4 10-2 4-7 3-8 0-2 4-7 4-9 0-2 7-6 7-8 1-2 3-9 4-12-1z"
        fill="var(--paper)"
        {...INK}
      />
    </>
  ),
  purse: (
    <>
      <path d="M44 24c-16 8-21 21-15 31 4 7 13 7 27 7s23 0 27-7c6-10 1-23-15-31z" fill={STUFF.leather} {...INK} />
      <path d="M42 10c4 3 8-2 14 0s10 3 14 0c1 5-1 10-4 14H46c-3-4-5-9-4-14z" fill={STUFF.leather} {...INK} />
      <path d="M43 24h26M60 24c4 5 8 7 12 7" {...LINE} stroke="var(--brass-deep)" strokeWidth="3" />
      <Coin x={56} y={44} r={9} />
    </>
  ),
  toll: (
    <>
      <path d="M33 61V21h11v40z" fill={STUFF.leather} {...INK} />
      <path d="M26 61h25" {...LINE} />
      <path d="M37 30 88 15l2 8-51 15z" fill="var(--paper)" {...INK} />
      <path d="M47 27l3 8M59 23.5l3 8M71 20l3 8M82 16.8l2.5 7.5" {...LINE} stroke="var(--b-red)" strokeWidth="5" strokeLinecap="butt" />
      <circle cx="38.5" cy="33" r="3.5" fill="var(--brass-fill)" {...INK} />
      <Coin x={70} y={50} r={9} />
    </>
  ),
  cracker: (
    <>
      <path
        d="M56 9c14 0 25 11 25 25 0 4-1 8-3 11-3-3-7-1-7 3-4-1-8 2-6 6-3 4-6 5-9 5-14 0-25-11-25-25S42 9 56 9z"
        fill={STUFF.biscuit}
        {...INK}
      />
      <g fill="var(--print)">
        {[
          [47, 20],
          [58, 17],
          [69, 24],
          [41, 31],
          [53, 30],
          [65, 35],
          [44, 43],
          [56, 45],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />
        ))}
      </g>
      <path d="M80 54l3 2M75 60l1 3" {...LINE} />
    </>
  ),
  'grappling-hook': (
    <>
      <path d="M56 24v24M35 33c1 14 9 20 21 20s20-6 21-20" {...LINE} strokeWidth="8" />
      <path d="M56 24v24M35 33c1 14 9 20 21 20s20-6 21-20" fill="none" stroke={STUFF.steel} strokeWidth="4" strokeLinecap="round" />
      <path d="M30 36l5-11 6 10zM82 36l-5-11-6 10zM51 61l5-7 5 7z" fill={STUFF.steel} {...INK} />
      <circle cx="56" cy="18" r="6" {...LINE} strokeWidth="3.4" />
      <path d="M60 13c8-8 18-2 14 5-3 6-12 1-8-5s14-8 20-4" {...LINE} stroke={STUFF.leather} strokeWidth="3" />
    </>
  ),
  'rusty-sword': (
    <>
      <path d="M44 47 76 12c4-2 8-3 11-2-1 3-1 7-3 11L72 33l-4-1 1 4-15 18z" fill={STUFF.rust} {...INK} />
      <path d="M52 46 80 16" {...FINE} strokeDasharray="4 4" />
      <path d="M36 40l19 19" {...LINE} strokeWidth="7" />
      <path d="M36 40l19 19" stroke={STUFF.leather} strokeWidth="3" strokeLinecap="round" />
      <path d="M42 50 31 61l-4-4 11-11z" fill={STUFF.leather} {...INK} />
      <g fill="var(--print)" fillOpacity=".6">
        <circle cx="66" cy="27" r="2" />
        <circle cx="59" cy="39" r="1.6" />
        <circle cx="76" cy="21" r="1.5" />
      </g>
    </>
  ),
  cutlass: (
    <>
      <path d="M45 49C61 40 76 27 83 8c6 17 0 34-25 47z" fill={STUFF.steel} {...INK} />
      <path d="M56 49c12-7 21-16 26-28" {...FINE} />
      <path d="M36 41c9-3 19 4 23 17" {...LINE} strokeWidth="7" />
      <path d="M36 41c9-3 19 4 23 17" fill="none" stroke="var(--brass-fill)" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M44 52 33 63l-5-5 11-11z" fill={STUFF.leather} {...INK} />
    </>
  ),
  chest: (
    <>
      <path d="M28 32c0-13 6-20 14-20h28c8 0 14 7 14 20z" fill={STUFF.leather} {...INK} />
      <path d="M28 32h56v28H28z" fill={STUFF.leather} {...INK} />
      <path d="M40 12.5C37 18 36 24 36 32v28M72 12.5c3 5.5 4 11.5 4 19.5v28" {...LINE} stroke="var(--brass-deep)" strokeWidth="4" />
      <path d="M28 32h56" {...LINE} />
      <rect x="49" y="26" width="14" height="15" rx="3" fill="var(--brass-fill)" {...INK} />
      <path d="M56 31.5v4.5" {...LINE} />
    </>
  ),
  'magic-shell': (
    <>
      <path
        d="M56 58c-7 0-11-2-12-6C32 48 27 39 30 30 33 19 43 12 56 12s23 7 26 18c3 9-2 18-14 22-1 4-5 6-12 6z"
        fill="var(--b-yellow)"
        {...INK}
      />
      <path d="M56 13v38M43 16c2 12 6 25 10 35M69 16c-2 12-6 25-10 35M33 26c6 8 11 17 15 25M79 26c-6 8-11 17-15 25" {...FINE} />
      <path d="M86 8l1.5 4 4 1.5-4 1.5L86 19l-1.5-4-4-1.5 4-1.5z" fill="var(--paper)" {...INK} strokeWidth="1.4" />
    </>
  ),
  'cursed-idol': (
    <>
      <path d="M38 12h36l4 10-3 30 5 10H32l5-10-3-30z" fill="var(--b-green)" {...INK} />
      <path d="M38 22h36" {...FINE} />
      <path d="M41 27h11v7c-5 1-9-1-11-7zM71 27H60v7c5 1 9-1 11-7z" fill="var(--b-red)" {...INK} />
      <path d="M56 33l-4 8h8zM42 46h28v8H42z" fill="var(--paper)" {...INK} />
      <path d="M49 46v8M56 46v8M63 46v8" {...FINE} />
    </>
  ),
  'relic-catalogue': (
    <>
      <path d="M56 19C48 13 38 12 26 13v42c12-1 22 0 30 6 8-6 18-7 30-6V13c-12-1-22 0-30 6z" fill={STUFF.bone} {...INK} />
      <path d="M56 19v42" {...FINE} />
      <path d="M32 33c3-5 14-5 17 0-3 5-14 5-17 0z" {...FINE} strokeWidth="1.8" />
      <circle cx="40.5" cy="33" r="2.2" fill="var(--print)" />
      <path d="M33 45h15M63 26h16M63 33h16M63 40h11M63 47h16" {...FINE} strokeOpacity=".6" />
    </>
  ),
}

export const objectPicture = (face: string): ReactElement => <>{SHAPES[face] ?? SHAPES['chest']}</>
