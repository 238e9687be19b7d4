/** Pictures of the ships, box 96×64. Oars, masts and sails tell them apart. */
import type { ReactElement } from 'react'
import { art, disc, DYE, ink, line, water, type Drawings } from './draw.ts'

const SHIPS: Drawings = {
  longboat: art(
    line('M47 42V20'),
    ink('M48 20h18l-5 5 5 5H48z', DYE.dark),
    ink('M14 40c20 5 48 5 68 0-3 10-9 15-16 16H30c-8-1-13-6-16-16z', DYE.hull),
    line('M18 46c20 3 40 3 60 0'),
    line('M36 44 20 58M58 44 74 58', { strokeWidth: 2.6 }),
  ),
  'merchant-vessel': art(
    ink('M46 6v38M46 6h-9l2.5 3-2.5 3h9', DYE.gold),
    ink('M28 14h36c5 9 5 17 0 25H28c5-8 5-16 0-25z', DYE.sail),
    line('M46 14v25M31 26h36', { strokeWidth: 1.3 }),
    ink('M8 42c10 2 16 3 22 3h38c8 0 14-2 20-6-1 12-8 18-19 19H30C18 57 10 52 8 42z', DYE.hull),
    line('M13 49h70'),
    ink('M70 30h12v9H70zM74 30v9', DYE.wood, { strokeWidth: 1.6 }),
  ),
  sloop: art(
    line('M44 6v38'),
    ink('M47 8c14 8 22 20 24 32H47z', DYE.sail),
    ink('M41 14C34 22 26 32 20 40h21z', DYE.sail),
    ink('M44 5H32l3 3.5-3 3.5h12z', DYE.red),
    ink('M12 44h72c-3 8-9 12-16 13H28c-8-1-13-5-16-13z', DYE.hull),
    line('M16 49h62'),
  ),
  brigantine: art(
    line('M32 5v39M62 8v36M12 40 4 34'),
    ink('M22 9h20c3 5 3 9 0 13H22c3-4 3-8 0-13zM20 25h24c3 5 3 10 0 14H20c3-4 3-9 0-14z', DYE.sail),
    ink('M53 12h18c3 5 3 9 0 13H53c3-4 3-8 0-13zM52 28h22c2 4 2 8 0 11H52c2-3 2-7 0-11z', DYE.sail),
    ink('M32 5H20l3 3-3 3h12z', DYE.dark),
    ink('M8 43h76l6-5c1 12-6 18-17 19H26C16 57 10 52 8 43z', DYE.hull),
    line('M13 49h70'),
  ),
  galleon: art(
    line('M24 8v34M46 3v39M68 9v33M8 38l-6-6'),
    ink('M15 12h17c2 4 2 8 0 12H15c2-4 2-8 0-12zM14 27h19c2 4 2 7 0 11H14c2-4 2-7 0-11z', DYE.sail),
    ink('M36 7h20c3 5 3 9 0 13H36c3-4 3-8 0-13zM35 23h22c3 5 3 10 0 14H35c3-4 3-9 0-14z', DYE.sail),
    ink('M60 13h16c2 4 2 8 0 12H60c2-4 2-8 0-12z', DYE.sail),
    ink('M46 3H34l3 3-3 3h12z', DYE.red),
    ink('M6 41h62v-9h22c2 15-5 25-18 26H24C13 57 7 51 6 41z', DYE.hull),
    line('M10 48h76M72 38h4M81 38h4'),
    ...[28, 44, 60].map(x => disc(x, 53, 2.6, DYE.gold, { strokeWidth: 1.4 })),
  ),
}

/** Ships of other card files are drawn as a sloop. */
export const ShipArt = ({ card }: { readonly card: string }): ReactElement => (
  <svg viewBox="0 0 96 64" className="rr-art" aria-hidden="true">
    {SHIPS[card] ?? SHIPS['sloop']}
    {water(58)}
  </svg>
)
