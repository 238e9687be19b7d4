/** What the lab looks at in a game beyond its outcome. A game without a lens still gives wins, scores and lengths. */
import type { GameTypes, Outcome, Seat } from '@tortuga/kit'
import type { ByLanguage } from '../../language.ts'

/** Notes down what events tell of cards, and counts things. */
export type Note = {
  readonly took: (seat: Seat, face: string) => void
  readonly played: (seat: Seat, face: string) => void
  /** In somebody's hand, or before them, when the match was over. */
  readonly kept: (seat: Seat, face: string) => void
  readonly count: (name: string, by?: number) => void
}

/** Methods, not function properties, for the same reason as in `Game`. */
export type Lens<T extends GameTypes> = {
  /** Bots without search, the best last: what the others are measured against, and who plays where nobody is named. */
  readonly plain: readonly string[]
  /** Whether a piece is no card that anybody takes or plays: its figures would say nothing. */
  ignores(face: string, options: T['options']): boolean
  faceName(face: string, options: T['options']): ByLanguage<string>
  /** What each seat plays, where seats differ in that. */
  sides(state: T['state']): readonly string[] | null
  readonly sideNames: Readonly<Record<string, ByLanguage<string>>>
  /** Whoever had the first turn, read off an event; null for all others. */
  firstSeat(event: T['event']): Seat | null
  read(event: T['event'], note: Note): void
  /** Looks at the last state. */
  finish(state: T['state'], note: Note): void
  ending(state: T['state'], outcome: Outcome): string
  readonly endingNames: Readonly<Record<string, ByLanguage<string>>>
  /** What is counted, by name, and what that means. */
  readonly countNames: Readonly<Record<string, ByLanguage<string>>>
}
