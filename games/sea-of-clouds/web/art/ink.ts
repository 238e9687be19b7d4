/** What all drawings of Sea of Clouds share: the ink line, and colours that only they use. */
import { PRINT_LINE } from '@tortuga/ui'

export { PRINT_INK as INK, PRINT_LINE as LINE } from '@tortuga/ui'

/** A line of detail inside a shape. */
export const FINE = { ...PRINT_LINE, strokeWidth: 1.4 } as const

export const HAIR = { jet: '#2c2a2b', rust: '#9a4a22', straw: '#c68f3a', snow: '#efe8d6', bark: '#5b3b26', slate: '#6d6a66' } as const
export const SKIN = { rose: '#eab893', sand: '#d99f72', clay: '#b5774c', umber: '#96603e', cocoa: '#845539' } as const
export const STUFF = {
  steel: '#b9c4c4',
  rust: '#a4643a',
  bone: '#efe6cc',
  leather: '#8a5a34',
  biscuit: '#dcb070',
  beer: '#dda63a',
} as const
