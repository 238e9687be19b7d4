/** The opponents of Rummikub: one bot that waits and looks ahead, at five levels. Beside them the plain bots, for the lab and for comparison. */
import { levelsOf, type Bot } from '@tortuga/kit'
import type { RummikubTypes } from '../rules/index.ts'
import { plain } from './plain.ts'
import { planner } from './planner.ts'
import { solver } from './solver.ts'

/** Slips are plain plays: whatever lies open is laid at once, and nothing rearranged. */
export const bots = levelsOf(planner, plain, {
  'cabin-boy': { slips: 85, share: 0 },
  deckhand: { slips: 40, share: 0 },
  sailor: { slips: 16, share: 0 },
  boatswain: { slips: 5, share: 0.1 },
  captain: { slips: 0, share: 0.8 },
})

/** They are not offered to players. */
export const plainBots = { plain, solver } as const satisfies Readonly<Record<string, Bot<RummikubTypes>>>
