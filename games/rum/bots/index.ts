/** The opponents of RUM: one bot that searches, at five levels. Beside them the plain bots, for the lab and for comparison. */
import { levelsOf, type Bot } from '@tortuga/kit'
import type { RumTypes } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

/** An iteration takes a fraction of a millisecond, so that a level may take several for each playout it is given. */
export const bots = levelsOf(searcher, random, {
  'cabin-boy': { slips: 60, share: 0.1 },
  deckhand: { slips: 35, share: 0.1 },
  sailor: { slips: 18, share: 0.2 },
  boatswain: { slips: 7, share: 0.5 },
  captain: { slips: 0, share: 8 },
})

/** They are not offered to players. */
export const plainBots = { random, greedy } as const satisfies Readonly<Record<string, Bot<RumTypes>>>
