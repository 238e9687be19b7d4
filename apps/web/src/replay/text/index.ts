/** The replay's own words, loaded with it. */
import type { ByLanguage } from '@tortuga/ui'
import { useLanguage } from '../../text/index.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { ReplayTexts } from './texts.ts'

export type { ReplayTexts } from './texts.ts'

const TEXTS: ByLanguage<ReplayTexts> = { en, pl }

export const useReplayTexts = (): ReplayTexts => TEXTS[useLanguage()]
