/** English texts of the first visit. Pages that are loaded later import the subject they need. */
import { home } from './home.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const en = { ...shell, ...home, table }

/** What every language must provide; a missing text is a compile error. */
export type WebTexts = typeof en
