/** The bots of Sea of Clouds: a searching bot at five levels, and plain bots for the lab. */
import { createLevels, type Bot } from '@tortuga/kit'
import type { SeaTypes } from '../rules/index.ts'
import { random } from './random.ts'
import { searcher } from './search/searcher.ts'
import { weigher } from './one-step/weigher.ts'

/** A slip is a random move. The percentages are high because most turns have two moves, so half of the slips do no harm. */
export const bots = createLevels(searcher, random, {
  'cabin-boy': { slips: 85, share: 0.05 },
  deckhand: { slips: 56, share: 0.05 },
  sailor: { slips: 31, share: 0.08 },
  boatswain: { slips: 10, share: 0.1 },
  captain: { slips: 0, share: 2 },
})

/** Not offered to players. */
export const baselineBots = { random, weigher } as const satisfies Readonly<Record<string, Bot<SeaTypes>>>
