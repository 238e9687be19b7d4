/** The back of a card. */
import type { ReactNode } from 'react'
import { waveLine } from './emblem.tsx'

const WAVES = waveLine(8, 8.5, 5)

const ANCHOR = (
  <>
    <circle r="25" />
    <circle r="20" strokeDasharray="2 4" />
    <path
      d="M0-12.5V15M-7.5-7h15M-13 2.5C-11.5 10-6.5 14 0 15.5 6.5 14 11.5 10 13 2.5M-16 5.5l3-3.5 3.5 3M16 5.5 13 2l-3.5 3"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cy="-16" r="3.6" strokeWidth="2.8" />
  </>
)

/** A face-down card with viewBox 92×132. Every card of a deck gets the same drawing, because a difference would reveal which card it is. `motif` is drawn around the centre as strokes without fill. */
export const CardBack = ({ motif = ANCHOR, className = 'card-back' }: { motif?: ReactNode; className?: string }): ReactNode => (
  <svg viewBox="0 0 92 132" className={className} aria-hidden={true}>
    <rect x="1" y="1" width="90" height="130" rx="9" fill="var(--back)" stroke="var(--back-edge)" strokeWidth="1.5" />
    <rect x="6" y="6" width="80" height="120" rx="6" fill="none" stroke="var(--back-line)" strokeWidth="1.6" />
    <g stroke="var(--back-line)" strokeOpacity=".5" strokeWidth="1.2" fill="none">
      {[16, 23, 30, 104, 111, 118].map(y => (
        <path key={y} d={`M12 ${y}${WAVES}`} />
      ))}
    </g>
    <g transform="translate(46 66)" fill="none" stroke="var(--back-line)" strokeWidth="2">
      {motif}
    </g>
  </svg>
)
