/** Card backs, box 92×132: a crown for the crown's cards, sabres for the pirate's. */
import { CardBack } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Side } from '../../rules/index.ts'

const MOTIFS = {
  crown: (
    <g fill="var(--back-line)" stroke="none" transform="translate(-16 -14.5) scale(.8)">
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
  <CardBack
    className="rr-back"
    motif={
      <>
        <circle r="25" />
        {MOTIFS[side]}
      </>
    }
  />
)
