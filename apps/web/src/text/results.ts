/** Texts of how finished matches ended. */
import { results as en } from './en/results.ts'
import { createTextHook } from './language.ts'
import { results as pl } from './pl/results.ts'

export const useResultsText = createTextHook({ en, pl })
