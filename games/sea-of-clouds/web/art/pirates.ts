/** Portraits of the Pirates, 64×66. Each has a different hat, so that all eleven differ in outline. */
import type { ReactElement } from 'react'
import { art, box, disc, dot, fine, h, HAIR, ink, line, path, ring, SKIN, STUFF, tube, type Drawings } from './draw.ts'

const eyes = ({ left = true, y = 33 } = {}): ReactElement => art(...(left ? [dot(26, y, 1.7)] : []), dot(38, y, 1.7))
export const NOSE = fine('M32 34l-2 5h3')
export const smile = (d = 'M28 45c2.5 1.8 5.5 1.8 8 0'): ReactElement => fine(d, { strokeWidth: 1.8 })
const moustache = (hair: string): ReactElement =>
  ink('M22 42c3-4 8-4 10-2 2-2 7-2 10 2-4 2-8 1-10-1-2 2-6 3-10 1z', hair, { strokeWidth: 1.5 })

/** A Pirate's bust; `front` is the face, the hat, and what the Pirate holds. */
export const bust = (
  { coat, skin, behind }: { readonly coat: string; readonly skin: string; readonly behind?: ReactElement },
  ...front: readonly ReactElement[]
): ReactElement =>
  h(
    'g',
    { transform: 'translate(26.5 6.5) scale(.92)' },
    behind,
    ink('M4 68c1-12 9-17 19-18h18c10 1 18 6 19 18z', coat),
    ink('M24 50l8 9 8-9', 'var(--paper)'),
    ink('M18 30c0-10 6-15 14-15s14 5 14 15c0 14-6 24-14 24S18 44 18 30z', skin),
    ...front,
  )

export const PORTRAITS: Drawings = {
  'first-mate': bust(
    { coat: 'var(--b-blue)', skin: SKIN.clay },
    art(eyes(), NOSE, moustache(HAIR.jet)),
    ink('M17 26c0-11 6-17 15-17s15 6 15 17z', 'var(--b-red)'),
    box(15, 23, 34, 6, 3, 'var(--paper)'),
  ),
  gunner: bust(
    { coat: 'var(--b-black)', skin: SKIN.cocoa },
    art(eyes(), NOSE, smile('M27 44c3 3 7 3 10 0'), fine('M21 38l5 1M40 40l4-1', { strokeWidth: 2.4, strokeOpacity: 0.6 })),
    ink('M46 24c5-4 11-3 13 1-4 0-5 2-9 3 3 1 5 4 5 7-5 0-8-3-9-8z', 'var(--b-orange)'),
    ink('M17 28c-1-12 5-19 15-19s16 7 15 19c-9-4-21-4-30 0z', 'var(--b-orange)'),
    disc(-6, 54, 11, 'var(--b-black)'),
    line('M0 45c3-5 8-5 9-9'),
    ink('M9 32l1.5 3 3 1.5-3 1.5L9 41l-1.5-3-3-1.5 3-1.5z', 'var(--b-yellow)', { strokeWidth: 1.3 }),
  ),
  'rachel-cruz': bust(
    { coat: 'var(--b-red)', skin: SKIN.sand, behind: ink('M17 26c-7 6-8 16-5 24-2 3-1 6 2 8h36c3-2 4-5 2-8 3-8 2-18-5-24z', HAIR.rust) },
    art(eyes(), NOSE, smile('M27 45c3 2 6 2 9-1'), fine('M40 40l2 4')),
    ink('M4 27c5-4 12-4 14-5 1-8 6-13 14-13s13 5 14 13c2 1 9 1 14 5-8 4-18 5-28 5S12 31 4 27z', HAIR.jet),
    ink('M44 19C49 4 58 4 61 8c-4 1-3 5-8 6 1 3-4 5-8 6z', 'var(--sail)'),
  ),
  steward: bust(
    {
      coat: 'var(--b-purple)',
      skin: SKIN.rose,
      behind: ink('M14 24c-6 3-6 10-2 12-4 4-2 10 3 10-1 4 3 7 7 6h20c4 1 8-2 7-6 5 0 7-6 3-10 4-2 4-9-2-12z', HAIR.snow),
    },
    art(ring(26, 33, 5), ring(38, 33, 5), fine('M31 33h2'), eyes(), smile('M28 46h8')),
    ink('M17 30c-4-4-2-11 3-12 0-7 8-11 12-8 4-3 12 1 12 8 5 1 7 8 3 12-2-5-7-8-15-8s-13 3-15 8z', HAIR.snow),
    ink('M-14 36h20v26h-20z', STUFF.leather),
    fine('M-9 42H1M-9 48H1M-9 54h6', { stroke: 'var(--paper)' }),
  ),
  cook: bust(
    { coat: 'var(--paper)', skin: SKIN.rose },
    art(
      eyes(),
      disc(32, 38, 3.5, SKIN.sand, { strokeWidth: 1.5 }),
      smile('M25 44c4 5 10 5 14 0'),
      fine('M18 38c1 3 3 3 4 1M46 38c-1 3-3 3-4 1'),
    ),
    ink('M18 18C10 18 8 7 17 5c2-7 12-9 15-3 4-6 14-3 15 3 9 2 7 13-1 13z', 'var(--paper)'),
    ink('M18 17h28v9c-8-3-20-3-28 0z', 'var(--paper)'),
    tube('M68 62V28', STUFF.leather, 5.5, 2),
    ink('M59 21h18c0 8-3 12-9 12s-9-4-9-12z', STUFF.steel),
  ),
  'mr-feather': bust(
    { coat: 'var(--b-green)', skin: SKIN.rose },
    art(
      eyes(),
      ring(38, 33, 5.5, { stroke: 'var(--brass-deep)', strokeWidth: 2 }),
      fine('M43 36c2 5 1 9-1 13', { stroke: 'var(--brass-deep)' }),
      NOSE,
      fine('M32 43c-3-2-7 0-9-4M32 43c3-2 7 0 9-4', { strokeWidth: 2 }),
    ),
    ink('M36 15C38 0 52-6 66-1c-5 1-6 4-5 7-5-1-7 1-7 5-5-2-9 1-11 8z', 'var(--b-blue)'),
    fine('M40 14C45 6 52 3 60 2'),
    ink('M6 28C8 14 18 8 32 8s24 6 26 20c-8-5-16-6-26-6s-18 1-26 6z', HAIR.bark),
  ),
  recon: bust(
    {
      coat: 'var(--b-green)',
      skin: SKIN.umber,
      behind: ink('M32 5C19 5 12 16 12 30c0 10-2 18-5 26h50c-3-8-5-16-5-26C52 16 45 5 32 5z', 'var(--b-green)'),
    },
    art(eyes({ left: false }), smile()),
    ink('M18 34c-3-14 3-23 14-23s17 9 14 23c-1-7-6-12-14-12s-13 5-14 12z', 'var(--b-green)'),
    ink('M22 30h12v9H22z', 'var(--brass-fill)'),
    ink('M4 28.5h19v12H4z', STUFF.leather),
    ink('M-12 27H5v15h-17z', 'var(--brass-fill)'),
  ),
  brawler: bust(
    { coat: 'var(--b-orange)', skin: SKIN.sand },
    art(
      eyes(),
      line('M21 29l8 1.5M43 29l-8 1.5', { strokeWidth: 2.6 }),
      fine('M32 33l-3 3 4 1-3 3h3', { strokeWidth: 1.8 }),
      line('M26 47h12'),
      fine('M19 46c2 8 8 11 13 11s11-3 13-11', { strokeDasharray: '1 3', strokeWidth: 1.8 }),
    ),
    ink('M16 22c9-4 23-4 32 0v-5c-9-4-23-4-32 0z', 'var(--paper)'),
    fine('M40 17l4 5'),
    ink('M60 64c-5-7-5-16 0-20 2-4 7-4 9-1 3-2 6 0 6 3 4 0 5 4 4 7-1 5-4 8-8 11z', SKIN.sand),
    fine('M67 44v7M73 47v6'),
  ),
  pickpocket: bust(
    { coat: 'var(--b-black)', skin: SKIN.rose },
    art(eyes(), fine('M22 29c2-2 5-2 7 0M42 27c-2-2-5-2-7 1', { strokeWidth: 1.8 }), NOSE, smile('M28 46c3 0 7-1 9-4')),
    ink('M15 27C14 15 21 9 33 9c9 0 14 4 15 11 5 1 9 4 10 8-6 1-10-1-14-1-10-2-20-2-29 0z', HAIR.slate),
    disc(70, 40, 8, 'var(--brass-fill)'),
    ring(70, 40, 4.6, { strokeOpacity: 0.6 }),
    ink('M58 64c-1-8 2-14 8-15l4 3c-2 5-3 8-3 12z', SKIN.rose),
  ),
  smuggler: bust(
    { coat: HAIR.bark, skin: SKIN.clay },
    art(eyes({ y: 31 }), ink('M17 36c9 4 21 4 30 0l-1 12c-3 6-8 9-14 9s-11-3-14-9z', 'var(--b-blue)'), fine('M22 44c6 2 14 2 20 0')),
    ink('M18 24C19 13 24 8 32 8s13 5 14 16z', HAIR.jet),
    ink('M6 21c6 2 12 0 14-2 6 4 18 4 24 0 2 2 8 4 14 2-4 7-13 9-26 9S10 28 6 21z', HAIR.jet),
    line('M64 34c0-6 10-6 10 0'),
    ink('M60 36h18v4l-2 18H62l-2-18z', 'var(--b-yellow)'),
    line('M59 36h20M62 58h14', { strokeWidth: 3 }),
  ),
  swindler: bust(
    { coat: 'var(--b-purple)', skin: SKIN.sand },
    art(
      eyes(),
      NOSE,
      fine('M32 42c-3-1-5 0-8 2M32 42c3-1 5 0 8 2', { strokeWidth: 2 }),
      ink('M29 48h6l-3 7z', HAIR.jet, { strokeWidth: 1.4 }),
    ),
    ink('M19 24 17 1c9-3 21-3 30 0l-2 23z', HAIR.jet),
    path('M18.5 17c9 3 18 3 27 0', { fill: 'none', stroke: 'var(--b-red)', strokeWidth: 4 }),
    ink('M10 25c6-3 38-3 44 0-4 4-12 5-22 5s-18-1-22-5z', HAIR.jet),
    ink('M-12 40l13-6 11 23-13 6z', 'var(--paper)'),
    ink('M-1 34l13-2 4 25-13 2z', 'var(--paper)'),
    path('M7 40c3-3 6 1 1 5-6-3-4-7-1-5z', { fill: 'var(--b-red)' }),
  ),
}
