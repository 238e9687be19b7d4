/** The back of a card, box 92×132: a crown for the crown's, sabres for the pirate's. One drawing for all cards of a side. */
import type { ReactElement } from 'react'
import type { Side } from '../../rules/index.ts'

const WAVE = 'q4.250-5 8.500 0t8.500 0 8.500 0 8.500 0 8.500 0 8.500 0 8.500 0 8.500 0'

const MOTIFS = {
  crown: (
    <g fill="var(--back-line)" stroke="none" transform="translate(-16 -14.500) scale(.8)">
      <path d="M4 26 2 8l9 7 9-13 9 13 9-7-2 18z" />
      <rect x="4" y="29" width="32" height="4" rx="1" />
    </g>
  ),
  pirate: (
    <g fill="none" strokeWidth="3" strokeLinecap="round">
      <path d="M-13 14C-5 10 7 1 13-14M13 14C5 10-7 1-13-14M-15 7l8 8M15 7l-8 8" />
    </g>
  ),
} as const

export const Back = ({ side }: { readonly side: Side }): ReactElement => (
  <svg viewBox="0 0 92 132" className="rr-back" aria-hidden="true">
    <rect x="1" y="1" width="90" height="130" rx="9" fill="var(--back)" stroke="var(--back-edge)" strokeWidth="1.500" />
    <rect x="6" y="6" width="80" height="120" rx="6" fill="none" stroke="var(--back-line)" strokeWidth="1.600" />
    <g stroke="var(--back-line)" strokeOpacity=".5" strokeWidth="1.200" fill="none">
      {[16, 23, 30, 104, 111, 118].map(y => (
        <path key={y} d={`M12 ${y}${WAVE}`} />
      ))}
    </g>
    <g transform="translate(46 66)" fill="none" stroke="var(--back-line)" strokeWidth="2">
      <circle r="25" />
      {MOTIFS[side]}
    </g>
  </svg>
)
