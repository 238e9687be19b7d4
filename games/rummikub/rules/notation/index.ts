/** The notation of Rummikub: states and moves as text that can be read back. */
import { parseMove, printMove } from './moves.ts'
import { parseState, printState } from './state.ts'

export const notation = { printState, parseState, printMove, parseMove }
