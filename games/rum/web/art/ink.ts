/** What all drawings of RUM share: the house's ink line and the seven colours. */
import type { Colour, Deck } from '../../rules/index.ts'

export { PRINT_INK as INK, PRINT_LINE as LINE } from '@tortuga/ui'

export const DYES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black'] as const
/** A colour we have a drawing for. */
export type Dye = (typeof DYES)[number]
export type ByDye<A> = Readonly<Record<Dye, A>>

const isDye = (colour: string): colour is Dye => DYES.some(dye => dye === colour)

/** A deck may name its colours as it likes; one we do not know is drawn as the colour in its place. */
export const dyeOf = (deck: Deck, colour: Colour): Dye => (isDye(colour) ? colour : (DYES[deck.colours.indexOf(colour)] ?? 'black'))

export const dyeFill = (dye: Dye): string => `var(--b-${dye})`
