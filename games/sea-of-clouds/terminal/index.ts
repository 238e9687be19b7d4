/** Sea of Clouds in a terminal. Every legal move is listed, so a number is all the player has to type. */
import type { TerminalTable } from '@tortuga/kit'
import type { SeaTypes } from '../rules/index.ts'
import { rankMove, sayMove, spell } from './moves.ts'
import { drawTable } from './table.ts'

export const terminal: TerminalTable<SeaTypes> = {
  draw: drawTable,
  sayMove,
  rank: rankMove,
  spell,
  howToType: () => [],
}
