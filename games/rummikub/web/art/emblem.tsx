/** Rummikub: a run of tiles leaning on a wooden rack, and a sailor for a joker. */
import type { ReactNode } from 'react'
import { INK, Scene, Swell } from '@tortuga/ui'

const MARKS = {
  cross: <path d="M-7-7 7 7M7-7-7 7" fill="none" stroke="var(--t-black)" strokeWidth="4.4" strokeLinecap="round" />,
  diamond: <path d="M0-10 7.5 0 0 10-7.5 0z" fill="var(--t-red)" />,
  waves: (
    <path
      d="M-10-4c3.3-4.4 6.7-4.4 10 0s6.7 4.4 10 0M-10 5c3.3-4.4 6.7-4.4 10 0s6.7 4.4 10 0"
      fill="none"
      stroke="var(--t-blue)"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  ),
} as const

const Tile = ({
  x,
  y,
  turn,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly children: ReactNode
}): ReactNode => (
  <g transform={`translate(${x} ${y}) rotate(${turn} 30 44)`}>
    <rect x="0" y="5" width="60" height="88" rx="8" fill="var(--paper-edge)" {...INK} />
    <rect x="0" y="0" width="60" height="88" rx="8" fill="var(--paper)" {...INK} />
    {children}
  </g>
)

const Number = ({ of, colour, mark }: { readonly of: number; readonly colour: string; readonly mark: keyof typeof MARKS }): ReactNode => (
  <>
    <text x="30" y="44" textAnchor="middle" fontFamily="var(--serif)" fontSize="40" fill={colour}>
      {of}
    </text>
    <g transform="translate(30 66)">{MARKS[mark]}</g>
  </>
)

const Joker = (): ReactNode => (
  <g transform="translate(3 16) scale(.86)" stroke="var(--print)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
    <path d="M6 66c1-11 8-15 18-16h18c8 1 14 5 15 16z" fill="var(--b-purple)" />
    <path d="M18.5 31c-.5-10 5-16 13.5-16s14 6 13.5 16c-.6 12.5-6 21.5-13.5 21.5S19 43.5 18.5 31z" fill="#d8a27a" />
    <path d="M27 43c3 3 7 3 10-1M32 33l-2 5h3" fill="none" />
    <path d="M17 28c-1-12 5-19 15-19s16 7 15 19c-10-4-20-4-30 0z" fill="var(--b-purple)" />
    <path d="M46 25c5-2 9 0 10 4-4 1-8 0-10-2z" fill="var(--b-purple)" />
    <g fill="var(--print)" stroke="none">
      <circle cx="26" cy="33" r="2" />
      <circle cx="38" cy="33" r="2" />
    </g>
    <g fill="var(--paper)" stroke="none">
      <circle cx="25" cy="18" r="2" />
      <circle cx="34" cy="15" r="2" />
      <circle cx="41" cy="21" r="2" />
    </g>
  </g>
)

export const RummikubEmblem = (): ReactNode => (
  <Scene>
    <Swell y={24} from={-10} opacity={0.35} />
    <Swell y={46} from={-2} opacity={0.35} />
    <Swell y={68} from={-10} opacity={0.35} />
    <path d="M-4 122h328v16H-4z" fill="#9a6a3e" {...INK} />
    <Tile x={26} y={42} turn={-8}>
      <Number of={7} colour="var(--t-black)" mark="cross" />
    </Tile>
    <Tile x={98} y={38} turn={3}>
      <Number of={8} colour="var(--t-red)" mark="diamond" />
    </Tile>
    <Tile x={166} y={40} turn={-3}>
      <Number of={9} colour="var(--t-blue)" mark="waves" />
    </Tile>
    <Tile x={238} y={42} turn={7}>
      <Joker />
    </Tile>
    <path d="M-4 130h328v50H-4z" fill="var(--hull)" {...INK} />
    <path
      d="M10 144h120M170 152h140M40 164h200"
      fill="none"
      stroke="var(--sc-line)"
      strokeOpacity=".35"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </Scene>
)
