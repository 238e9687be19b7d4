/** Validates a loaded state: calls every function of the rules on it and checks the results for consistency. */
import { canonicalJson, fastRandom, range } from '@tortuga/kit'
import type { Game, GameTypes, Seat, Viewer } from '@tortuga/kit'

/** The number of seats of a valid state, or the problem. */
export type StateCheck = { readonly seats: number } | { readonly problem: string }

/** Whether a value survives JSON unchanged. A view of an incomplete state contains `undefined`. */
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

/** The contract has no function for the number of seats, so try seat numbers: the highest seat with a view is the last one. */
const countSeats = (game: Game<GameTypes>, state: unknown): number | null =>
  range(game.seats[1] + 1)
    .toReversed()
    .find(seats => seats >= game.seats[0] && canSee(game, state, seats - 1)) ?? null

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** A field whose type differs from that of a new match. Null matches every type. */
const findOddField = (game: Game<GameTypes>, state: unknown, seats: number): string | null => {
  const [options] = Object.values(game.presets)
  const known = new Map(Object.entries(game.setup(options, seats, fastRandom(0)).state as object))
  const odd = Object.entries(state as object).find(([key, value]) => {
    const usual: unknown = known.get(key) ?? null
    return value !== null && usual !== null && kindOf(value) !== kindOf(usual)
  })
  return odd?.[0] ?? null
}

/** Whether `determinize` builds from the seat's view a world with the same pieces and the same view. */
const isWorld = (game: Game<GameTypes>, state: unknown, seat: Seat): boolean => {
  const seen = game.view(state, seat)
  const world = game.determinize(seen, fastRandom(seat))
  const piecesOf = (whole: unknown): string => game.secrets.pieces(whole).toSorted().join(' ')
  return canonicalJson(game.view(world, seat)) === canonicalJson(seen) && piecesOf(world) === piecesOf(state)
}

const findProblem = (game: Game<GameTypes>, state: unknown, seats: number): string | null => {
  const awaited = game.awaited(state)
  if (!awaited.every((seat, index) => Number.isInteger(seat) && seat > (awaited[index - 1] ?? -1) && seat < seats))
    return 'it awaits seats that do not exist'
  if ((game.outcome(state) === null) !== awaited.length > 0) return 'it must either await a seat or have an outcome'
  const blind = [...range(seats), 'table' as const, 'open' as const].find(viewer => !canSee(game, state, viewer))
  if (blind !== undefined) return `the view of ${blind} is incomplete`
  const pieces = game.secrets.pieces(state)
  if (new Set(pieces).size !== pieces.length) return 'it contains a piece twice'
  const odd = findOddField(game, state, seats)
  if (odd !== null) return `"${odd}" has the wrong type`
  const unmatched = range(seats).find(seat => !isWorld(game, state, seat))
  if (unmatched !== undefined) return `no complete state fits the view of seat ${unmatched}`
  for (const seat of awaited) {
    const [first] = game.moves(game.view(state, seat))
    if (!game.listsAllMoves || first !== undefined) continue
    return `seat ${seat} is awaited and has no move`
  }
  return null
}

export const checkState = (game: Game<GameTypes>, state: unknown): StateCheck => {
  const seats = countSeats(game, state)
  if (seats === null) return { problem: 'no number of seats fits it' }
  try {
    const problem = findProblem(game, state, seats)
    return problem === null ? { seats } : { problem }
  } catch (error) {
    return { problem: `the rules throw an error on it (${error instanceof Error ? error.message : String(error)})` }
  }
}
