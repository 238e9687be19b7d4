/** Pictures of secret Objects in a box of 112×68: a guide book, and letters whose seal shows what they count. */
import type { ReactElement } from 'react'
import { art, disc, fine, h, ink, line, path, STUFF, type Drawings } from './draw.ts'

/** The seals by what they count, about 18×18 around the origin. */
export const SEALS = {
  rum: path('M-2.5-9h5v5c0 1.5 3.5 3 3.5 7v6H-6V3c0-4 3.5-5.5 3.5-7z'),
  relic: art(path('M-9 0C-5-6 5-6 9 0 5 6-5 6-9 0z', { fill: 'none', strokeWidth: 2 }), h('circle', { r: 2.6 })),
  'luxury-rum': path('M-8 6-8.5-5l4.8 4L0-8l3.7 7 4.8-4L8 6z'),
  'collectors-rum': path('M0-9 2.4-3 9-2.6 3.9 1.6 5.6 8 0 4.4-5.6 8l1.7-6.4L-9-2.6-2.4-3z'),
  doubloons: art(h('circle', { r: 8, fill: 'none', strokeWidth: 2.2 }), path('M0-4.5v9M-4.5 0h9', { strokeWidth: 2.2 })),
} satisfies Drawings

export const letter = (seal: ReactElement, wax = 'var(--b-red)'): ReactElement =>
  art(
    ink('M24 14h64v44H24z', STUFF.bone),
    fine('M24 14l32 25 32-25M24 58l24-25M88 58 64 33'),
    disc(56, 39, 15.5, wax),
    h(
      'g',
      { transform: 'translate(56 39)', color: 'var(--paper)', fill: 'currentColor', stroke: 'currentColor', strokeLinejoin: 'round' },
      seal,
    ),
  )

export const SECRETS: Drawings = {
  'rum-guide': art(
    ink('M34 12c0-3 2-5 5-5h39v46H39c-3 0-5 2-5 5z', 'var(--b-blue)'),
    ink('M34 58c0-3 2-5 5-5h39v9H39c-3 0-5-1-5-4z', STUFF.bone),
    fine('M42 7v46'),
    ink('M56 15h6v6c0 2 5 4 5 9v13H51V30c0-5 5-7 5-9z', 'var(--b-yellow)'),
    line('M51 33h16', { strokeWidth: 1.6 }),
  ),
  'secret-most-rum': letter(SEALS.rum),
  'secret-most-relics': letter(SEALS.relic),
  'secret-most-luxury': letter(SEALS['luxury-rum']),
  'secret-most-collectors': letter(SEALS['collectors-rum']),
  'secret-most-doubloons': letter(SEALS.doubloons),
}
