/** The game's own sentences (`games/rum-runner/text`), called as the shell and the table call them. */
import { createWords } from '@tortuga/ui'
import type { RunnerTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'

/** Nothing happened that is not said beside it. */
const isSilent = (event: RunnerTypes['event']): boolean =>
  (event.type === 'drew' && event.cards.length === 0) || (event.type === 'gained' && event.coins === 0)

export const gameWords = createWords<RunnerTypes>(texts, isSilent)
export const { sayEvent, sayRefusal } = gameWords
