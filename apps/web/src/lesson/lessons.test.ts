/** Every lesson of every game, played by the real rules: every position, wanted move and automatic move is legal, and every step has a text in all languages. */
import { LANGUAGES, at } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { parseInline } from '@tortuga/ui'
import type { Lesson } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { loadRegistry } from '../games/registry.ts'
import { goOn, isFinished, showMove, showNext, startLesson, stepOf, wantedMoves } from './lesson-run.ts'
import type { LessonCourse, LessonRun } from './lesson-run.ts'
import { lesson as en } from '../text/en/lesson.ts'
import { lesson as pl } from '../text/pl/lesson.ts'

const REGISTRY = await loadRegistry()

const courses = await Promise.all(
  REGISTRY.map(async ({ listing, lessons }) => {
    if (lessons === undefined) return []
    const all = await lessons()
    return all.lessons.map((lesson): readonly [name: string, LessonCourse] => [
      `${listing.id}: ${lesson.id}`,
      { game: all.game, lessons: all, lesson },
    ])
  }),
)

/** The refusal of the next automatic move, judged from the view of its own seat. */
const refusalOf = ({ game, lesson, lessons }: LessonCourse, { step, made, scene }: LessonRun): GameTypes['refusal'] | null => {
  const { moves, then = [] } = at(lesson.steps, step)
  const { seat, move } = at(then, made - (moves === undefined ? 0 : 1))
  expect(game.awaited(scene.state)).toContain(seat)
  return game.check(game.view(scene.state, seat), lessons.notation.parseMove(move))
}

/** Plays every continuation from here, with each of the wanted moves. */
const playAll = (course: LessonCourse, play: LessonRun, visited: Set<string>): void => {
  const key = JSON.stringify([play.step, play.phase, play.made, play.scene.state])
  if (isFinished(course, play) || visited.has(key)) return
  visited.add(key)
  const { game, lesson } = course
  const step = at(lesson.steps, play.step)
  if (play.phase === 'wait') {
    expect([step.id, game.awaited(play.scene.state)]).toEqual([step.id, expect.arrayContaining([lesson.seat])])
    wantedMoves(course, play).forEach((_, which) => {
      const next = showMove(course, play, which)
      expect([step.id, which, next.answer, next.chosen.at(-1)]).toEqual([step.id, which, null, which])
      playAll(course, next, visited)
    })
  } else if (play.phase === 'show' || (play.phase === 'say' && (step.then ?? []).length > 0)) {
    expect([step.id, refusalOf(course, play)]).toEqual([step.id, null])
    playAll(course, play.phase === 'show' ? showNext(course, play) : goOn(course, play), visited)
  } else {
    playAll(course, goOn(course, play), visited)
  }
}

const textsOf = ({ words }: Lesson): readonly string[] =>
  LANGUAGES.flatMap(language => {
    const { title, about, steps, learnt = [] } = words[language]
    return [title, about, ...learnt, ...Object.values(steps).flatMap(({ say, hint, done }) => [say, hint ?? '…', done ?? '…'])]
  })

it('no game has an empty list of lessons', () => {
  const games = REGISTRY.filter(({ lessons }, index) => lessons !== undefined && courses[index]?.length === 0)
  expect(games.map(({ listing }) => listing.id)).toEqual([])
})

describe.each(courses.flat())('%s', (_, course) => {
  const { lesson, lessons, game } = course
  const ids = lesson.steps.map(({ id }) => id)

  it('can be played by the real rules', () => {
    const visited = new Set<string>()
    playAll(course, startLesson(course), visited)
    expect(visited.size).toBeGreaterThanOrEqual(lesson.steps.length)
  })

  it('begins with a position, and every position names each seat', () => {
    expect(lesson.steps[0]?.position).toBeDefined()
    expect(new Set(ids).size).toBe(ids.length)
    let play = startLesson(course)
    while (!isFinished(course, play)) {
      const { names, state } = play.scene
      expect([stepOf(course, play)?.id, names.length]).toEqual([stepOf(course, play)?.id, (state as { readonly seats: number }).seats])
      expect(names.every((name, seat) => seat === lesson.seat || name !== '')).toBe(true)
      const { step } = play
      play = showMove(course, play)
      while (play.step === step) play = goOn(course, play)
    }
  })

  it('has a text for every step in every language, and a hint wherever the learner moves', () => {
    for (const language of LANGUAGES) {
      const { steps } = lesson.words[language]
      expect(Object.keys(steps).toSorted()).toEqual(ids.toSorted())
      for (const { id, moves, then = [] } of lesson.steps) {
        const { hint, done } = steps[id] ?? {}
        expect([language, id, hint !== undefined]).toEqual([language, id, moves !== undefined])
        if (moves === undefined && then.length === 0) expect([language, id, done]).toEqual([language, id, undefined])
      }
    }
    const { en: english, pl: polish } = lesson.words
    expect(ids.map(id => [id, polish.steps[id]?.done === undefined])).toEqual(ids.map(id => [id, english.steps[id]?.done === undefined]))
    expect(polish.learnt?.length).toBe(english.learnt?.length)
  })

  it('has translated texts with no markup but bold', () => {
    const texts = textsOf(lesson)
    expect(texts.filter(text => text.trim() === '')).toEqual([])
    expect(texts.flatMap(parseInline).filter(({ type }) => type !== 'text' && type !== 'strong')).toEqual([])
    const english = new Set([lesson.words.en.about, ...Object.values(lesson.words.en.steps).map(({ say }) => say)])
    expect([lesson.words.pl.about, ...Object.values(lesson.words.pl.steps).map(({ say }) => say)].filter(say => english.has(say))).toEqual(
      [],
    )
  })

  it('has a valid seat and duration', () => {
    expect(lessons.lessons.filter(({ id }) => id === lesson.id)).toHaveLength(1)
    expect(lesson.seat).toBeLessThan(game.seats[1])
    expect(lesson.minutes).toBeGreaterThan(0)
  })
})

describe('the texts around lessons', () => {
  it('are complete and translated', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en))
    const same = Object.entries(pl).filter(([key, words]) => typeof words === 'string' && words === en[key as keyof typeof en])
    expect(same).toEqual([])
  })

  it('use the right plural forms', () => {
    expect([1, 2, 5, 12, 22].map(pl.steps)).toEqual(['1 krok', '2 kroki', '5 kroków', '12 kroków', '22 kroki'])
    expect([1, 2, 5, 22].map(pl.minutes)).toEqual(['około 1 minuty', 'około 2 minut', 'około 5 minut', 'około 22 minut'])
    expect([1, 5].map(en.minutes)).toEqual(['about 1 minute', 'about 5 minutes'])
  })
})
