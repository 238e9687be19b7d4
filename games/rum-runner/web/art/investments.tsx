/** Investments and events, box 96×64. Rum is told apart by how many vessels there are: one, two, three. */
import type { ReactElement, ReactNode } from 'react'
import { DYE, INK, LINE, SEA } from './ink.ts'

const bottle = (x: number, fill: string, mark: ReactNode = null): ReactElement => (
  <g transform={`translate(${x} 4)`} {...INK}>
    <path d="M-4.5 0h9v11c0 4 8 6 8 14v26c0 3-2 5-5 5h-15c-3 0-5-2-5-5V25c0-8 8-10 8-14z" fill={fill} />
    <path d="M-5.5 0h11v5h-11z" fill={DYE.wood} />
    <path d="M-12.5 29h25v16h-25z" fill={DYE.foam} strokeWidth="1.6" />
    {mark}
  </g>
)
const star = <path d="M0 31.5l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z" fill="var(--print)" stroke="none" />
const cask = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})`} {...INK}>
    <path d="M-14-11h28c5 7 5 15 0 22h-28c-5-7-5-15 0-22z" fill={DYE.hull} />
    <path d="M-9-11c-4 7-4 15 0 22M9-11c4 7 4 15 0 22" fill="none" />
    <circle r="2.4" fill={DYE.gold} strokeWidth="1.4" />
  </g>
)

const scroll = (inside: ReactNode): ReactElement => (
  <g {...INK}>
    <path d="M22 8h52c6 0 6 8 0 8v34c0 6-8 6-8 0v-3H18v3c0 6 6 7 10 6h40" fill={DYE.foam} />
    <path d="M22 8c-7 0-7 9 0 9v30" fill={DYE.foam} />
    {inside}
  </g>
)

export const INVESTMENTS: Readonly<Record<string, ReactNode>> = {
  'light-rum': bottle(48, '#f0dba4', star),
  'gold-rum': (
    <>
      {bottle(34, DYE.gold, star)}
      {bottle(62, DYE.gold, star)}
    </>
  ),
  'aged-rum': (
    <>
      {cask(30, 47)}
      {cask(66, 47)}
      {cask(48, 22)}
    </>
  ),
  'poisoned-rum': (
    <>
      {bottle(40, DYE.green, <path d="M-5 32l10 10M5 32l-10 10" {...LINE} strokeWidth="2.6" />)}
      <g {...INK}>
        <circle cx="68" cy="44" r="5" fill={DYE.green} />
        <circle cx="76" cy="30" r="3.6" fill={DYE.green} />
        <circle cx="66" cy="19" r="2.6" fill={DYE.green} />
        <path d="M60 58c8-3 18-3 26 0" fill="none" />
      </g>
    </>
  ),
  'cash-crop': (
    <g {...INK}>
      <path d="M6 58c24-7 60-7 84 0" fill="none" />
      {[24, 48, 72].map(x => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-3 56V12h6v44z" fill="#b9c46a" />
          <path d="M-3 24h6M-3 36h6M-3 47h6" fill="none" strokeWidth="1.5" />
          <path
            d="M0 14c-3-8-9-9-13-6 5 1 9 3 13 6zM0 14c3-8 9-9 13-6-5 1-9 3-13 6zM3 32c5-6 10-6 13-3-5 0-9 1-13 3zM-3 40c-5-6-10-6-13-3 5 0 9 1 13 3z"
            fill={DYE.green}
          />
        </g>
      ))}
    </g>
  ),
  lighthouse: (
    <g {...INK}>
      <path d="M24 60c6-9 14-12 24-12s18 3 24 12z" fill={DYE.stone} />
      <path d="M40 50l3-30h10l3 30z" fill={DYE.foam} />
      <path d="M42 28h12l1 7H41zM40.5 42h15l.8 7H40z" fill={DYE.red} />
      <path d="M42 20v-8h12v8zM40 12l8-8 8 8z" fill={DYE.gold} />
      <path d="M60 14l22-6M60 18h24M36 14 14 8M36 18H12" fill="none" />
    </g>
  ),
  'letter-of-marque': scroll(
    <>
      <path d="M28 20h32M28 27h38M28 34h20" fill="none" strokeWidth="1.7" />
      <path d="M58 40l-4 16 7-4 6 5-1-17z" fill={DYE.red} />
      <circle cx="61" cy="38" r="7.5" fill={DYE.red} />
      <path d="M57.5 41v-5l2 1.5 1.5-3 1.5 3 2-1.5v5z" fill={DYE.gold} stroke="none" />
    </>,
  ),
  'royal-decree': scroll(
    <>
      <path d="M37 28l-2-13 8 5 5-9 5 9 8-5-2 13z" fill={DYE.gold} />
      <path d="M30 36h36M30 42h26" fill="none" strokeWidth="1.7" />
    </>,
  ),
  'merchant-convoy': (
    <g {...INK}>
      {[
        [22, 6, 0.8],
        [70, 2, 0.8],
        [46, 14, 1],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 4v30" fill="none" />
          <path d="M-12 8h24c4 7 4 13 0 19h-24c4-6 4-12 0-19z" fill={DYE.sail} />
          <path d="M-18 32h36c-1 8-5 12-11 12H-7c-6 0-10-4-11-12z" fill={DYE.hull} />
        </g>
      ))}
      <path d={`M2 60${SEA}`} fill="none" strokeWidth="1.8" strokeOpacity=".6" />
    </g>
  ),
  'treasure-map': (
    <g {...INK}>
      <path d="M14 12l10 4 6-4 12 5 10-5 12 4 8-4 10 4-3 12 3 10-2 18-12-3-8 4-12-4-10 4-12-4-8 3-8-4 3-14-3-12z" fill="#e5cf9c" />
      <path d="M24 44c6-2 4-10 12-12s10 6 18 2" fill="none" strokeDasharray="3 4" />
      <path d="M60 22l12 12M72 22 60 34" fill="none" stroke={DYE.red} strokeWidth="4.2" />
      <path d="M26 24c3-5 9-5 12 0z" fill={DYE.green} />
    </g>
  ),
  'crashing-waves': (
    <g {...INK}>
      <path d="M60 60V30c4-8 14-9 18-2 6-1 12 5 12 12v20z" fill={DYE.stone} />
      <path d="M68 34c2 3 6 3 8 0M78 46c2 2 5 2 7 0" fill="none" strokeWidth="1.5" />
      <path d="M4 60c0-20 12-34 28-32 10 1 12 10 6 13s-10-3-7-7c-6 8 2 20 14 18 8-1 12-5 15-10v18z" fill={DYE.sea} />
      <path d="M52 24l-2-8M60 20l2-9M46 32l-7-5M68 18l5-7" fill="none" />
      <circle cx="55" cy="14" r="0.1" />
    </g>
  ),
  'powder-keg': (
    <g {...INK}>
      <path d="M26 24h40c6 10 6 22 0 34H26c-6-12-6-24 0-34z" fill={DYE.hull} />
      <path d="M24 32h44M24 50h44" fill="none" strokeWidth="3" />
      <path d="M38 24v34M54 24v34" fill="none" strokeWidth="1.3" strokeOpacity=".6" />
      <path d="M46 24c0-10 8-6 10-12 1-4 6-5 9-3" fill="none" strokeWidth="2.6" />
      <path d="M70 2l1.5 5 5-1-3 4.5 4 3.5-5.5.5L71 20l-2.5-5-5 1.5 2.5-4.5-4-3.5 5.5-.5z" fill={DYE.gold} strokeWidth="1.5" />
    </g>
  ),
  informant: (
    <g {...INK}>
      <path d="M22 6h52v52H22z" fill={DYE.wood} />
      <path d="M22 20h52M22 46h52" fill="none" strokeWidth="1.3" strokeOpacity=".5" />
      <path d="M48 12c9 0 14 7 14 13 0 5-3 8-6 10l4 17H36l4-17c-3-2-6-5-6-10 0-6 5-13 14-13z" fill={DYE.dark} />
      <path d="M38 25c4-6 16-6 20 0-4 6-16 6-20 0z" fill={DYE.foam} />
      <circle cx="48" cy="25" r="3" fill={DYE.blue} />
    </g>
  ),
}
