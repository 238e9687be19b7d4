/** The lesson player with RUM's real rules: steps, refused moves, going back, resuming. */
import { parseJson } from '@tortuga/wire'
import { notation, rum } from '@tortuga/rum/rules'
import type { Lesson, Lessons } from '@tortuga/ui'
import type { GameTypes } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { askHint, goBack, goOn, isFinished, isSilent, makeMove, resume, savedOf, showMove, showNext, startLesson } from './lesson-run.ts'
import type { LessonCourse, LessonRun } from './lesson-run.ts'

const words = {
  title: 'A lesson',
  about: 'It is short.',
  steps: { draw: { say: 'Draw.', hint: 'Slot 1.', done: 'Drawn.' }, look: { say: 'Look.' } },
}
const lesson: Lesson = {
  id: 'test',
  seat: 0,
  names: ['', 'Jerzy'],
  minutes: 1,
  steps: [
    { id: 'look', position: 'pl | beach: green2-blue1 red2-yellow1 black2-orange1 | A: blue2-purple1 | B: black2-red1' },
    { id: 'draw', moves: ['draw 1', 'draw 2'], then: [{ seat: 1, move: 'draw wreck' }] },
    { id: 'set', moves: ['play blue2-purple1/2'] },
    {
      id: 'see',
      then: [
        { seat: 1, move: 'draw wreck' },
        { seat: 0, move: 'draw wreck' },
      ],
    },
    {
      id: 'three',
      names: ['', 'Jerzy', 'Ola'],
      position: 'pl | turn: B | beach: green2-blue1 red2-yellow1 black2-orange1 | A: blue2-purple1 | B: black2-red1 | C: -',
    },
  ],
  words: { en: words, pl: words },
}
/** Erases the game's types, as the registry does. */
const untyped = (each: unknown): never => each as never
const lessons: Lessons<GameTypes> = { game: untyped(rum), notation: untyped(notation), lessons: [lesson] }
const course: LessonCourse = { game: untyped(rum), lessons, lesson }

const move = (text: string): unknown => notation.parseMove(text)
const stateOf = ({ scene }: LessonRun): string => notation.printState(untyped(scene.state))
const atDraw = goOn(course, startLesson(course))
const drawn = makeMove(course, atDraw, move('draw 1'))
const answered = showNext(course, drawn)
const atSet = goOn(course, answered)
const atSee = goOn(course, makeMove(course, atSet, move('play blue2-purple1/2')))

describe('continuing', () => {
  it('goes through the phases say, wait, show and done', () => {
    expect([startLesson(course), atDraw, drawn, answered, atSet].map(({ step, phase }) => `${step} ${phase}`)).toEqual([
      '0 say',
      '1 wait',
      '1 show',
      '1 done',
      '2 wait',
    ])
  })

  it('does not skip a move of the learner', () => expect(goOn(course, atDraw)).toBe(atDraw))

  it('plays all remaining automatic moves at once', () => expect(goOn(course, drawn)).toEqual(answered))

  it('plays automatic moves after a step that only has text', () => {
    const first = goOn(course, atSee)
    expect([first.phase, first.made]).toEqual(['show', 1])
    expect(showNext(course, first)).toMatchObject({ phase: 'done', made: 2 })
  })

  it('continues automatically only if the step has no closing text', () => {
    expect([atDraw, drawn, answered].map(play => isSilent(course, play))).toEqual([false, false, false])
    expect(isSilent(course, makeMove(course, atSet, move('play blue2-purple1/2')))).toBe(true)
  })

  it('ends after the last step', () => {
    const last = goOn(course, goOn(course, goOn(course, atSee)))
    expect(last).toMatchObject({ step: 4, phase: 'say', scene: { names: ['', 'Jerzy', 'Ola'] } })
    const end = goOn(course, last)
    expect(isFinished(course, end)).toBe(true)
    expect(goOn(course, end)).toBe(end)
    expect(goBack(course, end)).toMatchObject({ step: 4, phase: 'say' })
  })
})

describe('the table', () => {
  it('continues without a new position, and is set up again with one', () => {
    expect([atDraw.laid, atSet.laid, atSee.laid]).toEqual([0, 0, 0])
    expect(goOn(course, goOn(course, goOn(course, atSee)))).toMatchObject({ laid: 1, fresh: [], scene: { log: [] } })
  })

  it('gets the events that the learner may see', () => {
    expect(drawn.fresh.map(({ version, event }) => [version, event.type])).toEqual([
      [1, 'drew'],
      [1, 'refilled'],
    ])
    expect(answered.fresh).toEqual([{ version: 2, event: { type: 'drew', seat: 1, from: 'wreck', card: null, open: false } }])
  })

  it('plays out the same every time', () => {
    const again = goOn(course, goOn(course, makeMove(course, goOn(course, startLesson(course)), move('draw 1'))))
    expect(stateOf(again)).toBe(stateOf(atSet))
  })
})

describe('another move', () => {
  it('changes nothing and shows the hint if it is legal', () => {
    const other = makeMove(course, atDraw, move('draw wreck'))
    expect(other).toEqual({ ...atDraw, answer: 'other', isHinted: true })
    expect(makeMove(course, other, move('draw 2')).phase).toBe('show')
  })

  it('is refused with its rule if it is not legal', () => {
    const refused = makeMove(course, atDraw, move('play blue2-purple1/1'))
    expect(refused).toMatchObject({
      phase: 'wait',
      isHinted: false,
      answer: { refusal: { type: 'gains-nothing' }, rules: rum.refusalRules['gains-nothing'] },
    })
    expect(askHint(refused)).toMatchObject({ isHinted: true, answer: null })
  })

  it('is ignored if no move is expected', () => expect(makeMove(course, answered, move('draw 1'))).toBe(answered))

  it('may count as the same move', () => {
    const loose: LessonCourse = { ...course, lessons: { ...lessons, isSame: () => true } }
    expect(makeMove(loose, atDraw, move('draw wreck')).phase).toBe('show')
  })
})

describe('help', () => {
  it('makes the move for the learner', () => expect(showMove(course, atDraw)).toEqual(drawn))
  it('is only available for moves', () => expect([askHint(answered), showMove(course, startLesson(course)).step]).toEqual([answered, 0]))
})

describe('back', () => {
  it('undoes the move', () => {
    const back = goBack(course, answered)
    expect(back).toMatchObject({ step: 1, phase: 'wait', made: 0, chosen: [0], fresh: [], laid: 1 })
    expect(stateOf(back)).toBe(stateOf(atDraw))
  })

  it('returns to the previous step if no move was made, and stops at the first', () => {
    const back = goBack(course, atSet)
    expect(stateOf(back)).toBe(stateOf(atDraw))
    expect(goBack(course, goBack(course, back))).toMatchObject({ step: 0, phase: 'say' })
  })
})

describe('stored progress', () => {
  it.each([
    ['at the start', startLesson(course)],
    ['before a move', atDraw],
    ['after it', answered],
    ['at a later step', atSee],
    ['at the end', goOn(course, goOn(course, goOn(course, goOn(course, atSee))))],
  ])('resumes %s', (_, play) => {
    const again = resume(course, parseJson(v.object({ step: v.number(), chosen: v.array(v.number()) }), JSON.stringify(savedOf(play))))
    expect([again.step, again.phase, stateOf(again)]).toEqual([play.step, play.phase, stateOf(play)])
  })

  it('remembers which of the wanted moves was made', () => {
    const other = goOn(course, showNext(course, makeMove(course, atDraw, move('draw 2'))))
    expect(stateOf(resume(course, savedOf(other)))).toBe(stateOf(other))
    expect(stateOf(other)).not.toBe(stateOf(atSet))
  })

  it('resumes a changed lesson as far as the same moves lead', () => {
    expect(resume(course, { step: 3, chosen: [0, 7, 0] })).toMatchObject({ step: 1, phase: 'wait', answer: null })
    expect(isFinished(course, resume(course, { step: 99, chosen: [] }))).toBe(true)
  })
})
