/** Rummikub in a terminal. */
import type { TerminalTable } from '@tortuga/kit'
import type { RummikubTypes } from '../rules/index.ts'
import { rankMove, sayMove } from './moves.ts'
import { drawTable } from './table.ts'
import { howToType, spellMove } from './typing.ts'

export const terminal: TerminalTable<RummikubTypes> = {
  draw: drawTable,
  sayMove,
  rank: rankMove,
  spell: spellMove,
  howToType,
}
