/** The command line's texts by language. */
import type { ByLanguage } from '@tortuga/kit'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import type { CliTexts } from './types.ts'

export const TEXTS: ByLanguage<CliTexts> = { en, pl }
export { ADMIN_ACTIONS } from './types.ts'
export type { AdminAction, CliTexts } from './types.ts'
