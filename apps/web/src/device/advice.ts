/** What passes between those who want advice and the worker that gives it. */

/** What a bot would do, and why. */
export type Advised = {
  readonly move: unknown
  readonly chance: number | null
  readonly lead?: number
  readonly reason: { readonly type: string } | null
}

/** A question of a game's table to the same game's `aid`. */
export type Aid = { readonly game: string; readonly question: unknown }
