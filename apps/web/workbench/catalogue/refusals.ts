/** Every type of refusal of a game, each with a position and a move that the rules refuse with it. */
import { range } from '@tortuga/kit'
import type { GameTypes, Viewer } from '@tortuga/kit'
import type { GoldenGame } from '../positions/golden-game.ts'
import { findPosition, readMove } from '../positions/position-source.ts'
import { goldenSource, sampleSource, spreadOver } from './catalogue.ts'
import type { Found, FoundPosition } from './catalogue.ts'
import type { CatalogueFiles } from './game-files.ts'

export type FoundRefusal = FoundPosition & {
  readonly move: string
  readonly refusal: GameTypes['refusal']
  /** Whether the viewer is asked. A table lets nobody else move, so it cannot show the refusal. */
  readonly isAsked: boolean
}

/** The types of refusals that some move can cause. */
export const possibleRefusals = ({ game, samples }: CatalogueFiles): readonly string[] =>
  Object.keys(game.refusalRules).filter(type => !Object.hasOwn(samples?.impossible ?? {}, type))

type TriedMove = readonly [text: string, move: unknown]

/** The moves of all golden games, without repetitions: legal somewhere, and illegal elsewhere. */
const movesOf = ({ notation }: CatalogueFiles, goldens: readonly GoldenGame[]): readonly TriedMove[] => {
  const moves = new Map<string, unknown>()
  for (const { entries } of goldens)
    for (const { entry } of entries) if (entry.type === 'move') moves.set(notation.printMove(entry.move), entry.move)
  return [...moves]
}

/** Tries moves of the golden games in positions of the golden games, for the viewers that `viewersOf` chooses. */
const tryMoves = (
  files: CatalogueFiles,
  goldens: readonly GoldenGame[],
  tried: readonly TriedMove[],
  viewersOf: (golden: GoldenGame, state: unknown) => readonly Viewer[],
  isAsked: boolean,
  found: Map<string, FoundRefusal>,
): void => {
  const { game } = files
  const isComplete = (): boolean => found.size === possibleRefusals(files).length
  for (const golden of goldens)
    for (const moves of spreadOver(golden)) {
      const state = golden.matches[moves]?.state
      for (const viewer of viewersOf(golden, state)) {
        const view = game.view(state, viewer)
        for (const [text, move] of tried) {
          const refusal = game.check(view, move)
          if (refusal !== null && !found.has(refusal.type))
            found.set(refusal.type, { source: goldenSource(golden, moves), viewer, move: text, refusal, isAsked })
        }
        if (isComplete()) return
      }
    }
}

/** The declared samples; a sample that the rules do not refuse with its type is left out, and its type is missing. */
const addSamples = async (files: CatalogueFiles, found: Map<string, FoundRefusal>): Promise<void> => {
  for (const [type, sample] of Object.entries(files.samples?.refusals ?? {})) {
    if (sample === undefined) continue
    const source = sampleSource(files, sample)
    const { match } = await findPosition(files, source)
    const refusal = files.game.check(files.game.view(match.state, sample.viewer), readMove(files, sample.move))
    const isAsked = files.game.awaited(match.state).some(seat => seat === sample.viewer)
    if (refusal?.type === type) found.set(type, { source, viewer: sample.viewer, move: sample.move, refusal, isAsked })
  }
}

export const collectRefusals = async (files: CatalogueFiles): Promise<Found<FoundRefusal>> => {
  const { game } = files
  const goldens = await files.goldens()
  const tried = movesOf(files, goldens)
  const found = new Map<string, FoundRefusal>()
  await addSamples(files, found)
  tryMoves(files, goldens, tried, (_, state) => game.awaited(state), true, found)
  const others = ({ seats }: GoldenGame, state: unknown): readonly Viewer[] => [
    ...range(seats).filter(seat => !game.awaited(state).includes(seat)),
    'table',
  ]
  tryMoves(files, goldens, tried, others, false, found)
  return { found, missing: possibleRefusals(files).filter(type => !found.has(type)) }
}
