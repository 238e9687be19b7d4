/** Where a position comes from, as the address names it: notation, a golden game or a new deal. */
import { at, fastRandom, unreachable } from '@tortuga/kit'
import type { GameTypes, Step, Viewer } from '@tortuga/kit'
import type { GoldenGame, PlayedEdition } from './golden-game.ts'
import { stepAfter } from './golden-game.ts'
import { dealMatch, matchAtState, matchInGolden } from './prepared-match.ts'
import type { PreparedMatch } from './prepared-match.ts'

export type PositionSource =
  | { readonly type: 'notation'; readonly text: string }
  | { readonly type: 'golden'; readonly name: string; readonly moves: number }
  | { readonly type: 'deal'; readonly preset: string; readonly seats: number; readonly seed: number }

/** What finding a position needs of a game. */
export type PositionFiles = PlayedEdition & { golden(name: string): Promise<GoldenGame | null> }

/** A sentence for the developer who wrote the address. */
export class PositionProblem extends Error {}

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const findPosition = async ({ game, notation, golden }: PositionFiles, source: PositionSource): Promise<PreparedMatch> => {
  switch (source.type) {
    case 'notation':
      try {
        return matchAtState(game, notation.parseState(source.text))
      } catch (error) {
        throw new PositionProblem(`This is not a position of ${game.id}: ${explain(error)}.`)
      }
    case 'golden': {
      const found = await golden(source.name)
      if (found === null) throw new PositionProblem(`${game.id} has no golden game ${source.name}.`)
      return matchInGolden(game, found, source.moves)
    }
    case 'deal': {
      const [least, most] = game.seats
      if (!(source.preset in game.presets)) throw new PositionProblem(`${game.id} has no preset ${source.preset}.`)
      if (source.seats < least || source.seats > most)
        throw new PositionProblem(`${game.id} has ${least} to ${most} seats, not ${source.seats}.`)
      return dealMatch(game, source.preset, source.seats, source.seed)
    }
    default:
      return unreachable(source)
  }
}

/** A move in notation, decoded. */
export const readMove = ({ game, notation }: PlayedEdition, text: string): unknown => {
  try {
    return notation.parseMove(text)
  } catch (error) {
    throw new PositionProblem(`This is not a move of ${game.id}: ${explain(error)}.`)
  }
}

/** The step that follows a position: the next move of its golden game, or a given move of the viewer. */
export const stepFrom = async (
  files: PositionFiles,
  source: PositionSource,
  prepared: PreparedMatch,
  viewer: Viewer,
  moveText: string | null,
): Promise<Step<GameTypes>> => {
  const { game } = files
  if (source.type === 'golden' && moveText === null) {
    const golden = await files.golden(source.name)
    const step = golden === null ? undefined : stepAfter(golden, source.moves)
    if (step === undefined) throw new PositionProblem(`No move follows this position of ${source.name}.`)
    return { state: step.after.state, events: step.made.events }
  }
  if (moveText === null) throw new PositionProblem('An event outside a golden game needs the move that causes it.')
  const { state } = prepared.match
  const move = readMove(files, moveText)
  const seat = typeof viewer === 'number' ? viewer : at(game.awaited(state), 0)
  const refusal = game.check(game.view(state, seat), move)
  if (refusal !== null) throw new PositionProblem(`The rules refuse this move: ${refusal.type}.`)
  return game.apply(state, seat, move, fastRandom(prepared.match.steps))
}
