/** Lessons as data: positions in the game's notation, what to do in them, and the texts. The shell plays them with the real rules. */
import type { ByLanguage, Game, GameTypes, Seat } from '@tortuga/kit'

/**
 * One step of a lesson. The shell shows the text `say` and waits for one of `moves`, or for *Next* if there are none. Then it plays `then` and
 * shows the text `done` until *Next* is pressed; without `done` it continues at once. Random numbers depend only on the step's id, so that a
 * step always plays the same way.
 */
export type LessonStep = {
  /** Key of its texts and seed of its random numbers. */
  readonly id: string
  /** A new position; without it the step continues from the previous one. */
  readonly position?: string
  /** Player names from this step on, if they differ from the lesson's, for example with another number of seats. */
  readonly names?: readonly string[]
  /** The moves that complete the step; without them the learner only reads. */
  readonly moves?: readonly string[]
  /** Moves the shell plays afterwards: replies of the others, or the rest of the learner's turn. */
  readonly then?: readonly { readonly seat: Seat; readonly move: string }[]
}

/** The texts of a lesson in one language. */
export type LessonText = {
  readonly title: string
  /** One sentence, shown before the lesson starts. */
  readonly about: string
  /** By step id, plain text with **bold**. `hint` is shown on request and after a legal move that is not one of `moves`; `done` after the right move. */
  readonly steps: Readonly<Record<string, { readonly say: string; readonly hint?: string; readonly done?: string }>>
  /** Short summary for the last page: what the learner knows now. */
  readonly learnt?: readonly string[]
}

/** One lesson. */
export type Lesson = {
  readonly id: string
  /** The learner's seat. */
  readonly seat: Seat
  /** Player names by seat; the entry of the learner's own seat is ignored. */
  readonly names: readonly string[]
  /** Approximate duration. */
  readonly minutes: number
  readonly steps: readonly LessonStep[]
  /** The preset of the match that the learner plays next, for example on the side just learnt; by default that of the last match. */
  readonly preset?: string
  readonly words: ByLanguage<LessonText>
}

/** The lessons of a game, and the rules and the notation in which they are played. */
export type Lessons<T extends GameTypes> = {
  readonly game: Game<T>
  readonly notation: { parseState(text: string): T['state']; parseMove(text: string): T['move'] }
  /** Whether two moves count as the same in a lesson; by default they must be equal. */
  isSame?(one: T['move'], other: T['move']): boolean
  readonly lessons: readonly Lesson[]
}
