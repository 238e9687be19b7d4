/** A lesson being played, as plain data: where the learner is, the real state of the game, and what each act makes of them. The rules are the game's own. */
import { at } from '@tortuga/kit'
import type { Game, GameTypes, Random, Seat } from '@tortuga/kit'
import type { Happened, Lesson, LessonStep, Lessons, Refused } from '@tortuga/ui'

/** What a lesson is played with. */
export type Course = {
  readonly game: Game<GameTypes>
  readonly lessons: Lessons<GameTypes>
  readonly lesson: Lesson
}

/** `say`: there is only something to read. `wait`: the learner is asked for a move. `show`: more will happen by itself. `done`: all of the step has happened. */
type Phase = 'say' | 'wait' | 'show' | 'done'

/** The table at one moment: its state, and what was seen of the moves since it was laid. */
type Scene = { readonly state: unknown; readonly log: readonly (readonly Happened<GameTypes>[])[]; readonly names: readonly string[] }

export type Play = {
  readonly step: number // one past the last: the lesson is finished
  readonly phase: Phase
  readonly scene: Scene
  /** Changes whenever the table is laid anew, so that nothing half-made is left on it. */
  readonly laid: number
  /** What the last move brought, for the table to show; nothing where it was laid anew. */
  readonly fresh: readonly Happened<GameTypes>[]
  /** How each step began, as far as the learner has come. */
  readonly starts: readonly Scene[]
  /** Which of the wanted moves was made, by step; also for the step in hand once its move is made. */
  readonly chosen: readonly number[]
  /** How many moves of this step have been made. */
  readonly made: number
  readonly isHinted: boolean
  /** What the last act came to, where it changed nothing: a legal move that was not meant, or one the rules turn down. */
  readonly answer: 'other' | Refused<GameTypes> | null
}

/** What is kept of it, so that it can be gone on with. */
export type Saved = { readonly step: number; readonly chosen: readonly number[] }

export const stepOf = ({ lesson }: Course, { step }: Pick<Play, 'step'>): LessonStep | undefined => lesson.steps[step]
export const isFinished = ({ lesson }: Course, { step }: Pick<Play, 'step'>): boolean => step >= lesson.steps.length

/** The moves that go on from here. */
export const wantedMoves = (course: Course, play: Pick<Play, 'step'>): readonly unknown[] =>
  (stepOf(course, play)?.moves ?? []).map(move => course.lessons.notation.parseMove(move))

/** Whether nothing is left to be said about this step: then the lesson goes on by itself. */
export const isSilent = (course: Course, play: Play): boolean => {
  const step = stepOf(course, play)
  return play.phase === 'done' && step !== undefined && course.lesson.words.en.steps[step.id]?.done === undefined
}

/** A number for a text (FNV-1a), so that a step's chance depends on its name alone and no step inserted before it changes it. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

/** A small stream (mulberry32), good enough where chance only has to repeat; the generators of matches would weigh more than the lesson. */
const chanceOf = ({ lesson }: Course, step: LessonStep, made: number): Random => {
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

/** A new position, or the table as the step before left it. */
const sceneFor = ({ lesson, lessons }: Course, number: number, before: Scene | null): Scene => {
  const { position, names = before?.names ?? lesson.names } = lesson.steps[number] ?? {}
  if (position !== undefined) return { state: lessons.notation.parseState(position), log: [], names }
  if (before === null) throw new Error('a lesson begins with a position')
  return { ...before, names }
}

const enter = ({ lesson }: Course, number: number, scene: Scene, before: Pick<Play, 'laid' | 'fresh' | 'starts' | 'chosen'>): Play => {
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

/** One move more, by whoever makes it; the rules have let it pass. */
const applied = (course: Course, play: Play, seat: Seat, move: unknown): Play => {
  const { game, lesson } = course
  const step = at(lesson.steps, play.step)
  const { state, events } = game.apply(play.scene.state, seat, move, chanceOf(course, step, play.made))
  const version = play.scene.log.length + 1
  const seen = events.flatMap(event => game.viewEvent(event, lesson.seat) ?? []).map(event => ({ version, event }))
  const made = play.made + 1
  const rest = (step.then?.length ?? 0) + (step.moves === undefined ? 0 : 1) - made
  const scene = { ...play.scene, state, log: [...play.scene.log, seen] }
  return { ...play, phase: rest > 0 ? 'show' : 'done', scene, fresh: seen, made, answer: null }
}

/** The learner's move: it goes on, or it is turned down by the rules, or it is another one than meant and nothing changes. */
export const makeMove = (course: Course, play: Play, move: unknown): Play => {
  if (play.phase !== 'wait') return play
  const { game, lesson, lessons } = course
  const refusal = game.check(game.view(play.scene.state, lesson.seat), move)
  if (refusal !== null) return { ...play, answer: { refusal, rules: game.refusalRules[refusal.type] ?? [] } }
  const isSame = lessons.isSame ?? isEqual
  const chosen = wantedMoves(course, play).findIndex(wanted => isSame(move, wanted))
  if (chosen < 0) return { ...play, answer: 'other', isHinted: true }
  return applied(course, { ...play, chosen: [...play.chosen, chosen] }, lesson.seat, move)
}

/** The next thing that happens by itself. */
export const showNext = (course: Course, play: Play): Play => {
  const step = stepOf(course, play)
  if (play.phase !== 'show' || step === undefined) return play
  const { seat, move } = at(step.then ?? [], play.made - (step.moves === undefined ? 0 : 1))
  return applied(course, play, seat, course.lessons.notation.parseMove(move))
}

const showAll = (course: Course, play: Play): Play => (play.phase === 'show' ? showAll(course, showNext(course, play)) : play)

const enterNext = (course: Course, play: Play): Play => {
  const number = play.step + 1
  const isNew = course.lesson.steps[number]?.position !== undefined
  return enter(course, number, sceneFor(course, number, play.scene), isNew ? { ...play, laid: play.laid + 1, fresh: [] } : play)
}

/** *Next*: what is still to happen at once, or the next step. Not past a move that is waited for. */
export const goOn = (course: Course, play: Play): Play => {
  if (play.phase === 'show') return showAll(course, play)
  if (play.phase === 'wait' || isFinished(course, play)) return play
  if (play.phase === 'done') return enterNext(course, play)
  const read: Play = { ...play, chosen: [...play.chosen, 0] }
  return (stepOf(course, play)?.then?.length ?? 0) > 0 ? showNext(course, { ...read, phase: 'show' }) : enterNext(course, read)
}

/** *Back*: what happened in this step is taken back; where nothing has, to the step before. */
export const goBack = (course: Course, play: Play): Play => {
  const number = Math.max(0, play.made > 0 ? play.step : play.step - 1)
  return enter(course, number, at(play.starts, number), { ...play, laid: play.laid + 1, fresh: [] })
}

export const startLesson = (course: Course, laid = 0): Play =>
  enter(course, 0, sceneFor(course, 0, null), { laid, fresh: [], starts: [], chosen: [] })

export const askHint = (play: Play): Play => (play.phase === 'wait' ? { ...play, isHinted: true, answer: null } : play)

/** *Show me*: the move is made for the learner. */
export const showMove = (course: Course, play: Play, which = 0): Play => {
  const move = wantedMoves(course, play)[which]
  return move === undefined ? play : makeMove(course, play, move)
}

export const savedOf = ({ step, chosen }: Play): Saved => ({ step, chosen })

/** The step in hand, gone through to its end; as it is where the move is no longer wanted. */
const goThrough = (course: Course, play: Play, chosen: number): Play => {
  if (play.phase !== 'wait') return stepOf(course, play)?.then === undefined ? play : showAll(course, goOn(course, play))
  const moved = showMove(course, play, chosen)
  return moved.phase === 'wait' ? play : showAll(course, moved)
}

/** Where the learner was. In a lesson that has changed meanwhile, as far as the same moves still lead. */
export const resume = (course: Course, { step, chosen }: Saved): Play => {
  let play = startLesson(course)
  while (play.step < step && !isFinished(course, play)) {
    const gone = goThrough(course, play, chosen[play.step] ?? 0)
    if (gone.phase === 'wait') return gone
    play = goOn(course, gone)
  }
  const isMade = chosen.length > play.step && !isFinished(course, play)
  return isMade ? goThrough(course, play, chosen[play.step] ?? 0) : play
}
