/** Loads the options of a game, for forms and for the rules of a match. */
import { MANIFESTS } from '@tortuga/games'
import type { SetupOptions } from '@tortuga/kit'

/** Null for a game without options. */
export const loadSetup = async (id: string): Promise<SetupOptions | null> =>
  (await MANIFESTS.find(manifest => manifest.id === id)?.load.setup?.()) ?? null
