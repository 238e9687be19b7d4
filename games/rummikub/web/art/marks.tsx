/** What is printed on tiles: the marks of the colours (cross, diamond, waves, ring), the same as in the other games, centred at 23, 46; and the joker, a sailor. */
import type { ReactNode } from 'react'

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const

export const MARKS = {
  K: <path d="M18 41l10 10M28 41 18 51" strokeWidth="3" {...stroke} />,
  R: <path d="M23 38.5 28.5 46 23 53.5 17.5 46z" fill="currentColor" />,
  B: <path d="M16 43.5c2.3-3 4.7-3 7 0s4.7 3 7 0M16 50c2.3-3 4.7-3 7 0s4.7 3 7 0" strokeWidth="2.5" {...stroke} />,
  O: <circle cx="23" cy="46" r="4.7" strokeWidth="3" {...stroke} />,
} as const satisfies Readonly<Record<string, ReactNode>>

export const INKS = { K: 'var(--rk-black)', R: 'var(--rk-red)', B: 'var(--rk-blue)', O: 'var(--rk-orange)' } as const

export const SAILOR = (
  <g stroke="var(--print)" strokeWidth="1.1" strokeLinejoin="round" strokeLinecap="round">
    <path d="M9 41c.6-6 4-8.4 9.5-9h9c5.5.6 8.9 3 9.5 9z" fill="var(--b-purple)" />
    <path d="M16 22c0-5.6 3-8.8 7-8.8s7 3.2 7 8.8c0 6.9-3 11.8-7 11.8S16 28.9 16 22z" fill="var(--rk-skin)" />
    <path d="M20.5 29c1.6 1.3 3.4 1.3 5 0" fill="none" />
    <path
      d="M15.6 20.6C15 14 18 9.7 23 9.7s8 4.3 7.4 10.9c-4.8-1.7-10-1.7-14.8 0zM30.2 18.4c2.4-.7 4.3-.1 5.3 1.9-2.2.9-4 .4-5.3-.8z"
      fill="var(--b-purple)"
    />
    <path d="M20 23.6v.1M26 23.6v.1" strokeWidth="2" />
  </g>
)
