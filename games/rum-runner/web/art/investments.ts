/** Pictures of investments and events, box 96×64. The number of vessels tells the three kinds of rum apart. */
import type { ReactElement } from 'react'
import { art, disc, DYE, ink, line, moved, water, type Drawings } from './draw.ts'

const bottle = (x: number, fill: string, mark: ReactElement): ReactElement =>
  moved(
    `translate(${x} 4)`,
    ink('M-4.5 0h9v11c0 4 8 6 8 14v26c0 3-2 5-5 5h-15c-3 0-5-2-5-5V25c0-8 8-10 8-14z', fill),
    ink('M-5.5 0h11v5h-11z', DYE.wood),
    ink('M-12.5 29h25v16h-25z', DYE.foam, { strokeWidth: 1.6 }),
    mark,
  )
const STAR = ink('M0 31.5l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z', 'var(--print)', { stroke: 'none' })
const cask = (x: number, y: number): ReactElement =>
  moved(
    `translate(${x} ${y})`,
    ink('M-14-11h28c5 7 5 15 0 22h-28c-5-7-5-15 0-22z', DYE.hull),
    line('M-9-11c-4 7-4 15 0 22M9-11c4 7 4 15 0 22'),
    disc(0, 0, 2.4, DYE.gold, { strokeWidth: 1.4 }),
  )
const cane = (x: number): ReactElement =>
  moved(
    `translate(${x} 0)`,
    ink('M-3 56V12h6v44z', 'var(--rr-cane)'),
    line('M-3 24h6M-3 36h6M-3 47h6', { strokeWidth: 1.5 }),
    ink('M0 14c-3-8-9-9-13-6 5 1 9 3 13 6zM0 14c3-8 9-9 13-6-5 1-9 3-13 6z', DYE.green),
    ink('M3 32c5-6 10-6 13-3-5 0-9 1-13 3zM-3 40c-5-6-10-6-13-3 5 0 9 1 13 3z', DYE.green),
  )
const trader = (x: number, y: number, scale: number): ReactElement =>
  moved(
    `translate(${x} ${y}) scale(${scale})`,
    line('M0 4v30'),
    ink('M-12 8h24c4 7 4 13 0 19h-24c4-6 4-12 0-19z', DYE.sail),
    ink('M-18 32h36c-1 8-5 12-11 12H-7c-6 0-10-4-11-12z', DYE.hull),
  )
const SCROLL = art(ink('M22 8h52c6 0 6 8 0 8v34c0 6-8 6-8 0v-3H18v3c0 6 6 7 10 6h40', DYE.foam), ink('M22 8c-7 0-7 9 0 9v30', DYE.foam))

export const INVESTMENTS: Drawings = {
  'light-rum': bottle(48, 'var(--rr-straw)', STAR),
  'gold-rum': art(bottle(34, DYE.gold, STAR), bottle(62, DYE.gold, STAR)),
  'aged-rum': art(cask(30, 47), cask(66, 47), cask(48, 22)),
  'poisoned-rum': art(
    bottle(40, DYE.green, line('M-5 32l10 10M5 32l-10 10', { strokeWidth: 2.6 })),
    disc(68, 44, 5, DYE.green),
    disc(76, 30, 3.6, DYE.green),
    disc(66, 19, 2.6, DYE.green),
    line('M60 58c8-3 18-3 26 0'),
  ),
  'cash-crop': art(line('M6 58c24-7 60-7 84 0'), ...[24, 48, 72].map(cane)),
  lighthouse: art(
    ink('M24 60c6-9 14-12 24-12s18 3 24 12z', DYE.stone),
    ink('M40 50l3-30h10l3 30z', DYE.foam),
    ink('M42 28h12l1 7H41zM40.5 42h15l.8 7H40z', DYE.red),
    ink('M42 20v-8h12v8zM40 12l8-8 8 8z', DYE.gold),
    line('M60 14l22-6M60 18h24M36 14 14 8M36 18H12'),
  ),
  'letter-of-marque': art(
    SCROLL,
    line('M28 20h32M28 27h38M28 34h20', { strokeWidth: 1.7 }),
    ink('M58 40l-4 16 7-4 6 5-1-17z', DYE.red),
    disc(61, 38, 7.5, DYE.red),
    ink('M57.5 41v-5l2 1.5 1.5-3 1.5 3 2-1.5v5z', DYE.gold, { stroke: 'none' }),
  ),
  'royal-decree': art(SCROLL, ink('M37 28l-2-13 8 5 5-9 5 9 8-5-2 13z', DYE.gold), line('M30 36h36M30 42h26', { strokeWidth: 1.7 })),
  'merchant-convoy': art(trader(22, 6, 0.8), trader(70, 2, 0.8), trader(46, 14, 1), water(60)),
  'treasure-map': art(
    ink('M14 12l10 4 6-4 12 5 10-5 12 4 8-4 10 4-3 12 3 10-2 18-12-3-8 4-12-4-10 4-12-4-8 3-8-4 3-14-3-12z', 'var(--rr-chart)'),
    line('M24 44c6-2 4-10 12-12s10 6 18 2', { strokeDasharray: '3 4' }),
    line('M60 22l12 12M72 22 60 34', { stroke: DYE.red, strokeWidth: 4.2 }),
    ink('M26 24c3-5 9-5 12 0z', DYE.green),
  ),
  'crashing-waves': art(
    ink('M60 60V30c4-8 14-9 18-2 6-1 12 5 12 12v20z', DYE.stone),
    line('M68 34c2 3 6 3 8 0M78 46c2 2 5 2 7 0', { strokeWidth: 1.5 }),
    ink('M4 60c0-20 12-34 28-32 10 1 12 10 6 13s-10-3-7-7c-6 8 2 20 14 18 8-1 12-5 15-10v18z', DYE.sea),
    line('M52 24l-2-8M60 20l2-9M46 32l-7-5M68 18l5-7'),
  ),
  'powder-keg': art(
    ink('M26 24h40c6 10 6 22 0 34H26c-6-12-6-24 0-34z', DYE.hull),
    line('M24 32h44M24 50h44', { strokeWidth: 3 }),
    line('M38 24v34M54 24v34', { strokeWidth: 1.3, strokeOpacity: 0.6 }),
    line('M46 24c0-10 8-6 10-12 1-4 6-5 9-3', { strokeWidth: 2.6 }),
    ink('M70 2l1.5 5 5-1-3 4.5 4 3.5-5.5.5L71 20l-2.5-5-5 1.5 2.5-4.5-4-3.5 5.5-.5z', DYE.gold, { strokeWidth: 1.5 }),
  ),
  informant: art(
    ink('M22 6h52v52H22z', DYE.wood),
    line('M22 20h52M22 46h52', { strokeWidth: 1.3, strokeOpacity: 0.5 }),
    ink('M48 12c9 0 14 7 14 13 0 5-3 8-6 10l4 17H36l4-17c-3-2-6-5-6-10 0-6 5-13 14-13z', DYE.dark),
    ink('M38 25c4-6 16-6 20 0-4 6-16 6-20 0z', DYE.foam),
    disc(48, 25, 3, DYE.blue),
  ),
}
