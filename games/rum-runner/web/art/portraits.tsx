/** Portraits of the crew, box 64×64. Hat, hair and beard tell them apart. */
import type { ReactElement } from 'react'
import { art, disc, dots, DYE, h, ink, line } from './draw.ts'

type Hue = 'fair' | 'pale' | 'peach' | 'rose' | 'sand' | 'tan' | 'amber' | 'clay' | 'umber' | 'cocoa' | 'ash'
type Tint = 'jet' | 'soot' | 'bark' | 'chestnut' | 'walnut' | 'ginger' | 'copper' | 'grey' | 'snow'
const skin = (hue: Hue): string => `var(--rr-skin-${hue})`
const hair = (tint: Tint): string => `var(--rr-hair-${tint})`
const NIGHT = 'var(--rr-cloth-night)'

type Look = {
  readonly skin: string
  readonly coat: string
  readonly hat: ReactElement
  readonly behind?: ReactElement
  readonly more?: ReactElement
  readonly eyes?: 'both' | 'right' | 'shut'
}

const thin = (d: string, fill: string, strokeWidth = 1.8): ReactElement => ink(d, fill, { strokeWidth })
const fine = (d: string, strokeWidth = 1.6): ReactElement => line(d, { strokeWidth })
const eye = (x: number): ReactElement => dots(1.7, 'var(--print)', [x, 33])
const longHair = (fill: string): ReactElement => thin('M16 26c-4 11-3 21-1 28h34c2-7 3-17-1-28z', fill)
const beard = (fill: string): ReactElement =>
  art(
    thin('M18 35c2 4 5 4 8 3 3-2 9-2 12 0 3 1 6 1 8-3 0 13-5 22-14 22S18 48 18 35z', fill),
    line('M28 44c2 1.5 6 1.5 8 0', { stroke: DYE.foam }),
  )
const moustache = (fill: string): ReactElement => thin('M32 40c-4-2-9-1-11 3 4 1 8 0 11-2 3 2 7 3 11 2-2-4-7-5-11-3z', fill, 1.5)
const bandana = (fill: string): ReactElement =>
  art(
    thin('M18 27c-1-11 5-18 14-18s15 7 14 18c-9-3-19-3-28 0z', fill),
    thin('M46 24c4-1 7 0 9 3-4 2-7 1-9-1zM46 26c3 3 4 6 3 9-3-2-4-5-4-8', fill),
    dots(1.6, DYE.foam, [26, 19], [33, 15], [39, 21]),
  )
const brim = (fill: string): ReactElement =>
  thin('M6 27c4-3 10-3 12-4 1-9 6-14 14-14s13 5 14 14c2 1 8 1 12 4-8 4-16 4-26 4S14 31 6 27z', fill)
const tricorn = (fill: string): ReactElement =>
  art(
    thin('M8 25c6-12 15-16 24-16s18 4 24 16c-7-3-14-3-24 3-10-6-17-6-24-3z', fill),
    line('M11 23c7-2 14-1 21 4 7-5 14-6 21-4', { stroke: DYE.gold, strokeWidth: 1.8 }),
  )
const cap = (fill: string): ReactElement =>
  art(
    thin('M17 26c0-11 6-17 15-17s15 6 15 17z', fill),
    h('rect', { x: 15, y: 23, width: 34, height: 6, rx: 3, fill: DYE.foam, stroke: 'var(--print)', strokeWidth: 1.8 }),
  )
const PATCH = thin('M20 28c4 2 9 3 12 2M22 31h9c0 4-2 6-4.5 6S22 35 22 31z', 'var(--print)', 1.6)
const EARRING = disc(18, 41, 2.4, 'none', { stroke: DYE.gold, strokeWidth: 1.8 })

const LOOKS: Readonly<Record<string, Look>> = {
  'peg-leg-paul': { skin: skin('rose'), coat: hair('bark'), hat: brim(hair('bark')), more: beard(hair('grey')) },
  'dead-eye-dory': {
    skin: skin('sand'),
    coat: DYE.red,
    hat: bandana(DYE.red),
    eyes: 'right',
    behind: longHair(hair('chestnut')),
    more: PATCH,
  },
  'bilge-bob': {
    skin: skin('peach'),
    coat: DYE.sea,
    hat: cap('var(--rr-cloth-denim)'),
    more: line('M24 26c3-2 5-2 8 0M20 47c4 6 20 6 24 0', { strokeWidth: 1.5, strokeDasharray: '1 3', strokeLinecap: 'butt' }),
  },
  'cutthroat-carlie': {
    skin: skin('cocoa'),
    coat: DYE.blue,
    behind: longHair(hair('jet')),
    more: EARRING,
    hat: art(brim(hair('soot')), thin('M44 18C50 4 58 6 60 10c-4 1-3 5-8 6 1 3-3 5-7 6z', DYE.foam)),
  },
  'stinky-pete': {
    skin: skin('tan'),
    coat: 'var(--rr-cloth-olive)',
    hat: thin('M17 27c-3-9 1-18 8-17 2-3 9-4 12 0 7-1 12 7 9 17-3-5-5-7-9-8-5 3-12 3-15 0-3 2-4 4-5 8z', hair('walnut')),
    more: art(beard(hair('walnut')), fine('M50 14c3-2 3-4 0-6M56 19c3-2 3-4 0-6')),
  },
  'able-abigail': {
    skin: skin('pale'),
    coat: DYE.green,
    behind: thin('M44 18c8-2 12 4 10 10-2 6-7 7-10 4zM17 26c-3 6-3 10-1 14l4-2zM47 26c3 6 3 10 1 14l-4-2z', hair('ginger')),
    hat: thin('M17 28c-1-12 6-19 15-19s16 7 15 19c-3-6-7-9-13-10-6 1-13 4-17 10z', hair('ginger')),
    more: art(disc(26, 33, 4.5, 'none', { strokeWidth: 1.6 }), disc(38, 33, 4.5, 'none', { strokeWidth: 1.6 }), fine('M30.5 33h3')),
  },
  'doug-doubloon': { skin: skin('amber'), coat: DYE.gold, hat: tricorn('var(--rr-cloth-maroon)'), more: moustache(hair('soot')) },
  'janey-mcfloyd': {
    skin: skin('fair'),
    coat: 'var(--rr-cloth-violet)',
    behind: longHair(hair('copper')),
    hat: tricorn(DYE.dark),
    more: line('M23 40h.1M26 42h.1M38 42h.1M41 40h.1', { stroke: 'var(--rr-hair-freckle)', strokeWidth: 1.8 }),
  },
  'pillaging-pru': {
    skin: skin('umber'),
    coat: DYE.red,
    hat: art(
      thin('M26 12c-2-6 14-6 12 0 0 3-12 3-12 0z', hair('jet')),
      thin('M18 28c-1-12 6-18 14-18s15 6 14 18c-4-7-9-9-14-9s-10 2-14 9z', hair('jet')),
    ),
    more: art(fine('M40 36l4 7M42 36l1 5', 1.3), EARRING),
  },
  'enric-cursemaker': {
    skin: skin('ash'),
    coat: NIGHT,
    more: moustache(hair('snow')),
    eyes: 'shut',
    behind: thin('M10 60c-2-30 6-52 22-54 16 2 24 24 22 54z', NIGHT),
    hat: thin('M17 34c-2-16 5-26 15-26s17 10 15 26c-2-9-7-15-15-15s-13 6-15 15z', NIGHT),
  },
  'twin-blade-tess': {
    skin: skin('clay'),
    coat: DYE.dark,
    behind: thin('M14 24c-6 10-4 20 0 26l6-4V26zM50 24c6 10 4 20 0 26l-6-4V26z', hair('soot')),
    hat: art(
      thin('M17 26c0-11 6-17 15-17s15 6 15 17c-5-4-10-5-15-5s-10 1-15 5z', hair('soot')),
      thin('M16 25c10-5 22-5 32 0v4c-10-5-22-5-32 0z', DYE.green),
    ),
  },
}

const STRANGER: Look = { skin: skin('sand'), coat: DYE.stone, hat: cap('var(--rr-cloth-brick)') }

export const Portrait = ({ card }: { readonly card: string }): ReactElement => {
  const { skin: face, coat, behind, hat, more, eyes = 'both' } = LOOKS[card] ?? STRANGER
  return (
    <svg viewBox="0 0 64 64" className="rr-portrait" aria-hidden="true">
      {behind}
      {thin('M5 66c1-11 8-15 18-16h18c10 1 17 5 18 16z', coat)}
      {thin('M24 50l8 9 8-9', DYE.foam)}
      {thin('M18 30c0-10 6-15 14-15s14 5 14 15c0 13-6 23-14 23S18 43 18 30z', face)}
      {fine('M32 33l-2 5h3M28 45c2.5 1.8 5.5 1.8 8 0', 1.8)}
      {eyes === 'shut' && fine('M23 33c2 1.5 4 1.5 6 0M35 33c2 1.5 4 1.5 6 0')}
      {eyes === 'both' && eye(26)}
      {eyes !== 'shut' && eye(38)}
      {more}
      {hat}
    </svg>
  )
}
