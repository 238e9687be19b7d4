/** The opponents of Rummikub by level, the weakest first. */
import type { Bot } from '@tortuga/kit'
import type { RummikubTypes } from '../rules/index.ts'
import { patient } from './patient.ts'
import { plain } from './plain.ts'
import { solver } from './solver.ts'

export const LEVELS = ['plain', 'solver', 'patient'] as const
export type Level = (typeof LEVELS)[number]

export const bots: Readonly<Record<Level, Bot<RummikubTypes>>> = { plain, solver, patient }
