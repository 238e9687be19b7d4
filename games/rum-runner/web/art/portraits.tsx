/** The crew, box 64×64: eleven heads told apart by hat, hair and beard. */
import type { ReactElement, ReactNode } from 'react'
import { DYE, INK, LINE } from './ink.ts'

const THIN = { ...INK, strokeWidth: 1.8 } as const

type Look = {
  readonly skin: string
  readonly coat: string
  readonly behind?: ReactNode
  readonly hat: ReactNode
  readonly more?: ReactNode
  readonly eyes?: 'both' | 'right' | 'shut'
}

const eye = (x: number): ReactElement => <circle cx={x} cy="33" r="1.7" fill="var(--print)" />
const longHair = (fill: string): ReactElement => <path d="M16 26c-4 11-3 21-1 28h34c2-7 3-17-1-28z" fill={fill} {...THIN} />
const beard = (fill: string): ReactElement => (
  <>
    <path d="M18 35c2 4 5 4 8 3 3-2 9-2 12 0 3 1 6 1 8-3 0 13-5 22-14 22S18 48 18 35z" fill={fill} {...THIN} />
    <path d="M28 44c2 1.5 6 1.5 8 0" fill="none" stroke={DYE.foam} strokeWidth="2" strokeLinecap="round" />
  </>
)
const moustache = (fill: string): ReactElement => (
  <path d="M32 40c-4-2-9-1-11 3 4 1 8 0 11-2 3 2 7 3 11 2-2-4-7-5-11-3z" fill={fill} {...THIN} strokeWidth="1.5" />
)
const bandana = (fill: string): ReactElement => (
  <>
    <path d="M18 27c-1-11 5-18 14-18s15 7 14 18c-9-3-19-3-28 0z" fill={fill} {...THIN} />
    <path d="M46 24c4-1 7 0 9 3-4 2-7 1-9-1zM46 26c3 3 4 6 3 9-3-2-4-5-4-8" fill={fill} {...THIN} />
    <g fill={DYE.foam}>
      <circle cx="26" cy="19" r="1.6" />
      <circle cx="33" cy="15" r="1.6" />
      <circle cx="39" cy="21" r="1.6" />
    </g>
  </>
)
const brim = (fill: string, plume: string | null): ReactElement => (
  <>
    <path d="M6 27c4-3 10-3 12-4 1-9 6-14 14-14s13 5 14 14c2 1 8 1 12 4-8 4-16 4-26 4S14 31 6 27z" fill={fill} {...THIN} />
    {plume !== null && <path d="M44 18C50 4 58 6 60 10c-4 1-3 5-8 6 1 3-3 5-7 6z" fill={plume} {...THIN} />}
  </>
)
const tricorn = (fill: string): ReactElement => (
  <>
    <path d="M8 25c6-12 15-16 24-16s18 4 24 16c-7-3-14-3-24 3-10-6-17-6-24-3z" fill={fill} {...THIN} />
    <path d="M11 23c7-2 14-1 21 4 7-5 14-6 21-4" fill="none" stroke={DYE.gold} strokeWidth="1.8" />
  </>
)
const cap = (fill: string, band: string): ReactElement => (
  <>
    <path d="M17 26c0-11 6-17 15-17s15 6 15 17z" fill={fill} {...THIN} />
    <rect x="15" y="23" width="34" height="6" rx="3" fill={band} {...THIN} />
  </>
)
const patch = <path d="M20 28c4 2 9 3 12 2M22 31h9c0 4-2 6-4.5 6S22 35 22 31z" fill="var(--print)" {...THIN} strokeWidth="1.6" />
const ring = <circle cx="18" cy="41" r="2.4" fill="none" stroke={DYE.gold} strokeWidth="1.8" />

const LOOKS: Readonly<Record<string, Look>> = {
  'peg-leg-paul': { skin: '#e3b48c', coat: '#4b3323', hat: brim('#4b3323', null), more: beard('#a8a091') },
  'dead-eye-dory': { skin: '#d8a27a', coat: DYE.red, behind: longHair('#5a3a22'), hat: bandana(DYE.red), more: patch, eyes: 'right' },
  'bilge-bob': {
    skin: '#e8bd98',
    coat: DYE.sea,
    hat: cap('#3f6f8a', DYE.foam),
    more: <path d="M24 26c3-2 5-2 8 0M20 47c4 6 20 6 24 0" fill="none" stroke="var(--print)" strokeWidth="1.5" strokeDasharray="1 3" />,
  },
  'cutthroat-carlie': { skin: '#6d4630', coat: DYE.blue, behind: longHair('#1f1510'), hat: brim('#33261d', DYE.foam), more: ring },
  'stinky-pete': {
    skin: '#d3a06f',
    coat: '#7a7a4a',
    hat: <path d="M17 27c-3-9 1-18 8-17 2-3 9-4 12 0 7-1 12 7 9 17-3-5-5-7-9-8-5 3-12 3-15 0-3 2-4 4-5 8z" fill="#7a4a22" {...THIN} />,
    more: (
      <>
        {beard('#7a4a22')}
        <path d="M50 14c3-2 3-4 0-6M56 19c3-2 3-4 0-6" {...LINE} strokeWidth="1.6" />
      </>
    ),
  },
  'able-abigail': {
    skin: '#f0c7a3',
    coat: DYE.green,
    behind: <path d="M44 18c8-2 12 4 10 10-2 6-7 7-10 4zM17 26c-3 6-3 10-1 14l4-2zM47 26c3 6 3 10 1 14l-4-2z" fill="#b5632b" {...THIN} />,
    hat: <path d="M17 28c-1-12 6-19 15-19s16 7 15 19c-3-6-7-9-13-10-6 1-13 4-17 10z" fill="#b5632b" {...THIN} />,
    more: (
      <g {...LINE} strokeWidth="1.6">
        <circle cx="26" cy="33" r="4.5" />
        <circle cx="38" cy="33" r="4.5" />
        <path d="M30.5 33h3" />
      </g>
    ),
  },
  'doug-doubloon': { skin: '#c98d62', coat: DYE.gold, hat: tricorn('#6b2f27'), more: moustache('#33261d') },
  'janey-mcfloyd': {
    skin: '#f2cfae',
    coat: '#6a4a86',
    behind: longHair('#c8562b'),
    hat: tricorn(DYE.dark),
    more: <path d="M23 40h.1M26 42h.1M38 42h.1M41 40h.1" stroke="#a8572f" strokeWidth="1.8" strokeLinecap="round" />,
  },
  'pillaging-pru': {
    skin: '#8a5a3c',
    coat: DYE.red,
    hat: (
      <>
        <path d="M26 12c-2-6 14-6 12 0 0 3-12 3-12 0z" fill="#1f1510" {...THIN} />
        <path d="M18 28c-1-12 6-18 14-18s15 6 14 18c-4-7-9-9-14-9s-10 2-14 9z" fill="#1f1510" {...THIN} />
      </>
    ),
    more: (
      <>
        <path d="M40 36l4 7M42 36l1 5" {...LINE} strokeWidth="1.3" />
        {ring}
      </>
    ),
  },
  'enric-cursemaker': {
    skin: '#dfcfb8',
    coat: '#3a3150',
    behind: <path d="M10 60c-2-30 6-52 22-54 16 2 24 24 22 54z" fill="#3a3150" {...THIN} />,
    hat: <path d="M17 34c-2-16 5-26 15-26s17 10 15 26c-2-9-7-15-15-15s-13 6-15 15z" fill="#3a3150" {...THIN} />,
    more: moustache('#efe6d2'),
    eyes: 'shut',
  },
  'twin-blade-tess': {
    skin: '#b8784c',
    coat: DYE.dark,
    behind: <path d="M14 24c-6 10-4 20 0 26l6-4V26zM50 24c6 10 4 20 0 26l-6-4V26z" fill="#33261d" {...THIN} />,
    hat: (
      <>
        <path d="M17 26c0-11 6-17 15-17s15 6 15 17c-5-4-10-5-15-5s-10 1-15 5z" fill="#33261d" {...THIN} />
        <path d="M16 25c10-5 22-5 32 0v4c-10-5-22-5-32 0z" fill={DYE.green} {...THIN} />
      </>
    ),
  },
}

const STRANGER: Look = { skin: '#d8a27a', coat: DYE.stone, hat: cap('#7c2f27', DYE.foam) }

export const Portrait = ({ card }: { readonly card: string }): ReactElement => {
  const { skin, coat, behind, hat, more, eyes = 'both' } = LOOKS[card] ?? STRANGER
  return (
    <svg viewBox="0 0 64 64" className="rr-portrait" aria-hidden="true">
      {behind}
      <path d="M5 66c1-11 8-15 18-16h18c10 1 17 5 18 16z" fill={coat} {...THIN} />
      <path d="M24 50l8 9 8-9" fill={DYE.foam} {...THIN} />
      <path d="M18 30c0-10 6-15 14-15s14 5 14 15c0 13-6 23-14 23S18 43 18 30z" fill={skin} {...THIN} />
      <path d="M32 33l-2 5h3M28 45c2.5 1.8 5.5 1.8 8 0" {...LINE} strokeWidth="1.8" />
      {eyes === 'shut' ? <path d="M23 33c2 1.5 4 1.5 6 0M35 33c2 1.5 4 1.5 6 0" {...LINE} strokeWidth="1.6" /> : null}
      {eyes === 'both' ? eye(26) : null}
      {eyes === 'shut' ? null : eye(38)}
      {more}
      {hat}
    </svg>
  )
}
