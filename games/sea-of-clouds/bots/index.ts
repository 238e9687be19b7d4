/** The opponents of Sea of Clouds by level, the weakest first. */
import type { Bot } from '@tortuga/kit'
import type { SeaTypes } from '../rules/index.ts'
import { greedy, weigher } from './players.ts'
import { random } from './random.ts'

export const LEVELS = ['random', 'greedy', 'weigher'] as const
export type Level = (typeof LEVELS)[number]

export const bots: Readonly<Record<Level, Bot<SeaTypes>>> = { random, greedy, weigher }
