/** Texts of a table that waits for players. */
import { waiting as en } from './en/waiting.ts'
import { createTextHook } from './language.ts'
import { waiting as pl } from './pl/waiting.ts'

export const useWaitingText = createTextHook({ en, pl })
