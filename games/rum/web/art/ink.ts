/** What all drawings of RUM share: the seven colours, the ink line, and the paper they are printed on. */
import type { SVGProps } from 'react'
import type { Colour, Deck } from '../../rules/index.ts'

export const DYES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black'] as const
/** A colour we have a drawing for. */
export type Dye = (typeof DYES)[number]
export type ByDye<A> = Readonly<Record<Dye, A>>

const isDye = (colour: string): colour is Dye => DYES.some(dye => dye === colour)

/** A deck may name its colours as it likes; one we do not know is drawn as the colour in its place. */
export const dyeOf = (deck: Deck, colour: Colour): Dye => (isDye(colour) ? colour : (DYES[deck.colours.indexOf(colour)] ?? 'black'))

/** One ink outline for everything: round joins and caps. */
export const INK = {
  stroke: 'var(--print)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const satisfies SVGProps<SVGElement>

/** A line of ink without a fill. */
export const LINE = { ...INK, fill: 'none' } as const

export const dyeFill = (dye: Dye): string => `var(--b-${dye})`
