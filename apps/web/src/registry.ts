/** The games of this page: one line a game, and one in brains.ts for the workers. A table is loaded when it is needed. */
import type { GameTypes } from '@tortuga/kit'
import { face as rum } from '@tortuga/rum/web/face'
import { face as rumRunner } from '@tortuga/rum-runner/web/face'
import { face as rummikub } from '@tortuga/rummikub/web/face'
import { face as seaOfClouds } from '@tortuga/sea-of-clouds/web/face'
import type { GameFace, Language, WebGame } from '@tortuga/ui'

export type Registered = {
  readonly face: GameFace
  /** Its table and its words. */
  web(): Promise<WebGame<GameTypes>>
}

/** Views and moves of a game go back to that game alone, so that all of them may stand in one list. */
const sealed = (game: unknown): WebGame<GameTypes> => game as WebGame<GameTypes>

export const REGISTRY: readonly Registered[] = [
  { face: rum, web: async () => sealed((await import('@tortuga/rum/web')).rumWeb) },
  { face: rumRunner, web: async () => sealed((await import('@tortuga/rum-runner/web')).rumRunnerWeb) },
  { face: rummikub, web: async () => sealed((await import('@tortuga/rummikub/web')).rummikubWeb) },
  { face: seaOfClouds, web: async () => sealed((await import('@tortuga/sea-of-clouds/web')).seaOfCloudsWeb) },
]

export const findRegistered = (id: string): Registered | undefined => REGISTRY.find(({ face }) => face.id === id)

/** What a game is called in a list. */
export const titleOf = (id: string, language: Language): string => findRegistered(id)?.face.title[language] ?? id
