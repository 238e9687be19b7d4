/** Every lesson of every game to its end by hand: by mouse, by taps on a phone and by keyboard, with the hint shown at every step. */
import type { GameTypes } from '@tortuga/kit'
import type { Lesson, Lessons } from '@tortuga/ui'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loadRegistry } from '../src/games/registry.ts'
import { goOn, makeMove, startLesson, wantedMoves } from '../src/lesson/lesson-run.ts'
import type { LessonCourse, LessonRun } from '../src/lesson/lesson-run.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import { MOVE_MAKERS } from './games/lesson-moves.ts'
import { coachButton, goOnFrom, isWaiting, LESSON_TEXTS, makeRumMove, plain, pointing, rumMove, stepShown, typing } from './games/lesson.ts'
import { until } from './support/play.ts'
import { clickElement, tapElement, typeElement } from './support/press-element.ts'
import type { PressElement } from './support/press-element.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openSite)

type TakenLesson = { readonly address: string; readonly gameId: string; readonly lesson: Lesson; readonly course: LessonCourse }

const LESSONS: readonly TakenLesson[] = (
  await Promise.all(
    (await loadRegistry()).map(async ({ listing: { id }, lessons: load }) => {
      const lessons = ((await load?.()) ?? { lessons: [] }) as Lessons<GameTypes>
      return lessons.lessons.map(lesson => ({
        address: `${id}/${lesson.id}`,
        gameId: id,
        lesson,
        course: { game: lessons.game, lessons, lesson },
      }))
    }),
  )
).flat()

/** A visitor's page with the way in which everything on it is pressed. */
type HandsOn = { readonly page: Page; readonly press: PressElement; readonly rum: Parameters<typeof makeRumMove>[2] }

const WAYS = {
  mouse: async (page: Page): Promise<HandsOn> => ({ page, press: clickElement, rum: pointing(page, 'en', (_, target) => target.click()) }),
  taps: async (page: Page): Promise<HandsOn> => ({ page, press: tapElement, rum: pointing(page, 'en', (_, target) => target.tap()) }),
  keys: async (page: Page): Promise<HandsOn> => {
    const keys = await useKeyboard(page)
    return { page, press: typeElement, rum: typing(keys, 'en') }
  },
} as const

/** The lesson after all automatic moves of the step, and in the next one. */
const finishStep = (course: LessonCourse, play: LessonRun): LessonRun => {
  const next = goOn(course, play)
  return next.step === play.step ? finishStep(course, next) : next
}

const takeLesson = async ({ page, press, rum }: HandsOn, { course, lesson, gameId }: TakenLesson): Promise<void> => {
  const words = LESSON_TEXTS.en
  const shown = (text: string) => page.locator('.coach').getByText(plain(text), { exact: true })
  let play = startLesson(course)
  for (const [index, { id, moves }] of lesson.steps.entries()) {
    await until(`the step ${id}`, async () => (await stepShown(page)) === index + 1)
    await shown(lesson.words.en.steps[id]?.say ?? '').waitFor()
    const [move] = wantedMoves(course, play)
    if (moves !== undefined && move !== undefined) {
      await until(`${id} to ask`, () => isWaiting(page))
      await press(coachButton(page, 'en', words.hint))
      await shown(lesson.words.en.steps[id]?.hint ?? '').waitFor()
      if (play.chosen.every((_, step) => lesson.steps[step]?.moves === undefined)) expect(await audit(page)).toEqual([])
      const view = course.game.view(play.scene.state, lesson.seat)
      const make = MOVE_MAKERS[gameId]
      await (make === undefined ? makeRumMove(rumMove(moves[0] ?? ''), 'en', rum) : make(page, press, view, move))
      await until(`the move of ${id} to be made`, async () => (await stepShown(page)) !== index + 1 || !(await isWaiting(page)))
      play = makeMove(course, play, move)
    }
    play = finishStep(course, play)
    await goOnFrom(page, index + 1, (_, target) => press(target))
  }
  await page.getByRole('heading', { level: 1, name: words.end }).waitFor()
}

describe.each(LESSONS)('$address', taken => {
  it.each(['mouse', 'taps', 'keys'] as const)('can be taken by %s', async way => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, {
      ...(way === 'taps' ? PHONE : {}),
      locale: 'en',
      reducedMotion: 'reduce',
    })
    await page.goto(`/learn/${taken.address}`)
    await takeLesson(await WAYS[way](page), taken)
    expect(complaints).toEqual([])
    await context.close()
  })
})
