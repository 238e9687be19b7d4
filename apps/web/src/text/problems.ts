/** Texts of failed requests. */
import { problems as en } from './en/problems.ts'
import { createTextHook } from './language.ts'
import { problems as pl } from './pl/problems.ts'

export const useProblemText = createTextHook({ en, pl })
