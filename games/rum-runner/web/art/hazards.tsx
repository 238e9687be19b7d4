/** The hazards, box 96×64. */
import type { ReactNode } from 'react'
import { DYE, INK, LINE, SEA } from './ink.ts'

const WATER = <path d={`M2 57${SEA}`} {...LINE} strokeWidth="1.8" strokeOpacity=".6" />

export const HAZARDS: Readonly<Record<string, ReactNode>> = {
  'rough-seas': (
    <g {...INK}>
      <path d="M4 60C2 38 14 20 34 18c13-1 19 8 14 15-4 5-11 3-11-2-7 5-6 19 7 23 10 3 18-2 22-9 2 8 10 13 26 15z" fill={DYE.sea} />
      <path d="M4 60C2 38 14 20 34 18c13-1 19 8 14 15-4 5-11 3-11-2 1-5 2-8 3-8-14 1-25 14-26 37z" fill={DYE.foam} />
      <path d="M58 12c6 1 10 5 10 10M70 8c7 2 11 7 11 13M66 34c8-4 18-2 24 4" fill="none" strokeWidth="1.6" />
    </g>
  ),
  privateers: (
    <>
      <g {...INK}>
        <path d="M34 5v38M62 8v35" fill="none" />
        <path d="M24 9h20c4 5 4 9 0 14H24c4-5 4-9 0-14zM22 26h24c4 5 4 9 0 14H22c4-5 4-9 0-14z" fill={DYE.red} />
        <path d="M53 12h18c4 4 4 8 0 13H53c4-5 4-9 0-13zM52 28h21c3 4 3 8 0 12H52c3-4 3-8 0-12z" fill={DYE.red} />
        <path d="M34 5H20l4 3-4 3h14z" fill={DYE.gold} />
        <path d="M10 43h72l8-5c1 12-6 17-17 18H28c-11-1-16-6-18-13z" fill={DYE.hull} />
      </g>
      <g fill="var(--print)">
        <circle cx="34" cy="50" r="2.4" />
        <circle cx="48" cy="50" r="2.4" />
        <circle cx="62" cy="50" r="2.4" />
      </g>
      {WATER}
    </>
  ),
  reef: (
    <>
      <g {...INK}>
        <path d="M10 56 20 30l7 9 9-22 9 18 7-8 11 29z" fill={DYE.stone} />
        <path d="M60 56l8-17 6 6 6-9 8 20z" fill={DYE.stone} />
        <path d="M36 17l2 14-4 6M20 30l3 12M80 36l-1 9" fill="none" strokeWidth="1.5" />
        <path d="M57 56c-1-8 3-12 1-20M58 45c4-2 7-4 7-9M57 50c-4-2-7-5-6-10" fill="none" stroke={DYE.red} strokeWidth="3" />
      </g>
      {WATER}
    </>
  ),
  'uncharted-waters': (
    <g {...INK}>
      <path d="M12 10l22 5 26-6 24 5v42l-24-5-26 6-22-5z" fill={DYE.foam} />
      <path d="M34 15v42M60 9v42" fill="none" strokeWidth="1.3" strokeOpacity=".5" />
      <path d="M20 46c6-2 6-10 12-12s8 6 14 4 4-12 10-14" fill="none" strokeDasharray="3 4" />
      <path d="M68 22c0-5 9-5 9 0 0 4-5 4-5 8M72 36v.2" fill="none" strokeWidth="2.8" />
      <path d="M18 20q4-3 8 0t8 0" fill="none" strokeWidth="1.5" />
    </g>
  ),
  kraken: (
    <g {...INK}>
      <path d="M30 60C26 40 34 26 48 26s22 14 18 34z" fill="#7d5a86" />
      <circle cx="42" cy="40" r="3.6" fill={DYE.foam} />
      <circle cx="55" cy="40" r="3.6" fill={DYE.foam} />
      <path d="M42 40h.1M55 40h.1" strokeWidth="3.4" />
      <path
        d="M28 58C8 58 4 34 14 22c5-6 13-3 11 3-2 5-8 3-7-1M68 58c20 0 26-22 16-36-5-7-13-4-11 2 2 5 8 3 7-1M24 60C16 60 12 50 15 42M72 60c8 0 12-8 10-17"
        fill="none"
        stroke="var(--print)"
        strokeWidth="6.5"
      />
      <path
        d="M28 58C8 58 4 34 14 22c5-6 13-3 11 3-2 5-8 3-7-1M68 58c20 0 26-22 16-36-5-7-13-4-11 2 2 5 8 3 7-1"
        fill="none"
        stroke="#7d5a86"
        strokeWidth="3.2"
      />
      <path d={`M2 59${SEA}`} fill="none" strokeWidth="1.8" />
    </g>
  ),
  squall: (
    <g {...INK}>
      <path d="M22 32c-9 0-11-12-2-14 1-11 17-13 21-4 8-6 20 0 17 9 9 0 9 10 0 10z" fill={DYE.stone} />
      <path d="M26 40l-5 12M38 40l-5 14M50 40l-5 12M60 38l-4 9" fill="none" />
      <path d="M62 20h20c8 0 8-10 1-10-4 0-5 5-2 6M66 30h16c8 0 8 11 1 11-4 0-5-5-2-6" fill="none" />
    </g>
  ),
  blockade: (
    <>
      <g {...INK}>
        <path d="M8 58V22h13v36zM75 58V22h13v36z" fill={DYE.wood} />
        <path d="M6 22h17M73 22h17M8 34h13M75 34h13" fill="none" />
        <path d="M11 22v-9h7v9M78 22v-9h7v9" fill={DYE.gold} />
      </g>
      <g fill={DYE.stone} {...INK} strokeWidth="1.7">
        {[0, 1, 2, 3, 4, 5].map(link => (
          <ellipse
            key={link}
            cx={26.5 + link * 8.6}
            cy={[34, 39, 42, 42, 39, 34][link]}
            rx="6"
            ry="3.6"
            fill="none"
            stroke="var(--print)"
            strokeWidth="2.8"
            transform={`rotate(${[30, 18, 6, -6, -18, -30][link]} ${26.5 + link * 8.6} ${[34, 39, 42, 42, 39, 34][link]})`}
          />
        ))}
      </g>
      {WATER}
    </>
  ),
  'port-taxes': (
    <g {...INK}>
      <path d="M24 10h38c5 0 5 7 0 7v36c0 5-6 5-6 0v-3H18v3c0 5 6 6 10 5h28" fill={DYE.foam} />
      <path d="M24 10c-6 0-6 8 0 8v32" fill={DYE.foam} />
      <path d="M30 22h24M30 29h24M30 36h16" fill="none" strokeWidth="1.7" />
      <circle cx="68" cy="42" r="13" fill={DYE.gold} />
      <circle cx="68" cy="42" r="8.5" fill="none" strokeWidth="1.3" />
      <path d="M68 37v10M63 42h10" fill="none" strokeWidth="2.4" />
    </g>
  ),
  'rowdy-tavern': (
    <g {...INK}>
      <path d="M56 24h11c8 0 8 22-2 22h-9" fill="none" strokeWidth="4.5" />
      <path d="M24 22h33v32c0 3-3 5-6 5H30c-3 0-6-2-6-5z" fill={DYE.gold} />
      <path d="M33 30v22M41 30v22M49 30v22" fill="none" strokeWidth="1.5" />
      <path d="M22 26c-6-1-5-10 2-9 1-8 13-9 15-3 7-5 16 0 14 6 6 1 5 8-1 8-2 3-7 3-9 0-3 4-9 3-10 0-3 3-9 2-11-2z" fill={DYE.foam} />
      <path d="M72 12l5 4M80 10l-1 6M84 18l-6 1M12 14l4 3M10 24h5" fill="none" />
    </g>
  ),
  'hidden-harbor': (
    <>
      <g {...INK}>
        <path d="M2 60V22c8-6 16-2 20 6s4 18 14 24l2 8zM94 60V18c-9-5-18 0-21 9s-6 20-17 25l-2 8z" fill="#4f7d64" />
        <path d="M10 30c4 0 6 4 7 9M84 27c-4 1-6 6-7 11" fill="none" strokeWidth="1.5" />
        <path d="M36 46h20M40 46v8M52 46v8" fill="none" strokeWidth="2.4" />
        <path d="M46 40V22M47 23c6 3 9 8 9 14h-9z" fill={DYE.sail} />
        <path d="M38 40h18c-1 4-4 5-7 5h-5c-3 0-5-2-6-5z" fill={DYE.hull} />
      </g>
      {WATER}
    </>
  ),
  'harbor-guard': (
    <g {...INK}>
      <path d="M14 60V28h7v6h7v-6h8v6h7v-6h7v32z" fill={DYE.stone} />
      <path d="M26 60V48c0-7 12-7 12 0v12z" fill={DYE.dark} />
      <path d="M32 28V8M33 8h18l-5 6 5 6H33z" fill={DYE.red} />
      <path d="M56 50c6-6 16-11 27-13 3-1 5 6 2 7l-22 13z" fill={DYE.dark} />
      <circle cx="63" cy="55" r="5.5" fill={DYE.wood} />
      <path d="M89 37l4-2M90 41h4M88 32l3-3" fill="none" strokeWidth="1.6" />
    </g>
  ),
}
