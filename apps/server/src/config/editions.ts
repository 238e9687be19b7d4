/** Finds the rules and bots of a match by their number: current ones, or a frozen edition that is loaded when the first match asks for it. */
import { findEdition } from '@tortuga/games'
import { botsByLevel, findServedGame } from './games.ts'
import type { RegisteredServerGame, Registry } from './games.ts'

/** Null if this build does not have them, as it happens with a match of a newer build. */
export const findMatchEdition = async (
  registry: Registry,
  id: string,
  rules: number,
): Promise<Pick<RegisteredServerGame, 'game' | 'bots'> | null> => {
  const registered = findServedGame(registry, id)
  if (registered === undefined || registered.game.rules === rules) return registered ?? null
  const edition = await findEdition(id, rules)
  return edition === null ? null : { game: edition.game, bots: botsByLevel(edition.bots) }
}
