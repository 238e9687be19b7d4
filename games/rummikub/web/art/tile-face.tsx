/** The face of a tile, 46×64: number and a mark per colour, so that colours are never the only difference. Few nodes, since a table can have 160 tiles. */
import { memo, type ReactNode } from 'react'
import { colourOf, JOKER, numberOf, type Face } from '../../rules/index.ts'
import { INKS, MARKS, SAILOR } from './marks.tsx'

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

/** `face` null: a tile with a hidden face. A brass corner marks tiles laid from the viewer's rack this turn. */
export const TileFace = memo(({ face, isOwn = false }: { readonly face: Face | null; readonly isOwn?: boolean }): ReactNode => (
  <svg viewBox="0 0 46 64" className="rk-face" aria-hidden={true}>
    <rect x="1" y="4" width="44" height="59" rx="7" className="rk-side" />
    <rect x="1" y="1" width="44" height="58" rx="7" className="rk-front" />
    {face === null ? null : <Print face={face} />}
    {isOwn ? <path d="M29 1.5h9.5a6 6 0 0 1 6 6V17z" className="rk-corner" /> : null}
  </svg>
))
TileFace.displayName = 'TileFace'
