/** RUM in words: events, refusals, reasons, options and rules, in both languages. */
import { more as moreEn } from './more-en.ts'
import { more as morePl } from './more-pl.ts'
import { sayings } from './sayings.ts'
import type { Texts } from './texts.ts'

export const texts: Readonly<Record<'en' | 'pl', Texts>> = { en: { ...sayings.en, ...moreEn }, pl: { ...sayings.pl, ...morePl } }
export type { Described, DescribedOption, NameOf, Texts, Words } from './texts.ts'
export type { RuleNumber } from './titles-en.ts'
