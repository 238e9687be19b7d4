/** The castaway clock, box 160×160: a ring with 1 to 7 and the pirate ship at 8, a brass disc at the current value, and the cost of the parrot in the middle. */
import { range } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { INK, placed } from './ink.ts'
import { PrintedNumber, CardBlank } from './card-blank.tsx'

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const RADIUS = 52

const placeOf = (hour: number): readonly [x: number, y: number] => {
  const turn = ((hour - 1) / HOURS.length) * 2 * Math.PI
  return [80 + RADIUS * Math.sin(turn), 80 - RADIUS * Math.cos(turn)]
}

/** Its middle is at (x, y). */
const PirateShip = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }): ReactElement => (
  <g {...INK} {...placed({ x: x - 15 * scale, y: y - 16 * scale, scale })}>
    <path d="M3 21h24l-4 7.5H8z" fill="var(--hull)" strokeWidth="1.6" />
    <path d="M14.5 21V2.5" strokeWidth="1.8" />
    <path d="M16.5 6c5 1 8 4.5 8.5 11.5h-8.5z" fill="var(--sail)" strokeWidth="1.5" />
    <path d="M12.5 8.5c-4 1-6.5 4-7 9h7z" fill="var(--sail)" strokeWidth="1.5" />
    <path d="M14.5 2.5h-7l2 2-2 2h7z" fill="var(--print)" strokeWidth="1" />
  </g>
)

/** The cost of the parrot: a fan of card backs. */
const Fan = ({ cards }: { readonly cards: number }): ReactElement => (
  <g fill="var(--back)" stroke="var(--back-line)" strokeWidth="1.5">
    {range(cards).map(index => (
      <g key={index} transform={`translate(80 82) rotate(${(index - (cards - 1) / 2) * 17} 0 22) translate(0 -1)`}>
        <rect x="-11" y="-16.5" width="22" height="31" rx="3.5" />
      </g>
    ))}
  </g>
)

export const ClockFace = ({ hour, cost }: { readonly hour: number; readonly cost: number }): ReactElement => {
  const [shipX, shipY] = placeOf(8)
  return (
    <svg viewBox="0 0 160 160" className="rum-clock-face" aria-hidden="true">
      <CardBlank width={160} height={160} rx={12} />
      <circle cx="80" cy="80" r="70" fill="var(--paper-2)" {...INK} />
      <circle cx="80" cy="80" r="33" fill="var(--paper)" {...INK} strokeWidth="1.6" />
      <g stroke="var(--print)" strokeOpacity=".55" strokeWidth="1.4" strokeLinecap="round">
        {HOURS.map(mark => (
          <path key={mark} d="M80 12.5v4.5" transform={`rotate(${(mark - 0.5) * 45} 80 80)`} />
        ))}
      </g>
      <g className="rum-clock-disc" style={{ transform: `rotate(${(hour - 1) * 45}deg)` }}>
        <circle cx="80" cy={80 - RADIUS} r="16.5" fill="var(--brass-fill)" {...INK} />
      </g>
      <PirateShip x={shipX} y={shipY} />
      {HOURS.slice(0, -1).map(mark => {
        const [x, y] = placeOf(mark)
        return (
          <PrintedNumber key={mark} x={x} y={y + 6.5} size={18} ink={mark === hour ? 'brass-ink' : mark < hour ? 'print-2' : 'print'}>
            {mark}
          </PrintedNumber>
        )
      })}
      {cost > 0 ? (
        <>
          <Fan cards={cost} />
          <PrintedNumber x={80} y={89} size={21} ink="paper">
            {cost}
          </PrintedNumber>
        </>
      ) : (
        <PirateShip x={80} y={80} scale={1.5} />
      )}
    </svg>
  )
}
