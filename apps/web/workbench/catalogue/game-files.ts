/** Everything of one game that the catalogue reads: rules, notation, texts, samples and golden games. Pages and tests load them in their own ways. */
import type { GameManifest } from '@tortuga/games/manifest'
import type { GameSamples } from '@tortuga/games/samples'
import type { GameTypes } from '@tortuga/kit'
import { replayGolden } from '../positions/golden-game.ts'
import type { GoldenGame } from '../positions/golden-game.ts'
import type { PositionFiles } from '../positions/position-source.ts'

export type CatalogueFiles = PositionFiles & {
  /** Null for a game without samples. */
  readonly samples: GameSamples<GameTypes> | null
  readonly eventTypes: readonly string[]
  /** The names of the golden games, such as `en-2`. */
  readonly goldenNames: readonly string[]
  goldens(): Promise<readonly GoldenGame[]>
}

/** The texts of golden games by name, each loaded when it is needed. */
export type GoldenTexts = ReadonlyMap<string, () => Promise<string>>

export const loadCatalogueFiles = async ({ load }: GameManifest<GameTypes>, texts: GoldenTexts): Promise<CatalogueFiles> => {
  const [{ game, notation }, { en }, samples] = await Promise.all([load.rules(), load.texts(), load.samples?.() ?? null])
  const replayed = new Map<string, Promise<GoldenGame | null>>()
  const replay = async (name: string): Promise<GoldenGame | null> => {
    const text = await texts.get(name)?.()
    return text === undefined ? null : replayGolden({ game, notation }, name, text)
  }
  const golden = (name: string): Promise<GoldenGame | null> => {
    const found = replayed.get(name) ?? replay(name)
    replayed.set(name, found)
    return found
  }
  const goldenNames = [...texts.keys()]
  return {
    game,
    notation,
    samples,
    eventTypes: Object.keys(en.log),
    goldenNames,
    golden,
    goldens: async () => (await Promise.all(goldenNames.map(golden))).filter(found => found !== null),
  }
}
