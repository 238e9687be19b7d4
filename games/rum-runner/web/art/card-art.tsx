/** The picture of a card. Cards of other card files get a picture of their kind. */
import type { ReactElement, ReactNode } from 'react'
import type { Card } from '../../rules/index.ts'
import { HAZARDS } from './hazards.ts'
import { INVESTMENTS } from './investments.ts'
import { Portrait } from './portraits.tsx'
import { ShipArt } from './ships.tsx'

const STANDS_FOR: Readonly<Record<'investment' | 'hazard' | 'event', ReactNode>> = {
  investment: INVESTMENTS['light-rum'],
  hazard: HAZARDS['rough-seas'],
  event: INVESTMENTS['royal-decree'],
}

export const CardArt = ({ card: { face, kind } }: { readonly card: Card }): ReactElement => {
  if (kind === 'ship') return <ShipArt card={face} />
  if (kind === 'crew') return <Portrait card={face} />
  return (
    <svg viewBox="0 0 96 64" className="rr-art" aria-hidden="true">
      {HAZARDS[face] ?? INVESTMENTS[face] ?? STANDS_FOR[kind]}
    </svg>
  )
}
