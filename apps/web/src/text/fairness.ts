/** Texts of the shuffle check. */
import { fairness as en } from './en/fairness.ts'
import { createTextHook } from './language.ts'
import { fairness as pl } from './pl/fairness.ts'

export const useFairnessText = createTextHook({ en, pl })
