/** Texts of the text pages. */
import { pages as en } from './en/pages.ts'
import { createTextHook } from './language.ts'
import { pages as pl } from './pl/pages.ts'

export const usePageText = createTextHook({ en, pl })
