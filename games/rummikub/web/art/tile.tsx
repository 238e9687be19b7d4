/** A tile, box 46×64: number over mark, so that colour is never alone; a joker is a sailor with the word below. Few nodes, since a hundred and sixty may lie on the table. */
import { memo, type ReactNode } from 'react'
import { colourOf, JOKER, numberOf, type Colour, type Face } from '../../rules/index.ts'

const INKS: Readonly<Record<Colour, string>> = {
  K: 'var(--t-black)',
  R: 'var(--t-red)',
  B: 'var(--t-blue)',
  O: 'var(--t-orange)',
}

/** The same marks as on the house's bottles: cross, diamond, waves, ring; around the point 23, 46. */
const MARKS: Readonly<Record<Colour, ReactNode>> = {
  K: <path d="M18 41l10 10M28 41 18 51" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />,
  R: <path d="M23 38.5 28.5 46 23 53.5 17.5 46z" fill="currentColor" />,
  B: (
    <path
      d="M16 43.5c2.3-3 4.7-3 7 0s4.7 3 7 0M16 50c2.3-3 4.7-3 7 0s4.7 3 7 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  ),
  O: <circle cx="23" cy="46" r="4.7" fill="none" stroke="currentColor" strokeWidth="3" />,
}

const SAILOR = (
  <g stroke="var(--print)" strokeWidth="1.1" strokeLinejoin="round" strokeLinecap="round">
    <path d="M9 41c.6-6 4-8.4 9.5-9h9c5.5.6 8.9 3 9.5 9z" fill="var(--b-purple)" />
    <path d="M16 22c0-5.6 3-8.8 7-8.8s7 3.2 7 8.8c0 6.9-3 11.8-7 11.8S16 28.9 16 22z" fill="#e3b48c" />
    <path d="M20.5 29c1.6 1.3 3.4 1.3 5 0" fill="none" />
    <path
      d="M15.6 20.6C15 14 18 9.7 23 9.7s8 4.3 7.4 10.9c-4.8-1.7-10-1.7-14.8 0zM30.2 18.4c2.4-.7 4.3-.1 5.3 1.9-2.2.9-4 .4-5.3-.8z"
      fill="var(--b-purple)"
    />
    <path d="M20 23.6v.1M26 23.6v.1" strokeWidth="2" />
  </g>
)

const Print = ({ face }: { readonly face: Face }): ReactNode => {
  if (face === JOKER)
    return (
      <>
        {SAILOR}
        <text x="23" y="53" className="rk-joker">
          joker
        </text>
      </>
    )
  const colour = colourOf(face)
  return (
    <g color={INKS[colour]}>
      <text x="23" y="30.5" className="rk-number">
        {numberOf(face)}
      </text>
      {MARKS[colour]}
    </g>
  )
}

/** `null` is a tile whose face is not known. A brass corner says: laid from your rack this turn. */
export const TileFace = memo(({ face, isOwn = false }: { readonly face: Face | null; readonly isOwn?: boolean }): ReactNode => (
  <svg viewBox="0 0 46 64" className="rk-face" aria-hidden={true}>
    <rect x="1" y="4" width="44" height="59" rx="7" className="rk-side" />
    <rect x="1" y="1" width="44" height="58" rx="7" className="rk-front" />
    {face === null ? null : <Print face={face} />}
    {isOwn ? <path d="M29 1.5h9.5a6 6 0 0 1 6 6V17z" className="rk-corner" /> : null}
  </svg>
))
TileFace.displayName = 'TileFace'
