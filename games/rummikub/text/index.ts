/** Rummikub in words: events, refusals, reasons, options and rules, in both languages. */
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { Texts } from './texts.ts'

export const texts: Readonly<Record<'en' | 'pl', Texts>> = { en, pl }
export type { Described, DescribedOption, NameOf, Texts, Words } from './texts.ts'
export type { RuleNumber } from './titles-en.ts'
