/** The card of a captain, box 92×112: a portrait and, on the edge nearest to its owner, the bottle and the value. The digits are always upright for the viewer. */
import { useId, type ReactElement } from 'react'
import { BottleShape } from './bottle.tsx'
import { PrintedNumber, CardBlank } from './card-blank.tsx'
import { PortraitShape } from './portraits.tsx'
import { INK, type Dye } from './ink.ts'

export type OwnersEdge = 'top' | 'bottom'

type Props = { readonly dye: Dye; readonly value: number; readonly edge: OwnersEdge }

export const CaptainCard = ({ dye, value, edge }: Props): ReactElement => {
  const clip = useId()
  const picture = edge === 'bottom' ? 6 : 42
  const plate = edge === 'bottom' ? 75 : 8
  return (
    <svg viewBox="0 0 92 112" className="rum-captain-card" aria-hidden="true">
      <CardBlank height={112} />
      <clipPath id={clip}>
        <rect x="6" y={picture} width="80" height="64" rx="5" />
      </clipPath>
      <rect x="6" y={picture} width="80" height="64" rx="5" fill="var(--paper-2)" />
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(6 ${picture - 1})`}>
          <PortraitShape dye={dye} />
        </g>
      </g>
      <rect x="6" y={picture} width="80" height="64" rx="5" fill="none" stroke="var(--print)" strokeOpacity=".3" strokeWidth="1.2" />
      <BottleShape dye={dye} x={10} y={plate - 1} scale={0.5} />
      <rect x="36" y={plate} width="48" height="29" rx="5" fill="var(--brass-fill)" {...INK} />
      <PrintedNumber x={60} y={plate + 22} size={22} ink="brass-ink">
        {value}
      </PrintedNumber>
    </svg>
  )
}
