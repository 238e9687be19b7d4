/** The command line's texts by language. */
import type { ByLanguage } from '@tortuga/kit'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import type { CliTexts } from './en/index.ts'

export const TEXTS: ByLanguage<CliTexts> = { en, pl }
export { ADMIN_ACTIONS } from './commands.ts'
export type { AdminAction } from './commands.ts'
export type { CliTexts } from './en/index.ts'
