/** The opponents of Rum Runner by level, the weakest first. Each plays both sides. */
import type { Bot } from '@tortuga/kit'
import type { RunnerTypes } from '../rules/index.ts'
import { plain } from './plain.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'

export const LEVELS = ['random', 'plain', 'planner'] as const
export type Level = (typeof LEVELS)[number]

export const bots: Readonly<Record<Level, Bot<RunnerTypes>>> = { random, plain, planner }
