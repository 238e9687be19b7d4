/** The texts of the lesson are true: what they describe happens by the real rules. */
import { expect, it } from 'vitest'
import { goOn, isFinished, showMove, startLesson, stepOf } from '../../../../apps/web/src/lesson/lesson-run.ts'
import type { LessonCourse, LessonRun } from '../../../../apps/web/src/lesson/lesson-run.ts'
import { pointsOf, rum, type State } from '../../rules/index.ts'
import { lessons } from './index.ts'
import { firstGame } from './first-game.ts'

/** Erases the types of the game, as the registry of the page does. */
const untyped = (each: unknown): never => each as never
const course: LessonCourse = { game: untyped(rum), lessons: untyped(lessons), lesson: firstGame }

/** The state at the end of each step, and the events in it. */
const played = (): Readonly<Record<string, { readonly state: State; readonly seen: readonly string[] }>> => {
  const ends: Record<string, { state: State; seen: readonly string[] }> = {}
  const note = (play: LessonRun): void => {
    const seen = play.scene.log.slice(play.scene.log.length - play.made).flatMap(events => events.map(({ event }) => event.type))
    ends[stepOf(course, play)?.id ?? ''] = { state: play.scene.state as State, seen }
  }
  let play = startLesson(course)
  while (!isFinished(course, play)) {
    const { step } = play
    play = showMove(course, play)
    for (; play.step === step; play = goOn(course, play)) note(play)
  }
  return ends
}
const ends = played()
const at = (id: string) => ends[id] ?? expect.fail(`no step ${id}`)
const captain = (id: string, colour: string) => at(id).state.captains.find(each => each.colour === colour)

it('captains are gained, lost and raised as the texts say', () => {
  expect(captain('set', 'blue')).toEqual({ colour: 'blue', owner: 0, value: 3 })
  expect(captain('beach', 'red')).toEqual({ colour: 'red', owner: 0, value: 3 })
  expect(captain('steal', 'green')).toEqual({ colour: 'green', owner: 0, value: 4 })
  expect(captain('steal', 'blue')).toEqual({ colour: 'blue', owner: 1, value: 4 })
  expect(captain('trio', 'black')).toEqual({ colour: 'black', owner: 0, value: 8 })
})

it('the parrot comes with a draw, with the tide, and at the end', () => {
  expect(at('luck').seen).toEqual(['parrot-drawn', 'asked'])
  expect(at('parrot').state).toMatchObject({ clock: 4, apart: null })
  expect(at('tide').seen).toEqual(['drew', 'refilled', 'tide-came', 'asked'])
  expect(at('tide').state.hands.map(hand => hand.length)).toEqual([4, 3, 2])
  expect(at('together').state).toMatchObject({ clock: 5, turn: 1, agenda: [{ type: 'turn', next: 'action' }] })
  expect(at('together').seen.filter(type => type === 'refilled')).toHaveLength(1)
  expect(at('clock').seen).toEqual(['parrot-drawn', 'clock-rose', 'ended'])
  expect(rum.outcome(at('clock').state)).toMatchObject({ scores: [15, 9], places: [1, 2] })
})

it('the last set raises 14 points to 21 and wins', () => {
  const { position = '' } = firstGame.steps.find(({ id }) => id === 'last') ?? {}
  expect(pointsOf(lessons.notation.parseState(position).captains, 0)).toBe(14)
  expect(rum.outcome(at('last').state)).toMatchObject({ scores: [21, 5], places: [1, 2] })
})

it('the order of cards makes no difference, but their ends do', () => {
  const { parseMove } = lessons.notation
  const same = (one: string, other: string) => lessons.isSame?.(parseMove(one), parseMove(other))
  expect(same('play red2-blue1/2 green2-red1/1', 'play green2-red1/1 red2-blue1/2')).toBe(true)
  expect(same('play red2-blue1/2', 'play red2-blue1/1')).toBe(false)
  expect(same('discard red2-blue1 green2-red1', 'discard green2-red1 red2-blue1')).toBe(true)
  expect(same('draw 1', 'draw 2')).toBe(false)
})
