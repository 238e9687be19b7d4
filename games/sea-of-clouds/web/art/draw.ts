/** The materials and further pens of the drawings of Sea of Clouds, beside the pens of the kit. */
import { PRINT_INK } from '@tortuga/ui'
import { art, h, path } from '@tortuga/ui/draw'
import type { ReactElement } from 'react'

export { HAIR, SKIN } from '@tortuga/ui'
export * from '@tortuga/ui/draw'

/** Materials; the colours are in tokens.css. */
export const STUFF = {
  steel: 'var(--soc-steel)',
  rust: 'var(--soc-rust)',
  bone: 'var(--soc-bone)',
  leather: 'var(--hull)',
  biscuit: 'var(--soc-biscuit)',
  beer: 'var(--soc-beer)',
} as const

/** A sign of lines in the current colour. */
export const glyph = (d: string, width: number): ReactElement =>
  path(d, { fill: 'none', stroke: 'currentColor', strokeWidth: width, strokeLinecap: 'round' })
export const dot = (cx: number, cy: number, r: number): ReactElement => h('circle', { cx, cy, r, fill: 'var(--print)' })
export const dots = (r: number, ...points: readonly (readonly [x: number, y: number])[]): ReactElement =>
  art(...points.map(([x, y]) => dot(x, y, r)))
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): ReactElement =>
  h('ellipse', { cx, cy, rx, ry, fill, ...PRINT_INK })
export const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): ReactElement =>
  h('rect', { x, y, width, height, rx, fill, ...PRINT_INK })
/** A figure or a short word, centred. */
export const figure = (x: number, y: number, size: number, text: string): ReactElement =>
  h('text', { x, y, fontSize: size, textAnchor: 'middle', dominantBaseline: 'central', className: 'serif', fill: 'currentColor' }, text)
