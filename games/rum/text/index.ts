/** The texts of RUM that every table needs. The terminal adds its own (`terminal.ts`), the browser too (`web/text`). */
import type { ByLanguage } from '@tortuga/kit'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import type { Texts } from './types.ts'

export const texts: ByLanguage<Texts> = { en, pl }
