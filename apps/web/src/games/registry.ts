/** The games of this page, made from their manifests. The listings are part of the first visit; a game's table is loaded when it is needed. */
import { MANIFESTS } from '@tortuga/games'
import type { GameManifest } from '@tortuga/games/manifest'
import type { GameTypes, Language } from '@tortuga/kit'
import type { GameListing, Lessons, WebGame } from '@tortuga/ui'
import { loadWeb } from './load-web.ts'

export type RegisteredWebGame = {
  readonly listing: GameListing
  /** Loads its table and texts. */
  web(): Promise<WebGame<GameTypes>>
  /** Loads its lessons; absent in a game without lessons. */
  lessons?(): Promise<Lessons<GameTypes>>
}

const registerGame = async ({ load }: GameManifest<GameTypes>): Promise<RegisteredWebGame> => ({
  listing: await load.listing(),
  web: () => loadWeb({ load }),
  ...(load.lessons === undefined ? {} : { lessons: load.lessons }),
})

const registered: RegisteredWebGame[] = []

/** Empty until `loadRegistry` has run, before the first render. */
export const REGISTRY: readonly RegisteredWebGame[] = registered

/** Not awaited at the top of this module: in WebKit a dynamic import of a module that waits there may resolve before its exports exist (bug 242740). */
export const loadRegistry = async (): Promise<readonly RegisteredWebGame[]> => {
  const games = await Promise.all(MANIFESTS.map(registerGame))
  registered.splice(0, registered.length, ...games)
  return REGISTRY
}

export const findPageGame = (id: string): RegisteredWebGame | undefined => REGISTRY.find(({ listing }) => listing.id === id)

/** A game's name, or its id where this page does not know it. */
export const titleOf = (id: string, language: Language): string => findPageGame(id)?.listing.title[language] ?? id
