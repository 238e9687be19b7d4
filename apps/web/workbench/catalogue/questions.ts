/** Every kind of question of a game, each with a position in which a seat is asked it. */
import { range } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { goldenSource, sampleSource } from './catalogue.ts'
import type { Found, FoundPosition } from './catalogue.ts'
import type { CatalogueFiles } from './game-files.ts'

const typeOf = (move: unknown): string => (typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : 'move')

/** The kind of a question in a game without samples: which types of moves answer it. */
const kindByMoves = (game: Game<GameTypes>, view: unknown): string =>
  [...new Set(Array.from(game.moves(view), typeOf))].toSorted().join(' or ')

/** Golden games come first, because their positions have a history. */
export const collectQuestions = async (files: CatalogueFiles): Promise<Found<FoundPosition>> => {
  const { game, samples, goldens } = files
  const found = new Map<string, FoundPosition>()
  const note = (kind: string, position: FoundPosition): void => {
    if (!found.has(kind)) found.set(kind, position)
  }
  for (const golden of await goldens())
    for (const moves of range(golden.matches.length)) {
      const state = golden.matches[moves]?.state
      for (const seat of game.awaited(state)) {
        const view = game.view(state, seat)
        note(samples === null ? kindByMoves(game, view) : samples.questionOf(view), { source: goldenSource(golden, moves), viewer: seat })
      }
    }
  const kinds = Object.entries(samples?.questions ?? {})
  for (const [kind, sample] of kinds) if (sample !== null) note(kind, { source: sampleSource(files, sample), viewer: sample.viewer })
  return { found, missing: kinds.map(([kind]) => kind).filter(kind => !found.has(kind)) }
}
