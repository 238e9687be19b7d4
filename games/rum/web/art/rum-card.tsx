/** The faces of cards, box 92×132: rum cards, which can turn by 180 degrees, and the parrot. */
import { useRef, type ReactElement } from 'react'
import { ENDS, type CardEnd } from '../../rules/index.ts'
import { BottleShape } from './bottle.tsx'
import { LINE, type Dye } from './ink.ts'
import { CardBlank } from './card-blank.tsx'
import { ParrotShape } from './parrot.tsx'

const CardPaper = (): ReactElement => (
  <>
    <CardBlank height={132} />
    <rect x="5" y="5" width="82" height="122" rx="6" fill="none" stroke="var(--print)" strokeOpacity=".22" />
  </>
)

/** The bottles of one end while it points up: upright, in the upper two thirds. */
const Bottles = ({ dye, count }: { readonly dye: Dye; readonly count: 1 | 2 }): ReactElement =>
  count === 2 ? (
    <>
      <BottleShape dye={dye} x={7} y={17} scale={0.97} />
      <BottleShape dye={dye} x={46.2} y={17} scale={0.97} />
    </>
  ) : (
    <BottleShape dye={dye} x={23.5} y={12.5} scale={1.125} />
  )

/** How often the card has been turned since its first render: so each turn can continue in the same direction. */
const useTurns = (end: CardEnd): number => {
  const turned = useRef({ end, turns: 0 })
  if (turned.current.end !== end) turned.current = { end, turns: turned.current.turns + 1 }
  return turned.current.turns
}

/** A rum card with this end up. It turns when the end changes. */
export const RumCard = ({ double, single, end }: { readonly double: Dye; readonly single: Dye; readonly end: CardEnd }): ReactElement => {
  const first = useRef(end).current
  const turns = useTurns(end)
  const degrees = (which: CardEnd): number => 180 * (turns + (which === first ? 0 : 1))
  return (
    <svg viewBox="0 0 92 132" className="rum-card" aria-hidden="true">
      <CardPaper />
      <path d="M9 89.5H83" {...LINE} strokeOpacity=".6" strokeWidth="1.3" strokeDasharray="6 3" />
      {ENDS.toReversed().map(which => (
        <g key={which} className="rum-end-spin" style={{ transform: `rotate(${degrees(which)}deg)` }}>
          <g className={end === which ? 'rum-end' : 'rum-end rum-end-below'}>
            <Bottles dye={which === 'two' ? double : single} count={which === 'two' ? 2 : 1} />
          </g>
        </g>
      ))}
    </svg>
  )
}

export const ParrotCard = (): ReactElement => (
  <svg viewBox="0 0 92 132" className="rum-card" aria-hidden="true">
    <CardPaper />
    <circle cx="46" cy="62" r="33" fill="var(--paper-2)" />
    <ParrotShape x={13} y={26} scale={1.08} />
    <path d="M24 108q5.5-5 11 0t11 0 11 0 11 0" {...LINE} strokeOpacity=".6" strokeWidth="1.3" />
  </svg>
)
