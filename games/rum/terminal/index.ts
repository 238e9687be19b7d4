/** RUM in the terminal. */
import type { TerminalTable } from '@tortuga/kit'
import type { RumTypes } from '../rules/index.ts'
import { rank, sayMove } from './moves.ts'
import { draw } from './table.ts'
import { howToType, spell } from './typing.ts'

export const terminal: TerminalTable<RumTypes> = { draw, sayMove, rank, spell, howToType }
