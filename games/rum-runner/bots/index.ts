/** Rum Runner's bots: the searching bot at five levels, and plain bots for the lab. */
import { createLevels, type Bot } from '@tortuga/kit'
import type { RunnerTypes } from '../rules/index.ts'
import { plain } from './plain.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

export const bots = createLevels(searcher, random, {
  'cabin-boy': { slips: 50, share: 0 },
  deckhand: { slips: 25, share: 0.01 },
  sailor: { slips: 9, share: 0.08 },
  boatswain: { slips: 3, share: 0.35 },
  captain: { slips: 0, share: 1 },
})

/** Not offered to players. */
export const baselineBots = { random, plain } as const satisfies Readonly<Record<string, Bot<RunnerTypes>>>
