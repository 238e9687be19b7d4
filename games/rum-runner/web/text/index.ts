/** The table's words by language. */
import type { ByLanguage } from '@tortuga/ui'
import { en } from './en.ts'
import { glossary as glossaryEn } from './glossary-en.ts'
import { glossary as glossaryPl } from './glossary-pl.ts'
import { pl } from './pl.ts'
import type { TableText, Term } from './types.ts'

export const TABLE_TEXTS: ByLanguage<TableText> = { en, pl }
export const GLOSSARY: ByLanguage<readonly Term[]> = { en: glossaryEn, pl: glossaryPl }
export type * from './types.ts'
