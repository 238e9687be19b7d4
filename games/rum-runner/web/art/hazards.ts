/** Pictures of the hazards, box 96×64. */
import { range } from '@tortuga/kit'
import { art, disc, dots, DYE, h, ink, line, water, type Drawings } from './draw.ts'

const CHAIN = { fill: 'none', stroke: 'var(--print)', strokeWidth: 2.8 } as const

export const HAZARDS: Drawings = {
  'rough-seas': art(
    ink('M4 60C2 38 14 20 34 18c13-1 19 8 14 15-4 5-11 3-11-2-7 5-6 19 7 23 10 3 18-2 22-9 2 8 10 13 26 15z', DYE.sea),
    ink('M4 60C2 38 14 20 34 18c13-1 19 8 14 15-4 5-11 3-11-2 1-5 2-8 3-8-14 1-25 14-26 37z', DYE.foam),
    line('M58 12c6 1 10 5 10 10M70 8c7 2 11 7 11 13M66 34c8-4 18-2 24 4', { strokeWidth: 1.6 }),
  ),
  privateers: art(
    line('M34 5v38M62 8v35'),
    ink('M24 9h20c4 5 4 9 0 14H24c4-5 4-9 0-14zM22 26h24c4 5 4 9 0 14H22c4-5 4-9 0-14z', DYE.red),
    ink('M53 12h18c4 4 4 8 0 13H53c4-5 4-9 0-13zM52 28h21c3 4 3 8 0 12H52c3-4 3-8 0-12z', DYE.red),
    ink('M34 5H20l4 3-4 3h14z', DYE.gold),
    ink('M10 43h72l8-5c1 12-6 17-17 18H28c-11-1-16-6-18-13z', DYE.hull),
    dots(2.4, 'var(--print)', [34, 50], [48, 50], [62, 50]),
    water(57),
  ),
  reef: art(
    ink('M10 56 20 30l7 9 9-22 9 18 7-8 11 29z', DYE.stone),
    ink('M60 56l8-17 6 6 6-9 8 20z', DYE.stone),
    line('M36 17l2 14-4 6M20 30l3 12M80 36l-1 9', { strokeWidth: 1.5 }),
    line('M57 56c-1-8 3-12 1-20M58 45c4-2 7-4 7-9M57 50c-4-2-7-5-6-10', { stroke: DYE.red, strokeWidth: 3 }),
    water(57),
  ),
  'uncharted-waters': art(
    ink('M12 10l22 5 26-6 24 5v42l-24-5-26 6-22-5z', DYE.foam),
    line('M34 15v42M60 9v42', { strokeWidth: 1.3, strokeOpacity: 0.5 }),
    line('M20 46c6-2 6-10 12-12s8 6 14 4 4-12 10-14', { strokeDasharray: '3 4' }),
    line('M68 22c0-5 9-5 9 0 0 4-5 4-5 8M72 36v.2', { strokeWidth: 2.8 }),
    line('M18 20q4-3 8 0t8 0', { strokeWidth: 1.5 }),
  ),
  kraken: art(
    ink('M30 60C26 40 34 26 48 26s22 14 18 34z', 'var(--rr-kraken)'),
    disc(42, 40, 3.6, DYE.foam),
    disc(55, 40, 3.6, DYE.foam),
    line('M42 40h.1M55 40h.1', { strokeWidth: 3.4 }),
    line(
      'M28 58C8 58 4 34 14 22c5-6 13-3 11 3-2 5-8 3-7-1M68 58c20 0 26-22 16-36-5-7-13-4-11 2 2 5 8 3 7-1M24 60C16 60 12 50 15 42M72 60c8 0 12-8 10-17',
      { strokeWidth: 6.5 },
    ),
    line('M28 58C8 58 4 34 14 22c5-6 13-3 11 3-2 5-8 3-7-1M68 58c20 0 26-22 16-36-5-7-13-4-11 2 2 5 8 3 7-1', {
      stroke: 'var(--rr-kraken)',
      strokeWidth: 3.2,
    }),
    water(59, 1),
  ),
  squall: art(
    ink('M22 32c-9 0-11-12-2-14 1-11 17-13 21-4 8-6 20 0 17 9 9 0 9 10 0 10z', DYE.stone),
    line('M26 40l-5 12M38 40l-5 14M50 40l-5 12M60 38l-4 9'),
    line('M62 20h20c8 0 8-10 1-10-4 0-5 5-2 6M66 30h16c8 0 8 11 1 11-4 0-5-5-2-6'),
  ),
  blockade: art(
    ink('M8 58V22h13v36zM75 58V22h13v36z', DYE.wood),
    line('M6 22h17M73 22h17M8 34h13M75 34h13'),
    ink('M11 22v-9h7v9M78 22v-9h7v9', DYE.gold),
    // the chain
    ...range(6).map(link => {
      const [x, y] = [26.5 + link * 8.6, 42 - (link - 2.5) ** 2 * 1.28]
      return h('ellipse', { cx: x, cy: y, rx: 6, ry: 3.6, transform: `rotate(${30 - link * 12} ${x} ${y})`, ...CHAIN })
    }),
    water(57),
  ),
  'port-taxes': art(
    ink('M24 10h38c5 0 5 7 0 7v36c0 5-6 5-6 0v-3H18v3c0 5 6 6 10 5h28', DYE.foam),
    ink('M24 10c-6 0-6 8 0 8v32', DYE.foam),
    line('M30 22h24M30 29h24M30 36h16', { strokeWidth: 1.7 }),
    disc(68, 42, 13, DYE.gold),
    disc(68, 42, 8.5, 'none', { strokeWidth: 1.3 }),
    line('M68 37v10M63 42h10', { strokeWidth: 2.4 }),
  ),
  'rowdy-tavern': art(
    line('M56 24h11c8 0 8 22-2 22h-9', { strokeWidth: 4.5 }),
    ink('M24 22h33v32c0 3-3 5-6 5H30c-3 0-6-2-6-5z', DYE.gold),
    line('M33 30v22M41 30v22M49 30v22', { strokeWidth: 1.5 }),
    ink('M22 26c-6-1-5-10 2-9 1-8 13-9 15-3 7-5 16 0 14 6 6 1 5 8-1 8-2 3-7 3-9 0-3 4-9 3-10 0-3 3-9 2-11-2z', DYE.foam),
    line('M72 12l5 4M80 10l-1 6M84 18l-6 1M12 14l4 3M10 24h5'),
  ),
  'hidden-harbor': art(
    ink('M2 60V22c8-6 16-2 20 6s4 18 14 24l2 8zM94 60V18c-9-5-18 0-21 9s-6 20-17 25l-2 8z', 'var(--rr-cliff)'),
    line('M10 30c4 0 6 4 7 9M84 27c-4 1-6 6-7 11', { strokeWidth: 1.5 }),
    line('M36 46h20M40 46v8M52 46v8', { strokeWidth: 2.4 }),
    ink('M46 40V22M47 23c6 3 9 8 9 14h-9z', DYE.sail),
    ink('M38 40h18c-1 4-4 5-7 5h-5c-3 0-5-2-6-5z', DYE.hull),
    water(57),
  ),
  'harbor-guard': art(
    ink('M14 60V28h7v6h7v-6h8v6h7v-6h7v32z', DYE.stone),
    ink('M26 60V48c0-7 12-7 12 0v12z', DYE.dark),
    ink('M32 28V8M33 8h18l-5 6 5 6H33z', DYE.red),
    ink('M56 50c6-6 16-11 27-13 3-1 5 6 2 7l-22 13z', DYE.dark),
    disc(63, 55, 5.5, DYE.wood),
    line('M89 37l4-2M90 41h4M88 32l3-3', { strokeWidth: 1.6 }),
  ),
}
