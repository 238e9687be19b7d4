/** Pictures of the islands, box 190×96, each with its landmark. They lie on the sea, so their lines follow the theme. */
import type { ReactElement } from 'react'
import { art, disc, ink, moved, type Drawings } from './draw.ts'

const [CLOUD, BRASS] = ['var(--sc-cloud)', 'var(--brass-fill)']

const shape = (d: string, fill: string, strokeWidth = 2): ReactElement => ink(d, fill, { stroke: 'var(--sc-line)', strokeWidth })
const palm = (x: number, y: number): ReactElement =>
  moved(
    `translate(${x} ${y})`,
    shape('M4 34C6 20 5 10 1 0', 'none', 3.5),
    shape('M0 0c-10-8-20-6-26 2 10-2 18 0 26-2zM0 0c2-12 12-16 22-12C14-8 8-4 0 0z', 'var(--rr-palm)', 1.8),
    shape('M0 0c8-4 18 0 22 8C14 4 8 2 0 0zM0 0c-10 0-16 6-16 14C-10 8-6 4 0 0z', 'var(--rr-palm)', 1.8),
  )

const LANDMARKS: Drawings = {
  'home-port': art(
    shape('M62 62V30h10v6h9v-6h10v6h9v-6h10v32z', CLOUD),
    shape('M80 62V50c0-8 12-8 12 0v12z', 'var(--sc-line)'),
    shape('M86 30V8M87 9h24l-6 7 6 7H87z', BRASS),
    shape('M118 62V46l9-9 9 9v16z', CLOUD),
  ),
  'privateer-point': art(shape('M120 44V12M121 12h26l-6 7 6 7h-26z', BRASS), palm(64, 26)),
  'bivalve-bay': art(
    shape('M95 62C72 60 62 44 66 26c6 0 10 3 13 7 3-6 9-9 16-9s13 3 16 9c3-4 7-7 13-7 4 18-6 34-29 36z', CLOUD),
    shape('M95 60V28M95 60 80 34M95 60l15-26M95 60 70 40M95 60l25-20', 'none', 1.5),
  ),
  'isle-of-fools': art(
    shape('M70 60c-2-18 8-28 25-30 17 2 27 12 25 30z', 'var(--rr-hill)'),
    shape('M78 36C66 34 58 22 62 10c10 2 16 10 20 20M112 36c12-2 20-14 16-26-10 2-16 10-20 20', BRASS),
    shape('M95 30c-6-8-6-18 0-24 6 6 6 16 0 24z', BRASS),
    ...[62, 95, 128].map(x => disc(x, x === 95 ? 5 : 9, 3.5, CLOUD, { stroke: 'var(--sc-line)' })),
    shape('M84 48h.1M106 48h.1M86 55c6 4 12 4 18 0', 'none', 3),
  ),
}

export const Land = ({ island }: { readonly island: string }): ReactElement => (
  <svg viewBox="0 0 190 96" className="rr-land" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
    {shape('M20 80c14-30 44-46 78-44 36 2 60 18 74 44z', 'var(--sc-land)')}
    {LANDMARKS[island] ?? palm(92, 20)}
    {shape('M6 82c40-10 138-10 178 0-36 12-142 12-178 0z', 'var(--sc-sand)')}
  </svg>
)
