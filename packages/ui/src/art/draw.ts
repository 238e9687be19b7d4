/** The pens of drawings on paper: shapes with an outline, lines, discs. A drawing is a list of them. */
import { createElement as h } from 'react'
import type { ReactElement, SVGProps } from 'react'
import { PRINT_INK, PRINT_LINE } from './ink.ts'

export { h }

/** Drawings by the face of a card. */
export type Drawings = Readonly<Record<string, ReactElement>>

/** Attributes of a shape that differ from the usual ones. */
export type MoreAttributes = SVGProps<SVGElement>

const FINE = { ...PRINT_LINE, strokeWidth: 1.4 } as const

export const art = (...shapes: readonly ReactElement[]): ReactElement => h('g', null, ...shapes)
export const moved = (transform: string, ...shapes: readonly ReactElement[]): ReactElement => h('g', { transform }, ...shapes)
export const path = (d: string, more: MoreAttributes = {}): ReactElement => h('path', { d, ...more })
/** A filled shape with an outline. */
export const ink = (d: string, fill: string, more: MoreAttributes = {}): ReactElement => path(d, { fill, ...PRINT_INK, ...more })
export const line = (d: string, more: MoreAttributes = {}): ReactElement => path(d, { ...PRINT_LINE, ...more })
/** A thin line inside a shape. */
export const fine = (d: string, more: MoreAttributes = {}): ReactElement => path(d, { ...FINE, ...more })
/** A coloured line with an outline: its outer and its inner width. */
export const tube = (d: string, colour: string, outer: number, inner: number): ReactElement =>
  art(line(d, { strokeWidth: outer }), path(d, { fill: 'none', stroke: colour, strokeWidth: inner, strokeLinecap: 'round' }))
export const disc = (cx: number, cy: number, r: number, fill: string, more: MoreAttributes = {}): ReactElement =>
  h('circle', { cx, cy, r, fill, ...PRINT_INK, ...more })
export const ring = (cx: number, cy: number, r: number, more: MoreAttributes = {}): ReactElement =>
  disc(cx, cy, r, 'none', { ...FINE, ...more })
/** Equal discs without an outline. */
export const dots = (r: number, fill: string, ...points: readonly (readonly [x: number, y: number])[]): ReactElement =>
  art(...points.map(([x, y]) => disc(x, y, r, fill, { stroke: 'none' })))
