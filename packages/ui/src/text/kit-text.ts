/** The words of the table kit, which every table uses, by language. */
import type { ByLanguage } from '@tortuga/kit'
import { en, type KitText } from './kit/en.ts'
import { pl } from './kit/pl.ts'

export type { KitText } from './kit/en.ts'

export const KIT_TEXTS: ByLanguage<KitText> = { en, pl }
