/** Progress in lessons, stored with the preferences of this browser and deleted with them. */
import { setPrefs, usePrefs } from '../preferences/preferences.ts'
import type { LessonProgress } from './lesson-run.ts'

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`

export const readProgress = (game: string, lesson: string): LessonProgress | null =>
  usePrefs.getState().lessons[keyOf(game, lesson)] ?? null

export const useProgress = (game: string): ((lesson: string) => LessonProgress | null) => {
  const lessons = usePrefs(prefs => prefs.lessons)
  return lesson => lessons[keyOf(game, lesson)] ?? null
}

export const saveProgress = (game: string, lesson: string, { step, chosen }: LessonProgress): void => {
  const { lessons } = usePrefs.getState()
  setPrefs({ lessons: { ...lessons, [keyOf(game, lesson)]: { step, chosen: [...chosen] } } })
}
