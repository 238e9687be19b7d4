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
  R: <path d="M23 38.500 28.500 46 23 53.500 17.500 46z" fill="currentColor" />,
  B: (
    <path
      d="M16 43.500c2.300-3 4.700-3 7 0s4.700 3 7 0M16 50c2.300-3 4.700-3 7 0s4.700 3 7 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
  ),
  O: <circle cx="23" cy="46" r="4.700" fill="none" stroke="currentColor" strokeWidth="3" />,
}

const SAILOR = (
  <g stroke="var(--print)" strokeWidth="1.100" strokeLinejoin="round" strokeLinecap="round">
    <path d="M9 41c.6-6 4-8.400 9.500-9h9c5.500.6 8.900 3 9.500 9z" fill="var(--b-purple)" />
    <path d="M16 22c0-5.600 3-8.800 7-8.800s7 3.200 7 8.800c0 6.900-3 11.800-7 11.800S16 28.900 16 22z" fill="#e3b48c" />
    <path d="M20.500 29c1.600 1.300 3.400 1.300 5 0" fill="none" />
    <path
      d="M15.600 20.600C15 14 18 9.700 23 9.700s8 4.300 7.400 10.900c-4.800-1.700-10-1.700-14.800 0zM30.200 18.400c2.400-.7 4.300-.1 5.300 1.900-2.200.9-4 .4-5.300-.8z"
      fill="var(--b-purple)"
    />
    <path d="M20 23.600v.1M26 23.600v.1" strokeWidth="2" />
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
      <text x="23" y="30.500" className="rk-number">
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
    {isOwn ? <path d="M29 1.500h9.500a6 6 0 0 1 6 6V17z" className="rk-corner" /> : null}
  </svg>
))
TileFace.displayName = 'TileFace'
