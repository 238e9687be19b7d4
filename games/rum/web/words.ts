/** The game's own sentences (`games/rum/text`), called as the shell and the table call them. */
import { createWords } from '@tortuga/ui'
import type { RumTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'

/** Not worth a line: the parrot goes in at the start. */
export const gameWords = createWords<RumTypes>(texts, ({ type }) => type === 'parrot-returned')
