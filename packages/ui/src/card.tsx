/** Cards of any game: the back all cards of a deck share, and a card that turns over. */
import type { ReactNode } from 'react'

const WAVE = 'q4.25-5 8.500 0t8.500 0 8.500 0 8.500 0 8.500 0 8.500 0 8.500 0 8.500 0'

const MOTIFS = {
  anchor: (
    <>
      <path d="M0-17v30M-8-9H8M-14 3c2 9 8 12 14 13 6-1 12-4 14-13" strokeWidth="3.2" strokeLinecap="round" />
      <circle cy="-18" r="4" strokeWidth="3" />
    </>
  ),
  crown: <path d="M-14 10h28M-13 5-16-9l8 5 8-11 8 11 8-5-3 14z" strokeWidth="2.8" strokeLinejoin="round" strokeLinecap="round" />,
  sabres: <path d="M-13 13C-8-4 2-13 13-16M-15 7l8 8M13 13C8-4-2-13-13-16M15 7l-8 8" strokeWidth="2.8" strokeLinecap="round" />,
} as const
export type BackMotif = keyof typeof MOTIFS

/** A face-down card, box 92×132: the same drawing for every card, without wear or id. */
export const CardBack = ({ motif = 'anchor', title }: { motif?: BackMotif; title?: string }): ReactNode => (
  <svg
    viewBox="0 0 92 132"
    className="card-back"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <rect x="1" y="1" width="90" height="130" rx="9" fill="var(--back)" stroke="var(--back-edge)" strokeWidth="1.5" />
    <rect x="6" y="6" width="80" height="120" rx="6" fill="none" stroke="var(--back-line)" strokeWidth="1.6" />
    <g stroke="var(--back-line)" strokeOpacity=".5" strokeWidth="1.2" fill="none">
      {[16, 23, 30, 104, 111, 118].map(y => (
        <path key={y} d={`M12 ${y}${WAVE}`} />
      ))}
    </g>
    <g transform="translate(46 66)" fill="none" stroke="var(--back-line)" strokeWidth="2">
      <circle r="25" />
      <circle r="20" strokeDasharray="2 4" />
      {MOTIFS[motif]}
    </g>
  </svg>
)

/** A card that turns over when `up` changes; the side away is hidden from everybody. */
export const TurningCard = ({ up, face, back }: { up: boolean; face: ReactNode; back: ReactNode }): ReactNode => (
  <div className="turning" data-up={up}>
    <div className="side face" aria-hidden={!up}>
      {face}
    </div>
    <div className="side back" aria-hidden={up}>
      {back}
    </div>
  </div>
)
