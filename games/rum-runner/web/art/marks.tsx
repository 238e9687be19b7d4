/** Small marks: coins, skills, bottles. Each has its own shape, so that none depends on colour alone. */
import { DrawnIcon, PRINT_INK as INK } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'

/** A coin with a cross, or with an amount for a stack. */
export const Coin = ({ amount }: { readonly amount?: number }): ReactElement => (
  <svg viewBox="0 0 24 24" className="rr-coin" aria-hidden="true">
    <circle cx="12" cy="13" r="10" fill="var(--brass-deep)" />
    <circle cx="12" cy="11.5" r="10" fill="var(--brass-fill)" stroke="var(--print)" strokeWidth="1.5" />
    {amount === undefined ? (
      <>
        <circle cx="12" cy="11.5" r="6.8" fill="none" stroke="var(--print)" strokeOpacity=".55" strokeWidth="1.2" />
        <path d="M12 7.5v8M8.5 11.5h7" stroke="var(--print)" strokeWidth="1.6" strokeLinecap="round" />
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
    <circle cx="12" cy="12" r="9.3" fill="none" stroke="currentColor" strokeWidth="1.9" />
    <path d="M12 4.2l2.8 7.8-2.8 7.8-2.8-7.8z" fill="currentColor" />
    <path d="M12 12h.01" stroke="var(--mark-ground, var(--paper))" strokeWidth="2.6" strokeLinecap="round" />
  </>
)
export const SkillMark = ({ skill }: { readonly skill: 'navigation' | 'combat' }): ReactElement => (
  <svg viewBox="0 0 24 24" className="rr-skill" aria-hidden="true">
    {skill === 'navigation' ? COMPASS : <path d={ACTS.raid} fill="none" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" />}
  </svg>
)

/** One bottle of the score, filled or as an outline. */
export const ScoreMark = ({ isFull }: { readonly isFull: boolean }): ReactElement => (
  <svg viewBox="0 0 16 24" className="rr-score-mark" data-full={isFull} aria-hidden="true">
    <path
      d="M6 2.5h4v5c0 1.5 3.5 3 3.5 6.5v6c0 1-1 1.8-2 1.8h-7c-1 0-2-.8-2-1.8v-6C2.5 10.5 6 9 6 7.5z"
      {...(isFull
        ? { ...INK, fill: 'var(--brass-fill)', strokeWidth: 1.6 }
        : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeDasharray: '2.5 2.2' })}
    />
    {isFull && <path d="M3.5 14.5h9" stroke="var(--print)" strokeWidth="1.3" />}
  </svg>
)

/** Icons of the actions. */
const ACTS = {
  gain: 'M3.5 15a5 5 0 1 0 10 0 5 5 0 1 0-10 0M11 6.2a5 5 0 1 1 3.2 8.3M8.5 12.5v5M6 15h5',
  draw: 'M5 5.5h9v13H5zM10 3h9v13M12 12h0',
  found: 'M4 19.5h16M6 19.5c1-6 3.5-9 6-9s5 3 6 9M12 10.5V3.5M12 3.5h5.5l-1.5 2 1.5 2H12',
  hazard: 'M2.5 17c2-2.4 4-2.4 6 0s4 2.4 6 0 4-2.4 7 0M6 13l3.5-8 3 4.5L15 7l3 6',
  invest: 'M5 9h14v11H5zM12 3v9M8.5 8.5 12 12l3.5-3.5',
  recall: 'M5 9h14v11H5zM12 13V3.5M8.5 7 12 3.5 15.5 7',
  event: 'M6 3.5h12v17H6zM9 8h6M9 11.5h6M9 15h3',
  ship: 'M4 15h16c-1 3.5-3 5-6 5h-4c-3 0-5-1.5-6-5zM11 15V3M13 4.5c3.5 2 5 4.5 5.5 8H13z',
  crew: 'M8.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M5 20.5c0-4.5 3-7 7-7s7 2.5 7 7M6 6.5c3-4 9-4 12 0',
  raid: 'M4 20.5C10 17.5 17.5 11 20.5 3.5M20 20.5C14 17.5 6.5 11 3.5 3.5M3 15.5l5.5 5.5M21 15.5l-5.5 5.5',
} as const

export const ActIcon = ({ act }: { readonly act: keyof typeof ACTS }): ReactNode => <DrawnIcon d={ACTS[act]} />
