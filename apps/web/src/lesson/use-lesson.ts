/** A running lesson: the learner's actions, automatic steps at a readable pace, and stored progress. */
import { useEffect, useState } from 'react'
import { askHint, goBack, goOn, isSilent, makeMove, resume, savedOf, showMove, showNext, startLesson } from './lesson-run.ts'
import type { LessonCourse, LessonRun } from './lesson-run.ts'
import { saveProgress, readProgress } from './progress.ts'

/** How long each automatic step stays on screen, in milliseconds. */
const STEP_TIME = 1700

export type LessonActions = {
  readonly move: (move: unknown) => void
  readonly next: () => void
  readonly back: () => void
  readonly hint: () => void
  readonly show: () => void
  readonly startOver: () => void
}

const begin = (course: LessonCourse): LessonRun => {
  const saved = readProgress(course.game.id, course.lesson.id)
  return saved === null ? startLesson(course) : resume(course, saved)
}

export const useLesson = (course: LessonCourse): { readonly play: LessonRun; readonly actions: LessonActions } => {
  const [play, setPlay] = useState(() => begin(course))

  useEffect(() => {
    if (play.phase !== 'show' && !isSilent(course, play)) return undefined
    const timer = setTimeout(() => setPlay(now => (now.phase === 'show' ? showNext(course, now) : goOn(course, now))), STEP_TIME)
    return () => clearTimeout(timer)
  }, [course, play])

  const { step, chosen } = savedOf(play)
  useEffect(() => saveProgress(course.game.id, course.lesson.id, { step, chosen }), [course, step, chosen])

  return {
    play,
    actions: {
      move: move => setPlay(now => makeMove(course, now, move)),
      next: () => setPlay(now => goOn(course, now)),
      back: () => setPlay(now => goBack(course, now)),
      hint: () => setPlay(askHint),
      show: () => setPlay(now => showMove(course, now)),
      startOver: () => setPlay(now => startLesson(course, now.laid + 1)),
    },
  }
}
