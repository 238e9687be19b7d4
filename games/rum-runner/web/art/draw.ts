/** The colours of Rum Runner's pictures on paper, and the pens of the kit. */
import { waveLine } from '@tortuga/ui'
import { line } from '@tortuga/ui/draw'
import type { ReactElement } from 'react'

export * from '@tortuga/ui/draw'

/** Shared tokens, and those of tokens.css. */
export const DYE = {
  hull: 'var(--hull)',
  sail: 'var(--sail)',
  red: 'var(--b-red)',
  green: 'var(--b-green)',
  blue: 'var(--b-blue)',
  gold: 'var(--brass-fill)',
  wood: 'var(--cork)',
  stone: 'var(--rr-stone)',
  foam: 'var(--rr-foam)',
  sea: 'var(--rr-sea)',
  dark: 'var(--rr-dark)',
} as const

/** A wave line from edge to edge. */
export const water = (y: number, strokeOpacity = 0.6): ReactElement =>
  line(`M2 ${y}${waveLine(8, 12, 5)}`, { strokeWidth: 1.8, strokeOpacity })
