/** Loads the table of a game with the rules of one match. An earlier edition is loaded only when a match asks for it. */
import { MANIFESTS } from '@tortuga/games'
import type { GameTypes } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { loadWeb } from './load-web.ts'

/** Null if this page knows no such game or not these rules, as it happens with a match of a newer build. */
export const loadWebGame = async (id: string, rules: number): Promise<WebGame<GameTypes> | null> => {
  const manifest = MANIFESTS.find(one => one.id === id)
  if (manifest === undefined) return null
  if (rules === manifest.rules) return loadWeb(manifest)
  const { loadEarlierGame } = await import('./earlier-edition.tsx')
  return loadEarlierGame(manifest, rules)
}
