/** What the lessons say happens by the real rules. */
import { expect, it } from 'vitest'
import { goOn, isFinished, showMove, startLesson, stepOf } from '../../../../apps/web/src/lesson/lesson-run.ts'
import type { LessonCourse, LessonRun } from '../../../../apps/web/src/lesson/lesson-run.ts'
import { pointsOf, rumRunner, type State } from '../../rules/index.ts'
import { crown } from './crown.ts'
import { lessons } from './index.ts'
import { pirate } from './pirate.ts'

/** Erases the game's types, as the registry does. */
const untyped = (each: unknown): never => each as never

/** The state at the end of each step. */
const played = (lesson: typeof crown): ((id: string) => State) => {
  const course: LessonCourse = { game: untyped(rumRunner), lessons: untyped(lessons), lesson }
  const ends: Record<string, State> = {}
  const note = (play: LessonRun): void => {
    ends[stepOf(course, play)?.id ?? ''] = play.scene.state as State
  }
  let play = startLesson(course)
  while (!isFinished(course, play)) {
    const { step } = play
    play = showMove(course, play)
    for (; play.step === step; play = goOn(course, play)) note(play)
  }
  return id => ends[id] ?? expect.fail(`no step ${id}`)
}

it('the crown’s lesson matches the rules', () => {
  const after = played(crown)
  expect(after('found').islands.map(({ investment }) => investment?.card)).toEqual([undefined, 'light-rum.1', 'cash-crop.1', undefined])
  expect(after('invest').islands.map(({ investment }) => investment?.coins)).toEqual([undefined, 1, 1, undefined])
  expect(after('hazard')).toMatchObject({
    turn: 'pirate',
    raid: { island: 1 },
    fleet: [{ raiding: true, crew: [{ card: 'doug-doubloon.1' }] }, {}],
  })
  const stopped = after('raise')
  expect([stopped.fleet.length, stopped.hands.pirate.includes('doug-doubloon.1'), stopped.raid]).toEqual([1, true, null])
  expect([stopped.discards.crown, stopped.turn]).toEqual([['reef.1'], 'crown'])
  expect(after('enough').islands[2]?.investment).toMatchObject({ visibility: 'up' })
  expect(after('fund').islands[1]?.investment?.coins).toBe(2)
  expect(after('crop').fleet.map(({ card }) => card)).toEqual(['longboat.2', 'sloop.1'])
  expect(pointsOf(after('score').options, after('score').scores, 'crown')).toBe(1)
  expect(after('mix').islands[1]?.investment).toBeNull()
  expect(after('limit').scores.pirate).toEqual([])
  expect(rumRunner.outcome(after('last'))).toEqual({ places: [1, 2], scores: [4, 3] })
})

it('the pirate’s lesson matches the rules', () => {
  const after = played(pirate)
  expect(after('crew').supplies.pirate).toBe(5)
  expect(after('raid').islands[1]?.hazards).toMatchObject([{ card: 'port-taxes.1', visibility: 'up' }])
  expect(after('face').scores.pirate).toEqual(['light-rum.1'])
  expect(after('face').fleet.map(({ coins }) => coins)).toEqual([2, 2])
  expect(after('delay')).toMatchObject({ raid: null, actions: 1 })
  expect(after('sail').raid).toMatchObject({ island: 2, facing: 1 })
  expect(after('sabre').islands[2]?.hazards.map(({ card }) => card)).toEqual(['reef.1'])
  expect(after('compass').scores.pirate).toHaveLength(2)
  expect(after('compass').islands[2]?.hazards).toMatchObject([{ card: 'reef.1', coins: 0 }])
  expect(after('look').islands[1]?.investment?.visibility).toBe('seen')
  expect(rumRunner.outcome(after('last'))).toEqual({ places: [1, 2], scores: [4, 2] })
})
