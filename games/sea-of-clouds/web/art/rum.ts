/** Pictures of Rum, 40×62: each kind has its own silhouette and label. */
import type { ReactElement } from 'react'
import { art, box, disc, fine, glyph, h, ink, line, path, ring, tube, type Drawings } from './draw.ts'

/** A label with a sign of about 12×12 around its centre. */
export const label = (y: number, x: number, ...sign: readonly ReactElement[]): ReactElement =>
  h(
    'g',
    { transform: `translate(${x} ${y})`, color: 'var(--print)' },
    h('rect', { x: -9, y: -9, width: 18, height: 18, rx: 3.5, fill: 'var(--paper)', stroke: 'currentColor', strokeWidth: 1.3 }),
    h('g', { fill: 'currentColor' }, ...sign),
  )
export const cork = (y: number, width: number, x = 20): ReactElement => box(x - width / 2, y, width, 6.5, 2, 'var(--cork)')

export const RUM: Drawings = {
  // an onion bottle with a wax seal
  'collectors-rum': art(
    cork(4, 8),
    ink(
      'M16.2 9.5h7.6v9c0 2.6 1.6 4 4.2 5.7 5.4 3.4 9 9.6 9 16.6C37 51.6 29.8 60 20 60S3 51.6 3 40.8c0-7 3.6-13.2 9-16.6 2.6-1.7 4.2-3.1 4.2-5.7z',
      'var(--b-red)',
    ),
    line('M15.2 14.5h9.6'),
    label(41, 20, path('M0-7 1.9-2.3 6.8-2 3 1.2 4.3 6 0 3.3-4.3 6-3 1.2-6.8-2-1.9-2.3z')),
  ),
  // a triangular decanter with a ball stopper
  'luxury-rum': art(
    ink(
      'M16.5 15h7v8.5c0 1.4.3 2.3.9 3.6l11.8 25.1c1.8 3.9-.4 7.8-4.7 7.8h-23c-4.3 0-6.5-3.9-4.7-7.8l11.8-25.1c.6-1.3.9-2.2.9-3.6z',
      'var(--b-purple)',
    ),
    line('M14.5 15h11'),
    disc(20, 8.5, 5.5, 'var(--brass-fill)'),
    label(46, 20, path('M-6.5 5.5-7-4.5l4 3.2L0-6.5l3 5.2 4-3.2-.5 10z')),
  ),
  // a stone jug with a handle
  rotgut: art(
    tube('M21 15.5c8.5-3.3 15.5.6 15.5 8.5 0 5.6-3.1 9.4-8 11', 'var(--b-black)', 6.5, 2.6),
    cork(3.5, 10, 16),
    ink(
      'M11 10h10v6.7c5.9 3 9.5 9.1 9.5 16.3v21.5a5.5 5.5 0 0 1-5.5 5.5H7a5.5 5.5 0 0 1-5.5-5.5V33c0-7.2 3.6-13.3 9.5-16.3z',
      'var(--b-black)',
    ),
    label(42, 16, glyph('M-4.3-4.3 4.3 4.3M4.3-4.3-4.3 4.3', 2.8)),
  ),
  // tall and slim
  'rum-1': art(
    cork(1.5, 7),
    ink(
      'M16.8 7.5h6.4v13.7c4.6 2.6 7.3 7 7.3 12.6v22.7a3.5 3.5 0 0 1-3.5 3.5H13a3.5 3.5 0 0 1-3.5-3.5V33.8c0-5.6 2.7-10 7.3-12.6z',
      'var(--b-green)',
    ),
    line('M16 13.2h8'),
    label(44, 20, ring(0, 0, 4.2, { strokeWidth: 2.6 })),
  ),
  // a square flask with a clove on it
  'rum-2': art(
    box(14, 5, 12, 8, 1.8, 'var(--cork)'),
    ink(
      'M16 13h8v6.5h7.5a4.5 4.5 0 0 1 4.5 4.5v31.5a4.5 4.5 0 0 1-4.5 4.5h-23A4.5 4.5 0 0 1 4 55.5V24a4.5 4.5 0 0 1 4.5-4.5H16z',
      'var(--b-orange)',
    ),
    label(40, 20, glyph('M0-1v7.5M-4.5-6C-3-3.5-1.5-2.5 0-2c1.5-.5 3-1.5 4.5-4M0-2v-4.5', 2.2)),
  ),
  // a case bottle with broad shoulders
  'rum-3': art(
    cork(4, 10),
    ink(
      'M15 10.5h10v5h6.8c2.9 0 4.9 2.3 4.5 5.2l-4.7 35.8c-.3 2-1.9 3.5-4 3.5H12.4c-2.1 0-3.7-1.5-4-3.5L3.7 20.7c-.4-2.9 1.6-5.2 4.5-5.2H15z',
      'var(--b-blue)',
    ),
    label(36, 20, glyph('M-6-1.8c1.5-2.2 3-2.2 4 0s2.8 2.2 4 0 2.5-2.2 4 0M-6 3.6c1.5-2.2 3-2.2 4 0s2.8 2.2 4 0 2.5-2.2 4 0', 2)),
  ),
  // a standing cask
  'rum-4': art(
    ink('M8 10h24c6 12 6 34 0 48H8C2 44 2 22 8 10z', 'var(--hull)'),
    fine('M5.3 19h29.4M3.6 29h32.8M3.7 41h32.6M5.7 50h28.6'),
    fine('M14 10c-2 14-2 34 0 48M26 10c2 14 2 34 0 48', { strokeOpacity: 0.5 }),
    label(35, 20, glyph('M-4.5-6h9M-4.5 6h9M-3.5-6c0 4 7 5 7 12M3.5-6c0 4-7 5-7 12', 1.9)),
  ),
  // a gourd with an anchor
  'rum-5': art(
    cork(3, 7.5),
    ink(
      'M17 9.5h6v2.3c4.8 1.3 7.8 4.9 7.8 9.7 0 3.3-1.4 6-3.8 8 5.4 2.6 8.8 8 8.8 14.5C35.8 53.4 29 60 20 60S4.2 53.4 4.2 44c0-6.5 3.4-11.9 8.8-14.5-2.4-2-3.8-4.7-3.8-8 0-4.8 3-8.4 7.8-9.7z',
      'var(--b-yellow)',
    ),
    line('M12.6 29.6c4.6 1.6 10.2 1.6 14.8 0M25 31l3.6 4.6'),
    label(
      45.5,
      20,
      glyph('M0-3.5v10M-3.2-.5h6.4M-6 1.5C-5.3 5-3 6.3 0 6.7c3-.4 5.3-1.7 6-5.2', 1.9),
      ring(0, -5.4, 1.5, { strokeWidth: 1.6 }),
    ),
  ),
}
