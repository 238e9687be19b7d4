/** The table's words by language. */
import type { ByLanguage } from '@tortuga/ui'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { TableText } from './types.ts'

export const TABLE_TEXTS: ByLanguage<TableText> = { en, pl }
export type * from './types.ts'
