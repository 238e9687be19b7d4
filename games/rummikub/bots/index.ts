/** The bots of Rummikub: one that lays at once at four levels, one that may wait as captain, and two for comparison in the lab. */
import { handicapped, type Bot, type Level } from '@tortuga/kit'
import type { RummikubTypes } from '../rules/index.ts'
import { plain } from './plain.ts'
import { layer, planner } from './planner.ts'
import { solver } from './solver.ts'

/** A slip replaces the move by the plain bot's, which lays tiles at once, too, but never rearranges. */
export const bots = {
  'cabin-boy': handicapped(layer, plain, { slips: 80, share: 0 }),
  deckhand: handicapped(layer, plain, { slips: 50, share: 0 }),
  sailor: handicapped(layer, plain, { slips: 20, share: 0 }),
  boatswain: handicapped(layer, plain, { slips: 0, share: 0.2 }),
  captain: handicapped(planner, plain, { slips: 0, share: 0.8 }),
} as const satisfies Readonly<Record<Level, Bot<RummikubTypes>>>

/** A hint lays what can be laid: a beginner who waited like the captain would draw for minutes. */
export const hint = layer

/** Not offered to players. */
export const baselineBots = { plain, solver } as const satisfies Readonly<Record<string, Bot<RummikubTypes>>>
