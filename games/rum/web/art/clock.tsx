/** The castaway clock, box 160×160: a ring of 1 to 7 with a brass disc at the present hour, the pirate ship at 8, and in the middle what the parrot takes. */
import type { ReactElement } from 'react'
import { INK, LINE } from './ink.ts'

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const RADIUS = 52

const placeOf = (hour: number): readonly [x: number, y: number] => {
  const turn = ((hour - 1) / HOURS.length) * 2 * Math.PI
  return [80 + RADIUS * Math.sin(turn), 80 - RADIUS * Math.cos(turn)]
}

/** Whoever reaches 8 sees it from the beach. */
const PirateShip = ({ x, y }: { readonly x: number; readonly y: number }): ReactElement => (
  <g transform={`translate(${x - 15} ${y - 16})`}>
    <path d="M3 21h24l-4 7.5H8z" fill="var(--hull)" {...INK} strokeWidth="1.6" />
    <path d="M14.5 21V2.5" {...LINE} strokeWidth="1.8" />
    <path d="M16.5 6c5 1 8 4.5 8.5 11.5h-8.5z" fill="var(--sail)" {...INK} strokeWidth="1.5" />
    <path d="M12.5 8.5c-4 1-6.5 4-7 9h7z" fill="var(--sail)" {...INK} strokeWidth="1.5" />
    <path d="M14.5 2.5h-7l2 2-2 2h7z" fill="var(--print)" stroke="var(--print)" strokeWidth="1" strokeLinejoin="round" />
  </g>
)

/** So many backs, fanned, and the number on them. */
const Cost = ({ cards }: { readonly cards: number }): ReactElement => (
  <g>
    {Array.from({ length: cards }, (_, index) => {
      const tilt = (index - (cards - 1) / 2) * 17
      return (
        <rect
          key={index}
          x="-11"
          y="-16.5"
          width="22"
          height="31"
          rx="3.5"
          fill="var(--back)"
          stroke="var(--back-line)"
          strokeWidth="1.5"
          transform={`translate(80 82) rotate(${tilt} 0 22) translate(0 -1)`}
        />
      )
    })}
    <text x="80" y="89" className="rum-figure" fontSize="21" textAnchor="middle" fill="var(--paper)">
      {cards}
    </text>
  </g>
)

export const ClockFace = ({ hour, cost }: { readonly hour: number; readonly cost: number }): ReactElement => {
  const [shipX, shipY] = placeOf(8)
  return (
    <svg viewBox="0 0 160 160" className="rum-clock-face" aria-hidden="true">
      <rect x="1" y="1" width="158" height="158" rx="12" fill="var(--paper)" stroke="var(--paper-edge)" strokeWidth="1.5" />
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
          <text
            key={mark}
            x={x}
            y={y + 6.5}
            className="rum-figure"
            fontSize="18"
            textAnchor="middle"
            fill={mark === hour ? 'var(--brass-ink)' : mark < hour ? 'var(--print-2)' : 'var(--print)'}
          >
            {mark}
          </text>
        )
      })}
      {cost > 0 ? (
        <Cost cards={cost} />
      ) : (
        <g transform="translate(80 80) scale(1.5) translate(-80 -80)">
          <PirateShip x={80} y={80} />
        </g>
      )}
    </svg>
  )
}
