/** The games' rules and bots, for the workers: one line a game, as in the page's registry. */
import type { Bot, Game, GameTypes } from '@tortuga/kit'

/** Rules, and bots by level, the weakest first. */
export type Brain = {
  readonly game: Game<GameTypes>
  readonly bots: Readonly<Record<string, Bot<GameTypes>>>
  /** What a table may ask for beside advice; none where it asks for nothing. */
  readonly aid?: (question: unknown) => unknown
}

/** Views and moves of a game go back to that game alone, so that all of them may stand in one list. */
const sealed = (brain: { readonly game: unknown; readonly bots: unknown; readonly aid?: unknown }): Brain => brain as Brain

const BRAINS: Readonly<Record<string, () => Promise<Brain>>> = {
  rum: async () => sealed({ game: (await import('@tortuga/rum/rules')).rum, bots: (await import('@tortuga/rum/bots')).bots }),
  'rum-runner': async () =>
    sealed({ game: (await import('@tortuga/rum-runner/rules')).rumRunner, bots: (await import('@tortuga/rum-runner/bots')).bots }),
  rummikub: async () => {
    const { rummikub, aid } = await import('@tortuga/rummikub/rules')
    return sealed({ game: rummikub, bots: (await import('@tortuga/rummikub/bots')).bots, aid })
  },
  'sea-of-clouds': async () =>
    sealed({ game: (await import('@tortuga/sea-of-clouds/rules')).seaOfClouds, bots: (await import('@tortuga/sea-of-clouds/bots')).bots }),
}

export const loadBrain = async (id: string): Promise<Brain> => {
  const load = BRAINS[id]
  if (load === undefined) throw new Error(`no game is called ${id}`)
  return load()
}
