/** Every lesson of every game, gone through by the real rules: each position can be, each wanted move and each answer is legal, and every step is said in both languages. */
import { at } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { LANGUAGES, parseInline } from '@tortuga/ui'
import type { Lesson } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { REGISTRY } from '../registry.ts'
import { goOn, isFinished, showMove, showNext, startLesson, stepOf, wantedMoves } from './player.ts'
import type { Course, Play } from './player.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'

const courses = await Promise.all(
  REGISTRY.map(async ({ face, web }) => {
    const { game, lessons } = await web()
    const all = await lessons()
    return all.lessons.map((lesson): readonly [name: string, Course] => [`${face.id}: ${lesson.id}`, { game, lessons: all, lesson }])
  }),
)

/** What the next thing that happens by itself is refused for, by the eyes of whoever makes it. */
const refusalOf = ({ game, lesson, lessons }: Course, { step, made, scene }: Play): GameTypes['refusal'] | null => {
  const { moves, then = [] } = at(lesson.steps, step)
  const { seat, move } = at(then, made - (moves === undefined ? 0 : 1))
  expect(game.awaited(scene.state)).toContain(seat)
  return game.check(game.view(scene.state, seat), lessons.notation.parseMove(move))
}

/** Everything that follows from here, whichever of the wanted moves is made. */
const goThrough = (course: Course, play: Play, been: Set<string>): void => {
  const key = JSON.stringify([play.step, play.phase, play.made, play.scene.state])
  if (isFinished(course, play) || been.has(key)) return
  been.add(key)
  const { game, lesson } = course
  const step = at(lesson.steps, play.step)
  if (play.phase === 'wait') {
    expect([step.id, game.awaited(play.scene.state)]).toEqual([step.id, expect.arrayContaining([lesson.seat])])
    wantedMoves(course, play).forEach((_, which) => {
      const made = showMove(course, play, which)
      expect([step.id, which, made.answer, made.chosen.at(-1)]).toEqual([step.id, which, null, which])
      goThrough(course, made, been)
    })
  } else if (play.phase === 'show' || (play.phase === 'say' && (step.then ?? []).length > 0)) {
    expect([step.id, refusalOf(course, play)]).toEqual([step.id, null])
    goThrough(course, play.phase === 'show' ? showNext(course, play) : goOn(course, play), been)
  } else {
    goThrough(course, goOn(course, play), been)
  }
}

const wordsOf = ({ words }: Lesson): readonly string[] =>
  LANGUAGES.flatMap(language => {
    const { title, about, steps, learnt = [] } = words[language]
    return [title, about, ...learnt, ...Object.values(steps).flatMap(({ say, hint, done }) => [say, hint ?? '…', done ?? '…'])]
  })

it('there is one for every game', () => {
  const games = REGISTRY.map(({ face }) => face.id)
  expect(games.filter((_, index) => courses[index]?.length === 0)).toEqual([])
})

describe.each(courses.flat())('%s', (_, course) => {
  const { lesson, lessons, game } = course
  const ids = lesson.steps.map(({ id }) => id)

  it('is gone through by the real rules', () => {
    const been = new Set<string>()
    goThrough(course, startLesson(course), been)
    expect(been.size).toBeGreaterThanOrEqual(lesson.steps.length)
  })

  it('begins with a position; every position has a name for each seat', () => {
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

  it('says every step in both languages, with a hint wherever it waits, and nothing beside', () => {
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

  it('says it in words of its own language, with nothing but bold in them', () => {
    const said = wordsOf(lesson)
    expect(said.filter(words => words.trim() === '')).toEqual([])
    expect(said.flatMap(parseInline).filter(({ type }) => type !== 'text' && type !== 'strong')).toEqual([])
    const english = new Set([lesson.words.en.about, ...Object.values(lesson.words.en.steps).map(({ say }) => say)])
    expect([lesson.words.pl.about, ...Object.values(lesson.words.pl.steps).map(({ say }) => say)].filter(say => english.has(say))).toEqual(
      [],
    )
  })

  it('is sat at by somebody who may sit there', () => {
    expect(lessons.lessons.filter(({ id }) => id === lesson.id)).toHaveLength(1)
    expect(lesson.seat).toBeLessThan(game.seats[1])
    expect(lesson.minutes).toBeGreaterThan(0)
  })
})

describe('the words around the lessons', () => {
  it('are the same in both languages, and none is left in English', () => {
    expect(Object.keys(pl)).toEqual(Object.keys(en))
    const same = Object.entries(pl).filter(([key, words]) => typeof words === 'string' && words === en[key as keyof typeof en])
    expect(same).toEqual([])
  })

  it('count as people do', () => {
    expect([1, 2, 5, 12, 22].map(pl.steps)).toEqual(['1 krok', '2 kroki', '5 kroków', '12 kroków', '22 kroki'])
    expect([1, 2, 5, 22].map(pl.minutes)).toEqual(['około 1 minuty', 'około 2 minut', 'około 5 minut', 'około 22 minut'])
    expect([1, 5].map(en.minutes)).toEqual(['about 1 minute', 'about 5 minutes'])
  })
})
