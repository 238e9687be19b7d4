/** Looks a state over that came from outside: everything the rules can be asked about it is asked once, and must make sense. */
import { canonicalJson, fastRandom, upTo } from '@tortuga/kit'
import type { Game, GameTypes, Seat, Viewer } from '@tortuga/kit'

/** What is wrong with a state, or for how many seats it is. */
export type Looked = { readonly seats: number } | { readonly problem: string }

/** Whether JSON holds it as it is: a view of a state that lacks something has a hole in it. */
const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'object' && Object.values(value).every(isPlain)
}

const canSee = (game: Game<GameTypes>, state: unknown, viewer: Viewer): boolean => {
  try {
    return isPlain(game.view(state, viewer))
  } catch {
    return false
  }
}

/** A state knows its seats but the contract has no word for them: the last seat that can look at it is the last there is. */
const countSeats = (game: Game<GameTypes>, state: unknown): number | null =>
  upTo(game.seats[1] + 1)
    .toReversed()
    .find(seats => seats >= game.seats[0] && canSee(game, state, seats - 1)) ?? null

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** A field that is of another kind than in a match just set up. Null goes with everything. */
const findOddField = (game: Game<GameTypes>, state: unknown, seats: number): string | null => {
  const [options] = Object.values(game.presets)
  const known = new Map(Object.entries(game.setup(options, seats, fastRandom(0)).state as object))
  const odd = Object.entries(state as object).find(([key, value]) => {
    const usual: unknown = known.get(key) ?? null
    return value !== null && usual !== null && kindOf(value) !== kindOf(usual)
  })
  return odd?.[0] ?? null
}

/** From what a seat sees, a world with the same pieces can be made that looks the same to it. */
const isWorld = (game: Game<GameTypes>, state: unknown, seat: Seat): boolean => {
  const seen = game.view(state, seat)
  const world = game.determinize(seen, fastRandom(seat))
  const piecesOf = (whole: unknown): string => game.secrets.pieces(whole).toSorted().join(' ')
  return canonicalJson(game.view(world, seat)) === canonicalJson(seen) && piecesOf(world) === piecesOf(state)
}

const findProblem = (game: Game<GameTypes>, state: unknown, seats: number): string | null => {
  const awaited = game.awaited(state)
  if (!awaited.every((seat, index) => Number.isInteger(seat) && seat > (awaited[index - 1] ?? -1) && seat < seats))
    return 'it awaits seats that are not there'
  if ((game.outcome(state) === null) !== awaited.length > 0) return 'it awaits nobody and has no outcome, or both'
  const blind = [...upTo(seats), 'table' as const, 'open' as const].find(viewer => !canSee(game, state, viewer))
  if (blind !== undefined) return `there is no whole view of it for ${blind}`
  const pieces = game.secrets.pieces(state)
  if (new Set(pieces).size !== pieces.length) return 'a piece is in it twice'
  const odd = findOddField(game, state, seats)
  if (odd !== null) return `"${odd}" is of the wrong kind`
  const lost = upTo(seats).find(seat => !isWorld(game, state, seat))
  if (lost !== undefined) return `what seat ${lost} sees cannot be`
  for (const seat of awaited) {
    const [first] = game.moves(game.view(state, seat))
    if (!game.listsAllMoves || first !== undefined) continue
    return `seat ${seat} is awaited and has no move`
  }
  return null
}

export const lookOver = (game: Game<GameTypes>, state: unknown): Looked => {
  const seats = countSeats(game, state)
  if (seats === null) return { problem: 'no seat can look at it' }
  try {
    const problem = findProblem(game, state, seats)
    return problem === null ? { seats } : { problem }
  } catch (error) {
    return { problem: `the rules break on it (${error instanceof Error ? error.message : String(error)})` }
  }
}
