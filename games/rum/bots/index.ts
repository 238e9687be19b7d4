/** The bots of RUM: one search bot at five levels for players, and two plain bots that the lab compares them with. */
import { createLevels, type Bot } from '@tortuga/kit'
import type { RumTypes } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searchBot } from './search-bot.ts'

/** `share` is the number of search iterations for each playout of the budget; one iteration takes a fraction of a millisecond. */
export const bots = createLevels(searchBot, random, {
  'cabin-boy': { slips: 60, share: 0.1 },
  deckhand: { slips: 35, share: 0.1 },
  sailor: { slips: 18, share: 0.2 },
  boatswain: { slips: 7, share: 0.5 },
  captain: { slips: 0, share: 8 },
})

/** For the lab; not offered to players. */
export const baselineBots = { random, greedy } as const satisfies Readonly<Record<string, Bot<RumTypes>>>
