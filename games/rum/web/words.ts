/** The game's own sentences (`games/rum/text`), called as the shell and the table call them. */
import { createWords } from '@tortuga/ui'
import type { RumTypes } from '../rules/index.ts'
import { sayings } from '../text/sayings.ts'

/** Not worth a line: the parrot goes in at the start. */
export const gameWords = createWords<RumTypes>(sayings, ({ type }) => type === 'parrot-returned')
