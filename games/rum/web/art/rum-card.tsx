/** The faces of cards, box 92×132: rum cards that turn end for end, and the parrot. */
import { useRef, type CSSProperties, type ReactElement } from 'react'
import type { End } from '../../rules/index.ts'
import { BottleShape } from './bottle.tsx'
import { LINE, type Dye } from './ink.ts'
import { ParrotShape } from './parrot.tsx'

const Paper = (): ReactElement => (
  <>
    <rect
      className="rum-card-paper"
      x="1"
      y="1"
      width="90"
      height="130"
      rx="9"
      fill="var(--paper)"
      stroke="var(--paper-edge)"
      strokeWidth="1.5"
    />
    <rect x="5" y="5" width="82" height="122" rx="6" fill="none" stroke="var(--print)" strokeOpacity=".22" />
  </>
)

/** One end as it is when it lies up: in the upper two thirds, upright. */
const Bottles = ({ dye, count }: { readonly dye: Dye; readonly count: 1 | 2 }): ReactElement =>
  count === 2 ? (
    <>
      <BottleShape dye={dye} x={7} y={17} scale={0.97} />
      <BottleShape dye={dye} x={46.2} y={17} scale={0.97} />
    </>
  ) : (
    <BottleShape dye={dye} x={23.5} y={12.5} scale={1.125} />
  )

/** How often the card has been turned since it was first drawn: each turn goes on in the same direction, as a hand would do it. */
const useTurns = (end: End): number => {
  const turned = useRef({ end, turns: 0 })
  if (turned.current.end !== end) turned.current = { end, turns: turned.current.turns + 1 }
  return turned.current.turns
}

const spun = (degrees: number): CSSProperties => ({ transform: `rotate(${degrees}deg)` })

/** A rum card with this end up. When the end changes, the card turns. */
export const RumCard = ({ double, single, end }: { readonly double: Dye; readonly single: Dye; readonly end: End }): ReactElement => {
  const first = useRef(end).current
  const turns = useTurns(end)
  const degrees = (which: End): number => 180 * (turns + (which === first ? 0 : 1))
  return (
    <svg viewBox="0 0 92 132" className="rum-card" aria-hidden="true">
      <Paper />
      <path d="M9 89.5H83" {...LINE} strokeOpacity=".6" strokeWidth="1.3" strokeDasharray="6 3" />
      <g className="rum-end-spin" style={spun(degrees('two'))}>
        <g className={end === 'two' ? 'rum-end' : 'rum-end rum-end-below'}>
          <Bottles dye={double} count={2} />
        </g>
      </g>
      <g className="rum-end-spin" style={spun(degrees('one'))}>
        <g className={end === 'one' ? 'rum-end' : 'rum-end rum-end-below'}>
          <Bottles dye={single} count={1} />
        </g>
      </g>
    </svg>
  )
}

/** The parrot's card, face up. */
export const ParrotCard = (): ReactElement => (
  <svg viewBox="0 0 92 132" className="rum-card" aria-hidden="true">
    <Paper />
    <circle cx="46" cy="62" r="33" fill="var(--paper-2)" />
    <ParrotShape x={13} y={26} scale={1.08} />
    <path d="M24 108q5.5-5 11 0t11 0 11 0 11 0" {...LINE} strokeOpacity=".6" strokeWidth="1.3" />
  </svg>
)
