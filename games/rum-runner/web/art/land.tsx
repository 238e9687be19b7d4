/** The islands, box 190×96: a green back on sand with one landmark each. */
import type { ReactElement, ReactNode } from 'react'

const LINE = { stroke: 'var(--sc-line)', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const palm = (x: number, y: number): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M4 34C6 20 5 10 1 0" fill="none" {...LINE} strokeWidth="3.5" />
    <path
      d="M0 0c-10-8-20-6-26 2 10-2 18 0 26-2zM0 0c2-12 12-16 22-12C14-8 8-4 0 0zM0 0c8-4 18 0 22 8C14 4 8 2 0 0zM0 0c-10 0-16 6-16 14C-10 8-6 4 0 0z"
      fill="#3c8a5c"
      {...LINE}
      strokeWidth="1.8"
    />
  </g>
)

const LANDMARKS: Readonly<Record<string, ReactNode>> = {
  'home-port': (
    <g {...LINE}>
      <path d="M62 62V30h10v6h9v-6h10v6h9v-6h10v32z" fill="var(--sc-cloud)" />
      <path d="M80 62V50c0-8 12-8 12 0v12z" fill="var(--sc-line)" />
      <path d="M86 30V8M87 9h24l-6 7 6 7H87z" fill="var(--brass-fill)" />
      <path d="M118 62V46l9-9 9 9v16z" fill="var(--sc-cloud)" />
    </g>
  ),
  'privateer-point': (
    <g {...LINE}>
      <path d="M120 44V12M121 12h26l-6 7 6 7h-26z" fill="var(--brass-fill)" />
      {palm(64, 26)}
    </g>
  ),
  'bivalve-bay': (
    <g {...LINE}>
      <path d="M95 62C72 60 62 44 66 26c6 0 10 3 13 7 3-6 9-9 16-9s13 3 16 9c3-4 7-7 13-7 4 18-6 34-29 36z" fill="var(--sc-cloud)" />
      <path d="M95 60V28M95 60 80 34M95 60l15-26M95 60 70 40M95 60l25-20" fill="none" strokeWidth="1.5" />
    </g>
  ),
  'isle-of-fools': (
    <g {...LINE}>
      <path d="M70 60c-2-18 8-28 25-30 17 2 27 12 25 30z" fill="#8a6a9a" />
      <path
        d="M78 36C66 34 58 22 62 10c10 2 16 10 20 20M112 36c12-2 20-14 16-26-10 2-16 10-20 20M95 30c-6-8-6-18 0-24 6 6 6 16 0 24z"
        fill="var(--brass-fill)"
      />
      <g fill="var(--sc-cloud)">
        <circle cx="62" cy="9" r="3.5" />
        <circle cx="95" cy="5" r="3.5" />
        <circle cx="128" cy="9" r="3.5" />
      </g>
      <path d="M84 48h.1M106 48h.1M86 55c6 4 12 4 18 0" fill="none" strokeWidth="3" />
    </g>
  ),
}

export const Land = ({ island }: { readonly island: string }): ReactElement => (
  <svg viewBox="0 0 190 96" className="rr-land" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
    <path d="M20 80c14-30 44-46 78-44 36 2 60 18 74 44z" fill="var(--sc-land)" {...LINE} />
    {LANDMARKS[island] ?? palm(92, 20)}
    <path d="M6 82c40-10 138-10 178 0-36 12-142 12-178 0z" fill="var(--sc-sand)" {...LINE} />
  </svg>
)
