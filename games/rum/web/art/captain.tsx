/** A captain's card, box 92×112: the bust, and on the edge nearest its owner the bottle and the value on a brass plate. Digits stay upright to the reader. */
import { useId, type ReactElement } from 'react'
import { BottleShape } from './bottle.tsx'
import { BustShape } from './busts.tsx'
import { INK, type Dye } from './ink.ts'

export type OwnersEdge = 'top' | 'bottom'

export const CaptainCard = ({
  dye,
  value,
  edge,
}: {
  readonly dye: Dye
  readonly value: number
  readonly edge: OwnersEdge
}): ReactElement => {
  const clip = useId()
  const picture = edge === 'bottom' ? 6 : 42
  const plate = edge === 'bottom' ? 75 : 8
  return (
    <svg viewBox="0 0 92 112" className="rum-captain-card" aria-hidden="true">
      <rect x="1" y="1" width="90" height="110" rx="9" fill="var(--paper)" stroke="var(--paper-edge)" strokeWidth="1.5" />
      <clipPath id={clip}>
        <rect x="6" y={picture} width="80" height="64" rx="5" />
      </clipPath>
      <rect x="6" y={picture} width="80" height="64" rx="5" fill="var(--paper-2)" />
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(6 ${picture - 1})`}>
          <BustShape dye={dye} />
        </g>
      </g>
      <rect x="6" y={picture} width="80" height="64" rx="5" fill="none" stroke="var(--print)" strokeOpacity=".3" strokeWidth="1.2" />
      <BottleShape dye={dye} x={10} y={plate - 1} scale={0.5} />
      <rect x="36" y={plate} width="48" height="29" rx="5" fill="var(--brass-fill)" {...INK} />
      <text x="60" y={plate + 22} className="rum-figure" fontSize="22" textAnchor="middle" fill="var(--brass-ink)">
        {value}
      </text>
    </svg>
  )
}
