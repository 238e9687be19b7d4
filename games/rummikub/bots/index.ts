/** The bots of Rummikub: one planning bot at five levels, and two plain bots for comparison in the lab. */
import { createLevels, type Bot } from '@tortuga/kit'
import type { RummikubTypes } from '../rules/index.ts'
import { plain } from './plain.ts'
import { planner } from './planner.ts'
import { solver } from './solver.ts'

/** A slip replaces the planned move by the plain bot's move, which lays tiles at once and never rearranges. */
export const bots = createLevels(planner, plain, {
  'cabin-boy': { slips: 85, share: 0 },
  deckhand: { slips: 40, share: 0 },
  sailor: { slips: 16, share: 0 },
  boatswain: { slips: 5, share: 0.1 },
  captain: { slips: 0, share: 0.8 },
})

/** Not offered to players. */
export const baselineBots = { plain, solver } as const satisfies Readonly<Record<string, Bot<RummikubTypes>>>
