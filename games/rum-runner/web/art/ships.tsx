/** The ships, box 96×64: told apart by oars, masts and sails. */
import type { ReactElement, ReactNode } from 'react'
import { DYE, INK, LINE, SEA } from './ink.ts'

const Water = (): ReactElement => <path d={`M2 58${SEA}`} {...LINE} strokeWidth="1.8" strokeOpacity=".6" />

const SHIPS: Readonly<Record<string, ReactNode>> = {
  longboat: (
    <g {...INK}>
      <path d="M47 42V20" fill="none" />
      <path d="M48 20h18l-5 5 5 5H48z" fill={DYE.dark} />
      <path d="M14 40c20 5 48 5 68 0-3 10-9 15-16 16H30c-8-1-13-6-16-16z" fill={DYE.hull} />
      <path d="M18 46c20 3 40 3 60 0" fill="none" />
      <path d="M36 44 20 58M58 44 74 58" fill="none" strokeWidth="2.6" />
    </g>
  ),
  'merchant-vessel': (
    <g {...INK}>
      <path d="M46 6v38M46 6h-9l2.5 3-2.5 3h9" fill={DYE.gold} />
      <path d="M28 14h36c5 9 5 17 0 25H28c5-8 5-16 0-25z" fill={DYE.sail} />
      <path d="M46 14v25M31 26h36" fill="none" strokeWidth="1.3" />
      <path d="M8 42c10 2 16 3 22 3h38c8 0 14-2 20-6-1 12-8 18-19 19H30C18 57 10 52 8 42z" fill={DYE.hull} />
      <path d="M13 49h70" fill="none" />
      <path d="M70 30h12v9H70zM74 30v9" fill={DYE.wood} strokeWidth="1.6" />
    </g>
  ),
  sloop: (
    <g {...INK}>
      <path d="M44 6v38" fill="none" />
      <path d="M47 8c14 8 22 20 24 32H47z" fill={DYE.sail} />
      <path d="M41 14C34 22 26 32 20 40h21z" fill={DYE.sail} />
      <path d="M44 5H32l3 3.5-3 3.5h12z" fill={DYE.red} />
      <path d="M12 44h72c-3 8-9 12-16 13H28c-8-1-13-5-16-13z" fill={DYE.hull} />
      <path d="M16 49h62" fill="none" />
    </g>
  ),
  brigantine: (
    <g {...INK}>
      <path d="M32 5v39M62 8v36M12 40 4 34" fill="none" />
      <path d="M22 9h20c3 5 3 9 0 13H22c3-4 3-8 0-13zM20 25h24c3 5 3 10 0 14H20c3-4 3-9 0-14z" fill={DYE.sail} />
      <path d="M53 12h18c3 5 3 9 0 13H53c3-4 3-8 0-13zM52 28h22c2 4 2 8 0 11H52c2-3 2-7 0-11z" fill={DYE.sail} />
      <path d="M32 5H20l3 3-3 3h12z" fill={DYE.dark} />
      <path d="M8 43h76l6-5c1 12-6 18-17 19H26C16 57 10 52 8 43z" fill={DYE.hull} />
      <path d="M13 49h70" fill="none" />
    </g>
  ),
  galleon: (
    <g {...INK}>
      <path d="M24 8v34M46 3v39M68 9v33M8 38l-6-6" fill="none" />
      <path d="M15 12h17c2 4 2 8 0 12H15c2-4 2-8 0-12zM14 27h19c2 4 2 7 0 11H14c2-4 2-7 0-11z" fill={DYE.sail} />
      <path d="M36 7h20c3 5 3 9 0 13H36c3-4 3-8 0-13zM35 23h22c3 5 3 10 0 14H35c3-4 3-9 0-14z" fill={DYE.sail} />
      <path d="M60 13h16c2 4 2 8 0 12H60c2-4 2-8 0-12z" fill={DYE.sail} />
      <path d="M46 3H34l3 3-3 3h12z" fill={DYE.red} />
      <path d="M6 41h62v-9h22c2 15-5 25-18 26H24C13 57 7 51 6 41z" fill={DYE.hull} />
      <path d="M10 48h76M72 38h4M81 38h4" fill="none" />
      <g fill={DYE.gold} strokeWidth="1.4">
        <circle cx="28" cy="53" r="2.6" />
        <circle cx="44" cy="53" r="2.6" />
        <circle cx="60" cy="53" r="2.6" />
      </g>
    </g>
  ),
}

/** A ship of a foreign file is drawn as a sloop. */
export const ShipArt = ({ card }: { readonly card: string }): ReactElement => (
  <svg viewBox="0 0 96 64" className="rr-art" aria-hidden="true">
    {SHIPS[card] ?? SHIPS['sloop']}
    <Water />
  </svg>
)
