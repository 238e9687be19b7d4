/** The game's own sentences (`games/rummikub/text`), called as the shell and the table call them. */
import { createWords } from '@tortuga/ui'
import type { RummikubTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'

/** Not worth a line: who announces nothing has said nothing. */
export const gameWords = createWords<RummikubTypes>(texts, event => event.type === 'announced' && !event.open)
export const { sayRefusal } = gameWords
