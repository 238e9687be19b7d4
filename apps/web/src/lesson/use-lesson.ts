/** A lesson on the page: what the learner does, what then happens by itself at a pace that can be read, and what is kept of it. */
import { useEffect, useState } from 'react'
import { askHint, goBack, goOn, isSilent, makeMove, resume, savedOf, showMove, showNext, startLesson } from './player.ts'
import type { Course, Play } from './player.ts'
import { keepProgress, readProgress } from './progress.ts'

/** How long each thing that happens by itself may be looked at, in milliseconds. */
const PACE = 1700

export type Acts = {
  readonly move: (move: unknown) => void
  readonly next: () => void
  readonly back: () => void
  readonly hint: () => void
  readonly show: () => void
  readonly startOver: () => void
}

const begin = (course: Course): Play => {
  const saved = readProgress(course.game.id, course.lesson.id)
  return saved === null ? startLesson(course) : resume(course, saved)
}

export const useLesson = (course: Course): { readonly play: Play; readonly acts: Acts } => {
  const [play, setPlay] = useState(() => begin(course))

  useEffect(() => {
    if (play.phase !== 'show' && !isSilent(course, play)) return undefined
    const timer = setTimeout(() => setPlay(now => (now.phase === 'show' ? showNext(course, now) : goOn(course, now))), PACE)
    return () => clearTimeout(timer)
  }, [course, play])

  const { step, chosen } = savedOf(play)
  useEffect(() => keepProgress(course.game.id, course.lesson.id, { step, chosen }), [course, step, chosen])

  return {
    play,
    acts: {
      move: move => setPlay(now => makeMove(course, now, move)),
      next: () => setPlay(now => goOn(course, now)),
      back: () => setPlay(now => goBack(course, now)),
      hint: () => setPlay(askHint),
      show: () => setPlay(now => showMove(course, now)),
      startOver: () => setPlay(now => startLesson(course, now.laid + 1)),
    },
  }
}
