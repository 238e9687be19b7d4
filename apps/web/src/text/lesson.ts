/** Texts of the pages around lessons. */
import { lesson as en } from './en/lesson.ts'
import { createTextHook } from './language.ts'
import { lesson as pl } from './pl/lesson.ts'

export const useLessonText = createTextHook({ en, pl })
