/** Text types that all games share. */
import type { Seat } from '../game.ts'

/** The name of a player by seat. Sentences about the seat `you` address the reader ("You take …"); without it they name everybody. */
export type NameOf = { (seat: Seat): string; readonly you?: Seat | null }

/** The names for a reader at a seat; null for a reader who sits nowhere. */
export const namesFor = (name: (seat: Seat) => string, you: Seat | null): NameOf => Object.assign((seat: Seat) => name(seat), { you })

/** A name and one sentence about it. */
export type Described = { readonly name: string; readonly about: string }

/** The description of a game option. `values` names the values that have a name. */
export type DescribedOption = Described & { readonly values: Readonly<Record<string, string>> }
