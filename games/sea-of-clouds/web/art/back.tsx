/** Card backs, 92×132: one drawing per kind of loot, with its motif in the middle. */
import { CardBack } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Back } from '../../rules/index.ts'
import { art, h, path } from './draw.ts'

const MOTIFS: Readonly<Record<Back, ReactElement>> = {
  rum: art(
    path('M-5-25H5v13c0 4 9 7 9 17v16c0 3-2 5-5 5H-9c-3 0-5-2-5-5V5C-14-5-5-8-5-12z'),
    path('M-6-18H6M-14 6H14M-14 18H14', { strokeWidth: 2.2 }),
  ),
  relic: art(path('M-27 0C-15-16 15-16 27 0 15 16-15 16-27 0z'), h('circle', { r: 8 }), path('M0-5.5v11', { strokeLinecap: 'round' })),
  object: art(
    path('M-23-3c0-10 5-14 11-14h24c6 0 11 4 11 14v20h-46zM-23-3h46M-12.5-17v34M12.5-17v34'),
    h('rect', { x: -5, y: -8, width: 10, height: 11, rx: 2, fill: 'var(--back)' }),
  ),
  pirate: art(
    path('M-28 8C-17 6-13-18 0-18S17 6 28 8C20 17 11 14 0 14S-20 17-28 8z'),
    path('M-15 4c9 3 21 3 30 0', { strokeWidth: 2.2 }),
    h('circle', { cy: -4, r: 4.2, fill: 'var(--back-line)', stroke: 'none' }),
  ),
}

/** Identical for all cards of a kind, so that a back reveals nothing else. */
export const LootBack = ({ back }: { readonly back: Back }): ReactElement => (
  <CardBack className="soc-back" motif={h('g', { strokeWidth: 2.8, strokeLinejoin: 'round' }, MOTIFS[back])} />
)

/** The motif alone, as an icon in the current colour. */
export const BackSign = ({ back }: { readonly back: Back }): ReactElement => (
  <svg viewBox="-30 -30 60 60" className="soc-sign" aria-hidden="true">
    {h('g', { fill: 'none', stroke: 'currentColor', strokeWidth: 4.5, strokeLinejoin: 'round' }, MOTIFS[back])}
  </svg>
)
