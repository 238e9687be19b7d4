/**
 * Positions and moves as text, for tests, golden games and bug reports.
 *
 *     pl | turn: A | clock: 4 | captains: green 5 B, yellow 3 A | beach: black2-green1 (red2-orange1) - | A: yellow2-green1 orange2-green1! | B: - | wreck: …
 *
 * The first field names the preset, or `own` for other options. Seats are letters. A card in brackets is face down, and `-` means nothing.
 * `!` marks a card that all players know to be in that hand or in the wreck; `!A` marks a card that only A knows to be in the wreck.
 * Further fields: `apart: parrot`, `agenda: discards drawn 2 A - -; refill; tide; next-player` (what is left of the turn, once its action is over),
 * `ending: clock`, and last `options: {…}` if no preset fits.
 * Defaults: turn A, clock 1, captains in the row at 1. `…` stands for all cards that no other field names; a missing wreck contains exactly those.
 *
 * Moves: `draw wreck`, `draw 2`, `play red2-blue1/2 green2-red1/1 with 1 3`, `discard red2-blue1`. The number after the slash counts the bottles of
 * the end that points up; `with` names the beach slots that count.
 */
import { parseMove, printMove } from './moves.ts'
import { parseState } from './parse-state.ts'
import { printState } from './print-state.ts'

export const notation = { printState, parseState, printMove, parseMove }
