/** The opponents of Sea of Clouds: one bot that searches, at five levels. Beside them the plain bots, for the lab and for comparison. */
import { levelsOf, type Bot } from '@tortuga/kit'
import type { SeaTypes } from '../rules/index.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'
import { weigher } from './weigher.ts'

/** Slips are answers of any kind, half of them no worse for it: a turn is as a rule take or leave. */
export const bots = levelsOf(searcher, random, {
  'cabin-boy': { slips: 85, share: 0.05 },
  deckhand: { slips: 56, share: 0.05 },
  sailor: { slips: 31, share: 0.08 },
  boatswain: { slips: 10, share: 0.1 },
  captain: { slips: 0, share: 2 },
})

/** They are not offered to players. */
export const plainBots = { random, weigher } as const satisfies Readonly<Record<string, Bot<SeaTypes>>>
