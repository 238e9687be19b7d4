/** The opponents of RUM by level, the weakest first. */
import type { Bot } from '@tortuga/kit'
import type { RumTypes } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

export const bots: Readonly<Record<Level, Bot<RumTypes>>> = { random, greedy }
