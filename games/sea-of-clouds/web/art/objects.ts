/** Pictures of permanent and immediate Objects in a box of 112×68. */
import type { ReactElement } from 'react'
import { art, box, disc, dot, dots, fine, h, ink, line, ring, STUFF, tube, type Drawings } from './draw.ts'

const coin = (x: number, y: number, r: number): ReactElement =>
  art(disc(x, y, r, 'var(--brass-fill)'), ring(x, y, r * 0.6, { strokeOpacity: 0.6 }))

export const OBJECTS: Drawings = {
  'treasure-map': art(
    ink('M27 16l19-5 20 6 19-5v40l-19 6-20-6-19 5z', STUFF.bone),
    fine('M46 11v41M66 17v41', { strokeOpacity: 0.55 }),
    fine('M33 47c2-9 8-12 13-11s8 6 13 4 4-9 9-11', { strokeWidth: 2, strokeDasharray: '1 4.5' }),
    line('M70 22l8 8M78 22l-8 8', { stroke: 'var(--b-red)', strokeWidth: 3.4 }),
  ),
  beer: art(
    ink('M70 28h8c5 0 8 3 8 8v8c0 5-3 8-8 8h-8v-6h6c2 0 3-1 3-3v-6c0-2-1-3-3-3h-6z', STUFF.leather),
    ink('M36 24h35v33c0 3-2 4-4 4H40c-2 0-4-1-4-4z', STUFF.beer),
    fine('M45 31v23M53.5 31v23M62 31v23', { strokeOpacity: 0.6 }),
    ink('M34 25c-5-3-3-11 4-10 2-6 11-8 15-3 4-5 13-3 14 3 7-1 9 8 4 10-2 4-7 3-8 0-2 4-7 4-9 0-2 7-6 7-8 1-2 3-9 4-12-1z', 'var(--paper)'),
  ),
  purse: art(
    ink('M44 24c-16 8-21 21-15 31 4 7 13 7 27 7s23 0 27-7c6-10 1-23-15-31z', STUFF.leather),
    ink('M42 10c4 3 8-2 14 0s10 3 14 0c1 5-1 10-4 14H46c-3-4-5-9-4-14z', STUFF.leather),
    line('M43 24h26M60 24c4 5 8 7 12 7', { stroke: 'var(--brass-deep)', strokeWidth: 3 }),
    coin(56, 44, 9),
  ),
  toll: art(
    ink('M33 61V21h11v40z', STUFF.leather),
    line('M26 61h25'),
    ink('M37 30 88 15l2 8-51 15z', 'var(--paper)'),
    line('M47 27l3 8M59 23.5l3 8M71 20l3 8M82 16.8l2.5 7.5', { stroke: 'var(--b-red)', strokeWidth: 5, strokeLinecap: 'butt' }),
    disc(38.5, 33, 3.5, 'var(--brass-fill)'),
    coin(70, 50, 9),
  ),
  cracker: art(
    ink('M56 9c14 0 25 11 25 25 0 4-1 8-3 11-3-3-7-1-7 3-4-1-8 2-6 6-3 4-6 5-9 5-14 0-25-11-25-25S42 9 56 9z', STUFF.biscuit),
    dots(1.9, [47, 20], [58, 17], [69, 24], [41, 31], [53, 30], [65, 35], [44, 43], [56, 45]),
    line('M80 54l3 2M75 60l1 3'),
  ),
  'grappling-hook': art(
    tube('M56 24v24M35 33c1 14 9 20 21 20s20-6 21-20', STUFF.steel, 8, 4),
    ink('M30 36l5-11 6 10zM82 36l-5-11-6 10zM51 61l5-7 5 7z', STUFF.steel),
    disc(56, 18, 6, 'none', { strokeWidth: 3.4 }),
    line('M60 13c8-8 18-2 14 5-3 6-12 1-8-5s14-8 20-4', { stroke: STUFF.leather, strokeWidth: 3 }),
  ),
  'rusty-sword': art(
    ink('M44 47 76 12c4-2 8-3 11-2-1 3-1 7-3 11L72 33l-4-1 1 4-15 18z', STUFF.rust),
    fine('M52 46 80 16', { strokeDasharray: '4 4' }),
    tube('M36 40l19 19', STUFF.leather, 7, 3),
    ink('M42 50 31 61l-4-4 11-11z', STUFF.leather),
    h('g', { opacity: 0.6 }, dot(66, 27, 2), dot(59, 39, 1.6), dot(76, 21, 1.5)),
  ),
  cutlass: art(
    ink('M45 49C61 40 76 27 83 8c6 17 0 34-25 47z', STUFF.steel),
    fine('M56 49c12-7 21-16 26-28'),
    tube('M36 41c9-3 19 4 23 17', 'var(--brass-fill)', 7, 3.4),
    ink('M44 52 33 63l-5-5 11-11z', STUFF.leather),
  ),
  chest: art(
    ink('M28 32c0-13 6-20 14-20h28c8 0 14 7 14 20z', STUFF.leather),
    ink('M28 32h56v28H28z', STUFF.leather),
    line('M40 12.5C37 18 36 24 36 32v28M72 12.5c3 5.5 4 11.5 4 19.5v28', { stroke: 'var(--brass-deep)', strokeWidth: 4 }),
    line('M28 32h56'),
    box(49, 26, 14, 15, 3, 'var(--brass-fill)'),
    line('M56 31.5v4.5'),
  ),
  'magic-shell': art(
    ink('M56 58c-7 0-11-2-12-6C32 48 27 39 30 30 33 19 43 12 56 12s23 7 26 18c3 9-2 18-14 22-1 4-5 6-12 6z', 'var(--b-yellow)'),
    fine('M56 13v38M43 16c2 12 6 25 10 35M69 16c-2 12-6 25-10 35M33 26c6 8 11 17 15 25M79 26c-6 8-11 17-15 25'),
    ink('M86 8l1.5 4 4 1.5-4 1.5L86 19l-1.5-4-4-1.5 4-1.5z', 'var(--paper)', { strokeWidth: 1.4 }),
  ),
  'cursed-idol': art(
    ink('M38 12h36l4 10-3 30 5 10H32l5-10-3-30z', 'var(--b-green)'),
    fine('M38 22h36'),
    ink('M41 27h11v7c-5 1-9-1-11-7zM71 27H60v7c5 1 9-1 11-7z', 'var(--b-red)'),
    ink('M56 33l-4 8h8zM42 46h28v8H42z', 'var(--paper)'),
    fine('M49 46v8M56 46v8M63 46v8'),
  ),
  'relic-catalogue': art(
    ink('M56 19C48 13 38 12 26 13v42c12-1 22 0 30 6 8-6 18-7 30-6V13c-12-1-22 0-30 6z', STUFF.bone),
    fine('M56 19v42'),
    fine('M32 33c3-5 14-5 17 0-3 5-14 5-17 0z', { strokeWidth: 1.8 }),
    dot(40.5, 33, 2.2),
    fine('M33 45h15M63 26h16M63 33h16M63 40h11M63 47h16', { strokeOpacity: 0.6 }),
  ),
}
