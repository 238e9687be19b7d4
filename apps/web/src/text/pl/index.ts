/** Polish texts of the first visit. */
import type { WebTexts } from '../en/index.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const pl: WebTexts = { ...shell, ...home, table }
