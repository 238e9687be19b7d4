/** What all drawings of RUM share: the ink line of the table kit and the seven colours. */
import type { BottleColour, RumDeck } from '../../rules/index.ts'

export { PRINT_INK as INK, PRINT_LINE as LINE } from '@tortuga/ui'

/** Where a drawing lies inside a larger one: the corner of its box, and its scale. */
export type Placement = { readonly x?: number; readonly y?: number; readonly scale?: number }

/** The attributes of the `<g>` around a drawing that lies there. */
export const placed = ({ x = 0, y = 0, scale = 1 }: Placement): { readonly transform: string } => ({
  transform: `translate(${x} ${y}) scale(${scale})`,
})

export const DYES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black'] as const
/** A colour that has its own bottle and captain drawing. */
export type Dye = (typeof DYES)[number]
export type ByDye<A> = Readonly<Record<Dye, A>>

const isDye = (colour: string): colour is Dye => DYES.some(dye => dye === colour)

/** The drawing for a colour of a deck. A colour without one is drawn as the standard colour with the same index. */
export const dyeOf = (deck: RumDeck, colour: BottleColour): Dye =>
  isDye(colour) ? colour : (DYES[deck.colours.indexOf(colour)] ?? 'black')

export const dyeFill = (dye: Dye): string => `var(--b-${dye})`

export const PARROT = 'parrot'
