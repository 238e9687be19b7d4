/** The emblem of Rummikub: three tiles and a joker on a wooden rack. */
import './tokens.css'
import { EMBLEM_INK, EmblemFrame, WaveRow } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { INKS, MARKS, SAILOR } from './marks.tsx'

/** `at`: x, y and rotation. */
const Tile = ({ at: [x, y, turn], children }: { readonly at: readonly number[]; readonly children: ReactNode }): ReactNode => (
  <g transform={`translate(${x} ${y}) rotate(${turn} 30 44)`}>
    <rect x="0" y="5" width="60" height="88" rx="8" fill="var(--paper-edge)" {...EMBLEM_INK} />
    <rect x="0" y="0" width="60" height="88" rx="8" fill="var(--paper)" {...EMBLEM_INK} />
    {children}
  </g>
)

const NUMBERS = [
  { number: 7, colour: 'K', at: [26, 42, -8] },
  { number: 8, colour: 'R', at: [98, 38, 3] },
  { number: 9, colour: 'B', at: [166, 40, -3] },
] as const

export const RummikubEmblem = (): ReactNode => (
  <EmblemFrame>
    <WaveRow y={24} from={-10} opacity={0.35} />
    <WaveRow y={46} from={-2} opacity={0.35} />
    <WaveRow y={68} from={-10} opacity={0.35} />
    <path d="M-4 122h328v16H-4z" fill="var(--rk-plank)" {...EMBLEM_INK} />
    {NUMBERS.map(({ number, colour, at }) => (
      <Tile key={number} at={at}>
        <g color={INKS[colour]}>
          <text x="30" y="44" textAnchor="middle" fontFamily="var(--serif)" fontSize="40" fill="currentColor">
            {number}
          </text>
          <g transform="translate(-3.5 -1) scale(1.455)">{MARKS[colour]}</g>
        </g>
      </Tile>
    ))}
    <Tile at={[238, 42, 7]}>
      <g transform="translate(-8 6) scale(1.65)">{SAILOR}</g>
    </Tile>
    <path d="M-4 130h328v50H-4z" fill="var(--hull)" {...EMBLEM_INK} />
    <path d="M10 144h120M170 152h140M40 164h200" fill="none" stroke="var(--sc-line)" strokeOpacity=".35" strokeWidth="1.8" />
  </EmblemFrame>
)
