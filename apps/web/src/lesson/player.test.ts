/** The lesson's player over RUM's real rules: what goes on, what does not, what is taken back, what is found again. */
import { notation, rum } from '@tortuga/rum/rules'
import type { Lesson, Lessons } from '@tortuga/ui'
import type { GameTypes } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { askHint, goBack, goOn, isFinished, isSilent, makeMove, resume, savedOf, showMove, showNext, startLesson } from './player.ts'
import type { Course, Play } from './player.ts'

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
/** As the registry seals them: moves and states go back to their own game alone. */
const sealed = (each: unknown): never => each as never
const lessons: Lessons<GameTypes> = { notation: sealed(notation), lessons: [lesson] }
const course: Course = { game: sealed(rum), lessons, lesson }

const move = (text: string): unknown => notation.parseMove(text)
const stateOf = ({ scene }: Play): string => notation.printState(sealed(scene.state))
const atDraw = goOn(course, startLesson(course))
const drawn = makeMove(course, atDraw, move('draw 1'))
const answered = showNext(course, drawn)
const atSet = goOn(course, answered)
const atSee = goOn(course, makeMove(course, atSet, move('play blue2-purple1/2')))

describe('going on', () => {
  it('reads, waits, shows and is done', () => {
    expect([startLesson(course), atDraw, drawn, answered, atSet].map(({ step, phase }) => `${step} ${phase}`)).toEqual([
      '0 say',
      '1 wait',
      '1 show',
      '1 done',
      '2 wait',
    ])
  })

  it('does not go past a move that is waited for', () => expect(goOn(course, atDraw)).toBe(atDraw))

  it('shows the rest at once to whoever is in a hurry', () => expect(goOn(course, drawn)).toEqual(answered))

  it('shows what happens by itself after reading, too', () => {
    const first = goOn(course, atSee)
    expect([first.phase, first.made]).toEqual(['show', 1])
    expect(showNext(course, first)).toMatchObject({ phase: 'done', made: 2 })
  })

  it('goes on by itself only where nothing is left to say', () => {
    expect([atDraw, drawn, answered].map(play => isSilent(course, play))).toEqual([false, false, false])
    expect(isSilent(course, makeMove(course, atSet, move('play blue2-purple1/2')))).toBe(true)
  })

  it('comes to an end', () => {
    const last = goOn(course, goOn(course, goOn(course, atSee)))
    expect(last).toMatchObject({ step: 4, phase: 'say', scene: { names: ['', 'Jerzy', 'Ola'] } })
    const end = goOn(course, last)
    expect(isFinished(course, end)).toBe(true)
    expect(goOn(course, end)).toBe(end)
    expect(goBack(course, end)).toMatchObject({ step: 4, phase: 'say' })
  })
})

describe('the table', () => {
  it('goes on where there is no new position, and is laid anew where there is', () => {
    expect([atDraw.laid, atSet.laid, atSee.laid]).toEqual([0, 0, 0])
    expect(goOn(course, goOn(course, goOn(course, atSee)))).toMatchObject({ laid: 1, fresh: [], scene: { log: [] } })
  })

  it('gets what the learner may see of each move', () => {
    expect(drawn.fresh.map(({ version, event }) => [version, event.type])).toEqual([
      [1, 'drew'],
      [1, 'refilled'],
    ])
    expect(answered.fresh).toEqual([{ version: 2, event: { type: 'drew', seat: 1, from: 'wreck', card: null, open: false } }])
  })

  it('happens in the same way every time', () => {
    const again = goOn(course, goOn(course, makeMove(course, goOn(course, startLesson(course)), move('draw 1'))))
    expect(stateOf(again)).toBe(stateOf(atSet))
  })
})

describe('another move', () => {
  it('changes nothing and brings the hint, where it is legal', () => {
    const other = makeMove(course, atDraw, move('draw wreck'))
    expect(other).toEqual({ ...atDraw, answer: 'other', isHinted: true })
    expect(makeMove(course, other, move('draw 2')).phase).toBe('show')
  })

  it('is turned down with its rule, where it is not', () => {
    const refused = makeMove(course, atDraw, move('play blue2-purple1/1'))
    expect(refused).toMatchObject({
      phase: 'wait',
      isHinted: false,
      answer: { refusal: { type: 'gains-nothing' }, rules: rum.refusalRules['gains-nothing'] },
    })
    expect(askHint(refused)).toMatchObject({ isHinted: true, answer: null })
  })

  it('is not heard where none is waited for', () => expect(makeMove(course, answered, move('draw 1'))).toBe(answered))

  it('may come to the same', () => {
    const loose: Course = { ...course, lessons: { ...lessons, isSame: () => true } }
    expect(makeMove(loose, atDraw, move('draw wreck')).phase).toBe('show')
  })
})

describe('help', () => {
  it('makes the move for the learner', () => expect(showMove(course, atDraw)).toEqual(drawn))
  it('is for moves alone', () => expect([askHint(answered), showMove(course, startLesson(course)).step]).toEqual([answered, 0]))
})

describe('back', () => {
  it('takes the move back', () => {
    const back = goBack(course, answered)
    expect(back).toMatchObject({ step: 1, phase: 'wait', made: 0, chosen: [0], fresh: [], laid: 1 })
    expect(stateOf(back)).toBe(stateOf(atDraw))
  })

  it('goes to the step before where none was made, and stops at the first', () => {
    const back = goBack(course, atSet)
    expect(stateOf(back)).toBe(stateOf(atDraw))
    expect(goBack(course, goBack(course, back))).toMatchObject({ step: 0, phase: 'say' })
  })
})

describe('what is kept', () => {
  it.each([
    ['at the start', startLesson(course)],
    ['before a move', atDraw],
    ['after it', answered],
    ['at a later step', atSee],
    ['at the end', goOn(course, goOn(course, goOn(course, goOn(course, atSee))))],
  ])('is found again %s', (_, play) => {
    const again = resume(course, JSON.parse(JSON.stringify(savedOf(play))) as { step: number; chosen: number[] })
    expect([again.step, again.phase, stateOf(again)]).toEqual([play.step, play.phase, stateOf(play)])
  })

  it('remembers which of the wanted moves was made', () => {
    const other = goOn(course, showNext(course, makeMove(course, atDraw, move('draw 2'))))
    expect(stateOf(resume(course, savedOf(other)))).toBe(stateOf(other))
    expect(stateOf(other)).not.toBe(stateOf(atSet))
  })

  it('leads as far as it fits a lesson that has changed', () => {
    expect(resume(course, { step: 3, chosen: [0, 7, 0] })).toMatchObject({ step: 1, phase: 'wait', answer: null })
    expect(isFinished(course, resume(course, { step: 99, chosen: [] }))).toBe(true)
  })
})
