/** Rum Runner in a terminal. */
import type { TerminalTable } from '@tortuga/kit'
import type { RunnerTypes } from '../rules/index.ts'
import { howToType, rank, buttonLabel, spell } from './moves.ts'
import { drawTable } from './table.ts'

export const terminal: TerminalTable<RunnerTypes> = { draw: drawTable, sayMove: buttonLabel, rank, spell, howToType }
