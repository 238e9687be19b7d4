/** What is said at every table, in both languages: light, since the page brings it along. */
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { Sayings } from './texts.ts'

export const sayings: Readonly<Record<'en' | 'pl', Sayings>> = { en, pl }
