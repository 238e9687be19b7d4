/** Small marks: coins, the two skills, bottles of the score. Each has its own outline, so that none is told by colour alone. */
import type { ReactElement } from 'react'
import { INK } from './ink.ts'

/** A brass coin: a cross on a single one, the amount on a stack. */
export const Coin = ({ amount }: { readonly amount?: number }): ReactElement => (
  <svg viewBox="0 0 24 24" className="rr-coin" aria-hidden="true">
    <circle cx="12" cy="13" r="10" fill="var(--brass-deep)" />
    <circle cx="12" cy="11.500" r="10" fill="var(--brass-fill)" stroke="var(--print)" strokeWidth="1.500" />
    {amount === undefined ? (
      <>
        <circle cx="12" cy="11.500" r="6.800" fill="none" stroke="var(--print)" strokeOpacity=".55" strokeWidth="1.200" />
        <path d="M12 7.500v8M8.500 11.500h7" stroke="var(--print)" strokeWidth="1.600" strokeLinecap="round" />
      </>
    ) : (
      <text x="12" y="16" textAnchor="middle" fontFamily="var(--serif)" fontSize={amount > 9 ? 11 : 13} fill="var(--brass-ink)">
        {amount}
      </text>
    )}
  </svg>
)

const COMPASS = (
  <>
    <circle cx="12" cy="12" r="9.300" fill="none" stroke="currentColor" strokeWidth="1.900" />
    <path d="M12 4.200l2.800 7.800-2.800 7.800-2.800-7.800z" fill="currentColor" />
    <path d="M12 12h.01" stroke="var(--mark-ground, var(--paper))" strokeWidth="2.600" strokeLinecap="round" />
  </>
)
const SABRES = (
  <path
    d="M4 20.500C10 17.500 17.500 11 20.500 3.500M20 20.500C14 17.500 6.500 11 3.500 3.500M3 15.500l5.500 5.500M21 15.500l-5.500 5.500"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.100"
    strokeLinecap="round"
  />
)

export const SkillMark = ({ skill }: { readonly skill: 'navigation' | 'combat' }): ReactElement => (
  <svg viewBox="0 0 24 24" className="rr-skill" aria-hidden="true">
    {skill === 'navigation' ? COMPASS : SABRES}
  </svg>
)

/** A place in the score: a bottle, or its outline. */
export const ScoreMark = ({ isFull }: { readonly isFull: boolean }): ReactElement => (
  <svg viewBox="0 0 16 24" className="rr-score-mark" data-full={isFull} aria-hidden="true">
    <path
      d="M6 2.500h4v5c0 1.500 3.500 3 3.500 6.500v6c0 1-1 1.800-2 1.800h-7c-1 0-2-.8-2-1.800v-6C2.500 10.500 6 9 6 7.500z"
      {...(isFull
        ? { ...INK, fill: 'var(--brass-fill)', strokeWidth: 1.6 }
        : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeDasharray: '2.500 2.200' })}
    />
    {isFull && <path d="M3.500 14.500h9" stroke="var(--print)" strokeWidth="1.300" />}
  </svg>
)

/** Icons of the actions, box 24, as the house draws them. */
const ACTS = {
  gain: 'M3.500 15a5 5 0 1 0 10 0 5 5 0 1 0-10 0M11 6.200a5 5 0 1 1 3.200 8.300M8.500 12.500v5M6 15h5',
  draw: 'M5 5.500h9v13H5zM10 3h9v13M12 12h0',
  found: 'M4 19.500h16M6 19.500c1-6 3.500-9 6-9s5 3 6 9M12 10.500V3.500M12 3.500h5.500l-1.500 2 1.500 2H12',
  hazard: 'M2.500 17c2-2.400 4-2.400 6 0s4 2.400 6 0 4-2.400 7 0M6 13l3.500-8 3 4.500L15 7l3 6',
  invest: 'M5 9h14v11H5zM12 3v9M8.500 8.500 12 12l3.500-3.500',
  recall: 'M5 9h14v11H5zM12 13V3.500M8.500 7 12 3.500 15.500 7',
  event: 'M6 3.500h12v17H6zM9 8h6M9 11.500h6M9 15h3',
  ship: 'M4 15h16c-1 3.500-3 5-6 5h-4c-3 0-5-1.500-6-5zM11 15V3M13 4.500c3.500 2 5 4.500 5.500 8H13z',
  crew: 'M8.500 8a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0M5 20.500c0-4.500 3-7 7-7s7 2.500 7 7M6 6.500c3-4 9-4 12 0',
  raid: 'M4 20.500C10 17.500 17.500 11 20.500 3.500M20 20.500C14 17.500 6.500 11 3.500 3.500M3 15.500l5.500 5.500M21 15.500l-5.500 5.500',
} as const

export const ActIcon = ({ act }: { readonly act: keyof typeof ACTS }): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    className="icon"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.800"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={ACTS[act]} />
  </svg>
)
