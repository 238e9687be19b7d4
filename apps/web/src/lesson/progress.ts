/** How far somebody has come in a lesson: kept with the other things this browser remembers, and forgotten with them. */
import { setPrefs, usePrefs } from '../prefs.ts'
import type { Saved } from './player.ts'

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

export const readProgress = (game: string, lesson: string): Saved | null => usePrefs.getState().lessons[nameOf(game, lesson)] ?? null

export const useProgress = (game: string): ((lesson: string) => Saved | null) => {
  const lessons = usePrefs(prefs => prefs.lessons)
  return lesson => lessons[nameOf(game, lesson)] ?? null
}

export const keepProgress = (game: string, lesson: string, { step, chosen }: Saved): void => {
  const { lessons } = usePrefs.getState()
  setPrefs({ lessons: { ...lessons, [nameOf(game, lesson)]: { step, chosen: [...chosen] } } })
}
