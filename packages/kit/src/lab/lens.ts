/** A lens reads what the lab reports about one game besides its outcome. Games without a lens still have wins, scores and lengths. */
import type { GameTypes, Outcome, Seat } from '../game.ts'
import type { ByLanguage, Language } from '../text/language.ts'

/** Records what happens to cards, and counts events. */
export type LensNote = {
  readonly took: (seat: Seat, face: string) => void
  readonly played: (seat: Seat, face: string) => void
  /** Held by that seat at the end of the match. */
  readonly kept: (seat: Seat, face: string) => void
  readonly count: (name: string, by?: number) => void
}

/** The names of a lens's sides, endings and counters in one language, by their keys. */
export type LensNames<Side extends string = string, Ending extends string = string, Count extends string = string> = {
  readonly sides: Readonly<Record<Side, string>>
  readonly endings: Readonly<Record<Ending, string>>
  readonly counts: Readonly<Record<Count, string>>
}

/** Methods, not function properties, for the same reason as in `Game`. */
export type Lens<T extends GameTypes> = {
  /** Bots without search, the best last. The levels are measured against them, and the best plays if no bot is named. */
  readonly plain: readonly string[]
  /** Whether to leave a piece out of the card figures because it is never taken or played. */
  ignores(face: string, options: T['options']): boolean
  faceName(face: string, options: T['options'], language: Language): string
  /** The side of each seat; null if the game has no sides. */
  sides(state: T['state']): readonly string[] | null
  /** The seat with the first turn if this event contains it; otherwise null. */
  firstSeat(event: T['event']): Seat | null
  read(event: T['event'], note: LensNote): void
  /** Records the final state. */
  finish(state: T['state'], note: LensNote): void
  ending(state: T['state'], outcome: Outcome): string
  /** The keys in `counts` are all counters that `read` and `finish` use. */
  readonly names: ByLanguage<LensNames>
}
