/** Drawings other than cards: doubloons, Parrot, Hat, sabres, ship and clouds. */
import { ParrotFigure } from '@tortuga/ui/parrot'
import type { ReactElement } from 'react'
import { art, disc, figure, fine, glyph, h, ink, line, path, ring } from './draw.ts'

const token =
  (className: string, width: number, height: number, ...shapes: readonly ReactElement[]) =>
  (): ReactElement =>
    h('svg', { viewBox: `0 0 ${width} ${height}`, className, 'aria-hidden': true }, ...shapes)

const COIN = art(
  h('circle', { cx: 12, cy: 13.5, r: 10.5, fill: 'var(--brass-deep)' }),
  disc(12, 12, 10.5, 'var(--brass-fill)', { strokeWidth: 1.5 }),
)
const Doubloon = token(
  'soc-coin',
  24,
  25,
  COIN,
  ring(12, 12, 7, { strokeOpacity: 0.55, strokeWidth: 1.2 }),
  path('M12 8.8 15.2 12 12 15.2 8.8 12z'),
)

/** A doubloon, with a number if there are several. */
export const Coin = ({ amount = null }: { readonly amount?: number | null }): ReactElement =>
  amount === null ? (
    <Doubloon />
  ) : (
    token('soc-coin', 24, 25, COIN, h('g', { color: 'var(--brass-ink)' }, figure(12, 12.5, amount > 9 ? 10.5 : 12, String(amount))))()
  )

export const Parrot = token('soc-parrot', 64, 72, <ParrotFigure body="var(--b-red)" tail="var(--b-blue)" wing="var(--b-yellow)" />)

/** The Hat of the first captain, 64×44. */
export const Hat = token(
  'soc-hat',
  64,
  44,
  ink('M3 34C12 31 14 6 32 6s20 25 29 28c-8 7-18 6-29 6S11 41 3 34z', 'var(--b-black)'),
  path('M14 29c11 4 25 4 36 0', { fill: 'none', stroke: 'var(--brass-fill)', strokeWidth: 2.6, strokeLinecap: 'round' }),
  disc(32, 19, 5, 'var(--brass-fill)', { strokeWidth: 1.5 }),
)

/** Crossed sabres, 24×24, in the current colour. */
export const Sabres = token(
  'soc-sabres',
  24,
  24,
  glyph('M4.5 19.5C10 17 17 11 20 3.5M19.5 19.5C14 17 7 11 4 3.5M3.5 15.5l5 5M20.5 15.5l-5 5', 2),
)

/** The ship on the round track, 64×52. */
export const Ship = token(
  'soc-ship',
  64,
  52,
  line('M24 5v26M42 10v21'),
  ink('M24 2.5h11l-2.5 3L35 8.5H24z', 'var(--b-red)', { strokeWidth: 1.5 }),
  ink(
    'M14 10h19c3 3.5 3 6.5 0 9.5H14c2-3 2-6.5 0-9.5zM37 13h13c2 3 2 5 0 7.5H37zM12 21h22c3 3 3 6 0 8.5H12c2-3 2-5.5 0-8.5zM37 22h14c2 2.5 2 5 0 7.5H37z',
    'var(--sail)',
    { strokeWidth: 1.6 },
  ),
  ink('M6 31h48l6-6c1 11-7 19-20 19.5H22C12 44 7 39 6 31z', 'var(--hull)'),
  ink('M30 36c-8-5-19-6-28-1 5 0 7 2 7 4.5-4 0-6 2-7 5 11 3 21 1 28-8.5z', 'var(--sail)', { strokeWidth: 1.6 }),
  fine('M9 39.5c6-2 12-2.5 18-2'),
)

/** The two banks of clouds in the background. */
export const Clouds = (): ReactElement => (
  <svg viewBox="0 0 1120 520" className="soc-clouds" aria-hidden="true" preserveAspectRatio="none">
    <path
      d="M-10 250c40-70 130-80 170-30 40-60 140-60 170 6 50-46 130-30 146 24 60-38 136-16 152 38 66-46 150-30 180 16 54-46 136-46 172 0 40-40 100-46 160-20v260H-10z"
      fill="var(--soc-cloud-far)"
    />
    <path
      d="M-10 370c60-60 150-56 186-10 56-54 156-50 190 8 60-44 150-36 180 14 60-44 170-42 200 10 62-50 170-40 200 6 60-36 130-36 200-10v140H-10z"
      fill="var(--sea-0)"
    />
  </svg>
)
