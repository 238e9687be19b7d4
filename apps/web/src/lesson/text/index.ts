/** The words of the lessons' page; both languages come with it, so that changing the language needs no line. */
import type { ByLanguage } from '@tortuga/ui'
import { useLanguage } from '../../text/index.ts'
import { en } from './en.ts'
import type { LessonTexts } from './en.ts'
import { pl } from './pl.ts'

const LESSON_TEXTS: ByLanguage<LessonTexts> = { en, pl }

export const useLessonTexts = (): LessonTexts => LESSON_TEXTS[useLanguage()]
