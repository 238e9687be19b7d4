/** What every language must have: the English table is the measure. */
import type { en } from './en.ts'

export type LaterTexts = typeof en
