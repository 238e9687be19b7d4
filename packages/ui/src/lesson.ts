/** A lesson as data: prepared positions in the game's notation, what to do in each, and the words. The shell plays it by the real rules. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { ByLanguage } from './language.ts'

/** First `say` is read. Where the step has `moves`, the learner then makes one of them; else *Next* is pressed. After that `then` is played, and `done` is said until
 *  *Next* is pressed again; without `done` the lesson goes on by itself. Chance is fixed by the step's id, so a step happens in the same way every time. */
export type LessonStep = {
  /** Names its words, and its chance. */
  readonly id: string
  /** A new position; left out, play goes on from the one before. */
  readonly position?: string
  /** Who sits at this position and from here on, where it is not whom the lesson names: with more or fewer seats, say. */
  readonly names?: readonly string[]
  /** Any one of these moves of the learner's goes on; left out, there is nothing to do but read. */
  readonly moves?: readonly string[]
  /** What then happens by itself, move by move: the others' answers, or the rest of the learner's turn. */
  readonly then?: readonly { readonly seat: Seat; readonly move: string }[]
}

export type LessonWords = {
  readonly title: string
  /** One sentence before it begins. */
  readonly about: string
  /** By step, plain text with **bold**. `hint` is shown when asked for, and after a legal move that is not the one; `done` when it was made. */
  readonly steps: Readonly<Record<string, { readonly say: string; readonly hint?: string; readonly done?: string }>>
  /** For the last page: what the learner knows now, a few short lines. */
  readonly learnt?: readonly string[]
}

export type Lesson = {
  readonly id: string
  readonly seat: Seat
  /** Who sits there, by seat; the learner's own name is not used. */
  readonly names: readonly string[]
  readonly minutes: number
  readonly steps: readonly LessonStep[]
  readonly words: ByLanguage<LessonWords>
}

/** A game's lessons with what is needed to read them. */
export type Lessons<T extends GameTypes> = {
  readonly notation: { parseState(text: string): T['state']; parseMove(text: string): T['move'] }
  /** Whether two moves come to the same for a lesson; where it is left out they must be equal. */
  isSame?(one: T['move'], other: T['move']): boolean
  readonly lessons: readonly Lesson[]
}
