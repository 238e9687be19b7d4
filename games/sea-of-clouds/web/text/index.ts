/** The table's words by language. */
import type { ByLanguage } from '@tortuga/ui'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { TableText } from './types.ts'

export const TABLE_TEXTS: ByLanguage<TableText> = { en, pl }
export { ZONES } from './types.ts'
export type { TableText, Zone } from './types.ts'
