/** The state machine of a lesson, as plain data: the learner's step, the game's real state, and the effect of each action. The game's own rules apply. */
import { at, rulesOf } from '@tortuga/kit'
import type { Game, GameTypes, Random, Seat } from '@tortuga/kit'
import type { SeenEvent, Lesson, LessonStep, Lessons, RefusedMove } from '@tortuga/ui'

export type LessonCourse = {
  readonly game: Game<GameTypes>
  readonly lessons: Lessons<GameTypes>
  readonly lesson: Lesson
}

/** `say`: there is only text to read. `wait`: the learner has to move. `show`: automatic moves follow. `done`: the step is complete. */
type Phase = 'say' | 'wait' | 'show' | 'done'

/** The table at one moment: its state, and the visible events of each move since it was set up. */
type LessonTable = {
  readonly state: unknown
  readonly log: readonly (readonly SeenEvent<GameTypes>[])[]
  readonly names: readonly string[]
}

export type LessonRun = {
  readonly step: number // one past the last: the lesson is finished
  readonly phase: Phase
  readonly scene: LessonTable
  /** Changes whenever the table is set up again, so that no draft is left on it. */
  readonly laid: number
  /** The events of the last move, for animation; empty after a new set-up. */
  readonly fresh: readonly SeenEvent<GameTypes>[]
  /** The table at the start of each step reached so far. */
  readonly starts: readonly LessonTable[]
  /** Which of the wanted moves was made, by step; it includes the current step once its move is made. */
  readonly chosen: readonly number[]
  /** The number of moves made in this step. */
  readonly made: number
  readonly isHinted: boolean
  /** Why the last move changed nothing: it was legal but not the wanted one, or the rules refused it. */
  readonly answer: 'other' | RefusedMove<GameTypes> | null
}

/** The stored progress, from which a lesson can be resumed. */
export type LessonProgress = { readonly step: number; readonly chosen: readonly number[] }

export const stepOf = ({ lesson }: LessonCourse, { step }: Pick<LessonRun, 'step'>): LessonStep | undefined => lesson.steps[step]
export const isFinished = ({ lesson }: LessonCourse, { step }: Pick<LessonRun, 'step'>): boolean => step >= lesson.steps.length

/** The moves that complete the current step. */
export const wantedMoves = (course: LessonCourse, play: Pick<LessonRun, 'step'>): readonly unknown[] =>
  (stepOf(course, play)?.moves ?? []).map(move => course.lessons.notation.parseMove(move))

/** Whether the completed step has no closing text: then the lesson continues automatically. */
export const isSilent = (course: LessonCourse, play: LessonRun): boolean => {
  const step = stepOf(course, play)
  return play.phase === 'done' && step !== undefined && course.lesson.words.en.steps[step.id]?.done === undefined
}

/** FNV-1a. A step's randomness depends only on its id, so that inserting another step does not change it. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

/** mulberry32: repeatable and tiny, while the generators of matches would be larger than the lesson. */
const randomFor = ({ lesson }: LessonCourse, step: LessonStep, made: number): Random => {
  let seed = hashOf(`${lesson.id} ${step.id} ${made}`)
  return {
    int(below) {
      seed = (seed + 0x6d2b79f5) | 0
      let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below
    },
  }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The step's own position, or the table as the previous step left it. */
const tableFor = ({ lesson, lessons }: LessonCourse, number: number, before: LessonTable | null): LessonTable => {
  const { position, names = before?.names ?? lesson.names } = lesson.steps[number] ?? {}
  if (position !== undefined) return { state: lessons.notation.parseState(position), log: [], names }
  if (before === null) throw new Error('a lesson must begin with a position')
  return { ...before, names }
}

const enter = (
  { lesson }: LessonCourse,
  number: number,
  scene: LessonTable,
  before: Pick<LessonRun, 'laid' | 'fresh' | 'starts' | 'chosen'>,
): LessonRun => {
  const step = lesson.steps[number]
  return {
    step: number,
    phase: step === undefined ? 'done' : step.moves === undefined ? 'say' : 'wait',
    scene,
    laid: before.laid,
    fresh: before.fresh,
    starts: [...before.starts.slice(0, number), scene],
    chosen: before.chosen.slice(0, number),
    made: 0,
    isHinted: false,
    answer: null,
  }
}

/** Applies a move of any seat that the rules have accepted. */
const applyMove = (course: LessonCourse, play: LessonRun, seat: Seat, move: unknown): LessonRun => {
  const { game, lesson } = course
  const step = at(lesson.steps, play.step)
  const { state, events } = game.apply(play.scene.state, seat, move, randomFor(course, step, play.made))
  const version = play.scene.log.length + 1
  const seen = events.flatMap(event => game.viewEvent(event, lesson.seat) ?? []).map(event => ({ version, event }))
  const made = play.made + 1
  const rest = (step.then?.length ?? 0) + (step.moves === undefined ? 0 : 1) - made
  const scene = { ...play.scene, state, log: [...play.scene.log, seen] }
  return { ...play, phase: rest > 0 ? 'show' : 'done', scene, fresh: seen, made, answer: null }
}

/** The learner's move: a wanted one is applied, a refused or another legal one changes nothing. */
export const makeMove = (course: LessonCourse, play: LessonRun, move: unknown): LessonRun => {
  if (play.phase !== 'wait') return play
  const { game, lesson, lessons } = course
  const refusal = game.check(game.view(play.scene.state, lesson.seat), move)
  if (refusal !== null) return { ...play, answer: { refusal, rules: rulesOf(game, refusal) } }
  const isSame = lessons.isSame ?? isEqual
  const chosen = wantedMoves(course, play).findIndex(wanted => isSame(move, wanted))
  if (chosen < 0) return { ...play, answer: 'other', isHinted: true }
  return applyMove(course, { ...play, chosen: [...play.chosen, chosen] }, lesson.seat, move)
}

/** Plays the next automatic move. */
export const showNext = (course: LessonCourse, play: LessonRun): LessonRun => {
  const step = stepOf(course, play)
  if (play.phase !== 'show' || step === undefined) return play
  const { seat, move } = at(step.then ?? [], play.made - (step.moves === undefined ? 0 : 1))
  return applyMove(course, play, seat, course.lessons.notation.parseMove(move))
}

const showAll = (course: LessonCourse, play: LessonRun): LessonRun =>
  play.phase === 'show' ? showAll(course, showNext(course, play)) : play

const enterNext = (course: LessonCourse, play: LessonRun): LessonRun => {
  const number = play.step + 1
  const isNew = course.lesson.steps[number]?.position !== undefined
  return enter(course, number, tableFor(course, number, play.scene), isNew ? { ...play, laid: play.laid + 1, fresh: [] } : play)
}

/** “Next”: plays all remaining automatic moves, or enters the next step. It does not skip a move of the learner. */
export const goOn = (course: LessonCourse, play: LessonRun): LessonRun => {
  if (play.phase === 'show') return showAll(course, play)
  if (play.phase === 'wait' || isFinished(course, play)) return play
  if (play.phase === 'done') return enterNext(course, play)
  const read: LessonRun = { ...play, chosen: [...play.chosen, 0] }
  return (stepOf(course, play)?.then?.length ?? 0) > 0 ? showNext(course, { ...read, phase: 'show' }) : enterNext(course, read)
}

/** “Back”: undoes the moves of this step, or returns to the previous step if there are none. */
export const goBack = (course: LessonCourse, play: LessonRun): LessonRun => {
  const number = Math.max(0, play.made > 0 ? play.step : play.step - 1)
  return enter(course, number, at(play.starts, number), { ...play, laid: play.laid + 1, fresh: [] })
}

export const startLesson = (course: LessonCourse, laid = 0): LessonRun =>
  enter(course, 0, tableFor(course, 0, null), { laid, fresh: [], starts: [], chosen: [] })

export const askHint = (play: LessonRun): LessonRun => (play.phase === 'wait' ? { ...play, isHinted: true, answer: null } : play)

/** “Show me”: makes the learner's move. */
export const showMove = (course: LessonCourse, play: LessonRun, which = 0): LessonRun => {
  const move = wantedMoves(course, play)[which]
  return move === undefined ? play : makeMove(course, play, move)
}

export const savedOf = ({ step, chosen }: LessonRun): LessonProgress => ({ step, chosen })

/** Completes the current step; unchanged if the move is not wanted any more. */
const completeStep = (course: LessonCourse, play: LessonRun, chosen: number): LessonRun => {
  if (play.phase !== 'wait') return stepOf(course, play)?.then === undefined ? play : showAll(course, goOn(course, play))
  const moved = showMove(course, play, chosen)
  return moved.phase === 'wait' ? play : showAll(course, moved)
}

/** Returns to the stored step, or as far as the same moves lead if the lesson has changed. */
export const resume = (course: LessonCourse, { step, chosen }: LessonProgress): LessonRun => {
  let play = startLesson(course)
  while (play.step < step && !isFinished(course, play)) {
    const completed = completeStep(course, play, chosen[play.step] ?? 0)
    if (completed.phase === 'wait') return completed
    play = goOn(course, completed)
  }
  const isMade = chosen.length > play.step && !isFinished(course, play)
  return isMade ? completeStep(course, play, chosen[play.step] ?? 0) : play
}
