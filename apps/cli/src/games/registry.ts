/** The games of the command line, made from their manifests. */
import { MANIFESTS } from '@tortuga/games'
import { loadGame } from './registered-game.ts'
import type { CliGame } from './registered-game.ts'

export const REGISTRY: readonly CliGame[] = await Promise.all(MANIFESTS.map(loadGame))
